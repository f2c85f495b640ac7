import { type CopyBrief, keepLast, readingOfProduct, withEdges } from '@adwright/engine-lexicon';
import { categoryOf } from './product-category.ts';

/** Illness, aids and help in hard times, in other languages than English. */
const HARD_TIMES = withEdges(
  /hospiz|suizid|sucht(?:hilfe|beratung|klinik)|\p{L}*rollst[uü]hl|treppenlift|soins palliatifs|fauteuils? roulants?|silla de ruedas|sedia a rotelle|cadeira de rodas|rolstoel|wózk\p{L}* inwalidz|tekerlekli sandalye|хоспис|инвалидн\p{L}* коляск|كرسي متحرك|כיסא גלגלים|ホスピス|車椅子|轮椅|호스피스|휠체어|व्हीलचेयर/iu,
);

/** Audiences that mourn or are gravely ill. */
const MOURNING =
  /\bchemo(?:therapy)?\b|mastectom|\balopecia\b|(?:with|fighting|after|through) cancer|cancer (?:patients|survivors)|remember(?:ing)? (?:an? |their |our )?(?:loved ones?|lost)|bereaved|griev(?:ing|ers)|mourn|lost (?:someone|an? loved one|their)|trauernd|hinterbliebene|en deuil|in lutto|de luto|enlutad|nabestaanden|żałob|sörjande/iu;

/** Whether a field, in whatever language, speaks of a funeral or a grave. */
export function isFarewell(product: string): boolean {
  return readingOfProduct(product).trade === 'farewell';
}

/** Whether the product or the audience of a brief is solemn, so that its ad must not be cheerful. */
export function isGrave({
  product,
  audience,
}: Pick<CopyBrief, 'product'> & { audience?: string }): boolean {
  return isSolemn(product) || MOURNING.test(`${product} ${audience ?? ''}`);
}

/** The brief, with the emotion `trust` where it is solemn. */
export function calmed<
  Asked extends Pick<CopyBrief, 'product' | 'emotion'> & { audience?: string },
>(brief: Asked): Asked {
  return isGrave(brief) ? { ...brief, emotion: 'trust' } : brief;
}

/** Clauses behind the thing itself: "gloves for wheelchair users" are gloves. */
const CLAUSE = /\s(?:for|that|with|which|to|in|at|by|about)\s.*$/i;

const isSolemn = keepLast(
  (product: string) => [product],
  (product) => {
    const isKnown = categoryOf(product.replace(CLAUSE, ''))?.solemn === true;
    return isKnown || isFarewell(product) || HARD_TIMES.test(product);
  },
);
