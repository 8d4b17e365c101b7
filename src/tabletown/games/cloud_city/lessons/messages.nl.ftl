# The lessons; the first line of a message is its title.

## first

lesson-first-city =
    Hier doe je het voor
    Een voltooide stad van drie bij drie tegels, boven de wolken. Elk pad tussen twee even hoge gebouwen levert stemmen op, lange paden verreweg de meeste: 56 samen. Jij legt nu vier tegels.

lesson-first-table =
    Jouw tafel
    Je starttegel ligt er al, met twee lage, blauwe gebouwen. Je hebt drie tegels in je hand, en er liggen er drie open. Een beurt: een tegel leggen, paden bouwen als je wilt, een tegel nemen.

lesson-first-lay =
    Leg een tegel
    Kies de omlijnde tegel, met een laag en een middelhoog gebouw, en leg hem rechts van je starttegel. Tegels liggen met een hele zijde tegen elkaar; kleuren hoeven niet te passen.

lesson-first-walk =
    Verbind twee gebouwen
    Twee lage gebouwen staan in één rij: verbind ze. Het pad heeft lengte 2 en geeft 2 stemmen. Lengte 3 geeft er 3, lengte 4 geeft er 5, lengte 5 geeft er 8.

lesson-first-take =
    Neem een tegel
    Neem de omlijnde open tegel: die heeft nog een laag gebouw. Daarmee is je beurt voorbij, en speelt Teun.

lesson-first-third =
    Drie op een rij
    Leg hem weer rechts. Je stad is nu drie tegels breed, en breder mag ze niet worden: drie bij drie.

lesson-first-short =
    Nog twee stemmen
    Verbind het middelste gebouw met het nieuwe: weer lengte 2, en nog 2 stemmen.

lesson-first-over =
    Verleidelijk, niet?
    Van het eerste lage gebouw naar het laatste zou lengte 4 zijn: vijf stemmen. Probeer het: tik op het eerste, en dan op dat helemaal rechts.

lesson-first-more =
    Denk vooruit
    Een pad gaat alleen over lagere gebouwen heen. De omlijnde tegel heeft een middelhoog en een laag gebouw: straks goed voor iets langs. Neem hem.

lesson-first-below =
    Nog twee lage
    Leg de tegel met twee lage gebouwen onder het midden van je stad. De gebouwen staan er meteen.

lesson-first-beside =
    Naast elkaar
    Verbind de twee nieuwe gebouwen: lengte 1, één stem. Je mag in een beurt zoveel paden bouwen als je wilt, overal in je stad.

lesson-first-two =
    En ook naar boven?
    Het lage gebouw erboven staat zo dichtbij. Probeer het te verbinden: tik erop, en dan op het nieuwe eronder.

lesson-first-pile =
    Op goed geluk
    Twee paden per gebouw dus, meer niet. In plaats van een open tegel mag je ook ongezien de bovenste van de stapel nemen. Doe dat nu.

lesson-first-turn =
    Draai hem eerst
    Kies de tegel en draai hem één keer, met de knop of R, zodat het middelhoge gebouw rechtsonder komt. Leg hem onderaan, in het kader.

lesson-first-high =
    Over de lage heen
    Nu loont het. De twee middelhoge gebouwen staan vier vakken uit elkaar, met alleen lage ertussen. Bouw het pad: vijf stemmen.

lesson-first-levels =
    Drie niveaus
    Lage, middelhoge en hoge paden liggen boven elkaar en mogen elkaar dus kruisen; twee van één niveau niet. Verbind de twee lage gebouwen onder het nieuwe pad.

lesson-first-choose =
    En één voor later
    Er zijn maar weinig lange paden, en iedereen bouwt uit één voorraad: wees er snel bij. Neem de omlijnde tegel.

lesson-first-play =
    Speel nu door
    Je kent alle stappen. Er komen nog vier tegels; dan wint wie de meeste stemmen heeft; bij een gelijke stand beslist de rivier. Vanaf nu beslist echt het toeval, en speelt Teun zelf.

## cards

lesson-cards-cards =
    Twee speciale vereisten
    Met kaarten liggen er vanaf het begin één of twee vereisten open, voor iedereen dezelfde. Hier geeft de ene stemmen voor circuits, en kost de andere er 2 voor elk gebouw zonder pad. Dit is je laatste beurt.

lesson-cards-last =
    Vul het gat
    Leg de omlijnde tegel in het laatste gat. De twee gebouwen hebben nog geen pad, en dat kost even stemmen.

lesson-cards-circuit =
    Sluit de ring
    Paden die aan elkaar vastzitten, vormen een route. Deze eindigt waar ze begon: een circuit. Bouw het pad, voor 8 stemmen van zichzelf en 3 van de kaart.

lesson-cards-solo =
    Niemand alleen
    Geef het nieuwe gebouw rechtsonder een pad: 3 stemmen, en de kaart kost er geen 2 meer voor.

lesson-cards-again =
    Nog een circuit
    Nog één pad vanaf daar, en ook die ring is gesloten: 2 stemmen en 3 van de kaart.

lesson-cards-small =
    Kleingeld
    Het laatste is kort, maar een stem is een stem.

lesson-cards-most =
    Vier kaarten voor de meeste
    Andere kaarten vergelijken: de beste route van rivier of bos, de meeste afzonderlijke routes, de meeste lage of de meeste middelhoge gebouwen. De meeste krijgt 6; bij gelijke stand krijgt ieder 3.

lesson-cards-others =
    Twee die geven
    Eén kaart geeft 6 voor een route met vier verschillende lengtes, 8 voor alle vijf. Een andere geeft 2 voor elk gebouw met precies één pad.

lesson-cards-costs =
    Twee die kosten
    Eén kaart kost 2 voor elke kruising van paden. Een andere kost 4, tenzij je vijf paden van 3 stemmen hebt, één van 5 en één van 8.

lesson-cards-done =
    Elke stem wordt geteld
    Na je laatste tegel neem je er geen meer: beëindig je beurt. Teun speelt nog, en dan wint wie de meeste stemmen heeft.

## rectangle

lesson-rectangle-wide =
    Drie bij vier
    In de rechthoekige stad mag één kant vier tegels lang zijn. Jij kiest welke: leg deze tegel links, en je stad is vier breed. Dan wordt ze drie hoog.

lesson-rectangle-long =
    Plaats voor lange paden
    Twee hoge gebouwen staan vijf vakken uit elkaar, met lagere ertussen. Het langste pad dat er is: 8 stemmen.

lesson-rectangle-take =
    Twee hoge
    Neem de omlijnde tegel met twee hoge gebouwen.

lesson-rectangle-beyond =
    Nog breder?
    Zou er een vijfde tegel in de rij passen, helemaal links? Druk op ‘Doe het voor’ om het te proberen.

lesson-rectangle-below =
    Dan eronder
    Vier breed is breed genoeg. Leg de tegel met twee hoge gebouwen onder het rechtereinde.

lesson-rectangle-join =
    Bouw daar verder
    Het hoge gebouw erboven heeft één pad en plaats voor een tweede. Verbind het met het nieuwe.

lesson-rectangle-draw =
    En zo gaat het verder
    Neem de omlijnde tegel.

lesson-rectangle-play =
    Speel nu door
    Een rechthoekige stad duurt elf rondes; al het andere blijft gelijk. Er komen nog zeven tegels.
