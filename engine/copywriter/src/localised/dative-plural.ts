/**
 * Languages that address readers in the dative, as in Russian "Студентам" and Ukrainian "Родинам з
 * дітьми".
 */
export type DativeLanguage = 'ru' | 'uk';

/** Prepositions after which no noun is in the nominative. */
const PREPOSITIONS: Readonly<Record<DativeLanguage, RegExp>> = {
  ru: /^(?:с|со|из|без|в|во|на|от|до|за|под|по|к|у|при|для|после|рядом|около|старше|младше)$/u,
  uk: /^(?:з|із|зі|без|в|у|на|від|до|за|під|по|к|при|для|після|поруч|біля|старші)$/u,
};

/** Nouns whose dative plural does not follow from their ending, each with its dative plural. */
const IRREGULAR: Readonly<Record<DativeLanguage, Readonly<Record<string, string>>>> = {
  ru: {
    хозяева: 'хозяевам',
    друзья: 'друзьям',
    учителя: 'учителям',
    доктора: 'докторам',
    мастера: 'мастерам',
    тренеры: 'тренерам',
    предприниматели: 'предпринимателям',
  },
  uk: {
    діти: 'дітям',
    люди: 'людям',
    гості: 'гостям',
    дорослі: 'дорослим',
    військові: 'військовим',
    наречені: 'нареченим',
    лікарі: 'лікарям',
    учні: 'учням',
    молодята: 'молодятам',
  },
};

/**
 * Returns the dative of a noun in the nominative plural, by its ending; null if the word is no such
 * noun.
 */
function inflectNoun(word: string, language: DativeLanguage): string | null {
  const known = IRREGULAR[language][word];
  if (known !== undefined) return known;
  const parts = word.split('-');
  if (parts.length > 1) {
    const forms = parts.map((part) => inflectNoun(part, language));
    return forms.includes(null) ? null : forms.join('-');
  }
  if (word.length < 4 || /\p{L}{2}(?:[аяиыь]ми)$/u.test(word)) return null;
  const stem = word.slice(0, -1);
  if (language === 'ru') {
    if (/[ыи]е$/u.test(word)) return inflectAdjective(word, language);
    if (word.endsWith('ане')) return `${stem}ам`;
    if (word.endsWith('ы') || /[гкхжчшщ]и$/u.test(word)) return `${stem}ам`;
    return /(?:\p{L}и|ья)$/u.test(word) ? `${stem}ям` : null;
  }
  if (word.endsWith('яни')) return `${stem}ам`;
  if (word.endsWith('и')) return `${stem}ам`;
  // Adjectives that are used as nouns, for example "небайдужі", "старші".
  if (/(?:дуж|чуж|старш|молодш)і$/u.test(word)) return `${stem}им`;
  if (/(?:[жчш]|яр|ар)і$/u.test(word)) return `${stem}ам`;
  // Participles are used as nouns for people, for example "закохані", "наречені".
  if (/[ае]ні$/u.test(word)) return `${stem}им`;
  // Other nouns in "-і" can't be distinguished from adjectives, whose dative has another ending,
  // for example "хворі".
  return /(?:ц|з|тел)і$|ї$/u.test(word) ? `${stem}ям` : null;
}

/** Matches adjectives in the nominative plural by an ending that no noun in another case has. */
const PLURAL_ADJECTIVE: Readonly<Record<DativeLanguage, RegExp>> = {
  ru: /^(?!котор)\p{L}+[ыи]е$/u,
  uk: /\p{L}(?:[сз]?ькі|бутні|щі)$/u,
};

/** Matches Ukrainian adjectives with a soft stem, for example "їхні" (their), "майбутні" (future). */
const SOFT_ADJECTIVE =
  /^(?:їхні|домашні|сусідні|майбутні|літні|середні|ранні|пізні|крайні|осінні|зимні|дорожні)$/u;

/** Words for "all", whose dative does not follow from the ending. */
const ALL: Readonly<Record<string, string>> = { все: 'всем', усі: 'усім', всі: 'всім' };

function inflectAdjective(word: string, language: DativeLanguage): string | null {
  const all = ALL[word];
  if (all !== undefined) return all;
  const stem = word.slice(0, -1);
  if (language === 'ru') return /[ыи]е$/u.test(word) ? `${stem}м` : null;
  if (SOFT_ADJECTIVE.test(word)) return `${stem}ім`;
  if (word.endsWith('і')) return `${stem}им`;
  return word.endsWith('ї') ? `${stem}їм` : null;
}

/**
 * Puts an audience into the dative plural, so that "молодые пары" becomes "молодым парам",
 * "владельцы собак" becomes "владельцам собак". Returns null if a word's form is not certain, so
 * that the ad prints no wrong form.
 */
export function formDativePlural(audience: string, language: DativeLanguage): string | null {
  const typed = (audience.charAt(0).toLocaleLowerCase(language) + audience.slice(1)).split(' ');
  const said: string[] = [];
  let isBehindNoun = false;
  let isBehindPreposition = false;
  for (const [at, written] of typed.entries()) {
    const [, word = '', mark = ''] = /^(.*?)([,;]?)$/u.exec(written) ?? [];
    const isLink = /^(?:и|й|і|та|або|или)$/u.test(word);
    if (PREPOSITIONS[language].test(word)) isBehindPreposition = true;
    else if (isLink || mark !== '') {
      // After "and", it is unclear whether a noun still belongs to the preposition.
      if (isBehindPreposition && isLink && inflectNoun(typed[at + 1] ?? '', language) !== null)
        return null;
    }
    const next = typed[at + 1] ?? '';
    // A name of a place is in the genitive behind its noun: "мешканці Полтави".
    const opensNoun =
      !isBehindNoun &&
      !isBehindPreposition &&
      /^\p{Ll}/u.test(next) &&
      inflectNoun(next, language) !== null;
    const adjective = opensNoun && mark === '' ? inflectAdjective(word, language) : null;
    const isKept = isLink || isBehindNoun || isBehindPreposition || /^\d/u.test(word);
    const form = isKept ? word : (adjective ?? inflectNoun(word, language));
    // An adjective after the noun may belong to another noun, so its case is not certain.
    const isUnclear = isBehindNoun && !isBehindPreposition && PLURAL_ADJECTIVE[language].test(word);
    if (form === null || isUnclear) return null;
    said.push(form + mark);
    if (isLink || mark !== '') isBehindNoun = false;
    else if (!isKept && adjective === null) isBehindNoun = true;
  }
  return said.join(' ');
}
