import type { FactKind } from '@adwright/contracts';
import { capitalise } from '@adwright/engine-lexicon';
import pluralize from 'pluralize';
import { type CategoryWords, SUBLINES } from '../content/texts.ts';
import { articleFor, isMass, lowerFirst } from '../reading/english-nouns.ts';
import type { ReadFact } from '../reading/facts/read-facts.ts';
import type { AudienceWords } from '../reading/parse-audience.ts';
import type { ProductWords } from '../reading/parse-product.ts';
import type { Slots } from '../template.ts';
import { isWorkDone } from './category-for.ts';
import type { Manner } from './manner-of.ts';
import { offeredTo } from './offered-to.ts';
import { saysTheSame, sharesWord } from './same-words.ts';

/** The sources of a brief's slot values. */
export interface SlotSources {
  product: ProductWords;
  audience: AudienceWords;
  category: CategoryWords;
  /** Occasion of the campaign, such as Christmas; null for none. */
  season: string | null;
  /** Whether people give presents on that occasion. */
  isForGifts: boolean;
  manner: Manner;
  facts: readonly ReadFact[];
}

/** The sources, and conditions that several slots share. */
interface Sources extends SlotSources {
  isJob: boolean;
  isSolemn: boolean;
  /** Whether the product field itself names the audience. */
  saysForWhom: boolean;
}

/** Values for the slots in templates of headlines, sublines and texts. */
export function slotsOf(parts: SlotSources): Slots {
  const { product, category } = parts;
  const sources = {
    ...parts,
    isJob: category.id === 'job',
    isSolemn: category.solemn === true,
    saysForWhom: product.deed || /\sfor\s/.test(`${product.full} ${product.detail ?? ''}`),
  };
  return {
    ...productSlots(sources),
    ...workSlots(sources),
    ...detailSlots(sources),
    ...audienceSlots(sources),
    ...occasionSlots(sources),
    ...(isGeneral(category) ? {} : categorySlots(category)),
    ...factSlots(parts),
    ...askSlots(parts),
  };
}

/** Whether only the form of a product is known, so that statements about its everyday use may be wrong. */
export function isGeneral({ id }: CategoryWords): boolean {
  return BROAD.has(id) || (id.startsWith('general') && id !== 'general-joined');
}

/** Categories too broad for scenes: honey needs no long table. */
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

/** The brief's literal statements that a headline may repeat. */
function factSlots({ facts, product: { full } }: SlotSources): Slots {
  const said = (...kinds: FactKind[]) => facts.find(({ kind }) => kinds.includes(kind))?.text;
  const place = said('place');
  const isSaid = place !== undefined && full.toLowerCase().includes(place.toLowerCase());
  return {
    Day: said('date', 'from'),
    where: place && !isSaid && /^(?:in|at|near|on)\s/i.test(place) ? lowerFirst(place) : null,
    Gift: said('trial', 'delivery', 'guarantee'),
  };
}

/** The reader's next step, in words for this kind of product. */
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

/** The product's name inside a sentence. */
function productSlots({
  product,
  audience,
  category,
  manner,
  isJob,
  isSolemn,
  saysForWhom,
}: Sources): Slots {
  const isSaidAlone = product.deed || isJob || isSolemn;
  // Nobody meets work, places or causes: "Is that a drip? Meet our gutter cleaning."
  const isMet = (manner === 'goods' || manner === 'digital') && category.id !== 'charity';
  // A product name without letters can't start a sentence.
  const fullLabel = /\p{L}/u.test(product.label) ? capitalise(withoutDeterminer(product)) : null;
  return {
    // An activity ("quit smoking") can't follow "meet".
    product: isJob ? 'our team' : product.deed ? null : product.phrase,
    Product: isJob ? 'Our team' : product.deed ? null : capitalise(product.phrase),
    // Several things can't follow "meet": "your used forklift trucks".
    single: isJob || product.deed || isMany(product) ? null : product.phrase,
    Many: isJob || product.deed || !isMany(product) ? null : product.label,
    Label: isJob ? null : product.label,
    // Leaves out the place, which the picture shows as well.
    Job: isJob ? product.label : null,
    Post: isJob ? product.label.replace(/\s+(?:wanted|needed|required|sought)$/i, '') : null,
    plain: isJob || isSolemn || category.id === 'charity' ? null : product.plain,
    // Gets an article only if it is one countable thing.
    sought: isJob || isSolemn || product.deed || product.named ? null : makeSearchPhrase(product),
    full: isJob ? 'our team' : product.deed ? null : product.full,
    FullLabel: fullLabel,
    Offered: fullLabel && offeredTo(fullLabel, isJob ? null : audience.who, saysForWhom),
    // Follows a question, so it contains a verb.
    Meeting: isSaidAlone
      ? fullLabel && offeredTo(fullLabel, isJob ? null : audience.who, saysForWhom)
      : isMet
        ? `Meet ${product.full}`
        : null,
    Greeting: isSaidAlone ? product.label : isMet ? `Meet ${product.phrase}` : null,
  };
}

/** The service done for the customer; null for goods. */
function workSlots({ product, isJob }: Sources): Slots {
  return {
    // A plural makes no sense here: "This is the Eyelash extensions".
    named: product.named && !product.plural && !isJob ? product.phrase : null,
    Work: isWorkDone(product.name) && !product.deed ? product.label : null,
    work:
      !isWorkDone(product.name) || product.deed
        ? null
        : product.named
          ? product.label
          : lowerFirst(product.label),
  };
}

/** The brief's statements about its product. */
function detailSlots({ product, category, isJob }: Sources): Slots {
  // Statements about the moment appear above the headline.
  const points = product.points.filter((point) => !product.passing.includes(point));
  return {
    detail: isJob ? null : product.detail,
    Detail: isJob || product.detail === null ? null : capitalise(product.detail),
    point: points[0],
    points: points.length === 0 ? null : `${points.slice(0, 2).join('. ')}.`,
    belongs: product.plural ? 'belong' : 'belongs',
    isDetail:
      product.detail !== null &&
      !isJob &&
      (product.plural || /^(?:an?|the)\s/.test(product.detail) || !isBarePlural(product.detail))
        ? product.detail
        : null,
    noun: category.form === 'goods' ? lastNoun(product) : null,
    is: product.plural && !/^an?\s/.test(product.detail ?? '') ? 'are' : 'is',
  };
}

/** The audience of the ad. */
function audienceSlots({ product, audience, category, isJob, saysForWhom }: Sources): Slots {
  // Activities and invitations are not made for someone: "our charity bike ride, here for cyclists".
  const isMade =
    category.form !== 'place' && category.form !== 'service' && !/^our\s/.test(product.phrase);
  return {
    who: audience.who,
    hailed: isHailed(audience.who) ? audience.who : null,
    Hailed: isHailed(audience.who) && audience.who ? capitalise(audience.who) : null,
    particular: isParticular(audience.who) ? audience.who : null,
    Who: audience.who === null ? null : capitalise(audience.who),
    whoFull: audience.whoFull,
    otherFull: isJob || saysForWhom ? null : audience.whoFull,
    madeFor: isJob ? null : forWhom(audience, isMade, saysForWhom),
    madeForOther:
      isJob || audience.who === null || saysForWhom ? null : madeFor(audience.who, isMade),
    pain: audience.pain,
    Pain: audience.pain === null ? null : capitalise(audience.pain),
    want: audience.want,
  };
}

/** The occasion, and products that suit it as an activity or a present. */
function occasionSlots({ category, season, isForGifts }: Sources): Slots {
  const ownRows = category.ours.filter(
    (row) => row.length <= MAX_ROW_IN_SENTENCE && !saysTheSame(row, category.wish),
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

/** General knowledge about the kind of product. */
function categorySlots(category: CategoryWords): Slots {
  return {
    topic: category.topic,
    Topic: capitalise(category.topic),
    moment: category.moment,
    Moment: capitalise(category.moment),
    unit: category.unit,
    verb: category.verb,
    time: category.time,
    Time: capitalise(category.time),
    // Must be something portable, and must not repeat a word of the wish.
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
}

/** The product as people search for it: “metal detectors”, “a log splitter”. */
function makeSearchPhrase({ label, plural }: ProductWords): string | null {
  const thing = lowerFirst(label);
  if (/(?:\wed|\bcut|\bmade|\bbuilt|\bown)$/i.test(label)) return null;
  const bare = plural || isMass(label) || UNCOUNTED.test(label) || NO_THING.test(label);
  return bare ? thing : `${articleFor(thing)} ${thing}`;
}

/** Several things without a proper name. */
function isMany({ plural, named }: ProductWords): boolean {
  return plural && !named;
}

function madeFor(who: string, isMade: boolean): string {
  return isMade ? `made with ${who} in mind` : `here for ${who}`;
}

/**
 * Audience after the full product name: only one "for" per sentence, and no clause inside "made with … in
 * mind".
 */
function forWhom(
  { who, whoFull }: AudienceWords,
  isMade: boolean,
  saysForWhom: boolean,
): string | null {
  if (who === null || whoFull === null) return null;
  if (saysForWhom || who === whoFull) return madeFor(who, isMade);
  return `for ${whoFull}`;
}

/** Whether "Not for everyone. For …" may name the audience: only a group that people choose to join. */
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

/** Whether a sentence may address the audience by name. It may not for children, patients or one sex. */
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
  // The last word of a model name isn't a noun for the product: "2019 BMW 320d M Sport".
  return !product.deed &&
    !/\d/.test(product.name) &&
    // A participle isn't a noun: "Your taste. Your delivered."
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

/** The product with its modifier, as on a label: "Payroll software for small companies". */
function withoutDeterminer({ full, phrase, label, named }: ProductWords): string {
  // "the Hearth soy candle" in a sentence, "Hearth soy candle" on a label.
  return named && !label.startsWith('The ')
    ? full.replace(/^the\s+/, '')
    : label + full.slice(phrase.length);
}

/** Endings of uncountable materials. */
const UNCOUNTED =
  /(?:work|ware|age|ing|ment|wood|steel|foam|tape|film|wire|felt|fabric|glass|meat)$/i;

/** Labels that take no article: numbers used as names, and "something …". */
const NO_THING = /^(?:something |\P{L}+$)/iu;

/** Memorable times and places. */
const FELT_TIME =
  /\b(?:(?<!big )day|morning|afternoon|evening|night|weeknight|weekend|week|Saturday|Friday|Sunday|Monday|summer|kitchen|garden|home|table|living room|ride|journey|walk|drive|dinner|time)s?$/;

/** Times that fit after "you bring". */
const PORTABLE_TIME =
  /^your (?:\w+ )?(?:morning|evening|weeknight|weekend|lunch|summer|night out|game night|idea|song|questions?|appetite|workday|day|week|month-end)s?$/;

const MAX_ROW_IN_SENTENCE = 30;
