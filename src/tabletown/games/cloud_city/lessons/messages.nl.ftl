# The lessons; the first line of a message is its title.

## first

lesson-first-city =
    Hier doe je het voor
    Een voltooide stad van drie bij drie tegels, boven de wolken. Elk pad tussen twee even hoge gebouwen levert stemmen op, lange paden verreweg de meeste: samen 56. Jij legt nu zelf vier tegels.

lesson-first-table =
    Jouw tafel
    Je starttegel ligt er al, met twee lage, blauwe gebouwen. Je hebt drie tegels in je hand, en er liggen er drie open. Een beurt: een tegel leggen, paden bouwen als je wilt, een tegel trekken.

lesson-first-lay =
    Leg een tegel
    Kies de omlijnde tegel, met een laag en een middelhoog gebouw, en leg hem rechts van je starttegel. Tegels liggen met een hele zijde tegen elkaar; de kleuren hoeven niet bij elkaar te passen.

lesson-first-walk =
    Verbind twee gebouwen
    Twee lage gebouwen staan in één rij: verbind ze. Het pad heeft lengte 2 en levert 2 stemmen op. Lengte 3 geeft er 3, lengte 4 geeft er 5, lengte 5 geeft er 8.

lesson-first-take =
    Trek een tegel
    Pak de omlijnde open tegel: die heeft nog een laag gebouw. Daarmee eindigt je beurt en is Teun aan zet.

lesson-first-third =
    Drie op een rij
    Leg hem weer rechts. Je stad is nu drie tegels breed, en breder mag niet: het wordt drie bij drie.

lesson-first-short =
    Nog twee stemmen
    Verbind het middelste gebouw met het nieuwe: weer lengte 2, en nog 2 stemmen.

lesson-first-over =
    Verleidelijk, niet?
    Van het eerste lage gebouw naar het laatste zou lengte 4 zijn: vijf stemmen. Probeer het: tik op het eerste en dan op het laatste, helemaal rechts.

lesson-first-more =
    Denk vooruit
    Een pad gaat alleen over lagere gebouwen heen. De omlijnde tegel heeft een middelhoog en een laag gebouw: straks goed voor een lang pad. Pak hem.

lesson-first-below =
    Nog twee lage
    Leg de tegel met twee lage gebouwen onder het midden van je stad. De gebouwen staan er meteen.

lesson-first-beside =
    Naast elkaar
    Verbind de twee nieuwe gebouwen: lengte 1, één stem. Je mag in een beurt zoveel paden bouwen als je wilt, overal in je stad.

lesson-first-two =
    En ook naar boven?
    Het lage gebouw erboven staat zo dichtbij. Probeer het te verbinden: tik erop en dan op het nieuwe eronder.

lesson-first-pile =
    Op goed geluk
    Twee paden per gebouw dus, meer niet. In plaats van een open tegel mag je ook ongezien de bovenste van de stapel trekken. Doe dat nu.

lesson-first-turn =
    Draai hem eerst
    Kies de tegel en draai hem één keer, met de knop of R, zodat het middelhoge gebouw rechtsonder komt. Leg hem onderaan, in het kader.

lesson-first-high =
    Over de lage heen
    Nu loont het. De twee middelhoge gebouwen staan vier vakjes uit elkaar, met alleen lage ertussen. Bouw het pad: vijf stemmen.

lesson-first-levels =
    Drie niveaus
    Lage, middelhoge en hoge paden liggen boven elkaar en mogen elkaar dus kruisen; twee van hetzelfde niveau niet. Verbind de twee lage gebouwen onder het nieuwe pad.

lesson-first-choose =
    En één voor later
    Er zijn maar weinig lange paden, en iedereen bouwt uit dezelfde voorraad: wees er snel bij. Pak de omlijnde tegel.

lesson-first-play =
    Speel nu door
    Je kent alle stappen. Er komen nog vier tegels; dan wint wie de meeste stemmen heeft, en bij een gelijke stand beslissen de rivierpaden. Vanaf nu beslist echt het toeval en speelt Teun zelf.

## cards

lesson-cards-cards =
    Twee speciale vereisten
    Speel je met kaarten, dan liggen er vanaf het begin één of twee open, voor iedereen dezelfde. Hier geeft de ene stemmen voor circuits en kost de andere er 2 voor elk gebouw zonder pad. Dit is je laatste beurt.

lesson-cards-last =
    Vul het gat
    Leg de omlijnde tegel in het laatste gat. De twee gebouwen hebben nog geen pad, en dat kost voorlopig stemmen.

lesson-cards-circuit =
    Sluit de ring
    Paden die op elkaar aansluiten, vormen een route. Deze eindigt straks waar hij begon: een circuit. Bouw het pad: dat levert zelf 8 stemmen op, en de kaart nog 3.

lesson-cards-solo =
    Niemand alleen
    Geef het nieuwe gebouw rechtsonder een pad: 3 stemmen erbij, en de kaart kost je er geen 2 meer.

lesson-cards-again =
    Nog een circuit
    Nog één pad vanaf daar, en ook die ring is gesloten: 2 stemmen, en nog 3 van de kaart.

lesson-cards-small =
    Kleingeld
    Het laatste is kort, maar een stem is een stem.

lesson-cards-most =
    Vier kaarten voor de meeste
    Andere kaarten vergelijken jullie steden: de beste rivier- of bosroute, de meeste afzonderlijke routes, de meeste lage of de meeste middelhoge gebouwen. De beste krijgt 6; bij een gelijke stand ieder 3.

lesson-cards-others =
    Twee die geven
    Eén kaart geeft 6 voor een route met vier verschillende lengtes, of 8 voor alle vijf. Een andere geeft 2 voor elk gebouw met precies één pad.

lesson-cards-costs =
    Twee die kosten
    Eén kaart kost 2 voor elke kruising van paden. Een andere kost 4, tenzij je vijf paden van 3 stemmen hebt, één van 5 en één van 8.

lesson-cards-done =
    Elke stem wordt geteld
    Na je laatste tegel trek je niet meer: beëindig je beurt. Teun speelt nog zijn laatste beurt; dan wint wie de meeste stemmen heeft.

## rectangle

lesson-rectangle-wide =
    Drie bij vier
    In de rechthoekige stad mag één kant vier tegels lang zijn. Jij kiest welke: leg deze tegel links, en je stad is vier tegels breed. Hij wordt dan drie hoog.

lesson-rectangle-long =
    Ruimte voor lange paden
    Twee hoge gebouwen staan vijf vakjes uit elkaar, met lagere ertussen. Bouw het langste pad dat er is: 8 stemmen.

lesson-rectangle-take =
    Twee hoge
    Pak de omlijnde tegel met twee hoge gebouwen.

lesson-rectangle-beyond =
    Nog breder?
    Zou er een vijfde tegel in de rij passen, helemaal links? Druk op “Voordoen” om het te proberen.

lesson-rectangle-below =
    Dan eronder
    Vier breed is breed genoeg. Leg de tegel met twee hoge gebouwen onder het rechteruiteinde van de rij.

lesson-rectangle-join =
    Bouw daar verder
    Het hoge gebouw erboven heeft één pad en ruimte voor een tweede. Verbind het met het nieuwe.

lesson-rectangle-draw =
    En zo gaat het verder
    Pak de omlijnde tegel.

lesson-rectangle-play =
    Speel nu door
    Een rechthoekige stad duurt elf rondes; al het andere blijft hetzelfde. Er komen nog zeven tegels.
