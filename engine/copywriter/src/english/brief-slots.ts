import type { FactKind } from '@adwright/contracts';
import { capitalise } from '@adwright/engine-lexicon';
import pluralize from 'pluralize';
import { type CategoryWords, SUBLINES } from '../content/texts.ts';
import { chooseArticle, isMass, lowerFirstWord } from '../reading/english-nouns.ts';
import type { ReadFact } from '../reading/facts/found-fact.ts';
import type { AudienceWords } from '../reading/parse-audience.ts';
import type { ProductWords } from '../reading/parse-product.ts';
import type { Slots } from '../template.ts';
import { addAudience } from './add-audience.ts';
import type { Manner } from './choose-manner.ts';
import { isWorkDone } from './find-category.ts';
import { sharesManyWords, sharesWord } from './same-words.ts';

/** The data that fill the slots (gaps of a text template). */
export interface SlotSources {
  product: ProductWords;
  audience: AudienceWords;
  category: CategoryWords;
  /** Name of the campaign's occasion, such as Christmas; null if there is none. */
  season: string | null;
  /** Whether people give presents on the campaign's occasion. */
  isForGifts: boolean;
  manner: Manner;
  facts: readonly ReadFact[];
}

/**
 * The data that fill the slots (gaps of a text template), and conditions that several slots check.
 */
interface Sources extends SlotSources {
  isJob: boolean;
  isSolemn: boolean;
  /** Whether the product field itself names the audience. */
  saysForWhom: boolean;
}

/** Returns values for the slots (gaps) in the templates of headlines, sublines and texts. */
export function buildBriefSlots(parts: SlotSources): Slots {
  const { product, category } = parts;
  const sources = {
    ...parts,
    isJob: category.id === 'job',
    isSolemn: category.solemn === true,
    saysForWhom: product.deed || /\sfor\s/.test(`${product.full} ${product.detail ?? ''}`),
  };
  return {
    ...buildProductSlots(sources),
    ...buildWorkSlots(sources),
    ...buildDetailSlots(sources),
    ...buildAudienceSlots(sources),
    ...buildOccasionSlots(sources),
    ...(isGeneral(category) ? {} : buildCategorySlots(category)),
    ...buildFactSlots(parts),
    ...askSlots(parts),
  };
}

/**
 * Tells whether only the form of a product (goods, service, place) is known, so that statements
 * about its everyday use may be wrong.
 */
export function isGeneral({ id }: CategoryWords): boolean {
  return BROAD.has(id) || (id.startsWith('general') && id !== 'general-joined');
}

/**
 * Ids of categories that are too broad for lines about everyday use: a line about a long table would not suit
 * honey.
 */
const BROAD: ReadonlySet<string> = new Set([
  'fairs',
  'courses',
  'groceries',
  'repair-shops',
  'electronics',
  'plumbers-and-electricians',
  'event-hire',
  'furniture',
  'safety-gear',
  'live-events',
  'signs',
]);

/** Returns slots for facts that a headline may repeat literally. */
function buildFactSlots({ facts, product: { full } }: SlotSources): Slots {
  const findFactText = (...kinds: FactKind[]) =>
    facts.find(({ kind }) => kinds.includes(kind))?.text;
  const place = findFactText('place');
  const isSaid = place !== undefined && full.toLowerCase().includes(place.toLowerCase());
  return {
    Day: findFactText('date', 'from'),
    where: place && !isSaid && /^(?:in|at|near|on)\s/i.test(place) ? lowerFirstWord(place) : null,
    Gift: findFactText('trial', 'delivery', 'guarantee'),
  };
}

/** Returns slots for the reader's next step, in words that suit the product. */
function askSlots({ manner, category }: SlotSources): Slots {
  if (category.solemn) return {};
  if (category.id === 'job')
    return {
      Ask: 'A short message is enough to start.',
      OtherAsk: 'Tell us a little about yourself.',
    };
  const [Ask, OtherAsk, LastAsk] = SUBLINES.asks[category.id === 'charity' ? 'charity' : manner];
  if (category.id === 'charity') return { Ask, OtherAsk, LastAsk, Lead: 'Help out' };
  return { Ask, OtherAsk, LastAsk, Lead: LEADS[manner] };
}

const LEADS: Readonly<Record<Manner, string>> = {
  goods: 'Take a closer look',
  service: 'Here to help',
  place: 'Come and see for yourself',
  travel: 'Your next trip',
  practice: 'Here for you',
  event: 'Join us',
  course: 'Learn something new',
  digital: 'Put it to the test',
};

/** Returns slots for the product's name inside a sentence. */
function buildProductSlots({
  product,
  audience,
  category,
  manner,
  isJob,
  isSolemn,
  saysForWhom,
}: Sources): Slots {
  const isSaidAlone = product.deed || isJob || isSolemn;
  const buyers = findBuyers(audience, category);
  // "Meet our …" does not suit work, places or causes, for example "Is that a drip? Meet our gutter
  // cleaning."
  const isMet = (manner === 'goods' || manner === 'digital') && category.id !== 'charity';
  // A label without letters can't start a sentence.
  const fullLabel = /\p{L}/u.test(product.label) ? capitalise(removeDeterminer(product)) : null;
  return {
    // The slot is null for an activity, because "quit smoking" can't follow "meet".
    product: isJob ? 'our team' : product.deed ? null : product.phrase,
    Product: isJob ? 'Our team' : product.deed ? null : capitalise(product.phrase),
    // The slot is null for a plural, because "your used forklift trucks" can't follow "meet".
    single: isJob || product.deed || isMany(product) ? null : product.phrase,
    Many: isJob || product.deed || !isMany(product) ? null : product.label,
    Label: isJob ? null : product.label,
    // The job's name without the job's place, because the picture also shows the place.
    Job: isJob ? product.label : null,
    Post: isJob ? product.label.replace(/\s+(?:wanted|needed|required|sought)$/i, '') : null,
    plain: isJob || isSolemn || category.id === 'charity' ? null : product.plain,
    // The product with an article, if the product is one countable thing.
    sought: isJob || isSolemn || product.deed || product.named ? null : makeSearchPhrase(product),
    full: isJob ? 'our team' : product.deed ? null : product.full,
    FullLabel: fullLabel,
    Offered: fullLabel && addAudience(fullLabel, buyers, saysForWhom),
    // The sentence in this slot follows a question, so the sentence must contain a verb.
    Meeting: isSaidAlone
      ? fullLabel && addAudience(fullLabel, buyers, saysForWhom)
      : isMet
        ? `Meet ${product.full}`
        : null,
    Greeting: isSaidAlone ? product.label : isMet ? `Meet ${product.phrase}` : null,
  };
}

/** Returns slots for a service that is done for the customer; null for goods. */
function buildWorkSlots({ product, isJob }: Sources): Slots {
  return {
    // The slot is null for a plural, because "This is the Eyelash extensions" would be wrong.
    named: product.named && !product.plural && !isJob ? product.phrase : null,
    Work: isWorkDone(product.name) && !product.deed ? product.label : null,
    work:
      !isWorkDone(product.name) || product.deed
        ? null
        : product.named
          ? product.label
          : lowerFirstWord(product.label),
  };
}

/** Returns slots for what the brief says about its product. */
function buildDetailSlots({ product, category, isJob }: Sources): Slots {
  return {
    detail: isJob ? null : product.detail,
    Detail: isJob || product.detail === null ? null : capitalise(product.detail),
    ...pointSlots(product.points, product, []),
    belongs: product.plural ? 'belong' : 'belongs',
    isDetail:
      product.detail !== null &&
      !isJob &&
      (product.plural || /^(?:an?|the)\s/.test(product.detail) || !isBarePlural(product.detail))
        ? product.detail
        : null,
    noun: category.form === 'goods' ? findLastNoun(product) : null,
    is: product.plural && !/^an?\s/.test(product.detail ?? '') ? 'are' : 'is',
  };
}

/**
 * Maximum number of characters of the statements in one subline; longer ones would read like a
 * list.
 */
const MAX_POINTS_CHARACTERS = 72;

/**
 * Returns slots for the user's statements about the product (`points`), without statements that the
 * `shown` lines contain. Temporary statements ("now open") are excluded, because the eyebrow (line
 * above the headline) states them.
 */
export function pointSlots(
  points: readonly string[],
  { passing }: Pick<ProductWords, 'passing'>,
  shown: readonly string[],
): Slots {
  const above = shown.map((line) => line.toLowerCase());
  const left = points.filter(
    (point) =>
      !passing.includes(point) && !above.some((line) => line.includes(point.toLowerCase())),
  );
  const three = `${left.slice(0, 3).join('. ')}.`;
  const said = three.length <= MAX_POINTS_CHARACTERS ? three : `${left.slice(0, 2).join('. ')}.`;
  return { point: left[0], points: left.length === 0 ? null : said };
}

/**
 * Returns the group that a product is sold to. An appeal, a group that looks for members and a job are sold
 * to nobody: "hospice for retired nurses" would be false.
 */
function findBuyers({ who }: AudienceWords, { id, solemn }: CategoryWords): string | null {
  return solemn || NOT_SOLD.has(id) ? null : who;
}

const NOT_SOLD: ReadonlySet<string> = new Set(['job', 'charity', 'general-joined']);

/** Returns slots for the audience of the ad. */
function buildAudienceSlots({ product, audience, category, isJob, saysForWhom }: Sources): Slots {
  // Activities and places are not "made for" someone, so their line is, for example, "our charity
  // bike ride, here for cyclists".
  const isMade =
    category.form !== 'place' && category.form !== 'service' && !/^our\s/.test(product.phrase);
  return {
    who: findBuyers(audience, category),
    hailed: isHailed(audience.who) ? audience.who : null,
    Hailed: isHailed(audience.who) && audience.who ? capitalise(audience.who) : null,
    particular: isParticular(audience.who) ? audience.who : null,
    Who: audience.who === null ? null : capitalise(audience.who),
    whoFull: audience.whoFull,
    otherFull: isJob || saysForWhom ? null : audience.whoFull,
    madeFor: isJob ? null : nameAudience(audience, isMade, saysForWhom),
    madeForOther:
      isJob || audience.who === null || saysForWhom ? null : phrasePurpose(audience.who, isMade),
    pain: audience.pain,
    Pain: audience.pain === null ? null : capitalise(audience.pain),
    want: audience.want,
  };
}

/** Returns slots for the occasion, and for what people do or give then. */
function buildOccasionSlots({ category, season, isForGifts }: Sources): Slots {
  const ownRows = category.ours.filter(
    (row) => row.length <= MAX_ROW_IN_SENTENCE && !sharesManyWords(row, category.wish),
  );
  return {
    row: ownRows[0],
    otherRow: ownRows[1],
    season: season,
    GiftSeason: season && isForGifts && category.form === 'goods' ? capitalise(season) : null,
    Helped: category.form === 'service' ? capitalise(category.wish) : null,
    advice: category.form === 'service' || category.form === 'digital' ? category.topic : null,
  };
}

/** Returns slots for general knowledge about the product's category. */
function buildCategorySlots(category: CategoryWords): Slots {
  return {
    topic: category.topic,
    Topic: capitalise(category.topic),
    moment: category.moment,
    Moment: capitalise(category.moment),
    unit: category.unit,
    verb: category.verb,
    time: category.time,
    Time: capitalise(category.time),
    // The slot is null if the time can't follow "you bring", or if the wish contains one of the
    // time's words.
    ownTime:
      PORTABLE_TIME.test(category.time) && !sharesWord(category.time, category.wish)
        ? category.time
        : null,
    FeltTime: FELT_TIME.test(category.time) ? capitalise(category.time) : null,
    goodsMoment: category.form === 'goods' ? category.moment : null,
    servedMoment: category.form === 'service' ? category.moment : null,
    timeIt: pluralize.isPlural(category.time.split(' ').at(-1) ?? '') ? 'they' : 'it',
    timeNoun: addIndefiniteArticle(category.time),
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
}

/**
 * Returns the product as people type it into a search engine, for example “metal detectors”, “a log
 * splitter”.
 */
function makeSearchPhrase({ label, plural }: ProductWords): string | null {
  const thing = lowerFirstWord(label);
  if (/(?:\wed|\bcut|\bmade|\bbuilt|\bown)$/i.test(label)) return null;
  const bare = plural || isMass(label) || UNCOUNTED.test(label) || NO_THING.test(label);
  return bare ? thing : `${chooseArticle(thing)} ${thing}`;
}

/** Tells whether the product is several things without a proper name. */
function isMany({ plural, named }: ProductWords): boolean {
  return plural && !named;
}

function phrasePurpose(who: string, isMade: boolean): string {
  return isMade ? `made with ${who} in mind` : `here for ${who}`;
}

/**
 * Returns the words that name the audience after the full product name. The result is null if the
 * sentence would get a second "for", or a clause inside "made with … in mind".
 */
function nameAudience(
  { who, whoFull }: AudienceWords,
  isMade: boolean,
  saysForWhom: boolean,
): string | null {
  if (who === null || whoFull === null) return null;
  if (saysForWhom || who === whoFull) return phrasePurpose(who, isMade);
  return `for ${whoFull}`;
}

/**
 * Tells whether the line "Not for everyone. For …" may name the audience, which must be a group that people
 * choose to join.
 */
function isParticular(who: string | null): boolean {
  return (
    who !== null &&
    !/^(?:wo)?men$|^(?:seniors|adults|kids|children|teenagers|people|parents|families)$/i.test(
      who,
    ) &&
    // Organisations aren't people.
    !/(?:offices|schools|warehouses|restaurants|shops|stores|hotels|companies|businesses|firms|SMEs|homes|charities|households)$/i.test(
      who,
    )
  );
}

/**
 * Tells whether a sentence may address the audience by name ("Runners, …"). A sentence must not
 * address children, patients or one sex.
 */
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

function findLastNoun(product: ProductWords): string | null {
  const last = product.name.split(' ').at(-1)?.toLowerCase() ?? '';
  // A label with a figure is excluded, because the last word of a model name is no noun for the product, as
  // in "2019 BMW 320d M Sport".
  return !product.deed &&
    !/\d/.test(product.name) &&
    // A participle is excluded, because it is no noun, for example "Your taste. Your delivered."
    !/(?:[^e]ed|ing)$/.test(last) &&
    product.name.includes(' ') &&
    /^[a-z]{3,12}$/.test(last)
    ? last
    : null;
}

function addIndefiniteArticle(time: string): string | null {
  const noun = time.replace(/^your\s+/, '');
  return /^(?:morning|afternoon|evening|night|Saturday|weekend|weeknight)$/.test(noun)
    ? `${chooseArticle(noun)} ${noun}`
    : null;
}

/**
 * Returns the product with its description, as on a label, for example "Payroll software for small
 * companies".
 */
function removeDeterminer({ full, phrase, label, named }: ProductWords): string {
  // Sentences say "the Hearth soy candle", labels "Hearth soy candle".
  return named && !label.startsWith('The ')
    ? full.replace(/^the\s+/, '')
    : label + full.slice(phrase.length);
}

/** Matches endings of materials, which have no plural. */
const UNCOUNTED =
  /(?:work|ware|age|ing|ment|wood|steel|foam|tape|film|wire|felt|fabric|glass|meat)$/i;

/** Matches labels that take no article: a number used as a name, and "something …". */
const NO_THING = /^(?:something |\P{L}+$)/iu;

/** Matches times and places that people remember. */
const FELT_TIME =
  /\b(?:(?<!big )day|morning|afternoon|evening|night|weeknight|weekend|week|Saturday|Friday|Sunday|Monday|summer|kitchen|garden|home|table|living room|ride|journey|walk|drive|dinner|time)s?$/;

/** Matches times that can follow "you bring". */
const PORTABLE_TIME =
  /^your (?:\w+ )?(?:morning|evening|weeknight|weekend|lunch|summer|night out|game night|idea|song|questions?|appetite|workday|day|week|month-end)s?$/;

const MAX_ROW_IN_SENTENCE = 30;
