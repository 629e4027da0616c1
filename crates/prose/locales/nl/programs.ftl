# Programma’s

error-token = Deze toegangscode is hier niet bekend. Een programma krijgt er een met POST /api/guests.
invite-program = Ook een programma kan op een stoel zitten: geef het deze link.
