/**
 * Words that small businesses often type, and often misspell. Each is so long that a typing error
 * in it rarely gives another word.
 */
const TYPED_OFTEN = [
  'accountant bakery barber bathroom beautiful birthday blinds boiler builder butcher candles carpenter carpet catering',
  'cleaner cleaning clearance coaching coffee consulting cosmetics cupcakes curtains custom decorating delivery dentist',
  'designer driveway electrician emergency equipment events fencing fitness flooring florist flowers furniture garage',
  'garden gardener gardening grooming guitar handmade handyman healthy heating homemade installation insurance interior',
  'jewellery jewelry kitchen landscaping laundry lawyer leather lessons lighting locksmith machine maintenance marketing',
  'massage mechanic mortgage moving natural nursery organic painter painting personal photographer photography physio',
  'planning plaster plastering plumber plumbing pottery printing professional property removals renovation repair repairs',
  'restaurant roofing security service services skincare software solar special storage studio tailor therapist tiling',
  'trainer training transport tutoring upholstery vegetable vintage wardrobe wedding weddings window windows wooden workshop',
].flatMap((line) => line.split(' '));

/** Real words that look like a misspelling of a listed word. */
const OTHER_WORDS: ReadonlySet<string> = new Set(['mortgagee', 'tilling', 'woden']);
const MIN_LETTERS = 6;

/**
 * Returns a word's misspellings with two letters swapped, or one letter doubled or omitted, for
 * example "bakrey", "plummber", "fitnes".
 */
function listMisspellings(word: string): string[] {
  const letters = [...word];
  return letters.flatMap((letter, at) => {
    const next = letters[at + 1];
    if (at === 0) return [];
    const head = word.slice(0, at);
    return [
      `${head}${letter}${word.slice(at)}`,
      ...(next === letter ? [`${head}${word.slice(at + 1)}`] : []),
      ...(next !== undefined && next !== letter
        ? [`${head}${next}${letter}${word.slice(at + 2)}`]
        : []),
    ];
  });
}

const INTENDED: ReadonlySet<string> = new Set(TYPED_OFTEN);

/** Corrections of misspelt frequent words, by the misspelling in lower case. */
export const SLIPS: ReadonlyMap<string, string> = new Map(
  TYPED_OFTEN.filter(({ length }) => length >= MIN_LETTERS).flatMap((word) =>
    listMisspellings(word)
      .filter((slip) => !INTENDED.has(slip) && !OTHER_WORDS.has(slip))
      .map((slip) => [slip, word] as const),
  ),
);
