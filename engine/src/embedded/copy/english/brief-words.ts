import pluralize from 'pluralize';
import type { CopyBrief } from '../ad-copy.ts';
import { capitalise, mendEnglish, tidy } from '../free-text.ts';
import { type AudienceWords, parseAudience } from '../parse-audience.ts';
import { articleFor, type ProductWords, parseProduct } from '../parse-product.ts';
import type { Slots } from '../template.ts';
import { GENERAL } from './categories/general.ts';
import { type CategoryWords, categoryOf } from './product-category.ts';

/** All that is known of a brief before a line is written. */
export interface Words {
  product: ProductWords;
  audience: AudienceWords;
  category: CategoryWords;
  slots: Slots;
}

/** The brief's words, taken apart and ready for the slots of the templates. */
export function wordsOf(brief: CopyBrief): Words {
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
    point: product.points[0],
    points: product.points.length === 0 ? null : `${product.points.slice(0, 2).join('. ')}.`,
    belongs: product.plural ? 'belong' : 'belongs',
    isDetail:
      product.detail !== null &&
      (product.plural || /^(?:an?|the)\s/.test(product.detail) || !isBarePlural(product.detail))
        ? product.detail
        : null,
    noun: lastNoun(product),
    is: product.plural ? 'are' : 'is',
    who: audience.who,
    Who: audience.who === null ? null : capitalise(audience.who),
    whoFull: audience.whoFull,
    otherFull: saysForWhom ? null : audience.whoFull,
    madeFor: audience.whoFull === null ? null : madeFor(audience.whoFull),
    madeForOther: audience.who === null || saysForWhom ? null : madeFor(audience.who),
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
    timeNoun: indefinite(category.time),
    chore: category.chore,
    Chore: capitalise(category.chore),
    wish: category.wish,
    worry: category.worry,
    problem: category.problem,
    scene: category.scene,
    agitation: category.agitation,
    after: category.after,
  };
  return { product, audience, category, slots };
}

/** The product's own words decide; what it is "for" only where they say nothing. */
function categoryFor(product: string): CategoryWords {
  const text = mendEnglish(tidy(product));
  const head = text.replace(
    /\s(?:for|that|with|which|to|in|at|by|made|about)\s.*$|\s?[,:;(].*$/i,
    '',
  );
  const category = categoryOf(head) ?? categoryOf(text) ?? GENERAL;
  return /\b(?:app|software|saas|platform)\b/i.test(text)
    ? { ...category, form: 'digital' }
    : category;
}

/** One buys a new bag but the next pizza; a dentist is simply yours, and a shelter is everyone's. */
function determinerFor({ form, repeat, topic }: CategoryWords): string {
  if (topic === 'giving') return 'the';
  if (repeat) return 'your next';
  return form === 'service' || form === 'place' ? 'your' : 'your new';
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
