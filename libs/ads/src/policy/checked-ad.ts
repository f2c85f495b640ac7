import type { Recipe } from '@adwright/contracts';
import { type CheckedAd, type CheckedText, MAX_CHECKED_TEXTS } from '@adwright/contracts/policy';
import type { LaunchAd } from '../launch-kit/launch-ad.ts';

const filled = (texts: readonly (CheckedText | null)[]): CheckedText[] =>
  texts
    .filter((text): text is CheckedText => text !== null && text.text.trim() !== '')
    .slice(0, MAX_CHECKED_TEXTS);

const textAs = (
  role: CheckedText['role'],
  field: string,
  text: string | null | undefined,
): CheckedText | null => (text ? { role, field, text } : null);

/** The words of an ad being edited, each by the field that it is edited in. */
export function checkedRecipe(id: string, recipe: Recipe): CheckedAd {
  if (recipe.kind === 'overlay') {
    const { headline, subline } = recipe.words;
    const texts = [textAs('headline', 'headline', headline), textAs('text', 'subline', subline)];
    return { id, language: '', texts: filled(texts), names: [recipe.brand?.name ?? ''] };
  }
  const { words, brief, layout } = recipe;
  const facts = [words.offer?.text ?? '', ...(words.facts ?? [])];
  return {
    id,
    language: words.language,
    texts: filled([
      textAs('headline', 'headline', words.headline),
      textAs('text', 'subline', words.subline),
      textAs('other', 'eyebrow', words.eyebrow),
      textAs('other', 'callToAction', words.callToAction),
      textAs('other', 'offer', words.offer?.text),
      ...(words.facts ?? []).map((fact, at) => textAs('other', `facts.${at}`, fact)),
      ...(layout.startsWith('split')
        ? [textAs('other', 'problem', words.problem), textAs('other', 'solution', words.solution)]
        : []),
      layout.startsWith('quote') ? textAs('other', 'quote.text', words.quote.text) : null,
      ...(layout.startsWith('versus')
        ? words.comparison.ours.map((row, at) => textAs('other', `comparison.ours.${at}`, row))
        : []),
    ]),
    names: [words.brandName ?? '', words.productName, brief.product, ...facts],
    recipe,
  };
}

/** The words of an ad as a launch kit fills fields with them. */
export function checkedLaunchAd(ad: LaunchAd): CheckedAd {
  const [headline] = ad.headlines;
  return {
    id: ad.id,
    language: ad.language,
    texts: filled([
      textAs('headline', 'headline', headline),
      ...ad.texts.slice(0, 6).map((text, at) => textAs('other', `text ${at + 1}`, text)),
      ...ad.facts.map((fact, at) => textAs('other', `fact ${at + 1}`, fact)),
    ]),
    names: [ad.brand, ad.product, ...ad.facts].slice(0, MAX_CHECKED_TEXTS),
  };
}
