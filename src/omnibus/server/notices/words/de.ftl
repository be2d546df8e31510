# Told to somebody who is not at the table.
turn-title = Du bist am Zug in { $city }
turn-body = { $player }, die anderen haben gespielt. Du bist am Zug.
turn-mail = { $player }, du bist am Zug in { $city }: { $link }

    Du hast um diese Mail gebeten. In den Einstellungen deines Kontos kannst du sie abbestellen.
confirm-title = Mail, wenn du am Zug bist
confirm-mail = Damit Omnibus dir schreibt, wenn du am Zug bist, gib in den Einstellungen deines Kontos diesen Code ein: { $code }

    Wenn du nicht darum gebeten hast, brauchst du nichts zu tun.
