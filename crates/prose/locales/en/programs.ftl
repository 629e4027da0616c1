# Programs

error-token = This token is not known here. A program gets one by POST /api/guests.
invite-program = A program can take a chair too: give it this link.
