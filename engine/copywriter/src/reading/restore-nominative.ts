import { findJobLead } from '@adwright/engine-lexicon';

/**
 * Endings of occupations after a verb such as "we look for", each with the ending of the
 * nominative. For example, the nominative of "spawacza" is "spawacz".
 */
type Endings = readonly (readonly [ending: RegExp, name: string])[];

interface Cases {
  /**
   * Matches verbs after which the occupation is not in the nominative. After a colon, the
   * occupation is in the nominative.
   */
  verbs: RegExp;
  qualities: Endings;
  /** Endings of nouns, the longest first. */
  names: Endings;
}

const CASES: readonly Cases[] = [
  {
    verbs:
      /^(?:pilnie )?(?:zatrudni(?:ę|my|amy)|szukamy?|poszukuj(?:ę|emy)|przyjm(?:ę|iemy)(?: do pracy)?)\s(?!:|do )/iu,
    qualities: [
      [/(?<=[kg])iego$/u, 'i'],
      [/ego$/u, 'y'],
      [/ą$/u, 'a'],
    ],
    names: [
      [/krawca$/u, 'krawiec'],
      [/(?<=\p{L}{3})owca$/u, 'owiec'],
      [/[ęą]$/u, 'a'],
      [/(?<=\p{L}{2}[bcdfghjklłmnprstwz])a$/u, ''],
    ],
  },
  {
    verbs: /^(?:(?:мы )?ищем|приглашаем на работу|набираем)\s(?!:)/iu,
    qualities: [
      [/(?<=[кгхжшчщн])его$/u, 'ий'],
      [/(?<=[кгх])ого$/u, 'ий'],
      [/ого$/u, 'ый'],
      [/ую$/u, 'ая'],
    ],
    names: [
      [/продавца$/u, 'продавец'],
      [/([лр])я$/u, '$1ь'],
      [/(?<=[аеёиоуыэюя])я$/u, 'й'],
      [/([ен])ю$/u, '$1я'],
      [/у$/u, 'а'],
      [/(?<=\p{L}{3})(?<!^барист)а$/iu, ''],
    ],
  },
  {
    verbs: /^(?:(?:ми )?шукаємо|запрошуємо на роботу|набираємо)\s(?!:)/iu,
    qualities: [
      [/ого$/u, 'ий'],
      [/(?<=[нкв])у$/u, 'а'],
    ],
    names: [
      [/вця$/u, 'вець'],
      [/ря$/u, 'р'],
      [/ля$/u, 'ль'],
      [/(?<=[аеєиіїоуюя])я$/u, 'й'],
      [/у$/u, 'а'],
      [/(?<=\p{L}{3})(?<!^барист)а$/iu, ''],
    ],
  },
  {
    verbs: /^(?:αναζητούμε|ψάχνουμε|προσλαμβάνουμε)\s(?!:)/iu,
    qualities: [
      [/ο$/u, 'ος'],
      [/ό$/u, 'ός'],
    ],
    names: [
      [/ο$/u, 'ος'],
      [/ό$/u, 'ός'],
      [/(?<=ητ|στ)ή$/u, 'ής'],
      [/μάγειρα$/u, 'μάγειρας'],
    ],
  },
];

/**
 * Returns the occupation of a job ad in the nominative. The verb before the occupation may have
 * changed the occupation's ending. For example, "Zatrudnimy spawacza w Gdańsku" looks for a
 * "spawacz". After any other verb, the occupation is returned unchanged.
 * @param lead the beginning of the job ad
 * @param occupation the words after the beginning
 */
export function restoreNominative(lead: string, occupation: string): string {
  const cases = CASES.find(({ verbs }) => verbs.test(lead));
  if (!cases || lead.includes(':')) return occupation;
  const words = occupation.split(' ');
  const noun = words.findIndex(
    (word, at) => at === words.length - 1 || !hasCaseEnding(word, cases.qualities),
  );
  return words
    .map((word, at) => {
      if (at > noun) return word;
      return replaceEnding(word, at < noun ? cases.qualities : cases.names);
    })
    .join(' ');
}

const LETTERS = /^(\P{L}*)([\p{L}-]+)/u;

function hasCaseEnding(word: string, endings: Endings): boolean {
  return replaceEnding(word, endings) !== word && !/[,;:]$/u.test(word);
}

function replaceEnding(word: string, endings: Endings): string {
  return word.replace(LETTERS, (_, before: string, letters: string) => {
    const found = endings.find(([ending]) => ending.test(letters));
    return before + (found ? letters.replace(found[0], found[1]) : letters);
  });
}

/**
 * Tells whether a job ad keeps its verb ("Szukamy pomocy kuchennej"), because the nominative of the occupation
 * after the verb is unknown.
 */
export function keepsVerb(product: string): boolean {
  const lead = findJobLead(product);
  const occupation = product.slice(lead.length);
  const isInflected = CASES.some(({ verbs }) => verbs.test(lead)) && !lead.includes(':');
  return isInflected && restoreNominative(lead, occupation) === occupation;
}
