import { type CopyBrief, capitalise, keepLast, mendEnglish, tidy } from '@adwright/engine-lexicon';
import pluralize from 'pluralize';
import type { CategoryWords } from '../content/en/category.ts';
import { JOB } from '../content/en/job.ts';
import type { Mood } from '../content/mood.ts';
import { articleFor, isMass, lowerFirst } from '../reading/english-nouns.ts';
import { type AudienceWords, parseAudience } from '../reading/parse-audience.ts';
import { type ProductWords, parseProduct } from '../reading/parse-product.ts';
import { partSlogan } from '../reading/slogan.ts';
import type { Slots } from '../template.ts';
import { benefitsOf, type SaidBenefits } from './benefits.ts';
import { WORK_DONE } from './category-for.ts';
import { categoryOfBrief } from './category-of-brief.ts';
import { determinerFor } from './determiner-for.ts';
import { goalOffer } from './goal-offer.ts';
import { type Occasion, occasionOf } from './occasion.ts';
import { splitOffer } from './offer.ts';
import { offerHeadlines } from './offer-headlines.ts';
import { offeredTo } from './offered-to.ts';
import { factHeadlines } from './said-facts.ts';
import { saysTheSame, sharesWord } from './same-words.ts';

/** All that is known of a brief before a line is written. */
export interface Words {
  product: ProductWords;
  audience: AudienceWords;
  category: CategoryWords;
  mood: Mood;
  /** What the brief's own words promise. */
  benefits: SaidBenefits;
  /** Headlines that say the brief’s own offer and facts, by fact. */
  said: string[][];
  occasion: Occasion;
  slots: Slots;
  /** Price or reduction, as the brief says it. */
  offer: string | null;
}

/** The brief's words, taken apart and ready for the slots of the templates. */
export const wordsOf = keepLast(
  ({ product, audience, goal, emotion, callToAction }: CopyBrief) => [
    product,
    audience,
    goal,
    emotion,
    callToAction,
  ],
  takeApart,
);

function takeApart(brief: CopyBrief): Words {
  const { product: promised, slogan } = partSlogan(brief.product);
  const { product: priced, offer: priceNamed } = splitOffer(promised);
  const sold = withoutAudience(priced, brief.audience).replace(WHOLE_STOCK, 'our shop');
  const category = categoryOfBrief(brief, sold, slogan !== null);
  const spoken = spokenOf(sold, category);
  const isNamed = slogan !== null;
  const { name } = parseProduct(spoken, '', isNamed);
  const product = parseProduct(spoken, determinerFor(category, sold, name), isNamed);
  const occasion = occasionOf(brief.goal, sold);
  // What software delivers comes to no door.
  const brought = category.form === 'digital' ? sold.replace(/\bdeliver(?:y|ies)\b/gi, ' ') : sold;
  // Whoever mends leather sells none.
  const isWorkOnIt = category.form === 'service' && WORKED_ON.test(name);
  const said = benefitsOf(mendEnglish(tidy(isWorkOnIt ? brought.replace(name, '') : brought)));
  const benefits = slogan === null ? said : leadBy(mendEnglish(slogan), said);
  const heard = parseAudience(brief.audience);
  const isSolemn = category.solemn === true;
  // Nobody buys those who are looked for: one meets whom one would work with.
  const isJob = category.topic === JOB.topic;
  // Nobody is told of their illness or their court case by a billboard.
  const audience = isSolemn || DELICATE.has(category.topic) ? { ...heard, pain: null } : heard;
  const offer = priceNamed ?? (isSolemn ? null : offerOfGoal(brief));
  const saysForWhom = product.deed || /\sfor\s/.test(`${product.full} ${product.detail ?? ''}`);
  // A product without a letter can't open a sentence that goes on in small letters.
  const fullLabel = /\p{L}/u.test(product.label) ? capitalise(withoutDeterminer(product)) : null;
  const ownRows = category.ours.filter(
    (row) => row.length <= MAX_ROW_IN_SENTENCE && !saysTheSame(row, category.wish),
  );
  const slots: Slots = {
    // One does what a deed says, and does not meet it.
    product: isJob ? 'our team' : product.deed ? null : product.phrase,
    Product: isJob ? 'Our team' : product.deed ? null : capitalise(product.phrase),
    // Nobody is told to meet "your used forklift trucks".
    single: isJob || product.deed || isMany(product) ? null : product.phrase,
    Many: isJob || product.deed || !isMany(product) ? null : product.label,
    Label: isJob ? null : product.label,
    plain: isJob || isSolemn || category.topic === 'giving' ? null : product.plain,
    // One thing has an article; several, and what isn’t counted, have none.
    sought: isJob || isSolemn || product.deed || product.named ? null : soughtAs(product),
    full: isJob ? 'our team' : product.deed ? null : product.full,
    FullLabel: fullLabel,
    Offered: fullLabel && offeredTo(fullLabel, isJob ? null : audience.who, saysForWhom),
    // Behind a question, a bare name would answer nothing.
    Meeting:
      product.deed || isJob || isSolemn
        ? fullLabel && offeredTo(fullLabel, isJob ? null : audience.who, saysForWhom)
        : `Meet ${product.full}`,
    Greeting: product.deed || isJob || isSolemn ? product.label : `Meet ${product.phrase}`,
    row: ownRows[0],
    otherRow: ownRows[1],
    season: occasion.season,
    GiftSeason: occasion.season && category.form === 'goods' ? capitalise(occasion.season) : null,
    Helped: category.form === 'service' ? capitalise(category.wish) : null,
    advice: category.form === 'service' || category.form === 'digital' ? category.topic : null,
    // "This is the Eyelash extensions" names nothing.
    named: product.named && !product.plural && !isJob ? product.phrase : null,
    Work: WORK_DONE.test(product.name) && !product.deed ? product.label : null,
    work:
      !WORK_DONE.test(product.name) || product.deed
        ? null
        : product.named
          ? product.label
          : lowerFirst(product.label),
    detail: isJob ? null : product.detail,
    point: product.points[0],
    points: product.points.length === 0 ? null : `${product.points.slice(0, 2).join('. ')}.`,
    belongs: product.plural ? 'belong' : 'belongs',
    isDetail:
      product.detail !== null &&
      !isJob &&
      (product.plural || /^(?:an?|the)\s/.test(product.detail) || !isBarePlural(product.detail))
        ? product.detail
        : null,
    noun: category.form === 'goods' ? lastNoun(product) : null,
    is: product.plural && !/^an?\s/.test(product.detail ?? '') ? 'are' : 'is',
    who: audience.who,
    hailed: isHailed(audience.who) ? audience.who : null,
    Hailed: isHailed(audience.who) && audience.who ? capitalise(audience.who) : null,
    particular: isParticular(audience.who) ? audience.who : null,
    Who: audience.who === null ? null : capitalise(audience.who),
    whoFull: audience.whoFull,
    otherFull: isJob || saysForWhom ? null : audience.whoFull,
    madeFor: isJob ? null : forWhom(audience, category, saysForWhom),
    madeForOther:
      isJob || audience.who === null || saysForWhom ? null : madeFor(audience.who, category),
    pain: audience.pain,
    Pain: audience.pain === null ? null : capitalise(audience.pain),
    want: audience.want,
    topic: category.topic,
    Topic: capitalise(category.topic),
    moment: category.moment,
    Moment: capitalise(category.moment),
    unit: category.unit,
    verb: category.verb,
    time: category.time,
    Time: capitalise(category.time),
    // "You bring your drive. We'll bring a drive you look forward to": the same word twice. Nobody brings a roof.
    ownTime:
      PORTABLE_TIME.test(category.time) && !sharesWord(category.time, category.wish)
        ? category.time
        : null,
    FeltTime: FELT_TIME.test(category.time) ? capitalise(category.time) : null,
    goodsMoment: category.form === 'goods' ? category.moment : null,
    servedMoment: category.form === 'service' ? category.moment : null,
    timeIt: pluralize.isPlural(category.time.split(' ').at(-1) ?? '') ? 'they' : 'it',
    timeNoun: indefinite(category.time),
    chore: category.chore,
    Chore: capitalise(category.chore),
    wish: category.wish,
    Wish: capitalise(category.wish),
    worry: category.worry,
    problem: category.problem,
    scene: category.scene,
    agitation: category.agitation,
    after: category.after,
  };
  const mood = isSolemn ? 'solemn' : brief.emotion;
  return {
    product,
    offer,
    audience,
    category,
    mood,
    said:
      isJob || isSolemn
        ? []
        : [
            offerHeadlines(offer, product.label, product.named),
            ...factHeadlines(product, benefits.rows, mood),
          ],
    benefits: isSolemn ? { ...benefits, headlines: [] } : benefits,
    occasion: isSolemn ? { ...occasion, headlines: [] } : occasion,
    slots,
  };
}

const WORKED_ON =
  /(?:repairs?|restoration|cleaning|upholstery|removal|servicing|maintenance|recycling|fitting|installation|hire|rentals?)$/i;

/** What a workshop orders by the metre or the pound. */
const UNCOUNTED =
  /(?:work|ware|age|ing|ment|wood|steel|foam|tape|film|wire|felt|fabric|glass|meat)$/i;

/** What takes no article: numbers, which are names, and what nobody knows more of. */
const NO_THING = /^(?:something |\P{L}+$)/iu;

/** A product as somebody looks for it: “metal detectors”, “a log splitter”. */
function soughtAs({ label, plural }: ProductWords): string {
  const thing = lowerFirst(label);
  const bare = plural || isMass(label) || UNCOUNTED.test(label) || NO_THING.test(label);
  return bare ? thing : `${articleFor(thing)} ${thing}`;
}

/** Several things without a name of their own. */
function isMany({ plural, named }: ProductWords): boolean {
  return plural && !named;
}

/** What the goal offers, unless the product field says it already. */
function offerOfGoal({ product, goal = '' }: CopyBrief): string | null {
  const offer = goalOffer(goal);
  return offer === null || product.toLowerCase().includes(offer.toLowerCase()) ? null : offer;
}

/** The brief's own promise, before what else it says. */
function leadBy(slogan: string, { headlines, rows }: SaidBenefits): SaidBenefits {
  return { headlines: [[slogan], ...headlines], rows: [slogan, ...rows] };
}

/** What a sale is of, where all of it is on sale: "30% off everything". */
const WHOLE_STOCK =
  /^(?:(?:absolutely )?everything|all (?:items|products|stock)|(?:the |our )?(?:whole|entire) (?:shop|store|range|stock|collection)|site-?wide|store-?wide)(?: in (?:the )?(?:shop|store))?$/i;

/** "mortgage broker first time buyers" for "first time buyers": the buyers are no part of the broker's name. */
function withoutAudience(product: string, audience: string): string {
  const whom = audience.trim().toLowerCase();
  const head = product.slice(0, product.length - whom.length - 1);
  const endsInIt = whom.includes(' ') && product.toLowerCase().endsWith(` ${whom}`);
  return endsInIt &&
    head.includes(' ') &&
    !/(?:\b(?:for|to|by|with|of|and)|&)(?:\s\S+){0,2}$/i.test(head)
    ? head
    : product;
}

const MAX_ROW_IN_SENTENCE = 30;

/** The product with its modifier, as on a sign: "Payroll software for small companies". */
function withoutDeterminer({ full, phrase, label, named }: ProductWords): string {
  // "the Hearth soy candle" in a sentence, "Hearth soy candle" on the sign.
  return named && !label.startsWith('The ')
    ? full.replace(/^the\s+/, '')
    : label + full.slice(phrase.length);
}

const DELICATE: ReadonlySet<string> = new Set([
  'a quieter mind',
  'your appointment',
  'your case',
  'the two of you',
  'feeling good',
]);

function madeFor(who: string, { form }: CategoryWords): string {
  return form === 'place' || form === 'service' ? `here for ${who}` : `made with ${who} in mind`;
}

/** After the full product: one "for" is enough, and a clause would get lost in "made with … in mind". */
function forWhom(
  { who, whoFull }: AudienceWords,
  category: CategoryWords,
  saysForWhom: boolean,
): string | null {
  if (who === null || whoFull === null) return null;
  if (saysForWhom || who === whoFull) return madeFor(who, category);
  return `for ${whoFull}`;
}

/** Nobody meets a donation: what one gives to is meant. */
function spokenOf(product: string, { topic }: CategoryWords): string {
  return topic === 'giving'
    ? product.replace(
        /(?<!\b(?:blood|organ|plasma|cell|clothes|clothing|food|book|hair))\s+donations?\s*$/i,
        '',
      )
    : product;
}

/** Times and places that somebody remembers; a what-if list is none. */
const FELT_TIME =
  /\b(?:(?<!big )day|morning|afternoon|evening|night|weeknight|weekend|week|Saturday|Friday|Sunday|Monday|summer|kitchen|garden|home|table|living room|ride|journey|walk|drive|dinner|time)s?$/;
/** What a reader can be said to bring along. */
const PORTABLE_TIME =
  /^your (?:\w+ )?(?:morning|evening|weeknight|weekend|lunch|summer|night out|game night|idea|song|questions?|appetite|workday|day|week|month-end)s?$/;

/** "Not for everyone. For men." shuts a door; a group that one chooses to belong to opens one. */
function isParticular(who: string | null): boolean {
  return (
    who !== null &&
    !/^(?:wo)?men$|^(?:seniors|adults|kids|children|teenagers|people|parents|families)$/i.test(
      who,
    ) &&
    // Nor are there people in "For offices.".
    !/(?:offices|schools|warehouses|restaurants|shops|stores|hotels|companies|businesses|firms|SMEs|homes|charities|households)$/i.test(
      who,
    )
  );
}

/** Children are not spoken to by an ad, and "Men, if this makes you smile" makes nobody smile. */
function isHailed(who: string | null): boolean {
  return (
    who !== null &&
    !/\b(?:wo)?men$|\b(?:girls|boys|kids|children|toddlers|babies|teens|teenagers|pupils|patients|seniors)\b/i.test(
      who,
    )
  );
}

function isBarePlural(detail: string): boolean {
  const [head = ''] = detail.split(/\s(?:for|that|which|with|in|near|from|to|of)\s/);
  const noun = head.split(' ').at(-1) ?? '';
  return pluralize.isPlural(noun) && !pluralize.isSingular(noun);
}

function lastNoun(product: ProductWords): string | null {
  const last = product.name.split(' ').at(-1)?.toLowerCase() ?? '';
  // "Your taste. Your sport." makes something else of a "2019 BMW 320d M Sport".
  return !product.deed &&
    !/\d/.test(product.name) &&
    // "Your taste. Your delivered."
    !/(?:[^e]ed|ing)$/.test(last) &&
    product.name.includes(' ') &&
    /^[a-z]{3,12}$/.test(last)
    ? last
    : null;
}

function indefinite(time: string): string | null {
  const noun = time.replace(/^your\s+/, '');
  return /^(?:morning|afternoon|evening|night|Saturday|weekend|weeknight)$/.test(noun)
    ? `${articleFor(noun)} ${noun}`
    : null;
}
