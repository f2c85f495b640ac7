import { readFileSync } from 'node:fs';

/** The list of German words, which write-german-words.ts generates. */
const WORDS_FILE = new URL('./german-words.txt', import.meta.url);
/** Mark in the word list for a word that is not a compound. */
export const WHOLE_MARK = '!';
/**
 * Linking letters between the two words of a German compound, as in "Arbeit-s-zeit", "Sonne-n-brille",
 * "Kind-er-wagen".
 */
const LINKS = ['', 's', 'n', 'es', 'en', 'er', 'e', 'ens', 'ns'];
/**
 * Verbs, adjectives and particles that can be the first part of a German compound. Verbs, adjectives and
 * particles are listed separately, because the word list has only nouns.
 */
const FIRST_WORDS = new Set(
  (
    'alt back bade bestell bio bohr brat breit dreh dünn eck edel ein eintritt extra fahr falt familien fein fest flach flug ' +
    'frei frisch frei früh ganz gebraucht gefrier gegen gelb gemein gesamt gieß gleit grob groß grund grün gut halb halt hand ' +
    'hart haupt heb heiß heiz hoch hänge innen jung kalt kauf kehr klapp klar klein kletter knall koch kosten kühl kurz lad ' +
    'lang lauf laut leb lehr leicht leih lern les lieg lieb luxus maxi mehr mess miet mini misch mit mittel mono mähr multi ' +
    'mäh nach nass neben neu nieder näh online ober oster outdoor pfleg plan premium putz quer raum reib rein reinig reis reise reit ' +
    'rest ring roh roll rot ruck rühr rück sauber saug schalt schau scher schlaf schlag schleif schmal schneid schnell schraub ' +
    'schreib schutz schwarz schwer schwimm selbst sing sitz sonder spann spar spezial sprech spring sprüh spül steck steh ' +
    'steig stell still stoß strick süß tausch tauch tief trag tritt trink trocken unter voll vor wander warm ' +
    'wart wasch wechsel weich weiß weiss gross heiss giess süss weit wend werb wieder wirk wisch wohn zahl zeichen zieh zier zusatz zweit über'
  ).split(' '),
);
/**
 * Matches adjectives that can be the last part of a compound, as in "kosten-frei", "spülmaschinen-fest",
 * "drei-jährig". Adjectives at a compound's end are listed separately, because the word list has only nouns.
 */
const LAST_ADJECTIVE =
  /^(?:frei|los|voll|reich|arm|fest|dicht|sicher|echt|haltig|fertig|bereit|wert|würdig|mäßig|mässig|gemäß|gemäss|tauglich|freundlich|günstig|stark|schwach|leicht|schwer|warm|kalt|frisch|neu|alt|weit|lang|breit|hoch|schonend|sparend|spendend|abweisend|beständig|bedürftig|förmig|farben|farbig|jährig|tägig|stündig|minütig|prozentig|teilig|seitig|sitzig|türig|gerecht|neutral|pflichtig|übergreifend|orientiert|basiert|gesteuert|betrieben|gebunden|geprüft|zertifiziert|getestet)(?:e[mnrs]?)?$/u;
/**
 * Matches a row of consonants so long that it occurs only where two words join, as in "Dampf-schiff".
 * Hyphenation patterns miss many of these places.
 */
const PILE = /[bcdfghjklmnpqrstvwxzß]{5,}/gu;
/** Minimum number of letters of each part of a compound. */
const MIN_WORD = 3;
/** Minimum number of letters of a compound's first part if one of the two parts is not in the word list. */
const MIN_BESIDE = 4;
/** Matches adjective endings that look like separate words, as in "techn-ische", "prak-tische". */
const ADJECTIVE_END = /^(?:\p{L}?isch\p{L}{0,2}|schere[nrs]?|lende[nrs]?|zelte[nrs]?)$/u;
/** Matches nouns for a person or a tool by an activity, as in "Dach-decker", "Pfannen-wender". */
const DOER = /^(?!schaft)\p{L}{3,}er(?:n|in|innen)?$/u;

interface Words {
  /** The nouns of the word list in singular and plural, in lower case. */
  all: ReadonlySet<string>;
  /** The nouns in `all` that are not compounds. */
  whole: ReadonlySet<string>;
}

let list: Words | undefined;

function germanWords(): Words {
  if (list) return list;
  const lines = readFileSync(WORDS_FILE, 'utf8').trimEnd().split('\n');
  const whole = lines
    .filter((line) => line.endsWith(WHOLE_MARK))
    .map((line) => line.slice(0, -WHOLE_MARK.length));
  list = {
    all: new Set([...lines.filter((line) => !line.endsWith(WHOLE_MARK)), ...whole]),
    whole: new Set(whole),
  };
  return list;
}

/**
 * Returns the places at which the parts of a German compound join. The function returns an empty list for a word that
 * is not a compound, and undefined for a word that cannot be split into known words.
 * @param places the places where the word's syllables begin; compound parts can join only at these places
 */
export function findGermanJoints(word: string, places: readonly number[]): number[] | undefined {
  const { all, whole } = germanWords();
  const lower = word.toLowerCase();
  const letters = /^\P{L}*(\p{L}+)\P{L}*$/u.exec(lower)?.[1];
  if (letters === undefined) return undefined;
  if (whole.has(letters)) return [];
  const start = lower.indexOf(letters);
  const inside = places
    .map((place) => place - start)
    .filter((place) => place > 0 && place < letters.length);
  const joints =
    findKnownJoints(letters, inside, all) ??
    inside.find(
      (place) => isBeforeDoer(letters, place, all) || isAfterUnknown(letters, place, all),
    );
  return joints === undefined ? undefined : [joints].flat().map((joint) => joint + start);
}

/**
 * Places where the longest parts of a compound join (`outer`), and where the parts of these parts join, as in
 * "Versicherungs-vergleichs-rechner".
 */
export interface NestedJoints {
  outer: readonly number[];
  inner: readonly number[];
}

/**
 * Returns the same places as {@link findGermanJoints}, and also splits compounds that end in an adjective, and
 * compounds inside a compound. The function returns undefined for a word that cannot be split into known words.
 * @param places the places where the word's syllables begin
 */
export function findNestedGermanJoints(
  word: string,
  places: readonly number[],
): NestedJoints | undefined {
  const { all, whole } = germanWords();
  const lower = word.toLowerCase();
  const letters = /^\P{L}*(\p{L}+)\P{L}*$/u.exec(lower)?.[1];
  if (letters === undefined || lower.length !== word.length) return undefined;
  if (whole.has(letters)) return { outer: [], inner: [] };
  const start = lower.indexOf(letters);
  const inside = addPiles(
    letters,
    places.map((place) => place - start),
  );
  const outer =
    findKnownJoints(letters, inside, all, endsCompound) ??
    inside.find(
      (place) =>
        isBeforeDoer(letters, place, all) ||
        isAfterUnknown(letters, place, all) ||
        (place >= MIN_BESIDE && LAST_ADJECTIVE.test(letters.slice(place))),
    );
  if (outer === undefined) return undefined;
  const joints = [outer].flat();
  const placed = (at: readonly number[]) => at.map((joint) => joint + start);
  return { outer: placed(joints), inner: placed(findJoints(letters, joints, inside)) };
}

/** Returns the places where syllables begin, and every place inside a long row of consonants. */
function addPiles(letters: string, places: readonly number[]): number[] {
  const piled = [...letters.matchAll(PILE)].flatMap(({ index, 0: { length } }) =>
    Array.from({ length: length - 1 }, (_, at) => index + at + 1),
  );
  return [...new Set([...places, ...piled])]
    .filter((place) => place > 0 && place < letters.length)
    .toSorted((one, other) => one - other);
}

/** Returns the places inside a compound's parts where the parts of nested compounds join. */
function findJoints(
  letters: string,
  joints: readonly number[],
  places: readonly number[],
): number[] {
  return [0, ...joints].flatMap((from, index) => {
    const word = letters.slice(from, joints[index]);
    const inside = places
      .map((place) => place - from)
      .filter((place) => place > 0 && place < word.length);
    const found = jointsOfLinked(word, inside);
    if (found.length === 0) return [];
    return [...found, ...findJoints(word, found, inside)].map((joint) => joint + from);
  });
}

/**
 * Returns the places where compound parts join in a word that ends in linking letters. For example, the word
 * "schifffahrts" consists of "schiff-fahrt" and the linking letter "s".
 */
function jointsOfLinked(linked: string, places: readonly number[]): number[] {
  const { all, whole } = germanWords();
  const stems = LINKS.filter((link) => linked.endsWith(link)).map((link) =>
    linked.slice(0, linked.length - link.length),
  );
  const stem = stems.find((each) => isWord(each, all));
  if (stem !== undefined && whole.has(stem) && stem.search(PILE) < 0) return [];
  const known = stems
    .map((each) =>
      findKnownJoints(
        each,
        places.filter((place) => place < each.length),
        all,
      ),
    )
    .find((joints) => joints !== undefined);
  if (known !== undefined || stem !== undefined) return known ?? [];
  return places
    .filter((place) => stems.some((each) => isAfterUnknown(each, place, all)))
    .slice(0, 1);
}

function endsCompound(letters: string, words: ReadonlySet<string>): boolean {
  return isWord(letters, words) || LAST_ADJECTIVE.test(letters);
}

interface Way {
  joints: number[];
  shortest: number;
}

/**
 * Returns the places that split a word into as few known words as possible. If several splits have equally
 * many words, the split whose shortest word is longest is chosen. Returns undefined if the word cannot be
 * split into known words.
 */
export function findKnownJoints(
  letters: string,
  places: readonly number[],
  words: ReadonlySet<string>,
  isLastWord = isWord,
): number[] | undefined {
  const ways = new Map<number, Way>([[letters.length, { joints: [], shortest: letters.length }]]);
  for (const start of [0, ...places].toSorted((one, other) => other - one)) {
    const found = [...ways].flatMap(([end, way]): Way[] => {
      const isLast = end === letters.length;
      const piece = letters.slice(start, end);
      const isPart = piece.length < letters.length && end > start;
      if (!isPart || !(isLast ? isLastWord(piece, words) : isFirstWord(piece, words))) return [];
      const joints = isLast ? [] : [end, ...way.joints];
      return [{ joints, shortest: Math.min(way.shortest, piece.length) }];
    });
    const [best] = found.toSorted(
      (one, other) => one.joints.length - other.joints.length || other.shortest - one.shortest,
    );
    if (best) ways.set(start, best);
  }
  return ways.get(0)?.joints;
}

/** Tells whether a place follows a known word and precedes a noun for a person or a tool ("-decker"). */
export function isBeforeDoer(letters: string, place: number, words: ReadonlySet<string>): boolean {
  const first = letters.slice(0, place);
  return place >= MIN_BESIDE && DOER.test(letters.slice(place)) && isFirstWord(first, words);
}

/** Tells whether a known word follows a place, and the letters before the place could be a name. */
function isAfterUnknown(letters: string, place: number, words: ReadonlySet<string>): boolean {
  const last = letters.slice(place);
  return (
    place >= MIN_BESIDE &&
    last.length > MIN_BESIDE &&
    isWord(last, words) &&
    !ADJECTIVE_END.test(last)
  );
}

function isWord(letters: string, words: ReadonlySet<string>): boolean {
  return letters.length >= MIN_WORD && words.has(letters);
}

/**
 * Tells whether letters can be a compound's first part: a known word with linking letters, or a known word
 * without its last letter ("Schul-e").
 */
function isFirstWord(letters: string, words: ReadonlySet<string>): boolean {
  if (FIRST_WORDS.has(letters) || isWord(`${letters}e`, words)) return true;
  return LINKS.some(
    (link) =>
      letters.endsWith(link) && isWord(letters.slice(0, letters.length - link.length), words),
  );
}
