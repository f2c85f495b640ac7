import type { AdType, Emotion } from '@adwright/contracts';
import pluralize from 'pluralize';
import { seededRandom } from '../../ad/random.ts';
import type { AdCopy, CopyBrief, CopyFramework } from '../ad-copy.ts';
import { callsToAction, goalKind } from '../call-to-action.ts';
import { capitalise, clip, tidy, wordCount } from '../free-text.ts';
import { type AudienceWords, parseAudience } from '../parse-audience.ts';
import { articleFor, type ProductWords, parseProduct } from '../parse-product.ts';
import { shuffled } from '../shuffled.ts';
import { fill, fillAll, type Slots } from '../template.ts';
import * as adText from './ad-text.ts';
import { AD_TYPE_HEADLINES, EMOTION_HEADLINES } from './headlines.ts';
import { type CategoryWords, categoryOf } from './product-category.ts';
import { DETAIL_SUBLINES, EMOTION_SUBLINES, SHORT_SUBLINES } from './sublines.ts';

const MAX_HEADLINE_WORDS = 8;
const MAX_HEADLINE_CHARACTERS = 46;
const MAX_SUBLINE_CHARACTERS = 110;
const MAX_EYEBROW_CHARACTERS = 28;

interface Words {
  product: ProductWords;
  audience: AudienceWords;
  category: CategoryWords;
  slots: Slots;
}

/** English copy for one creative. */
export function writeEnglishCopy(brief: CopyBrief, seed: number, variation: number): AdCopy {
  const words = wordsOf(brief);
  const headline = pickHeadline(brief, words, seed, variation);
  const callToAction = chooseCallToAction(brief, words, seed + variation);
  const subline = pickSubline(brief.emotion, words, headline, seed + variation);
  return {
    framework: frameworkOf(brief.adType, variation),
    language: 'en',
    productName: words.product.name,
    eyebrow: eyebrowFor(brief, words, headline, subline),
    headline,
    subline,
    callToAction,
    problem: problemOf(words),
    solution:
      fitting([`Meet ${words.product.phrase}`, words.product.label], 6, 40) ?? 'A fresh start',
    comparison: comparisonOf(words),
    quote: {
      text:
        fitting(
          [`What your customer loves about ${words.product.plain}, in their own words.`],
          20,
          100,
        ) ?? 'What your customer loves about it, in their own words.',
      attribution: 'Customer name',
      note: 'Placeholder: replace with a real, approved quote',
    },
    labels: {
      problem: 'The problem',
      solution: 'The answer',
      usual: 'The usual',
      ours: words.product.name,
    },
  };
}

/** English text pieces to paste beside the picture, each standing alone; the first suits the ad type best. */
export function writeEnglishText(brief: CopyBrief & { adType: AdType }, seed: number): string[] {
  const words = wordsOf(brief);
  const random = seededRandom(seed * 131 + 17);
  const slots = { ...words.slots, ...sentencesOf(brief, words, seed, random) };
  const compose = (templates: readonly string[]) => fillAll(templates, slots)[0] ?? '';
  const pieces: Readonly<Record<AdType, readonly (readonly string[])[]>> = {
    testimonial: [adText.TESTIMONIAL, adText.AIDA, adText.PAS],
    'product showcase': [adText.AIDA, adText.BAB, adText.PAS],
    'emotional storytelling': [adText.STORY, adText.BAB, adText.AIDA.slice(1)],
    'problem-solution': [adText.PAS, adText.BAB, adText.AIDA],
    comparison: [adText.COMPARE, adText.AIDA, adText.PAS],
  };
  const headline = pickHeadline(brief, words, seed, 0);
  return [
    ...pieces[brief.adType].map(compose),
    pickHeadline(brief, words, seed, 1),
    pickSubline(brief.emotion, words, headline, seed),
  ].filter((piece, index, all) => piece !== '' && all.indexOf(piece) === index);
}

function wordsOf(brief: CopyBrief): Words {
  const category = categoryFor(brief.product);
  const product = parseProduct(brief.product, determinerFor(category));
  const audience = parseAudience(brief.audience);
  const saysForWhom = product.detail !== null && /\sfor\s/.test(product.detail);
  const madeFor = (who: string) =>
    category.form === 'place' || category.form === 'service'
      ? `here for ${who}`
      : `made with ${who} in mind`;
  const slots: Slots = {
    product: product.phrase,
    Product: product.named ? product.label : capitalise(product.phrase),
    Label: product.label,
    plain: product.plain,
    full: product.full,
    Full: capitalise(product.full),
    named: product.named ? product.phrase : null,
    detail: product.detail,
    isDetail:
      product.detail !== null &&
      (product.plural || /^(?:an?|the)\s/.test(product.detail) || !isBarePlural(product.detail))
        ? product.detail
        : null,
    noun: lastNoun(product),
    is: product.plural ? 'are' : 'is',
    comes: product.plural ? 'come' : 'comes',
    who: audience.who,
    Who: audience.who === null ? null : capitalise(audience.who),
    whoFull: audience.whoFull,
    otherFull: saysForWhom ? null : audience.whoFull,
    madeFor: audience.whoFull === null ? null : madeFor(audience.whoFull),
    madeForOther: audience.who === null || saysForWhom ? null : madeFor(audience.who),
    pain: audience.pain,
    want: audience.want,
    topic: category.topic,
    Topic: capitalise(category.topic),
    moment: category.moment,
    Moment: capitalise(category.moment),
    unit: category.unit,
    verb: category.verb,
    time: category.time,
    Time: capitalise(category.time),
    timeNoun: indefinite(category.time),
    chore: category.chore,
    Chore: capitalise(category.chore),
    wish: category.wish,
    worry: category.worry,
  };
  return { product, audience, category, slots };
}

/** The product's own words decide; what it is "for" only where they say nothing. */
function categoryFor(product: string): CategoryWords {
  const text = tidy(product);
  const own = categoryOf(text.replace(/\s(?:for|that|with|which|to|in)\s.*$/i, ''));
  const category = own.topic === categoryOf('').topic ? categoryOf(text) : own;
  return /\b(?:app|software|saas|platform)\b/i.test(text)
    ? { ...category, form: 'digital' }
    : category;
}

/** One buys a new bag but a next pizza, and nobody's shelter is new to them. */
function determinerFor(category: CategoryWords): string {
  if (
    /^(?:coffee|tea|drinks|good drinks|treats|good food|eating out|dinner|travel|going out)$/.test(
      category.topic,
    )
  )
    return 'your next';
  return category.topic === 'giving' ? 'the' : 'your new';
}

function isBarePlural(detail: string): boolean {
  const [head = ''] = detail.split(/\s(?:for|that|which|with|in|near|from|to|of)\s/);
  return pluralize.isPlural(head.split(' ').at(-1) ?? '');
}

function lastNoun(product: ProductWords): string | null {
  const last = product.name.split(' ').at(-1)?.toLowerCase() ?? '';
  return product.name.includes(' ') && /^[a-z]{3,12}$/.test(last) ? last : null;
}

function indefinite(time: string): string | null {
  const noun = time.replace(/^your\s+/, '');
  return /^(?:morning|afternoon|evening|night|Saturday|weekend|weeknight)$/.test(noun)
    ? `${articleFor(noun)} ${noun}`
    : null;
}

/** Headlines in the seed's order: those of the ad type and those of the emotion in turn, what names the brief first. */
function pickHeadline(brief: CopyBrief, words: Words, seed: number, variation: number): string {
  const random = seededRandom(seed * 7919 + 3);
  const usable = (templates: readonly string[]) => {
    const lines = (own: boolean) =>
      shuffled(
        templates.filter((template) => template.includes('{') === own),
        random,
      );
    return fillAll([...lines(true), ...lines(false)], words.slots).filter(isHeadline);
  };
  const ofEmotion = usable(EMOTION_HEADLINES[brief.emotion]);
  const ofType = brief.adType ? usable(AD_TYPE_HEADLINES[brief.adType]) : [];
  const typeFirst = seed % 2 === 0;
  const inTurn = ofEmotion.flatMap((line, index) =>
    (typeFirst ? [ofType[index], line] : [line, ofType[index]]).filter(
      (text) => text !== undefined,
    ),
  );
  const order = [...new Set(inTurn)];
  return order[variation % order.length] ?? words.product.name;
}

function isHeadline(text: string): boolean {
  const words = wordCount(text);
  return words >= 2 && words <= MAX_HEADLINE_WORDS && text.length <= MAX_HEADLINE_CHARACTERS;
}

/** A sentence that tells something the headline did not, at most 110 characters. */
function pickSubline(emotion: Emotion, words: Words, headline: string, pick: number): string {
  const fits = (text: string) => text.length <= MAX_SUBLINE_CHARACTERS;
  const ofDetail = fillAll(DETAIL_SUBLINES, words.slots).filter(fits);
  const ofEmotion = fillAll(EMOTION_SUBLINES[emotion], words.slots).filter(fits);
  const candidates = ofDetail.length > 0 ? ofDetail.slice(0, 3) : ofEmotion;
  const fresh = candidates.filter((line) => !sharesOpening(line, headline));
  const list = fresh.length > 0 ? fresh : candidates;
  return (
    list[Math.abs(pick) % list.length] ??
    fillAll(SHORT_SUBLINES, words.slots).find(fits) ??
    'Take a closer look.'
  );
}

function sharesOpening(line: string, headline: string): boolean {
  return line.slice(0, 8).toLowerCase() === headline.slice(0, 8).toLowerCase();
}

function eyebrowFor(
  brief: CopyBrief,
  words: Words,
  headline: string,
  subline: string,
): string | null {
  const brand = brief.brandName ? clip(tidy(brief.brandName), MAX_EYEBROW_CHARACTERS) : '';
  if (brand !== '') return brand;
  const shown = `${headline} ${subline}`.toLowerCase();
  const forWhom = words.audience.who === null ? null : `For ${words.audience.who}`;
  const options = [words.product.name, forWhom].filter((option) => option !== null);
  return (
    options.find(
      (option) =>
        option.length <= MAX_EYEBROW_CHARACTERS &&
        !shown.includes(option.replace(/^For /, '').toLowerCase()),
    ) ?? null
  );
}

function chooseCallToAction(brief: CopyBrief, words: Words, pick: number): string {
  const own = brief.callToAction ? clip(tidy(brief.callToAction), 28) : '';
  if (own !== '') return capitalise(own);
  const options = callsToAction(
    brief.goal === undefined ? 'sales' : goalKind(brief.goal),
    words.category.form,
    brief.emotion,
  );
  return options[Math.abs(pick) % options.length] ?? 'Learn more';
}

function frameworkOf(adType: AdType | undefined, variation: number): CopyFramework {
  if (adType === 'problem-solution') return 'PAS';
  if (adType === 'emotional storytelling') return 'BAB';
  if (adType === 'comparison') return '4U';
  const frameworks: readonly CopyFramework[] = ['AIDA', '4U', 'PAS', 'BAB'];
  return frameworks[variation % frameworks.length] ?? 'AIDA';
}

function fitting(
  options: readonly string[],
  words: number,
  characters: number,
): string | undefined {
  return options.find((option) => wordCount(option) <= words && option.length <= characters);
}

function problemOf({ audience, category }: Words): string {
  const own = audience.pain === null ? [] : [`Tired of ${audience.pain}?`];
  return fitting([...own, `${capitalise(category.chore)}?`], 6, 40) ?? 'The same old routine?';
}

/** "The usual" is a habit, never another company's product; "ours" repeats the user's own facts first. */
function comparisonOf({ product, audience, category }: Words): AdCopy['comparison'] {
  const short = (rows: readonly (string | null)[]) =>
    rows.filter((row) => row !== null && row.length <= 30);
  const usual = short([
    capitalise(category.chore),
    'Picked out of habit',
    'One for everyone',
    'The same as last time',
  ]);
  const ours = short([
    ...product.facts,
    audience.who === null ? null : `For ${audience.who}`,
    capitalise(category.wish),
    'Picked on purpose',
    'Something new to try',
    'Your own choice',
  ]);
  return { usual: threeOf(usual), ours: threeOf(ours) };
}

function threeOf(rows: readonly (string | null)[]): [string, string, string] {
  const [first, second, third] = [...new Set(rows)];
  return [first ?? '', second ?? '', third ?? ''];
}

function sentencesOf(brief: CopyBrief, words: Words, seed: number, random: () => number): Slots {
  const { slots } = words;
  const one = (templates: readonly string[]) => fillAll(templates, slots)[0] ?? null;
  const desire = shuffled(fillAll(adText.DESIRE[brief.emotion], slots), random)[0];
  return {
    scene: words.category.scene,
    interest: one(adText.INTEREST),
    bridge: one(adText.BRIDGE),
    solutionSentence: one(adText.SOLUTION_SENTENCE),
    desire,
    closing: closingSentence(brief.emotion, chooseCallToAction(brief, words, seed)),
  };
}

/** "Shop now" becomes "Shop" before an ending that names a time of its own. */
function closingSentence(emotion: Emotion, callToAction: string): string | null {
  const namesTime = emotion === 'urgency' || emotion === 'exclusivity';
  const Cta = namesTime ? callToAction.replace(/\s+(?:now|today)$/i, '') : callToAction;
  const asks = emotion === 'trust' && /\b(?:ask|talk|touch|question)\b/i.test(Cta);
  return fill(asks ? '{Cta}.' : adText.CLOSING[emotion], { Cta });
}
