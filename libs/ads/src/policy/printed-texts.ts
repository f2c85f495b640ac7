import { AD_LAYOUTS, joinIntoOneLine, listShownBadges, type Recipe } from '@adwright/contracts';
import { type CheckedText, MAX_CHECKED_TEXTS } from '@adwright/contracts/policy';

/** Returns the non-empty texts, at most as many as one policy check accepts. */
export const keepFilledTexts = (texts: readonly (CheckedText | null)[]): CheckedText[] =>
  texts
    .filter((text): text is CheckedText => text !== null && text.text.trim() !== '')
    .slice(0, MAX_CHECKED_TEXTS);

export const buildCheckedText = (
  role: CheckedText['role'],
  field: string,
  text: string | null | undefined,
): CheckedText | null => (text ? { role, field, text: joinIntoOneLine(text) } : null);

/**
 * Returns the role of a text for the policy check. The argument `field` is a field whose text can differ by
 * format.
 */
function chooseRole(field: string): CheckedText['role'] {
  if (field === 'headline') return 'headline';
  return field === 'subline' ? 'text' : 'other';
}

/** Returns the texts that are printed in an ad's pictures, each with its field in the editor. */
export function listPrintedTexts(recipe: Recipe): CheckedText[] {
  if (recipe.kind === 'overlay') {
    const { headline, subline } = recipe.words;
    return keepFilledTexts([
      buildCheckedText('headline', 'headline', headline),
      buildCheckedText('text', 'subline', subline),
    ]);
  }
  const { words, layout } = recipe;
  const { details } = AD_LAYOUTS[layout];
  return keepFilledTexts([
    buildCheckedText('headline', 'headline', words.headline),
    buildCheckedText('text', 'subline', words.subline),
    buildCheckedText('other', 'eyebrow', words.eyebrow),
    buildCheckedText('other', 'callToAction', words.callToAction),
    buildCheckedText('other', 'offer', words.offer?.text),
    buildCheckedText('other', 'offer.second', words.offer?.second),
    ...listShownBadges(words).flatMap(({ name, text, source }) => [
      buildCheckedText('other', `badges.${name}.text`, text),
      buildCheckedText('other', `badges.${name}.source`, source),
    ]),
    ...Object.entries(recipe.formatWords ?? {}).flatMap(([format, own]) =>
      Object.entries(own).map(([field, text]) =>
        buildCheckedText(chooseRole(field), `formatWords.${format}.${field}`, text),
      ),
    ),
    ...(words.facts ?? []).map((fact, at) => buildCheckedText('other', `facts.${at}`, fact)),
    ...(details === 'problem'
      ? [
          buildCheckedText('other', 'problem', words.problem),
          buildCheckedText('other', 'solution', words.solution),
        ]
      : []),
    details === 'quote' ? buildCheckedText('other', 'quote.text', words.quote.text) : null,
    ...(details === 'comparison'
      ? words.comparison.ours.map((row, at) =>
          buildCheckedText('other', `comparison.ours.${at}`, row),
        )
      : []),
  ]);
}
