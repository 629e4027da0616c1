# Beside the game: talk, requests to take back, prepared moves, comments, playing on.

## Talk

talk = Talk
talk-empty = Nobody has said anything yet.
talk-write = Write a line
talk-send = Send
talk-phrases = Ready phrases, in every reader’s language
talk-watches = watching
talk-help-waiting = Everybody who has come to this table reads this.
talk-help-seated = Everybody at the table and whoever watches reads this.
talk-help-watching = Those who watch read this. The players do not, as long as they play.
talk-news = new messages
talk-people = Mute or block somebody
talk-people-help = You no longer read somebody who is muted. Somebody who is blocked cannot sit down at your tables either. They are not told.
talk-mute = Mute
talk-block = Block
talk-unmute = Forgive
talk-muted = muted
talk-blocked = blocked
talk-length = Write 1 to { $what } characters.
talk-slowly = That was a lot at once. Wait half a minute.
talk-nameless = Give yourself a name first.
error-not-welcome = The host keeps this table for others.
error-not-on = The game is not being played.

phrase-hello = Good evening, everybody!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thinking = I am thinking …
phrase-your-turn = It is your turn, I believe.
phrase-back-soon = I will be back soon.
phrase-here-again = Here I am again.
phrase-sorry = Sorry!
phrase-thanks = Thank you!
phrase-close-one = That was close!
phrase-good-game = What a good game!
phrase-goodbye = Goodbye, until next time!
phrase-rather-not = I would rather not take that back.
phrase-took-back = We went back, with everybody’s consent.

## Taking back by consent

ask-take-back = Take back
ask-to-take-back = Ask to take back
back-to-before = Go back to before this
ask-you = You ask to take back
ask-somebody = { $name } asks to take back
ask-before-line = to before this, in turn { $n }: { $line }
ask-before-step = to before the last choice of { $name }.
ask-waits-for = Waiting for { $names }
ask-agree = Agree
ask-refuse = Refuse
ask-withdraw = Withdraw
ask-open = Somebody else’s request comes first.
ask-not-yours = This request is not for you to answer.

## Prepared moves

plan = Prepare
plan-empty = Nothing is prepared. What you choose here is played when your turn comes, as long as it is allowed then. Nobody else can see it.
plan-search = Find an action by its words
plan-find = Find
plan-place = Or press a place on the board.
plan-nothing = No action has these words.
plan-more = { $n ->
    [one] and one more: add a word
   *[other] and { $n } more: add a word
}
plan-drop = Drop this and what follows
plan-drop-it = Drop “{ $action }” and what follows
plan-stopped = Not played: { $action }.
plan-put-aside = You played or went back yourself, so the rest was put aside.
plan-alone = Play it for me when there is only one choice
plan-long = That is further than anybody can plan.
plan-to-table = Back to the table

## Comments and playing on

comments = Comments
comments-on-step = On step { $ply }
comments-none = Nobody has said anything about this step.
comments-write = What do you say about this step?
comments-send = Comment
comments-delete = Delete
comments-link = Link to this comment
comments-on-steps = Comments on steps
comments-not-yours = Only the writer or the host can delete this.
play-on = Play on from here
play-on-chair = Your chair
play-on-others = The other chairs
play-on-friends = Friends, by link
play-on-help = A new table in this position. What chance brings next is new.
play-on-open = Open the table
plays-on-from = This table plays on from step { $ply } of another game.
