# Hoe een avond verloopt: klokken, pauzes, stoelen die aan een bot worden gelaten, revanche.

## Tempo

pace = Tempo
pace-help = Als iemands tijd om is, neemt een bot de stoel over tot die persoon terugkomt.
pace-none = Zonder klok
pace-live = Live: { $seconds } s per beslissing en { $bank } min in totaal
pace-slow-hours = Rustig: { $n } uur per beurt
pace-slow-days = Rustig: { $n ->
    [one] één dag
   *[other] { $n } dagen
} per beurt
live-only = Alleen aan een live tafel.
time-left = Resterende tijd
unit-day = d
unit-hour = u
unit-minute = min
more-options = Varianten en opties
public-table = In de lobby tonen
public-table-help = Iedereen mag aanschuiven. Anders alleen wie de link heeft.
yes = ja
no = nee

## Weg en terug

leave-to-bot = Mijn stoel aan een bot laten
take-chair-back = Mijn stoel terugnemen
away-you = Een bot speelt voor jou
away-you-late = Je tijd was om: een bot speelt voor jou. Neem je stoel terug wanneer je wilt.
away-you-left = Je hebt je stoel aan een bot gelaten. Neem hem terug wanneer je wilt.
away-late = tijd om, een bot speelt
away-left = weg, een bot speelt
was-helped = een bot heeft geholpen
send-away = Een bot laten spelen voor { $name }
at-the-table = Aan tafel

## Pauze

pause = Pauze
go-on = Verder
paused = De tafel pauzeert
paused-long = De tijd telt niet, en niemand kan spelen.
paused-host = Wie de tafel dekte, kan verdergaan.

## Daarna

rematch = Revanche
rematch-help = Dezelfde mensen, één stoel verder
to-the-rematch = Naar de revanche

## Link

qr = De link als QR-code
qr-local = Dit adres werkt alleen op deze computer. Start met --listen 0.0.0.0:8080 zodat anderen erbij kunnen.

## Fouten

error-paused = De tafel pauzeert: niemand kan spelen tot wie de tafel dekte, verdergaat.
error-away = Een bot speelt voor jou. Neem eerst je stoel terug.
error-no-person = Op die stoel zit niemand.
error-rematch = Een revanche is voor wie aan de tafel zat, zodra het spel uit is.
