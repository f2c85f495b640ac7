/**
 * Languages whose "for" takes the genitive, as in Polish "Dla rodziców" and Russian "Для семей".
 */
export type GenitiveLanguage = 'pl' | 'ru';

/** Matches prepositions and words for "who", after which words no longer agree with the noun. */
const BEHIND_NOUN: Readonly<Record<GenitiveLanguage, RegExp>> = {
  pl: /^(?:z|ze|bez|w|we|na|od|do|za|pod|po|przy|dla|powyżej|poniżej|około|którzy|które|szukający)$/u,
  ru: /^(?:с|со|из|без|в|во|на|от|до|за|под|по|к|у|при|для|после|старше|младше)$/u,
};

/** Plurals whose genitive does not follow from their ending, each with its genitive. */
const KNOWN: Readonly<Record<GenitiveLanguage, Readonly<Record<string, string>>>> = {
  pl: {
    agencje: 'agencji',
    babcie: 'babć',
    biura: 'biur',
    dorośli: 'dorosłych',
    dziadkowie: 'dziadków',
    dzieci: 'dzieci',
    drużyny: 'drużyn',
    dziewczynki: 'dziewczynek',
    dziewczyny: 'dziewczyn',
    emeryci: 'emerytów',
    firmy: 'firm',
    fundacje: 'fundacji',
    gabinety: 'gabinetów',
    goście: 'gości',
    grupy: 'grup',
    hotele: 'hoteli',
    instytucje: 'instytucji',
    kawiarnie: 'kawiarni',
    klienci: 'klientów',
    kluby: 'klubów',
    kobiety: 'kobiet',
    ludzie: 'ludzi',
    magazyny: 'magazynów',
    mali: 'małych',
    małżeństwa: 'małżeństw',
    mamy: 'mam',
    młodzi: 'młodych',
    mężczyźni: 'mężczyzn',
    narzeczeni: 'narzeczonych',
    nauczyciele: 'nauczycieli',
    organizacje: 'organizacji',
    ojcowie: 'ojców',
    osoby: 'osób',
    panie: 'pań',
    panowie: 'panów',
    pary: 'par',
    początkujący: 'początkujących',
    przedszkola: 'przedszkoli',
    przyjaciele: 'przyjaciół',
    restauracje: 'restauracji',
    rodzice: 'rodziców',
    rodziny: 'rodzin',
    salony: 'salonów',
    sklepy: 'sklepów',
    starsi: 'starszych',
    startupy: 'startupów',
    szkoły: 'szkół',
    uczniowie: 'uczniów',
    warsztaty: 'warsztatów',
    właściciele: 'właścicieli',
    wspólnoty: 'wspólnot',
    zakłady: 'zakładów',
    zespoły: 'zespołów',
  },
  ru: {
    взрослые: 'взрослых',
    девушки: 'девушек',
    дети: 'детей',
    женщины: 'женщин',
    люди: 'людей',
    мужчины: 'мужчин',
    пары: 'пар',
    родители: 'родителей',
    семьи: 'семей',
  },
};

/** Endings of Polish adjectives and of nouns for men, each with its genitive. */
const POLISH_ENDINGS: readonly (readonly [RegExp, string])[] = [
  // Nouns for women: "fryzjerki", "studentki".
  [/(?<=[jrwlt]er|nt|st|cz|iar|iel)ki$/u, 'ek'],
  [/ści$/u, 'stów'],
  [/nci$/u, 'ntów'],
  [/eci$/u, 'etów'],
  [/rzy$/u, 'rów'],
  [/cy$/u, 'ców'],
  [/dzy$/u, 'gów'],
  [/owie$/u, 'ów'],
  [/ice$/u, 'iców'],
  [/arze$/u, 'arzy'],
  [/acze$/u, 'aczy'],
  [/yciele$/u, 'ycieli'],
  [/mianie$/u, 'mian'],
];

/**
 * Matches Polish nouns in "-icy", whose genitive ends in "-ików" ("miłośnicy", "miłośników"). The
 * genitive of other Polish nouns in "-cy" ends in "-ców".
 */
const POLISH_MEN = /[aiy]cy$/u;

/**
 * Matches a Polish adjective directly after its noun, which is inflected with it, for example "pary
 * młode", "osoby szukające pracy", "studenci niepalący".
 */
const POLISH_BEHIND = /(?:e|ący)$/u;
/**
 * Matches Polish adjectives after nouns for men, whose genitive does not follow from the ending,
 * for example "studenci zaoczni".
 */
const POLISH_MEN_BEHIND = /(?:[cdjlrtwz]ni|owi|scy|ccy|eni|ani)$/u;

/**
 * Matches Polish adjectives that are also used as nouns for people, for example "dorośli", "dorośli
 * początkujący".
 */
const POLISH_PEOPLE = /^(?:dorośli|młodzi|mali|starsi)$/u;

function inflectPolishAdjective(word: string): string | null {
  if (/ący$/u.test(word)) return `${word}ch`;
  if (word.endsWith('szli')) return word.replace(/li$/u, 'łych');
  if (word.endsWith('eni')) return word.replace(/eni$/u, 'onych');
  if (/[nw]i$/u.test(word)) return `${word.slice(0, -1)}ych`;
  if (/[kg]ie$/u.test(word)) return `${word.slice(0, -1)}ch`;
  return /[^aeiouyąęó]e$/u.test(word) ? `${word.slice(0, -1)}ych` : null;
}

function inflectNoun(word: string, language: GenitiveLanguage): string | null {
  const known = KNOWN[language][word];
  if (known !== undefined || language === 'ru') return known ?? null;
  if (/ący$/u.test(word)) return `${word}ch`;
  if (POLISH_MEN.test(word)) return word.replace(/cy$/u, 'ków');
  const [ending, genitive] = POLISH_ENDINGS.find(([each]) => each.test(word)) ?? [];
  return ending && genitive ? word.replace(ending, genitive) : null;
}

/** Tells whether words begin with a noun that can be inflected, or an adjective before such a noun. */
function beginsGroup([first = '', second = '']: readonly string[], language: GenitiveLanguage) {
  if (inflectNoun(first, language) !== null) return true;
  const isAdjective = language === 'pl' && inflectPolishAdjective(first) !== null;
  return isAdjective && inflectNoun(second, language) !== null;
}

/**
 * Puts an audience into the genitive plural, for use after "dla" and "для", so that "rodzice małych
 * dzieci" becomes "rodziców małych dzieci". Returns null if a word's form is not certain, so that
 * the ad prints no wrong form.
 */
export function formGenitivePlural(audience: string, language: GenitiveLanguage): string | null {
  const words = (audience.charAt(0).toLocaleLowerCase(language) + audience.slice(1)).split(' ');
  const said: string[] = [];
  let isBehindNoun = false;
  let isNounLast = false;
  for (const [at, written] of words.entries()) {
    const [, word = '', mark = ''] = /^(.*?)([,;]?)$/u.exec(written) ?? [];
    // "And" before a preposition continues a description: "osoby z prawem jazdy i bez nałogów".
    const isLink =
      /^(?:i|oraz|lub|и|или)$/u.test(word) && !BEHIND_NOUN[language].test(words[at + 1] ?? '');
    if (isLink && isBehindNoun && !beginsGroup(words.slice(at + 1), language)) return null;
    if (isLink) isBehindNoun = false;
    const isDescription = language === 'pl' && at > 0 && isBehindNoun && isNounLast;
    if (isDescription && POLISH_MEN_BEHIND.test(word)) return null;
    if (isDescription && POLISH_BEHIND.test(word) && !BEHIND_NOUN.pl.test(word)) {
      const form = inflectPolishAdjective(word);
      if (form === null) return null;
      said.push(form + mark);
      // The object of a participle follows the participle: "osoby urządzające mieszkanie".
      if (/ąc[ey]$/u.test(word)) isNounLast = false;
      if (mark === ',') isBehindNoun = false;
      continue;
    }
    isNounLast = false;
    if (language === 'ru' && isBehindNoun && /^(?!котор)\p{L}+[ыи]е$/u.test(word)) return null;
    if (isLink || isBehindNoun || /^\d/u.test(word)) {
      said.push(word + mark);
      if (mark === ',') isBehindNoun = false;
      continue;
    }
    if (BEHIND_NOUN[language].test(word)) return null;
    const noun = inflectNoun(word, language);
    const next = (words[at + 1] ?? '').replace(/[,;]$/u, '');
    const adjective =
      language === 'pl' && noun === null && inflectNoun(next, language) !== null
        ? inflectPolishAdjective(word)
        : null;
    const form = adjective ?? noun;
    if (form === null) return null;
    said.push(form + mark);
    const isDescribing =
      adjective !== null || (POLISH_PEOPLE.test(word) && inflectNoun(next, language) !== null);
    if (!isDescribing && mark === '') {
      isBehindNoun = true;
      isNounLast = true;
    }
  }
  return said.join(' ');
}
