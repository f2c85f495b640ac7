import type { EditedText } from '@adwright/contracts/ad-text';
import {
  cutByWord,
  joinLines,
  joinSentences,
  type LengthRule,
  splitSentences,
} from '@adwright/contracts/ad-text';
import { chooseSentences } from './choose-sentences.ts';
import { looksLikeFormula } from './csv.ts';
import type { LaunchAd } from './launch-ad.ts';
import {
  type CopyField,
  getPlatformSpec,
  type PlatformName,
  type PlatformSpec,
} from './platforms.ts';

interface PlatformCopy {
  /** Texts of the ad by the name of the platform's column. */
  cells: Record<string, string>;
  /** Columns that remain empty because no text of the ad fits. */
  empty: string[];
  /** Sentences that describe how the platform's rules changed the texts, one for each changed column. */
  changes: string[];
}

/** Returns the ad's texts that may fill a field, the best first. */
function listCandidates(ad: LaunchAd, { role, optional = false }: CopyField): readonly string[] {
  switch (role) {
    case 'brand':
      return [ad.brand];
    case 'headline':
      return optional
        ? [
            ...ad.facts,
            ...ad.headlines,
            ad.product,
            ...listSentences([...ad.descriptions, ...ad.texts]),
          ]
        : [...ad.headlines, ad.product];
    case 'longHeadline':
      return [...ad.headlines, ...ad.texts];
    case 'text':
      return ad.texts;
    case 'description':
      return optional
        ? [...ad.descriptions, ...ad.texts, ...listSentences([...ad.descriptions, ...ad.texts])]
        : ad.descriptions;
  }
}

const listSentences = (texts: readonly string[]) => texts.flatMap(splitSentences);

interface FieldUse {
  isHeadline: boolean;
  /** Facts of the ad; sentences with a fact have priority over other sentences. */
  facts: readonly string[];
}

interface FieldText extends EditedText {
  isShortened: boolean;
}

/** Returns as many whole sentences of the text as fit the field; null when no sentence fits. */
function fitSentences(
  text: string,
  { isHeadline, facts }: FieldUse,
  { edit }: PlatformSpec,
  rule: LengthRule,
): FieldText | null {
  const sentences: EditedText[] = splitSentences(text).map((sentence) =>
    edit ? edit(sentence, { isHeadline }) : { text: sentence, removed: [] },
  );
  const filled = sentences.filter((sentence) => sentence.text !== '');
  const chosen = chooseSentences(
    filled.map((sentence) => sentence.text),
    facts,
    rule,
  );
  const last = filled[chosen.at(-1) ?? -1];
  if (!last) return null;
  const kept = sentences.slice(0, sentences.indexOf(last) + 1);
  return {
    text: joinSentences(chosen.flatMap((at) => filled[at]?.text ?? [])),
    removed: [...new Set(kept.flatMap(({ removed }) => removed))],
    isShortened: false,
  };
}

/**
 * Returns the ad's first text that fits the field and is not among `used`. If no text fits a field that must
 * not be empty, the function cuts a text at a word.
 */
function chooseText(
  ad: LaunchAd,
  field: CopyField,
  spec: PlatformSpec,
  used: ReadonlySet<string>,
): FieldText | null {
  const texts = listCandidates(ad, field);
  const { facts } = ad;
  const isHeadline = field.role === 'headline' || field.role === 'longHeadline';
  const rule = { maxCharacters: field.maxCharacters, countsWideTwice: spec.countsWideTwice };
  for (const text of texts) {
    const whole = fitSentences(text, { isHeadline, facts }, spec, rule);
    // A blank before the text prevents a CSV cell from running as a formula. The blank between two sentences counts
    // towards the field's maximum length.
    const found =
      whole && spec.table !== 'workbook' && looksLikeFormula(whole.text)
        ? fitSentences(text, { isHeadline, facts }, spec, {
            ...rule,
            maxCharacters: rule.maxCharacters - 1,
          })
        : whole;
    if (found && !used.has(normaliseText(found.text))) return found;
  }
  const [first] = texts.filter((text) => joinLines(text) !== '');
  if (!spec.cutsWords || field.optional || first === undefined) return null;
  const edited = spec.edit?.(first, { isHeadline }) ?? { text: first, removed: [] };
  const text = cutByWord(edited.text, rule);
  return text === '' ? null : { ...edited, text, isShortened: true };
}

const NOTHING_USED: ReadonlySet<string> = new Set();

/**
 * Normalises a text for comparison without case and punctuation, because readers do not notice differences in case and
 * punctuation.
 */
const normaliseText = (text: string) => text.toLowerCase().replace(/[\p{P}\s]/gu, '');

/** Fits the ad's texts into the platform's fields, and shortens the texts to whole sentences. */
export function buildPlatformCopy(ad: LaunchAd, platform: PlatformName): PlatformCopy {
  const spec = getPlatformSpec(platform);
  const cells: Record<string, string> = {};
  const empty: string[] = [];
  const changes: string[] = [];
  const used = new Set<string>();
  for (const field of spec.fields) {
    const { column, optional = false } = field;
    // A description that repeats the headline is useless, so it is left out if possible. But a platform
    // refuses an ad without a required description.
    const isFurther = optional || field.role === 'description';
    const found =
      chooseText(ad, field, spec, isFurther ? used : NOTHING_USED) ??
      (spec.required.includes(column) ? chooseText(ad, field, spec, NOTHING_USED) : null);
    cells[column] = found?.text ?? '';
    if (!found) {
      if (!optional) empty.push(column);
      continue;
    }
    used.add(normaliseText(found.text));
    if (found.isShortened) changes.push(`${column} was shortened to “${found.text}”.`);
    if (found.removed.length > 0) {
      changes.push(`${column} is “${found.text}”, without ${found.removed.join(', ')}.`);
    }
  }
  return { cells, empty, changes };
}
