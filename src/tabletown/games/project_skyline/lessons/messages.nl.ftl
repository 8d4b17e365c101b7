# The lessons; the first line of a message is its title.

## first

lesson-first-city =
    Hier doe je het voor
    Eén stad voor iedereen, en jij bent rood. De huur bracht 1450 op, zes torens zijn elk 100 waard, en groen is je nog 360 schuldig: samen 2410. Zo begint dat.

lesson-first-table =
    Straat en architect
    Je figuur loopt over de straat en betaalt huur aan anderen; de architect loopt over de velden en bouwt. Je hebt 700 aan geld, 13 etages en 7 torens.

lesson-first-tower =
    Je eerste toren
    Iedereen begint met één toren in het midden. Zet de jouwe op het omlijnde veld.

lesson-first-floor =
    Drie etages
    Nu zet iedereen om de beurt drie losse etages neer, op vrije velden naar keuze. Zet de eerste naast je toren: gebouwen die elkaar met een zijde raken, vormen een groep.

lesson-first-street =
    Tot aan de straat
    De straat loopt om de velden heen. Alleen gebouwen aan de rand liggen eraan. Zet de tweede etage daar, en de hele groep ligt aan de straat.

lesson-first-more =
    Huur voor de hele groep
    Een etage kost 10, twee etages 20, een toren 100. Wie naast een gebouw van een groep stopt, betaalt voor de hele groep. Met de derde etage is dat 130, op twee velden van de straat (stratenvelden).

lesson-first-rent =
    Er is betaald
    Teun zette de laatste etage en begon. Hij gooide een witte 4, stopte naast je groep en betaalde je 130. Daarna bouwde de architect voor hem.

lesson-first-roll =
    Jouw beurt: gooi
    De witte dobbelsteen verplaatst je figuur over de straat, de zwarte de architect. Gooi.

lesson-first-far =
    Precies zo ver
    Zwart is 4. Het omlijnde veld zou zo mooi aansluiten, en het is maar drie velden ver. Probeer daar te bouwen.

lesson-first-raise =
    Verhoog een gebouw
    De architect gaat precies zo ver als de dobbelsteen zegt: naar een leeg veld, of naar een eigen gebouw, dat dan hoger wordt. Verhoog dit gebouw tot twee etages.

lesson-first-capture =
    En verover
    Twee etages gaan precies twee velden ver en moeten op een kleiner gebouw van een ander eindigen. Verover de etage van Teun: die gaat naar hem terug, en jouw gebouw komt ervoor in de plaats.

lesson-first-done =
    Beëindig je beurt
    In een gewone partij mag je tot dat moment terugnemen wat je koos; in een les hoeft dat niet. Beëindig je beurt.

lesson-first-corner =
    Een hoek is een kaart
    Teun stopte op een hoek en trok een kaart: hulp voor de armste, 100 van de bank. Gooi: jij komt ook op die hoek.

lesson-first-card =
    Voer de kaart uit
    Jouw kaart haalt een klein gebouw van een ander van het bord. Wat onder de architect staat, is veilig. Kies het omlijnde gebouw; in een beurt met een kaart bouw je niet.

lesson-first-three =
    Nog hoger
    Teun betaalde 20 naast je twee etages, en jij gooide een zwarte 4: de architect kan erheen. Verhoog ze tot drie.

lesson-first-skyscraper =
    Drie etages, een toren
    Drie etages gaan precies drie velden ver en veroveren een gebouw van één of twee. Dan worden ze een toren, die niemand meer kan veroveren.

lesson-first-premium =
    Wat een toren waard is
    Aan het einde levert elke toren op het bord 100 op. Wie ze alle zeven heeft staan, maakt meteen een einde aan de partij. Beëindig je beurt.

lesson-first-ruin =
    Of iemand gaat bankroet
    De partij eindigt ook als iemand de huur niet kan betalen. Hier was groen 360 schuldig met 60 aan geld: groen betaalt die 60 en de helft van de 400 voor zijn torens, en de bank legt de rest bij.

lesson-first-play =
    Speel nu door
    Je kent alle stappen. Laat je gebouwen elkaar raken, hou ze aan de straat, en kijk waar je stopt. De rijkste wint. Vanaf nu beslist echt het toeval en speelt Teun zelf.

## cards

lesson-cards-push =
    De rijkste moet verder
    Je staat op een hoek, en je kaart verplaatst de figuur van de rijkste één tot drie stratenvelden. Jullie hebben allebei 700, dus jij kiest: zet Teun één veld verder, naast jouw groep.

lesson-cards-tax =
    Belasting voor één
    Twee beurten later, een andere hoek. Kies een speler; die betaalt de bank 50 voor elke eigen toren. Kies Teun. Van belasting ga je niet bankroet: wie te weinig heeft, betaalt wat er is.

lesson-cards-pick =
    Verwissel een van jou
    Deze kaart verwisselt een klein gebouw van jou met een van een ander. Kies eerst dat van jou, in het kader. Wat onder de architect staat, blijft staan.

lesson-cards-swap =
    Met een van hem
    Kies nu de omlijnde etage van Teun: die staat vlak naast jouw gebouwen.

lesson-cards-take =
    Verplaats er een
    De laatste hoek. Een van je kleine gebouwen mag naar een leeg veld. Kies het omlijnde gebouw.

lesson-cards-move =
    Naar waar het loont
    Naast je groep aan de straat verhoogt elke etage de huur, en hier ligt de groep aan één stratenveld meer. Zet het gebouw daar.

lesson-cards-others =
    Kaarten die helpen of kosten
    Met andere kaarten gooi je de witte dobbelsteen nog eens, krijgt de armste 100, krijg jij tien keer de som van beide dobbelstenen, betaal je belasting voor je torens of zet je nog een etage neer.

lesson-cards-losses =
    Kaarten die wegnemen
    Sommige kaarten nemen een toren van wie er de meeste heeft, een klein gebouw van een ander of een gebouw van jou; één verwisselt gebouwen van twee anderen. Beëindig je beurt.

lesson-cards-play =
    Speel nu door
    Kan een kaart worden uitgevoerd, dan moet dat; kan het niet, dan gebeurt er niets. Er zijn er 20, en ze komen steeds in dezelfde volgorde terug.

## corners

lesson-corners-corner =
    Kies je hoek
    In deze variant kiest iedereen eerst waar zijn figuur begint. Kies de omlijnde hoek; er mogen meer figuren op dezelfde hoek staan.

lesson-corners-tower =
    Dan als altijd
    Teun koos de hoek ertegenover, dus jullie lopen elkaar niet achterna. Zet je toren in het midden.

lesson-corners-play =
    Speel nu door
    Nu zet iedereen drie etages neer. Zet de jouwe waar anderen snel langskomen en jij niet.

## experts

lesson-experts-experts =
    Een stap meer voor kenners
    De architect kan naar je etage onderaan. Twee velden verder staat nog een losse etage van jou, en in deze variant helpt dat. Verhoog de omlijnde etage.

lesson-experts-join =
    Voeg er twee samen
    In plaats van te veroveren mogen twee etages op een losse etage van jezelf gaan. Samen zijn het er drie. Voeg ze samen.

lesson-experts-capture =
    En meteen een toren
    Drie etages gaan drie velden ver en veroveren: een toren in één beurt. Had dat niet gekund, dan had je er niet aan mogen beginnen.

lesson-experts-play =
    Speel nu door
    Al het andere blijft hetzelfde. Losse etages op twee velden afstand zijn voor kenners meer waard; de anderen zien ze ook.
