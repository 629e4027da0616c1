# Naast het spel: praten, vragen om terug te nemen, voorbereiden, commentaar, verder spelen.

## Praten

talk = Praten
talk-empty = Er is nog niets gezegd.
talk-write = Schrijf een regel
talk-send = Verstuur
talk-phrases = Kant-en-klare zinnen, in ieders eigen taal
talk-watches = kijkt toe
talk-help-waiting = Iedereen die naar deze tafel is gekomen, leest dit.
talk-help-seated = Iedereen aan tafel en wie toekijkt leest dit.
talk-help-watching = Wie toekijkt leest dit. De spelers niet, zolang zij spelen.
talk-news = nieuwe berichten
talk-people = Iemand dempen of blokkeren
talk-people-help = Wie gedempt is, lees je niet meer. Wie geblokkeerd is, kan ook niet aan je tafels gaan zitten. Zij merken er niets van.
talk-mute = Dempen
talk-block = Blokkeren
talk-unmute = Vergeven
talk-muted = gedempt
talk-blocked = geblokkeerd
talk-length = Schrijf 1 tot { $what } tekens.
talk-slowly = Dat was veel tegelijk. Wacht een halve minuut.
talk-nameless = Geef jezelf eerst een naam.
error-not-welcome = De gastheer houdt deze tafel vrij voor anderen.
error-not-on = Er wordt niet gespeeld.

phrase-hello = Goedenavond allemaal!
phrase-good-luck = Veel geluk!
phrase-well-played = Goed gespeeld!
phrase-thinking = Ik denk na …
phrase-your-turn = Jij bent aan de beurt, geloof ik.
phrase-back-soon = Ik ben zo terug.
phrase-here-again = Daar ben ik weer.
phrase-sorry = Sorry!
phrase-thanks = Dank je wel!
phrase-close-one = Dat scheelde weinig!
phrase-good-game = Wat een mooie partij!
phrase-goodbye = Dag, tot de volgende keer!
phrase-rather-not = Dat neem ik liever niet terug.
phrase-took-back = We zijn teruggegaan, met ieders instemming.

## Terugnemen met instemming

ask-take-back = Terugnemen
ask-to-take-back = Vragen om terug te nemen
back-to-before = Terug tot vóór dit
ask-you = Je vraagt om terug te gaan
ask-somebody = { $name } vraagt om terug te gaan
ask-before-line = tot vóór dit, in beurt { $n }: { $line }
ask-before-step = tot vóór de laatste keuze van { $name }.
ask-waits-for = Wachten op { $names }
ask-agree = Akkoord
ask-refuse = Weigeren
ask-withdraw = Intrekken
ask-open = Er ligt al een andere vraag.
ask-not-yours = Deze vraag is niet aan jou.

## Voorbereide zetten

plan = Plannen
plan-empty = Er is niets voorbereid. Wat je hier kiest, wordt gespeeld als je aan de beurt bent, zolang het dan mag. Niemand anders ziet het.
plan-search = Zoek een actie op woorden
plan-find = Zoek
plan-place = Of druk op een plek op het bord.
plan-nothing = Geen actie heeft deze woorden.
plan-more = { $n ->
    [one] en nog een: voeg een woord toe
   *[other] en nog { $n }: voeg een woord toe
}
plan-drop = Laat dit en wat volgt vallen
plan-drop-it = Laat “{ $action }” en wat volgt vallen
plan-stopped = Niet gespeeld: { $action }.
plan-put-aside = Je speelde of ging zelf terug; de rest is opzijgelegd.
plan-alone = Speel voor mij als er maar één keuze is
plan-long = Zo ver kan niemand vooruitdenken.
plan-to-table = Terug naar de tafel

## Commentaar en verder spelen

comments = Notities
comments-on-step = Bij stap { $ply }
comments-none = Over deze stap is nog niets gezegd.
comments-write = Wat zeg je over deze stap?
comments-send = Plaats
comments-delete = Verwijder
comments-link = Link naar dit commentaar
comments-on-steps = Commentaar bij stappen
comments-not-yours = Alleen de schrijver of de gastheer kan dit verwijderen.
play-on = Speel vanaf hier verder
play-on-chair = Jouw stoel
play-on-others = De andere stoelen
play-on-friends = Vrienden, via link
play-on-help = Een nieuwe tafel in deze stelling. Wat het toeval hierna brengt, is nieuw.
play-on-open = Open de tafel
plays-on-from = Deze tafel speelt verder vanaf stap { $ply } van een andere partij.
