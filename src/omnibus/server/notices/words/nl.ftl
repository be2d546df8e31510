# Told to somebody who is not at the table.
turn-title = Jij bent aan de beurt in { $city }
turn-body = { $player }, de anderen hebben gespeeld. Jij bent aan de beurt.
turn-mail = { $player }, jij bent aan de beurt in { $city }: { $link }

    Je hebt om deze mail gevraagd. In de instellingen van je account zet je hem weer uit.
confirm-title = Mail wanneer je aan de beurt bent
confirm-mail = Wil je mail van Omnibus wanneer je aan de beurt bent, vul dan deze code in bij de instellingen van je account: { $code }

    Heb je er niet om gevraagd, dan hoef je niets te doen.
