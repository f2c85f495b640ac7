import { capitalise } from '@adwright/engine-lexicon';
import { chooseAddress } from '../content/frame-marks.ts';
import type { LocalisedLanguage } from '../content/languages.ts';
import type { CommandWords } from '../content/text-schemas.ts';
import { getPhrasebook } from '../content/texts.ts';
import { setTypographicApostrophes } from '../content/typographic-apostrophes.ts';
import { measureWidth } from '../content/width.ts';

/** A request to the reader in the words of the goal. */
interface GoalCommand {
  /** Words of a button, for example "Réservez votre emplacement". */
  button: string;
  /** Words of a button beside a fact that states the object, for example "Réservez maintenant". */
  withoutObject: string;
  /** Words at the end of a text, beside a picture with the button. */
  closing: string;
}

const MAX_BUTTON_WIDTH = 32;

/** Matches the end of a clause. A goal's first clause names the step that the advertiser wants. */
const CLAUSE_END = /[,.;:!?()](?!\d)/u;
/** Matches a telephone number, a price, an address or a discount, which are no part of a button. */
const FIGURE = /\s*(?:\p{L}*\S*@|[€$£%+]|\p{Nd}[\p{Nd}\s./-]{4,}|\p{Sc}|tel\b).*$/iu;
/**
 * Matches words that show that a goal says what the advertiser wants, for example "more customers".
 */
const WISH =
  /(?<!\p{L})(?:client\p{L}*|kund\p{L}*|klant\p{L}*|klient\p{L}*|gens|gente|leute|folk|mensen|pessoas|ludzi|personas|persone|più|plus|más|mais|mehr|meer|mer|fler|więcej|vendite|ventes|ventas|vendas|umsatz|omzet|sollen|soll|dass|dat|moeten|neue[nr]?|nieuwe|nya|nowych)(?!\p{L})/iu;
/** Matches "to make people" before the verb, for example "far prenotare". */
const CAUSES =
  /^(?:far|fare|faire|få (?:\p{L}+ )?att|att|te|fazer com que|pour|per|para|för att|żeby|aby)\s/iu;

/**
 * Turns a goal such as "réserver son emplacement" into a request to the reader. The result is null
 * if the goal does not begin with a verb for a step of the reader and a short object.
 */
export function writeGoalCommand(
  goal: string | undefined,
  language: LocalisedLanguage,
  isFormal: boolean,
): GoalCommand | null {
  const words = getPhrasebook(language).commands;
  if (words === undefined) return null;
  const typed = (goal ?? '').trim().replaceAll('’', "'");
  const [clause = ''] = typed.split(CLAUSE_END);
  if (WISH.test(clause)) return null;
  const request =
    words.closingVerbs.length > 0
      ? readObjectAndVerb(clause, words)
      : readVerbAndObject(clause.replace(CAUSES, ''), words, isFormal, language);
  if (request === null) return null;
  const button = capitalise(setTypographicApostrophes(request.command), language);
  if (measureWidth(button) > MAX_BUTTON_WIDTH) return null;
  return {
    button,
    withoutObject: request.needsObject
      ? button
      : words.withoutObject.replace('{command}', request.verb),
    closing: words.now.replace('{command}', button),
  };
}

/**
 * Matches an appointment of no certain kind. The trade's own words for it tell more, for example "Prenota un
 * tavolo" for a restaurant.
 */
const ANY_APPOINTMENT =
  /^(?:\p{L}{1,3}['\s])?(?:termine?|afspra(?:ak|ken)|rendez-vous|appuntament[oi]|citas?|tid|tider|besök|wizyt\p{L}*|termin\p{L}*|spotkan\p{L}*|consultas?|marcaç\p{L}*|horários?)$/iu;

/** A request to the reader, with its verb. */
interface ReaderRequest {
  command: string;
  verb: string;
  /** Whether the verb ends with a preposition, for example "fale com". */
  needsObject: boolean;
}

/** Reads a goal whose infinitive follows its object, for example "kostenloses Muster anfordern". */
function readObjectAndVerb(
  clause: string,
  { closingVerbs, ends }: CommandWords,
): ReaderRequest | null {
  const verbs = closingVerbs.join('|');
  const found = new RegExp(`^(.+?\\s)(${verbs})(?=$|[\\s/])`, 'iu').exec(clause);
  if (found === null) return null;
  const [command, object = '', verb = ''] = found;
  const isCut = new RegExp(`^(?:${ends.join('|')})\\s|\\s(?:${ends.join('|')})\\s`, 'iu').test(
    object,
  );
  // Behind other words, a capital shows a noun, as in "im Laden".
  if (/^\p{Lu}/u.test(verb)) return null;
  const isName = /\p{L}{3}/u.test(object) && !ANY_APPOINTMENT.test(object.trim());
  return isCut || !isName || FIGURE.test(object)
    ? null
    : { command, verb, needsObject: verb.includes(' ') };
}

/** Reads a goal that begins with a verb, for example "réserver une séance". */
function readVerbAndObject(
  clause: string,
  words: CommandWords,
  isFormal: boolean,
  language: LocalisedLanguage,
): ReaderRequest | null {
  const lower = clause.toLocaleLowerCase(language);
  const asked = Object.values(words.verbs).map((each) => chooseAddress(each, isFormal));
  const [verb, imperative] =
    [...Object.entries(words.verbs), ...asked.map((each) => [each.toLowerCase(), each] as const)]
      .filter(([each]) => lower === each || lower.startsWith(`${each} `))
      .toSorted(([one], [other]) => other.length - one.length)[0] ?? [];
  if (verb === undefined || imperative === undefined) return null;
  const asking = chooseAddress(imperative, isFormal);
  const request = { verb: asking, needsObject: verb.includes(' ') };
  const object = cutObject(clause.slice(verb.length).trim(), words);
  if (ANY_APPOINTMENT.test(object)) return null;
  if (object !== '' && beginsObject(object, words))
    return { ...request, command: `${asking} ${addressOwner(object, words, isFormal)}` };
  const isWhole = words.determiners.length > 0 && /^(?!que ).* (?!com$)\S+$/u.test(verb);
  return isWhole || words.alone.includes(verb) ? { ...request, command: asking } : null;
}

function cutObject(text: string, { ends }: CommandWords): string {
  const end = new RegExp(`(?:^|\\s)(?:${ends.join('|')})(?=$|\\s).*$`, 'iu');
  return text.replace(FIGURE, '').replace(end, '').trim();
}

/** Tells whether words are an object and no adverb. */
function beginsObject(object: string, { determiners }: CommandWords): boolean {
  if (determiners.length === 0 || /^\p{Nd}/u.test(object)) return /\p{L}{3}/u.test(object);
  const lower = object.toLowerCase();
  return (
    determiners.some((each) =>
      each.endsWith("'") ? lower.startsWith(each) : lower.startsWith(`${each} `),
    ) || /^(?:l|un)'\p{L}/u.test(lower)
  );
}

/** Replaces "their" at the start of an object by "your". */
function addressOwner(object: string, { yours }: CommandWords, isFormal: boolean): string {
  const owner = Object.keys(yours).find((each) => object.toLowerCase().startsWith(`${each} `));
  return owner === undefined
    ? object
    : chooseAddress(yours[owner] ?? owner, isFormal) + object.slice(owner.length);
}
