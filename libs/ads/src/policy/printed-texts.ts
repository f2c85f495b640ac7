import { AD_LAYOUTS, inOneLine, type Recipe, shownBadges } from '@adwright/contracts';
import { type CheckedText, MAX_CHECKED_TEXTS } from '@adwright/contracts/policy';

/** The non-empty texts, up to the maximum of one check. */
export const filledTexts = (texts: readonly (CheckedText | null)[]): CheckedText[] =>
  texts
    .filter((text): text is CheckedText => text !== null && text.text.trim() !== '')
    .slice(0, MAX_CHECKED_TEXTS);

export const textAs = (
  role: CheckedText['role'],
  field: string,
  text: string | null | undefined,
): CheckedText | null => (text ? { role, field, text: inOneLine(text) } : null);

/** The role of a text that a format has for itself. */
function roleOf(field: string): CheckedText['role'] {
  if (field === 'headline') return 'headline';
  return field === 'subline' ? 'text' : 'other';
}

/** The words printed in an ad's pictures, each with its field in the editor. */
export function printedTexts(recipe: Recipe): CheckedText[] {
  if (recipe.kind === 'overlay') {
    const { headline, subline } = recipe.words;
    return filledTexts([
      textAs('headline', 'headline', headline),
      textAs('text', 'subline', subline),
    ]);
  }
  const { words, layout } = recipe;
  const { details } = AD_LAYOUTS[layout];
  return filledTexts([
    textAs('headline', 'headline', words.headline),
    textAs('text', 'subline', words.subline),
    textAs('other', 'eyebrow', words.eyebrow),
    textAs('other', 'callToAction', words.callToAction),
    textAs('other', 'offer', words.offer?.text),
    textAs('other', 'offer.second', words.offer?.second),
    ...shownBadges(words).flatMap(({ name, text, source }) => [
      textAs('other', `badges.${name}.text`, text),
      textAs('other', `badges.${name}.source`, source),
    ]),
    ...Object.entries(recipe.formatWords ?? {}).flatMap(([format, own]) =>
      Object.entries(own).map(([field, text]) =>
        textAs(roleOf(field), `formatWords.${format}.${field}`, text),
      ),
    ),
    ...(words.facts ?? []).map((fact, at) => textAs('other', `facts.${at}`, fact)),
    ...(details === 'problem'
      ? [textAs('other', 'problem', words.problem), textAs('other', 'solution', words.solution)]
      : []),
    details === 'quote' ? textAs('other', 'quote.text', words.quote.text) : null,
    ...(details === 'comparison'
      ? words.comparison.ours.map((row, at) => textAs('other', `comparison.ours.${at}`, row))
      : []),
  ]);
}
