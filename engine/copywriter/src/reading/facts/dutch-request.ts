import { lowerFirstLetter } from '../lower-first-letter.ts';

/** Dutch verbs behind their object, with the words before and behind the object in a request. */
const VERBS: Readonly<Record<string, readonly [before: string, behind?: string]>> = {
  kopen: ['Koop'],
  bestellen: ['Bestel'],
  boeken: ['Boek'],
  reserveren: ['Reserveer'],
  uploaden: ['Upload'],
  sturen: ['Stuur'],
  maken: ['Maak'],
  plannen: ['Plan'],
  huren: ['Huur'],
  brengen: ['Breng'],
  downloaden: ['Download'],
  aanvragen: ['Vraag', 'aan'],
  ophalen: ['Haal', 'op'],
  afhalen: ['Haal', 'af'],
  meenemen: ['Neem', 'mee'],
  meebrengen: ['Breng', 'mee'],
  inplannen: ['Plan', 'in'],
  inleveren: ['Lever', 'in'],
  doorgeven: ['Geef', 'door'],
};

/** Matches nouns for single things, which need an article in a sentence. */
const NEEDS_ARTICLE =
  /^(?:\p{L}+(?:tje|pje|kje|sje)|ticket|plek|plaats|tafel|afspraak|foto|kamer|les|proefles|proefrit|bezichtiging|rondleiding|offerte|demo|stand|bericht|intake|kennismaking|consult|cadeaubon)(?=$|\s)/iu;

const OBJECT_AND_VERB = new RegExp(
  `^((?:\\p{L}|['’]s\\s)[^,;:]*?)\\s(${Object.keys(VERBS).join('|')})(?=$|[\\s,])(.*)$`,
  'iu',
);
/** Matches an object that is no noun phrase: a clause with another verb, or a phrase that starts with a preposition. */
const NO_OBJECT =
  /^(?:in|op|bij|via|voor|met|per|om|aan|tot|vóór|na|van|langs|online|zelf|direct|meteen|nu|dan|daarna|alleen|graag|ook|niet|geen)(?=$|\s)|\s(?:en|of|om|te)\s/iu;
/** Matches a subject behind the verb, which makes the words a sentence: "plannen we meteen". */
const SUBJECT = /^\s(?:we|wij|ze|zij|jullie|u)(?=$|\s)/iu;

/**
 * Rewords a Dutch infinitive behind its object as a request: "kaartje kopen via de site" becomes "Koop een kaartje
 * via de site". Other words stay as typed.
 */
export function formDutchRequest(text: string): string {
  const [, object = '', verb = '', rest = ''] = OBJECT_AND_VERB.exec(text) ?? [];
  const request = VERBS[verb.toLowerCase()];
  if (request === undefined || NO_OBJECT.test(object) || SUBJECT.test(rest)) return text;
  const [before, behind] = request;
  const article = NEEDS_ARTICLE.test(object) ? 'een ' : '';
  const typed = /^\p{Lu}\p{Ll}/u.test(object) && article ? lowerFirstLetter(object) : object;
  return `${before} ${article}${typed}${behind === undefined ? '' : ` ${behind}`}${rest}`;
}
