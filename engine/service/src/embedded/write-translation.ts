import {
  type AdLanguage,
  type AdWords,
  AppError,
  type ComposedRecipe,
  type Recipe,
} from '@adwright/contracts';
import { detectLanguage, restorePrintedBrief, writeAdCopy } from '@adwright/engine-copywriter';
import { type AdCopy, containsWholeText } from '@adwright/engine-lexicon';
import { hasOwnFacts, listWithdrawnFacts } from './asked-message.ts';

/**
 * Maximum number of copies (sets of ad texts) that are written in search of a usable copy. A usable copy has
 * no withdrawn facts, and its headline says more than the brief's words.
 */
const MAX_COPIES = 16;

/**
 * Returns the recipe of an ad whose words can be translated.
 * @throws {AppError} `invalid_request` for an overlay, which has no brief
 */
export function getComposedRecipe(recipe: Recipe): ComposedRecipe {
  if (recipe.kind === 'composed') return recipe;
  throw new AppError('invalid_request', 'an overlay has no brief', {
    field: 'recipe',
    userMessage: 'The words over a photo are your own: please type them in the other language.',
  });
}

/** Returns the brief with which an ad's words are written in another language. */
export function translateBrief(
  { callToAction: _, ...sent }: ComposedRecipe['brief'],
  language: AdLanguage,
) {
  // The call to action of the request is omitted, because it is in the language of the request.
  return { ...restorePrintedBrief({ ...sent, language }), language };
}

/** Writes an ad's words in another language from the ad's brief, as `RecipeRenderer.translate` specifies. */
export function writeTranslation(wanted: Recipe, language: AdLanguage): AdWords {
  const recipe = getComposedRecipe(wanted);
  const { words, seed, variation, typed } = recipe;
  const brief = translateBrief(recipe.brief, language);
  const withdrawn = listWithdrawnFacts(recipe);
  const copies = writeCopies(recipe, brief);
  const isTrue = (copy: AdCopy) =>
    !withdrawn.some((fact) => containsWholeText(JSON.stringify(copy), fact));
  const isOwn = (copy: AdCopy) => isTrue(copy) && !isOfBrief(copy.headline, recipe.brief);
  const { offer, facts, ...copy } =
    copies.find((each) => isOwn(each) && !repeatsProductWords(each, recipe.brief.product)) ??
    copies.find(isOwn) ??
    copies.find(isTrue) ??
    writeAdCopy(brief, seed, variation);
  // A fact that the user typed is printed as typed until the user translates it.
  const stated = hasOwnFacts(typed) ? words : { offer, facts };
  return {
    ...copy,
    brandName: words.brandName,
    productName: words.productName,
    ...(stated.offer && { offer: stated.offer }),
    ...(stated.facts && { facts: stated.facts }),
    ...(words.badges && { badges: words.badges }),
  };
}

/**
 * Writes copies of a brief without sentences that repeat the product in the brief's language, such as "A
 * retinol serum for sensitive skin". The name of the product stays, because it is not translated.
 */
function writeCopies(
  { brief: { product }, seed, variation }: ComposedRecipe,
  brief: ReturnType<typeof translateBrief>,
): AdCopy[] {
  const copies = Array.from({ length: MAX_COPIES }, (_, step) =>
    writeAdCopy(brief, seed, variation + step),
  );
  if (detectLanguage(product) === brief.language) return copies;
  return copies.map(({ sublineFacts: _, ...copy }, step) => {
    const kept = splitSentences(copy.subline).filter((each) => !isBehindName(each, product));
    if (kept.length > 0) return { ...copy, subline: kept.join('').trim() };
    const named = { ...brief, product: copy.productName };
    return { ...copy, subline: writeAdCopy(named, seed, variation + step).subline };
  });
}

const SENTENCES = new Intl.Segmenter(undefined, { granularity: 'sentence' });

function splitSentences(text: string): string[] {
  return Array.from(SENTENCES.segment(text), ({ segment }) => segment);
}

/**
 * Matches three lower-case letters in a row, which every word contains. An amount such as "500 ml" does not
 * match, because amounts are the same in every language.
 */
const WORD = /[\p{Ll}\p{Lo}]{3}/u;

/**
 * Tells whether a sentence repeats words of the product field other than the product's name, with which the
 * field begins.
 */
function isBehindName(sentence: string, product: string): boolean {
  const [typedLetters, typed] = [extractLetters(sentence), extractLetters(product)];
  return WORD.test(sentence) && typed.includes(typedLetters) && !typed.startsWith(typedLetters);
}

/** Tells whether a copy repeats words of the product field besides the product's name. */
function repeatsProductWords({ headline, subline, productName }: AdCopy, product: string): boolean {
  const name = extractLetters(productName);
  return splitSentences(`${headline}. ${subline}`).some((sentence) => {
    const typedLetters = extractLetters(sentence);
    const isLongName =
      extractLetters(product).startsWith(typedLetters) && typedLetters.length > name.length;
    return isLongName || isBehindName(sentence, product);
  });
}

function extractLetters(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Tells whether a headline consists only of words of the brief, which are in the language of the request. */
function isOfBrief(headline: string, { product, audience }: ComposedRecipe['brief']): boolean {
  return [product, audience].some((text) =>
    extractLetters(text).includes(extractLetters(headline)),
  );
}
