# The lessons; the first line of a message is its title.

## first

lesson-first-city =
    Hier doe je het voor
    Zes rondes vulden dit bord. Elke ronde leverde een punt op voor elk vakje van de grootste volgebouwde rechthoek, in de laatste 42. Zwart en groen zijn in balans: nog 20 erbij, samen 177.

lesson-first-table =
    Iedereen tegelijk
    Iedereen heeft dezelfde 23 tegels. Een kaart zegt welke er komt; die legt iedereen dan op zijn eigen bord. Vier tegels en een fontein vormen een ronde, en na zes rondes is de partij afgelopen.

lesson-first-side =
    Kies een kant
    Op je bord is een stuk gedrukt, zwart aan de ene kant en groen aan de andere. Het telt als een tegel die er al ligt. Kies de zwarte kant.

lesson-first-over =
    Erbovenop?
    De eerste tegel is de domino. Probeer hem op het gedrukte stuk te leggen, bij het omlijnde vakje.

lesson-first-place =
    Leg de eerste tegel
    Niets mag ergens bovenop liggen, ook niet gedeeltelijk. Leg de domino er precies boven, zoals de omtrek laat zien.

lesson-first-snug =
    Half past bij half
    Een vierkant met een driehoek: leg die tegel in de bovenste rij. Het halve vakje ernaast blijft open voor iets wat erin past.

lesson-first-flip =
    Keer hem om
    Deze tegel stond op een kaart die alleen jij kon zien. Kies het parallellogram en keer het om, met de knop of F: het wordt groen en gespiegeld. Nu past het in het gat.

lesson-first-turn =
    Omkeren en draaien
    De lange tegel stond op de kaart van Teun. Keer hem om, draai hem één keer met de knop of R en leg hem rechts. Lukt het niet? Kies “Voordoen”.

lesson-first-fountain =
    Een fontein voor het gat
    Aan het einde van een ronde legt iedereen een fontein: een half vakje, zonder kleur. Leg de jouwe in de laatste open helft.

lesson-first-round =
    Negen punten
    Drie bij drie vakjes zijn zonder gat volgebouwd: de ronde levert 9 op. Ook de volgende ronde telt je grootste rechthoek, dus laat hem groeien.

lesson-first-balance =
    Bewaar de balans
    Een volgebouwd vakje telt voor zijn kleur; heeft het er twee, dan telt het niet mee. Nu zijn er 5 zwarte en 3 groene. Gelijk levert aan het einde 20 op, een verschil van één of twee 10, van drie of vier 5.

lesson-first-planning =
    En het hele bord
    Een bord dat helemaal vol is, levert nog 15 op. Dat is zeldzaam: blijft er één half vakje open, dan krijg je ze niet.

lesson-first-start =
    Wie begint
    Na een ronde krijgt de koploper de startspelermarker. Die bepaalt in welke volgorde de geheime kaarten komen, en met vier of vijf spelers wie er een deelt. In ronde 1 begint stoel 1 of beslist het toeval: dat kiest wie de tafel opent.

lesson-first-again =
    De tweede ronde
    Vier nieuwe kaarten: één ligt open, één kent niemand, één zie alleen jij, één alleen Teun. Keer de lange tegel om naar groen en leg hem eronder: zwart en groen zijn nu gelijk.

lesson-first-play =
    Speel nu door
    Je kent alle stappen. Een tegel die niet past, mag je weglaten, maar dan is hij weg. Na zes rondes wint wie de meeste punten heeft; 140 is indrukwekkend. Vanaf nu beslist echt het toeval en speelt Teun zelf.

## solo

lesson-solo-last =
    Alleen, voor het oordeel
    Wie alleen speelt, kiest zelf een bord en speelt voor een oordeel over zijn stad. Dit is de laatste ronde: de drie kaarten liggen open, en je legt de tegels in de volgorde die je wilt.

lesson-solo-first =
    Herstel de balans
    Er is één groen vakje meer dan er zwarte zijn. Draai het dak één keer en leg het met de zwarte kant boven, zoals de omtrek laat zien: nu zijn het er evenveel, en dat levert 20 op in plaats van 10.

lesson-solo-second =
    De grootste rechthoek
    In de zesde rij is nog één gat. Draai het parallellogram één keer en vul het: zes rijen van zeven, 42 punten. Half zwart en half groen telt voor geen van beide, dus de balans blijft.

lesson-solo-skip =
    Laat hem weg
    De ruit past nergens meer. Laat hem weg: hij doet niet meer mee, en dat is geen schande.

lesson-solo-fountain =
    De laatste fontein
    Een fontein past in elke vrije helft. Punten levert hij nu niet meer op, maar naast een gekleurde helft verstoort hij de balans. Leg hem dus in het lege vakje.

lesson-solo-done =
    Wat zullen ze zeggen?
    176 punten: dat is indrukwekkend. Vanaf 180 is de koningin verrukt, vanaf 200 ben je het scorebord voorbij. Wie alleen speelt, beëindigt de partij zelf.
