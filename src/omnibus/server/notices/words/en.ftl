# Told to somebody who is not at the table.
turn-title = Your turn in { $city }
turn-body = { $player }, the others have moved. It is your turn.
turn-mail = { $player }, it is your turn in { $city }: { $link }

    You asked for this mail. In the settings of your account you can have it stopped.
confirm-title = Mail when it is your turn
confirm-mail = To get mail from Omnibus when it is your turn, enter this code in the settings of your account: { $code }

    If you did not ask for it, there is nothing to do.
