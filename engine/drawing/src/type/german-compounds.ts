import { readFileSync } from 'node:fs';

/** Written by write-german-words.ts. */
const WORDS_FILE = new URL('./german-words.txt', import.meta.url);
/** Follows a word of the list that is no compound. */
export const WHOLE_MARK = '!';
/** Letters between two words: "Arbeit-s-zeit", "Sonne-n-brille", "Kind-er-wagen". */
const LINKS = ['', 's', 'n', 'es', 'en', 'er', 'e', 'ens', 'ns'];
/** Verbs, adjectives and particles that compounds begin with. The word list holds only nouns. */
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
/** Adjectives that compounds end in: "kosten-frei", "spülmaschinen-fest", "drei-jährig". The list of words holds nouns. */
const LAST_ADJECTIVE =
  /^(?:frei|los|voll|reich|arm|fest|dicht|sicher|echt|haltig|fertig|bereit|wert|würdig|mäßig|mässig|gemäß|gemäss|tauglich|freundlich|günstig|stark|schwach|leicht|schwer|warm|kalt|frisch|neu|alt|weit|lang|breit|hoch|schonend|sparend|spendend|abweisend|beständig|bedürftig|förmig|farben|farbig|jährig|tägig|stündig|minütig|prozentig|teilig|seitig|sitzig|türig|gerecht|neutral|pflichtig|übergreifend|orientiert|basiert|gesteuert|betrieben|gebunden|geprüft|zertifiziert|getestet)(?:e[mnrs]?)?$/u;
/** Consonants pile up like this where words are joined; patterns know few of these places ("Dampf-schiff"). */
const PILE = /[bcdfghjklmnpqrstvwxzß]{5,}/gu;
const MIN_WORD = 3;
/** Fewest letters of a compound's first part where one of the parts is not in the list. */
const MIN_BESIDE = 4;
/** Endings of adjectives that also are words of their own: "techn-ische", "prak-tische". */
const ADJECTIVE_END = /^(?:\p{L}?isch\p{L}{0,2}|schere[nrs]?|lende[nrs]?|zelte[nrs]?)$/u;
/** Nouns that name a person or a tool by what it does: "Dach-decker", "Pfannen-wender". */
const DOER = /^(?!schaft)\p{L}{3,}er(?:n|in|innen)?$/u;

interface Words {
  /** Nouns in singular and plural, in lower case. */
  all: ReadonlySet<string>;
  /** Those of them that are no compounds. */
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
 * Where the words of a German compound begin; none for a word that is no compound, and undefined where nothing is known of it.
 * @param places where its syllables begin, the only places where words may
 */
export function germanJoints(word: string, places: readonly number[]): number[] | undefined {
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
    knownJoints(letters, inside, all) ??
    inside.find(
      (place) => isBeforeDoer(letters, place, all) || isAfterUnknown(letters, place, all),
    );
  return joints === undefined ? undefined : [joints].flat().map((joint) => joint + start);
}

/** Joints between the longest words of a compound, and joints within these: "Versicherungs-vergleichs-rechner". */
export interface NestedJoints {
  outer: readonly number[];
  inner: readonly number[];
}

/**
 * The same in more depth: compounds that end in an adjective are parted too, and words of a compound that are compounds themselves.
 * Undefined where nothing is known of the word.
 * @param places where its syllables begin
 */
export function nestedGermanJoints(
  word: string,
  places: readonly number[],
): NestedJoints | undefined {
  const { all, whole } = germanWords();
  const lower = word.toLowerCase();
  const letters = /^\P{L}*(\p{L}+)\P{L}*$/u.exec(lower)?.[1];
  if (letters === undefined || lower.length !== word.length) return undefined;
  if (whole.has(letters)) return { outer: [], inner: [] };
  const start = lower.indexOf(letters);
  const inside = withPiles(
    letters,
    places.map((place) => place - start),
  );
  const outer =
    knownJoints(letters, inside, all, endsCompound) ??
    inside.find(
      (place) =>
        isBeforeDoer(letters, place, all) ||
        isAfterUnknown(letters, place, all) ||
        (place >= MIN_BESIDE && LAST_ADJECTIVE.test(letters.slice(place))),
    );
  if (outer === undefined) return undefined;
  const joints = [outer].flat();
  const placed = (at: readonly number[]) => at.map((joint) => joint + start);
  return { outer: placed(joints), inner: placed(jointsWithin(letters, joints, inside)) };
}

/** Places where syllables begin, and those within a pile of consonants. */
function withPiles(letters: string, places: readonly number[]): number[] {
  const piled = [...letters.matchAll(PILE)].flatMap(({ index, 0: { length } }) =>
    Array.from({ length: length - 1 }, (_, at) => index + at + 1),
  );
  return [...new Set([...places, ...piled])]
    .filter((place) => place > 0 && place < letters.length)
    .toSorted((one, other) => one - other);
}

/** Joints within the words between the joints of a compound, where these are compounds themselves. */
function jointsWithin(
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
    return [...found, ...jointsWithin(word, found, inside)].map((joint) => joint + from);
  });
}

/** Joints of a word that letters between two words may follow: "schifffahrts" is "schiff-fahrt" with a link. */
function jointsOfLinked(linked: string, places: readonly number[]): number[] {
  const { all, whole } = germanWords();
  const stems = LINKS.filter((link) => linked.endsWith(link)).map((link) =>
    linked.slice(0, linked.length - link.length),
  );
  const stem = stems.find((each) => isWord(each, all));
  if (stem !== undefined && whole.has(stem) && stem.search(PILE) < 0) return [];
  const known = stems
    .map((each) =>
      knownJoints(
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
 * The joints that part a word into the fewest known words; of several ways, the one whose shortest word is the longest.
 * Undefined where it can't be parted so.
 */
export function knownJoints(
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

/** Whether a known word ends at the place, and a noun of a person or a tool follows it. */
export function isBeforeDoer(letters: string, place: number, words: ReadonlySet<string>): boolean {
  const first = letters.slice(0, place);
  return place >= MIN_BESIDE && DOER.test(letters.slice(place)) && isFirstWord(first, words);
}

/** Whether a known word follows the place, and what stands before it may be a name. */
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
 * Whether letters are the first part of a compound: a word with linking letters, or without its last letter
 * ("Schul-e").
 */
function isFirstWord(letters: string, words: ReadonlySet<string>): boolean {
  if (FIRST_WORDS.has(letters) || isWord(`${letters}e`, words)) return true;
  return LINKS.some(
    (link) =>
      letters.endsWith(link) && isWord(letters.slice(0, letters.length - link.length), words),
  );
}
