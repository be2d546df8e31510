# Eerste spellen die zichzelf uitleggen.
lesson-title = { $city } leren
lesson-steps = Stap { $step } van { $steps }
lesson-next = Verder
lesson-leave = Verlaten
lesson-play = Nu een echt spel

lesson-welcome = Welkom in { $city }. Over een paar minuten ken je het spel. Je speelt tegen { $rival }, en er kan niets misgaan.
lesson-board = Routes verbinden de locaties van de stad. Een route kost zoveel kaarten van haar kleur als ze vakjes heeft. Elke kleur heeft ook een teken.
lesson-tickets = Dit zijn je bestemmingskaarten. Verbind de twee locaties met eigen routes en je krijgt aan het einde de punten; lukt het niet, dan verlies je ze. Beide zijn goed: houd ze.
lesson-take = In je beurt trek je twee kaarten, claim je een route of trek je bestemmingskaarten. Je hebt kaarten nodig. Neem eerst deze open kaart: { $colour }.
lesson-blind = De tweede kaart: trek die blind van de stapel.
lesson-rival = Nu is { $rival } aan de beurt. Wat er het laatst gebeurde, wordt altijd verteld en op het bord gemarkeerd.
lesson-claim = Eén kaart in { $colour } betaalt de route { $route }. Raak de route aan op het bord en claim haar.
lesson-claimed = Ze is van jou en bracht meteen punten op. Met zijn tweeën is het andere spoor van een dubbele route vanaf dan gesloten.
lesson-twin = Dat was één spoor van een dubbele route. Met zijn tweeën is het andere vanaf dan gesloten.
lesson-wild = De kaart met alle kleuren is een joker: hij geldt als elke kleur. Open genomen is hij alles wat je deze beurt trekt. Neem hem.
lesson-claim-two = Hoe langer een route, hoe meer ze waard is. Je hebt twee kaarten in { $colour }: claim { $route }.
lesson-pay-wild = { $route } kost twee kaarten. Eén in { $colour } heb je, en de joker vervangt de andere. Claim de route.
lesson-for-grey = Er ontbreekt nog een grijze route: elke kleur betaalt haar, zolang de kaarten gelijk zijn. Neem er twee in { $colour }.
lesson-grey = Twee gelijke: claim daarmee de grijze route { $route }.
lesson-done = Beide bestemmingen zijn gehaald: bekijk hun tekens. Nu wat alleen { $city } heeft.
lesson-later = Enkele beurten later. Jullie hebben allebei gebouwd en er zijn weinig figuren over. Heeft iemand er bijna geen meer, dan begint de laatste ronde.
lesson-more-tickets = Soms lonen nieuwe bestemmingskaarten: wat ze vragen, is misschien al gebouwd. Trek bestemmingskaarten.
lesson-keep-one = { $ticket } is al verbonden: punten zonder moeite! De andere lukt niet meer. Raak die aan om haar terug te leggen en houd er één.
lesson-last-round = Je hebt bijna geen figuren meer: de laatste ronde begint. Iedereen heeft nog één beurt.
lesson-last-turn = Je laatste beurt, en elk punt telt. Claim { $route }.
lesson-end = Dat is het hele spel. Nu kun je het.

lesson-london-districts = De gekleurde getallen bij de locaties zijn wijken. Verbind alle locaties van een wijk met eigen routes en ze brengt aan het einde haar getal op. Je lijst laat zien hoever je bent.
lesson-london-link = Van de groene wijk ontbreekt nog maar één locatie. { $route } verbindt die: claim de route.

lesson-amsterdam-mark = Sommige routes tonen een wiel: wie er een claimt, krijgt een bonuskaart. { $route } is er zo een. Ze is grijs, dus één kaart in { $colour } volstaat.
lesson-amsterdam-bonus = Daar is ze: bonuskaarten liggen open. Aan het einde telt wie de meeste heeft; met zijn tweeën zijn er 8 en 4 punten.
lesson-amsterdam-most = { $rival } heeft evenveel bonuskaarten als jij. { $route } brengt je er nog een: claim de route.

lesson-berlin-streetcar = Ze is van jou en bracht meteen punten op. Op elk van haar vakjes staat een tram.
lesson-berlin-kinds = Berlijn heeft een tweede soort figuren: de metro. Haar routes zijn lijnen met één vakje, en een getal zegt hoeveel kaarten ze kosten.
lesson-berlin-subway = { $route } kost twee kaarten, maar slechts één metro. Claim de route met tweemaal { $colour }.
lesson-berlin-changed = Tram en metro verbinden je locaties samen: een keten mag wisselen. Elke soort heeft haar eigen punten.
lesson-berlin-points = Je hebt geen tram meer, maar nog twee metro’s. Claim { $route }.

lesson-paris-blue = Blauw, wit en rood vormen een Franse vlag. Claim je zo’n route, dan blijft een betaalde kaart voor je liggen. Claim { $route } met { $colour }.
lesson-paris-kept = Daar ligt het, het eerste deel van een vlag. Wit en rood ontbreken nog.
lesson-paris-white = Twee kaarten in { $colour } betalen { $route }, en één daarvan blijft: het tweede deel.
lesson-paris-red = Nu rood. Claim { $route } en de vlag is volledig.
lesson-paris-flag = Blauw, wit, rood: meteen 4 punten! De drie kaarten worden afgelegd en je kunt de volgende vlag beginnen.
lesson-paris-again = Blauw en wit liggen weer voor je. { $route } maakt nog een vlag volledig: claim de route.
