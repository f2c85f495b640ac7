import { describe, expect, it } from 'vitest';
import { findHyphenPlace, findNestedPartings, findPartings } from './hyphenation.ts';

const GERMAN = 'Das ist die neue Auswahl für Ihre Wohnung und Ihren Garten';

/** Returns the word with a bar at each place where two compound parts join. */
function parted(word: string, text = GERMAN): string {
  const { joints } = findPartings(word, text);
  return [...word].map((letter, at) => (joints.includes(at) ? `|${letter}` : letter)).join('');
}

describe('German compounds are split where their parts join', () => {
  it.each([
    'Kaffee|maschine',
    'Garten|möbel',
    'Wasch|maschine',
    'Kinder|wagen',
    'Matratzen|schoner',
    'Fahrrad|versicherung',
    'Zahn|bürste',
    'Sonnen|brille',
    'Hunde|futter',
    'Katzen|streu',
    'Winter|jacke',
    'Leder|hand|schuhe',
    'Holz|spielzeug',
    'Keramik|tasse',
    'Schreibtisch|lampe',
    'Steuer|berater',
    'Rechts|anwalt',
    'Immobilien|makler',
    'Umzugs|firma',
    'Wohnungs|auflösung',
    'Gebäude|reinigung',
    'Heizungs|bauer',
    'Dach|decker',
    'Schlüssel|dienst',
    'Haar|schnitt',
    'Massage|praxis',
    'Sprach|kurs',
    'Tanz|schule',
    'Musik|unterricht',
    'Fitness|studio',
    'Ernährungs|beratung',
    'Familien|urlaub',
    'Ferien|wohnung',
    'Wein|probe',
    'Hochzeits|torte',
    'Voll|korn|brot',
    'Oliven|seife',
    'Blumen|strauß',
    'Balkon|pflanzen',
    'Rasen|mäher',
    'Luft|befeuchter',
    'Staub|sauger',
    'Bett|wäsche',
    'Kuschel|decke',
    'Wander|schuhe',
    'Lauf|schuhe',
    'Trink|flasche',
    'Ruck|sack',
    'Reise|koffer',
    'Handy|hülle',
    'Lade|station',
    'Kopf|hörer',
    'Grill|zubehör',
    'Pfannen|wender',
    'Küchen|waage',
    'Geschenk|gutschein',
    'Advents|kalender',
    'Weihnachts|markt',
    'Oster|hase',
    'Kosmetik|tasche',
    'Gesichts|creme',
    'Schul|ranzen',
    'Spielzeug|auto',
    'Gebraucht|wagen',
    'Elektro|roller',
    'Photovoltaik|anlage',
    'Wärme|pumpe',
    'Matcha|besen',
  ])('findPartings splits %s', (word) => {
    expect(parted(word.replaceAll('|', ''))).toBe(word);
  });

  it('German compounds are split in capitals and beside punctuation marks too', () => {
    expect(parted('GROSSHANDELSPREISE')).toBe('GROSSHANDELS|PREISE');
    expect(parted('„Sonnenbrille“')).toBe('„Sonnen|brille“');
  });

  it.each([
    'Restaurant',
    'Marmelade',
    'Schokolade',
    'Temperatur',
    'Generation',
    'Kombination',
    'Administration',
    'Konversation',
    'Universität',
    'Apotheke',
    'Bibliothek',
    'Abenteuer',
    'Sandalen',
    'Elefanten',
    'Kontrolle',
    'Diamanten',
    'Garantie',
    'Entwickler',
    'Verkäuferin',
    'Kommission',
    'Reparaturen',
    'Literatur',
    'Erfrischung',
    'Geschenke',
    'Spezialitäten',
    'Parfümerie',
    'Kompetenz',
    'Zitrone',
    'Tapeten',
    'Mandarinen',
    'Forelle',
    'Portemonnaie',
    'Terrasse',
    'Gardinen',
    'Kosmetik',
    'Transport',
    'Partner',
    'Manufaktur',
    'Rosmarin',
    'Krawatte',
  ])('the word %s is not split, because it is not a compound', (word) => {
    expect(parted(word)).toBe(word);
  });
});

it('hyphenation breaks a word between compound parts rather than at a later syllable', () => {
  const word = 'Sonnenbrillenetui';
  const partings = findPartings(word, GERMAN);
  expect(findHyphenPlace(partings, word.length, 0, 10)).toBe('Sonnen'.length);
  expect(findHyphenPlace(partings, word.length, 0, 15)).toBe('Sonnenbrillen'.length);
});

it('hyphenation splits words of other languages by hyphenation patterns', () => {
  const dutch = 'Dit is een goede verzekering voor uw fiets en uw huis';
  expect(findPartings('verzekeringskaart', dutch).joints).toEqual([12]);
  const english = 'This is the best of all the good things that we sell';
  expect(findPartings('transformation', english).joints).toEqual([]);
});

describe('hyphenation of the newest ads also splits compounds inside compounds', () => {
  /**
   * Returns the word with a bar where compound parts join, and a broken bar where nested compound parts join.
   */
  function partedInDepth(word: string, text: string, presumed?: string): string {
    const { outer, inner } = findNestedPartings(word, text, presumed);
    const mark = (at: number) => (outer.includes(at) ? '|' : inner.includes(at) ? '¦' : '');
    return [...word].map((letter, at) => mark(at) + letter).join('');
  }

  it.each([
    'Versand|kosten|frei',
    'versand|kosten|freie',
    'Zucker|frei',
    'laktose|frei',
    'spül¦maschinen|fest',
    'wasser|dichte',
    'umwelt|freundlich',
    'barriere|frei',
    'drei|jährig',
    'kosten|los',
    'energie|sparend',
    'hitze|beständiges',
    'Donau¦dampf|schiff',
    'Haft¦pflicht|versicherung',
    'Geburts¦tags|geschenke',
    'Restaurant',
    'Konversation',
  ])('hyphenation of the newest ads splits German words: %s', (word) => {
    expect(partedInDepth(word.replaceAll(/[|¦]/gu, ''), GERMAN)).toBe(word);
  });

  it.each([
    ['Dit is een goede verzekering voor uw fiets en uw huis', 'verzendkosten|vrij'],
    ['Dit is een goede verzekering voor uw fiets en uw huis', 'kosten|loze'],
    ['Dit is een goede verzekering voor uw fiets en uw huis', 'milieu|vriendelijk'],
    ['Dit is een goede verzekering voor uw fiets en uw huis', 'vaatwasser|bestendig'],
    ['Dit is een goede verzekering voor uw fiets en uw huis', 'auto|verzekering'],
    ['Det här är en bra försäkring för din cykel och ditt hus', 'frakt|fritt'],
    ['Det här är en bra försäkring för din cykel och ditt hus', 'miljö|vänlig'],
    ['Det här är en bra försäkring för din cykel och ditt hus', 'vatten|tät'],
    ['Det här är en bra försäkring för din cykel och ditt hus', 'hem|försäkring'],
    ['Det er en god forsikring til din cykel og dit hus', 'fragt|frit'],
  ])('hyphenation of the newest ads splits words in “%s”: %s', (text, word) => {
    expect(partedInDepth(word.replace('|', ''), text)).toBe(word);
  });

  it('hyphenation uses the ad’s language if the text is too short to detect its language', () => {
    const word = 'Donau¦dampf¦schiff¦fahrts¦gesellschafts|kapitän';
    const plain = word.replaceAll(/[|¦]/gu, '');
    expect(partedInDepth(plain, plain, 'de')).toBe(word);
    // Japanese has no hyphenation patterns, so the detected language of the text is used instead.
    expect(findNestedPartings('Versandkostenfrei', 'Versandkostenfrei', 'ja').outer).toEqual([
      7, 13,
    ]);
  });
});
