import type { AdType } from '@adwright/contracts';
import { BOOST_VARIATION_COUNT } from '@adwright/contracts/values';
import {
  type AdCopy,
  type CopyBrief,
  type CopyFramework,
  clip,
  countWords,
  tidy,
} from '@adwright/engine-lexicon';
import { isAppeal } from '../reading/deed.ts';
import type { PreparedBrief } from '../reading/prepared-brief.ts';
import { MODIFIER } from '../reading/product-name.ts';
import type { WrittenCopy } from '../written-copy.ts';
import { addReaders } from './add-readers.ts';
import { isGeneral } from './brief-slots.ts';
import { readBriefWords, type Words } from './brief-words.ts';
import { chooseCallToAction } from './choose-call-to-action.ts';
import { comesInCartons } from './comes-in-cartons.ts';
import { writeComparison } from './comparison.ts';
import { writeHeadlines } from './pick-headline.ts';
import { MAX_SUBLINE_CHARACTERS, pickSubline } from './pick-subline.ts';
import { writeQuote } from './quote.ts';
import { createSpeaker } from './speak-as-one.ts';

const MAX_EYEBROW_CHARACTERS = 28;
/** Maximum number of characters of an eyebrow (line above the headline) that announces an event. */
const MAX_NEWS_CHARACTERS = 40;
/** Maximum number of characters of a subline to which a date is added as a third sentence. */
const MAX_DATED_CHARACTERS = 84;
/**
 * Maximum number of characters of a two-line eyebrow (text above the headline) with brand and
 * event.
 */
const MAX_BESIDE_BRAND_CHARACTERS = 64;
/** Matches nouns for products that people do not buy, but do, join or donate to. */
const WORK =
  /\b(?:project|program(?:me)?|club|service|transfer|campaign|initiative|association|team|course|class|event|management|support|planning|\w{3,}ing)$/i;

/** Writes the English copy of one creative. A single person says "I" and not "we". */
export function writeEnglishCopy(
  brief: PreparedBrief,
  seed: number,
  variation: number,
): WrittenCopy {
  const copy = writeUsualCopy(brief, seed, variation);
  const speak = createSpeaker(brief);
  const { eyebrow, comparison, quote } = copy;
  const [first, second, third] = comparison.ours;
  const spoken: AdCopy = {
    ...copy,
    eyebrow: eyebrow && speak(eyebrow),
    headline: speak(copy.headline),
    subline: speak(copy.subline),
    callToAction: brief.callToAction ? copy.callToAction : speak(copy.callToAction),
    solution: speak(copy.solution),
    comparison: { ...comparison, ours: [speak(first), speak(second), speak(third)] },
    quote: quote.given ? quote : { ...quote, text: speak(quote.text) },
  };
  const { audience, category, product } = readBriefWords(brief);
  return {
    copy: spoken,
    outline: {
      isGeneral: isGeneral(category),
      isStatement: isAppeal(product.label),
      readers: audience.who === null ? null : `For ${audience.who}`,
      lines: category.quiet.map(speak),
    },
  };
}

function writeUsualCopy(brief: PreparedBrief, seed: number, variation: number): AdCopy {
  const words = readBriefWords(brief);
  const headlines = writeHeadlines(brief, words, seed).slice(0, BOOST_VARIATION_COUNT);
  const at = variation % headlines.length;
  const headline = headlines[at] ?? words.product.name;
  const problem = writeProblem(words);
  const solution = writeSolutions(words, headlines)[at] ?? headline;
  const facts = (brief.facts ?? []).map(({ text }) => text);
  const shown = brief.adType === 'problem-solution' ? [headline, problem, solution] : [headline];
  const picked = addMood(pickSubline(words, [...shown, ...facts], seed + variation), words, {
    headline,
    pick: seed + variation,
    isStory: brief.adType === 'emotional storytelling',
  });
  const above = writeEyebrow(brief, words, headline, picked);
  const { eyebrow, subline } = addReaders(
    { eyebrow: above, headline, subline: addDate(picked, above, words) },
    words,
    brief.brandName ?? '',
  );
  return {
    framework: chooseFramework(brief.adType, variation),
    language: 'en',
    productName: words.product.name,
    inCartons: comesInCartons(words),
    eyebrow,
    headline,
    subline,
    callToAction: chooseCallToAction(brief, words, seed + variation, [headline, subline]),
    problem,
    solution,
    comparison: writeComparison(words, brief.brandName),
    quote: writeQuote(brief, words, seed + variation),
    labels: {
      problem: 'The problem',
      solution: 'The answer',
      usual: 'The usual',
      ours: titleOwnColumn(brief, words),
    },
  };
}

function writeEyebrow(
  brief: CopyBrief,
  words: Words,
  headline: string,
  subline: string,
): string | null {
  const brand = brief.brandName ? clip(tidy(brief.brandName), MAX_EYEBROW_CHARACTERS) : '';
  if (brand !== '') {
    const [moment] = words.product.passing;
    const beside = `${tidy(brief.brandName ?? '')} · ${moment}`;
    return moment && beside.length <= MAX_BESIDE_BRAND_CHARACTERS ? beside : brand;
  }
  const shown = `${headline} ${subline}`.toLowerCase();
  const moment = words.product.passing.find((said) => !shown.includes(said.toLowerCase()));
  if (moment && moment.length <= MAX_NEWS_CHARACTERS) return moment;
  const { when } = words.product;
  if (when !== null && !shown.includes(when.toLowerCase())) return when;
  const forWhom = words.audience.who === null ? null : `For ${words.audience.who}`;
  const name = words.category.id === 'job' ? null : words.product.name;
  const options = [name, forWhom].filter((option) => option !== null);
  return (
    options.find(
      (option) =>
        option.length <= MAX_EYEBROW_CHARACTERS &&
        !shown.includes(option.replace(/^For /, '').toLowerCase()),
    ) ?? null
  );
}

/**
 * Returns the title of the advertiser's side in a comparison ad. An appeal is a sentence and no
 * name, so the title of the advertiser's side is "Your help". If the name is as general as "App",
 * the title is the brand.
 */
function titleOwnColumn({ brandName }: CopyBrief, { product: { label, name } }: Words): string {
  if (isAppeal(label)) return 'Your help';
  const brand = brandName ? clip(tidy(brandName), MAX_EYEBROW_CHARACTERS) : '';
  const kind = name.replace(MODIFIER, '');
  if (kind.includes(' ')) return name;
  return brand === '' ? kind : brand;
}

/**
 * Adds the date to the subline (line below the headline) if the eyebrow (line above it) does not
 * contain it.
 */
function addDate(subline: string, eyebrow: string | null, { product, slots }: Words): string {
  const { when } = product;
  const said = `${eyebrow} ${subline}`.toLowerCase();
  if (when === null || said.includes(when.toLowerCase())) return subline;
  const dated = `${subline} ${when}.`;
  if (dated.length <= MAX_DATED_CHARACTERS && subline.startsWith(`${slots.FullLabel}`))
    return dated;
  return `${slots.FullLabel}. ${when}.`;
}

/** Maximum number of characters of a subline in which a line with the emotion follows the brief's own words. */
const MAX_STORY_CHARACTERS = 72;

/**
 * Adds a line with the emotion of the brief to a subline that states only the readers, and in a story to any short
 * subline. The line replaces a general request such as "Questions are welcome."
 */
function addMood(
  subline: string,
  { moodLines, slots: { Ask, OtherAsk, otherFull, Wish } }: Words,
  { headline, pick, isStory }: { headline: string; pick: number; isStory: boolean },
): string {
  const lines = moodLines.filter((line) => !headline.includes(line));
  const line = lines[pick % Math.max(1, lines.length)];
  if (line === undefined) return subline;
  if (subline === Ask || subline === OtherAsk) return line;
  const longer = `${subline} ${line}`;
  if (subline === `For ${otherFull}.`)
    return longer.length <= MAX_SUBLINE_CHARACTERS ? longer : subline;
  const isShort = isStory && longer.length <= MAX_STORY_CHARACTERS;
  return isShort && !(Wish && subline.includes(Wish)) ? longer : subline;
}

function chooseFramework(adType: AdType | undefined, variation: number): CopyFramework {
  if (adType === 'problem-solution') return 'PAS';
  if (adType === 'emotional storytelling') return 'BAB';
  if (adType === 'comparison') return '4U';
  const frameworks: readonly CopyFramework[] = ['AIDA', '4U', 'PAS', 'BAB'];
  return frameworks[variation % frameworks.length] ?? 'AIDA';
}

function findFitting(
  options: readonly string[],
  words: number,
  characters: number,
): string | undefined {
  return options.find((option) => countWords(option) <= words && option.length <= characters);
}

function writeProblem({ audience, category }: Words): string {
  const own = audience.pain === null ? [] : [`Tired of ${audience.pain}?`];
  return findFitting([...own, category.problem], 6, 40) ?? category.problem;
}

/**
 * Returns, for each headline, the solution in a problem-solution ad. A headline about the product
 * or the product's category is itself the solution. For any other headline, the solution is an
 * unused line about the product or the category, or the product's name.
 */
function writeSolutions(
  { product, benefits, said, category }: Words,
  headlines: readonly string[],
): string[] {
  const isKnown = !isGeneral(category);
  const promised = benefits.headlines.flat();
  const ofKind = isKnown ? category.quiet : [];
  const told = [...promised, ...said.flat(), ...ofKind, ...(isKnown ? category.lively : [])];
  const isSeveral = product.plural && !product.named;
  // Only goods can be introduced with "your new". Services and places are not owned, and "your new
  // project" would make no sense.
  const named =
    category.form === 'goods' && !product.deed && !WORK.test(product.name)
      ? (findFitting(
          [isSeveral ? `${product.label}, this way` : `Meet ${product.phrase}`, product.label],
          6,
          40,
        ) ?? 'A fresh start')
      : 'Ask us how we work';
  const fresh = [...promised.slice(0, 2), ...ofKind].filter((line) => !headlines.includes(line));
  const rows = isKnown ? [...category.ours] : [];
  return headlines.map((headline) => {
    const isStatement = !/\?[”"]?$/.test(headline);
    if (isStatement && (told.includes(headline) || containsLabel(headline, product.label)))
      return headline;
    return fresh.shift() ?? (isStatement && isKnown ? headline : (rows.shift() ?? named));
  });
}

/**
 * Tells whether a headline names the product. If the headline names the product, the subline does
 * not.
 */
function containsLabel(headline: string, label: string): boolean {
  return headline.toLowerCase().includes(label.toLowerCase());
}
