# The lessons; the first line of a message is its title.

## first

lesson-first-city =
    Hier doe je het voor
    Een voltooide stad van zestien tegels. Elke wolkenkrabber, bus en molen deed een belofte en maakte die waar: 70 punten. Jij legt nu de eerste vijf tegels van zo’n stad.

lesson-first-table =
    Jouw tafel
    Je hebt drie tegels in je hand. Vier tegels liggen open voor iedereen, net als alle bouwwerken die je kunt bouwen. Een beurt heeft drie stappen: een tegel leggen, bouwen als je wilt, een tegel trekken.

lesson-first-lay =
    Leg je eerste tegel
    Kies de omlijnde tegel: drie vakjes water en één vakje keien. Je eerste tegel komt in het midden. Tik twee keer op die plek, of druk op de grote knop.

lesson-first-promise =
    Doe een belofte
    Een wolkenkrabber met een 4 belooft: hier krijg ik minstens vier vakjes water. Het zijn er nog maar drie, dus voorlopig kost hij 4. Bouw hem op het omlijnde vakje.

lesson-first-take =
    Trek een tegel
    Pak de omlijnde open tegel: die heeft het water dat je nodig hebt. Dan is Teun aan de beurt, en daarna jij weer.

lesson-first-touch =
    Laat de wijk groeien
    Een nieuwe tegel ligt met een hele zijde tegen je stad. Leg deze rechts: het water groeit aaneen tot een wijk van vijf vakjes, en de belofte is waargemaakt. Vier punten.

lesson-first-second =
    Verleidelijk, niet?
    Zoveel water: waarom geen tweede wolkenkrabber? Probeer het maar. Kies de watervalwolkenkrabber 6 en tik op het omlijnde vakje.

lesson-first-bus =
    Bouw liever een bus
    Openbare voorzieningen mogen overal staan. Deze bus kijkt langs zijn rij en zijn kolom en wil vier parken of sportterreinen. Eén park ziet hij al. Met vier levert hij 5 op.

lesson-first-more =
    Denk aan de bus
    De omlijnde open tegel heeft een park. Pak hem: straks komt hij in de rij van de bus.

lesson-first-most =
    Parken en sport
    Leg de tegel met het sportterrein onder de bus: nu ziet de bus er twee. En wie aan het einde de meeste sportterreinen heeft, krijgt 5 punten; voor de meeste parken ook.

lesson-first-another =
    Een andere wijk
    Dit water grenst niet aan het andere: het is een aparte wijk, dus hier mag een wolkenkrabber staan. De 6 is een grote belofte. Bouw hem; je hebt nog dertien tegels om hem waar te maken.

lesson-first-pile =
    Op goed geluk
    Bevalt geen van de open tegels je, trek dan ongezien de bovenste van de stapel. Doe dat nu.

lesson-first-joining =
    Verbind ze nooit
    Wat een tegel: drie vakjes water. Probeer hem in de hoek tussen de twee wolkenkrabbers te leggen, in het kader.

lesson-first-wide =
    Leg hem rechts
    Leg dus de tegel met het park helemaal rechts. De bus ziet er nu drie. Je stad mag vier tegels breed en vier hoog worden, nooit meer.

lesson-first-windmill =
    Een molen heeft een plek
    Deze molen levert 4 op als zijn tegel in de rechterkolom van de voltooide stad ligt, en kost anders 4. Zo meteen weet je dat zeker. Bouw hem.

lesson-first-third =
    Nog één park
    De bus mist er nog één. De omlijnde tegel heeft een park: pak hem.

lesson-first-turn =
    Draai hem eerst
    Kies de tegel en draai hem één keer, met de knop of R, zodat het park rechtsonder komt. Leg hem helemaal links: de bus heeft er vier, en de stad is vier tegels breed.

lesson-first-skip =
    Bouwen hoeft niet
    Bus en molen leveren nu allebei punten op. Een belofte die je niet waarmaakt, kost punten; niets bouwen is dus vaak verstandig. Sla het deze keer over.

lesson-first-choose =
    En één voor later
    Pak de omlijnde tegel met drie vakjes gras. Op gras heb je nog geen wolkenkrabber.

lesson-first-play =
    Speel nu door
    Je kent alle stappen. Er komen nog elf tegels, en de 6 wil nog vijf vakjes water. Na zestien rondes wint wie de meeste punten heeft. Vanaf nu beslist echt het toeval en speelt Teun zelf.

## biodomes

lesson-biodomes-late =
    Bijna klaar
    Er liggen veertien tegels; nog twee rondes. Twee biosferen leveren al punten op: de ene in een wijk van precies twee bij twee vakjes, de andere in een hoek van precies drie.

lesson-biodomes-plus =
    Maak een plus
    Kies de omlijnde tegel, draai hem één keer en leg hem in het kader. Het gras wordt daar een plus van vijf vakjes, en geen vakje meer.

lesson-biodomes-dome =
    Precies de juiste vorm
    Deze biosfeer levert 8 op als zijn wijk precies een plus is; een biosfeer let op de vorm, hoe die ook gedraaid is. Eén vakje te veel of te weinig, en hij kost 8. Bouw hem op het nieuwe gras.

lesson-biodomes-take =
    Niets wat het bederft
    Voor de laatste plek wil je een tegel die geen van de drie vormen verandert. Pak de omlijnde: aarde en water.

lesson-biodomes-last =
    De laatste tegel
    Je zestiende tegel maakt de vier bij vier compleet. Leg hem in het laatste gat: alle vormen blijven zoals ze zijn.

lesson-biodomes-skip =
    Laat het hierbij
    Op deze tegel kun je niets uit de voorraad nog waarmaken, en een belofte die je niet nakomt, kost punten. Bouw niets.

lesson-biodomes-done =
    Elk punt wordt geteld
    Na je laatste tegel trek je niet meer: beëindig je beurt. Teun speelt nog zijn laatste beurt; dan wint wie de meeste punten heeft. Bij een gelijke stand beslissen de meeste bouwwerken.
