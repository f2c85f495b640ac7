import { joinSentences } from '@adwright/contracts/ad-text';
import {
  type CheckedAd,
  type CheckedText,
  POLICY_LEVELS,
  POLICY_SUBJECTS,
  type PolicyFinding,
  type PolicyPlatform,
  type PolicySubject,
  type PolicyVerdict,
} from '@adwright/contracts/policy';
import {
  detectCharacterLanguage,
  LEXICON_LANGUAGES,
  type LexiconLanguage,
} from '@adwright/engine-lexicon';
import { findSubject, type ReadText, readText, type Stretch } from './find-words.ts';
import { POLICY_RULES } from './rules.ts';
import { swapPhrases } from './say-without.ts';
import { splitSentences } from './sentences.ts';
import { countCharactersOver, findSigns } from './signs.ts';
import { WORDS } from './words.ts';

/**
 * Yields other lines of the ad's copywriter that can replace the text of a field. The suggested
 * repair is the first line that breaks no rule.
 */
export type OtherLines = (field: string) => Iterable<string>;

/** Labels of the buttons that apply a repair. */
const LABELS = {
  swap: 'Say it without the claim',
  drop: 'Leave the sentence out',
  line: 'Use another line',
  sign: 'Write it plainly',
} as const;

interface Checked {
  ad: CheckedAd;
  language: LexiconLanguage;
  platforms: readonly PolicyPlatform[];
  otherLines: OtherLines;
  /** Splits a text into words; the checks of all policy subjects reuse the result. */
  read: (text: string) => ReadText;
}

/** A text of the ad, and the ranges of the text that match the words of a policy subject. */
interface Found {
  text: CheckedText;
  stretches: readonly Stretch[];
}

/**
 * Returns the policy findings for an ad on the platforms where the ad will run, the strictest finding first.
 */
export function checkAd(
  ad: CheckedAd,
  platforms: readonly PolicyPlatform[],
  otherLines: OtherLines = () => [],
): PolicyFinding[] {
  const language = languageOf(ad);
  const checked: Checked = { ad, language, platforms, otherLines, read: textReader(language) };
  return [
    ...POLICY_SUBJECTS.flatMap((subject) => findingsAbout(subject, checked)),
    ...ad.texts.flatMap((text) => lengthFindings(text, platforms)),
  ].toSorted((one, other) => severity(one) - severity(other));
}

function textReader(language: LexiconLanguage): Checked['read'] {
  const known = new Map<string, ReadText>();
  return (text) => {
    const read = known.get(text) ?? readText(text, language);
    known.set(text, read);
    return read;
  };
}

const severity = ({ level }: { level: PolicyFinding['level'] }) => POLICY_LEVELS.indexOf(level);

/**
 * Returns the language in which the ad's texts are searched. If the language is unknown and the
 * script doesn't identify it, the result is English.
 */
function languageOf({ language, texts }: CheckedAd): LexiconLanguage {
  const primary = language.toLowerCase().split('-')[0];
  const known = LEXICON_LANGUAGES.find((each) => each === primary);
  return known ?? detectCharacterLanguage(texts.map(({ text }) => text).join(' ')) ?? 'en';
}

function findingsAbout(subject: PolicySubject, checked: Checked): PolicyFinding[] {
  const { ad, language, platforms } = checked;
  const verdictsOf = (text: CheckedText) => verdictsAbout(subject, text, platforms);
  if (subject in WORDS) {
    return findWords(subject, checked).flatMap(({ text, stretches }) =>
      asFinding(subject, text.field, verdictsOf(text), {
        words: wordsOf(text.text, stretches),
        sentence: sentenceOf(text.text, stretches),
        repair: repairOf(subject, text, stretches, checked),
      }),
    );
  }
  return ad.texts.flatMap((text) => {
    const verdicts = verdictsOf(text);
    const sign =
      verdicts.length > 0 ? findSigns(subject, text, { language, names: ad.names }) : null;
    if (!sign) return [];
    const plain = withoutSigns(text, checked);
    const repair =
      plain === null ? otherLine(subject, text, checked) : { label: LABELS.sign, text: plain };
    const { words } = sign;
    return asFinding(subject, text.field, verdicts, { words, sentence: text.text, repair });
  });
}

/** Returns each platform's verdict about a policy subject in a text. */
function verdictsAbout(
  subject: PolicySubject,
  text: CheckedText,
  platforms: readonly PolicyPlatform[],
): PolicyVerdict[] {
  return platforms.flatMap((platform) => {
    const rule = POLICY_RULES[platform]?.rules[subject];
    if (!rule || (rule.role !== undefined && rule.role !== text.role)) return [];
    const { level, verified, says, page } = rule;
    return [{ platform, level, says: verified ? says : `Not verified: ${says}`, page }];
  });
}

/**
 * Policy subjects about signs, in the order in which they are repaired. Exclamation marks come
 * first, because their repair replaces a whole sequence of signs by a single sign.
 */
const SIGNS = [
  'exclamationMark',
  'repeatedPunctuation',
  'emoji',
  'symbols',
  'hashSigns',
  'capitals',
  'trademarkSign',
] as const satisfies readonly PolicySubject[];

/**
 * Returns the text without any sign to which a platform objects, so that one repair removes all
 * signs. Returns null if a sign has no replacement, or if no text would remain.
 */
function withoutSigns(text: CheckedText, { ad, language, platforms }: Checked): string | null {
  let plain = text.text;
  for (const subject of SIGNS) {
    if (verdictsAbout(subject, text, platforms).length === 0) continue;
    const sign = findSigns(subject, { ...text, text: plain }, { language, names: ad.names });
    if (sign && !sign.repaired?.trim()) return null;
    plain = sign?.repaired ?? plain;
  }
  return plain;
}

function asFinding(
  subject: PolicySubject,
  field: string,
  verdicts: readonly PolicyVerdict[],
  found: Pick<PolicyFinding, 'words' | 'sentence' | 'repair'>,
): PolicyFinding[] {
  const [strictest, ...others] = verdicts.toSorted((one, other) => severity(one) - severity(other));
  return strictest
    ? [{ subject, field, ...found, level: strictest.level, verdicts: [strictest, ...others] }]
    : [];
}

/**
 * Separator between the texts of an ad, which are joined for the search. No sentence extends across
 * a separator.
 */
const BETWEEN = '\n\n';

/**
 * Finds the texts of an ad that contain the words of a policy subject. If the subject applies to
 * the whole ad, its parts may be in several texts. If a match spans several texts, the finding
 * names the first of these texts.
 */
function findWords(subject: PolicySubject, { ad: { texts }, read }: Checked): Found[] {
  if (WORDS[subject]?.scope !== 'ad') {
    return texts.flatMap((text) => {
      const stretches = findSubject(subject, read(text.text));
      return stretches.length > 0 ? [{ text, stretches }] : [];
    });
  }
  const [first, ...others] = findSubject(
    subject,
    read(texts.map(({ text }) => text).join(BETWEEN)),
  );
  if (!first) return [];
  let start = 0;
  for (const text of texts) {
    const end = start + text.text.length;
    if (first.start < end) {
      const within = [first, ...others]
        .filter((stretch) => stretch.end <= end)
        .map((stretch) => ({ start: stretch.start - start, end: stretch.end - start }));
      return [{ text, stretches: within }];
    }
    start = end + BETWEEN.length;
  }
  return [];
}

/** Returns the first matched words of a text, or the whole text if no words matched. */
function wordsOf(text: string, stretches: readonly Stretch[]): string {
  const [first] = stretches;
  return first ? text.slice(first.start, first.end) : text;
}

function sentenceOf(text: string, [first]: readonly Stretch[]): string {
  const sentence = splitSentences(text).findLast(({ start }) => first && start <= first.start);
  return (sentence?.text ?? text).trim();
}

/**
 * Returns a repaired text: with another phrase for the claim, without the claim's sentence, or with
 * another line for the whole text.
 */
function repairOf(
  subject: PolicySubject,
  text: CheckedText,
  stretches: readonly Stretch[],
  checked: Checked,
): PolicyFinding['repair'] {
  const isFree = (candidate: string) => isFreeOf(subject, candidate, checked);
  const swapped = swapPhrases(text.text, subject, checked.language);
  if (swapped !== text.text && isFree(swapped)) return { label: LABELS.swap, text: swapped };
  const kept = splitSentences(text.text).filter(
    ({ text: sentence, start }) =>
      !stretches.some((stretch) => stretch.start < start + sentence.length && stretch.end > start),
  );
  const left = joinSentences(kept.map((sentence) => sentence.text.trim()));
  if (left !== '' && isFree(left)) return { label: LABELS.drop, text: left };
  return otherLine(subject, text, checked);
}

function isFreeOf(subject: PolicySubject, text: string, { read }: Checked): boolean {
  return /\p{L}/u.test(text) && findSubject(subject, read(text)).length === 0;
}

/**
 * Returns the first alternative line that no platform refuses and that has no finding about the
 * subject.
 */
function otherLine(
  subject: PolicySubject,
  text: CheckedText,
  { ad, platforms, otherLines }: Checked,
): PolicyFinding['repair'] {
  for (const line of otherLines(text.field)) {
    const found = checkAd({ ...ad, texts: [{ ...text, text: line }] }, platforms);
    if (!found.some((finding) => finding.subject === subject || finding.level === 'refused')) {
      return { label: LABELS.line, text: line };
    }
  }
  return null;
}

function lengthFindings(
  { field, role, text }: CheckedText,
  platforms: readonly PolicyPlatform[],
): PolicyFinding[] {
  const verdicts = platforms.flatMap((platform): PolicyVerdict[] => {
    const length = POLICY_RULES[platform]?.length;
    const longest = length?.characters[role];
    if (!length || longest === undefined) return [];
    const { level, says, page, countsWideTwice } = length;
    return countCharactersOver(text, longest, countsWideTwice) > 0
      ? [{ platform, level, says: `${says} It takes ${longest} characters.`, page }]
      : [];
  });
  return asFinding('length', field, verdicts, { words: text, sentence: text, repair: null });
}
