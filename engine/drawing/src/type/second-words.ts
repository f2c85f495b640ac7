/**
 * Matches words that can end a compound, with their inflected endings, by language. German has no entry,
 * because German compounds are split by a list of nouns.
 */
const SECOND_WORDS: ReadonlyMap<string, RegExp> = new Map([
  [
    'nl',
    secondWords(
      'vrij loos loze vol rijk arm vast dicht veilig klaar vriendelijk bestendig waardig achtig houdend gericht bewust neutraal',
      'verzekering kosten prijs prijzen winkel school cursus cursussen service dienst diensten machine les lessen training reis ' +
        'reizen bedrijf bedrijven kamer tafel stoel stoelen kast bed fiets fietsen auto huis huizen dag dagen week weken uur ' +
        'jaar garantie korting actie bon bonnen boeking abonnement advies aanvraag afspraak pakket pakketten meubel meubelen ' +
        'schoenen jas tas tassen lamp lampen bank zorg onderhoud reiniging markt kaart kaarten boek boeken koffie brood taart ' +
        'maaltijd keuken tuin feest praktijk bureau makelaar installatie panelen pomp verhuur reparatie behandeling groep',
    ),
  ],
  [
    'sv',
    secondWords(
      'fri fritt lös löst full rik rikt säker säkert tät vänlig vänligt färdig färdigt klar klart mässig enlig neutral',
      'försäkring försäkringar kostnad kostnader pris priser butik skola kurs kurser tjänst tjänster service maskin resa resor ' +
        'företag rum bord stol stolar säng cykel cyklar bil bilar hus dag dagar vecka veckor timmar år garanti rabatt kampanj ' +
        'kort bokning rådgivning paket möbler skor jacka väska lampa lampor kaffe bröd tårta vård städning underhåll marknad ' +
        'bok böcker kök trädgård fest mottagning byrå mäklare installation paneler pump uthyrning reparation behandling grupp',
    ),
  ],
  [
    'da',
    secondWords(
      'fri frit løs løst fuld full rig rik sikker sikkert tæt tett venlig venligt vennlig klar klart færdig ferdig neutral',
      'forsikring forsikringer pris priser butik butikk skole kursus kurs tjeneste service maskine maskin rejse reise rejser ' +
        'reiser rum rom bord stol stole stoler seng cykel sykkel bil biler hus dag dage dager uge uke uger timer år garanti ' +
        'rabat rabatt kampagne kampanje kort booking rådgivning pakke pakker møbler sko jakke taske veske lampe lamper kaffe ' +
        'brød kage kake pleje pleie rengøring rengjøring marked bog bok køkken kjøkken have hage fest klinik klinikk byrå mægler',
    ),
  ],
]);

function secondWords(adjectives: string, nouns: string): RegExp {
  const either = (words: string) => words.replaceAll(' ', '|');
  return new RegExp(`^(?:(?:${either(adjectives)})(?:e|a|er)?|${either(nouns)})\\P{L}*$`, 'iu');
}

/**
 * Returns the pattern for the last word of a compound in a language, or undefined for a language without a
 * pattern.
 */
export function getSecondWordPattern(language: string | undefined): RegExp | undefined {
  return language === undefined ? undefined : SECOND_WORDS.get(language);
}
