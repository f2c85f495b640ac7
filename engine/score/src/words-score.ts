/** The words in a creative, as far as the caller knows them. */
export interface CreativeWords {
  headline: string;
  body: string;
  callToAction: string;
  /** The lowest WCAG contrast ratio of any text, if the renderer measured it. */
  minContrast?: number;
}

/**
 * Returns the Flesch reading ease (Flesch 1948), from 0 (hard) to 100 (easy); valid only for
 * English.
 */
function readingEase(text: string): number {
  const words = text.match(/[a-z’']+/gi) ?? [];
  if (words.length === 0) return 0;
  const sentences = Math.max(1, text.match(/[.!?]+/g)?.length ?? 0);
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return 206.835 - (1.015 * words.length) / sentences - (84.6 * syllables) / words.length;
}

function syllablesOf(word: string): number {
  return Math.max(
    1,
    word
      .toLowerCase()
      .replace(/(?:[^l]e|es|ed)$/, '')
      .match(/[aeiouy]+/g)?.length ?? 0,
  );
}

const ADDRESSES_READER = /\b(?:you|your|yours|you’re|yourself)\b/i;
const FEELING =
  /\b(?:love|joy|happy|smile|calm|worry|remember|feel|feeling|finally|imagine|discover|secret|surprise|why|what|ready|yes|hello|meet|enjoy|wonder|chosen|trust|together|home|now|today|new)\b/i;
const ACTION =
  /^(?:get|shop|start|try|join|see|order|book|discover|reserve|request|talk|read|meet|learn|make|sign|buy|find|take|choose|explore|download|install|save|give|come|visit|apply|follow|ask|pick|claim|add|call|plan|help|donate|send|watch|play|listen|look|stop)\b/i;

/**
 * Rates how well a headline attracts attention, 0–1. A good headline is short, addresses the
 * reader, and asks a question or contains a contrast.
 */
export function rateHeadline(headline: string): number {
  const words = headline.split(/\s+/).filter(Boolean).length;
  const length =
    words === 0 ? 0 : words <= 2 ? 0.7 : words <= 8 ? 1 : Math.max(0.2, 1 - (words - 8) / 8);
  const turn = /[?:]|[.!,]\s\S|\d/.test(headline) ? 1 : 0.4;
  return 0.55 * length + 0.25 * turn + 0.2 * (ADDRESSES_READER.test(headline) ? 1 : 0.3);
}

/** Rates how much feeling the words express, 0–1. */
export function rateFeeling(words: CreativeWords): number {
  const text = `${words.headline} ${words.body}`;
  const hits =
    (text.match(new RegExp(FEELING, 'gi')) ?? []).length + (ADDRESSES_READER.test(text) ? 1 : 0);
  return Math.min(1, 0.25 + hits * 0.25);
}

/**
 * Rates whether a call to action is short and starts with a verb, 0–1. In other scripts than Latin,
 * only the length counts.
 */
export function rateAction(callToAction: string): number {
  const text = callToAction.trim();
  if (text === '') return 0;
  const short = Array.from(text).length <= 24 ? 1 : 0.5;
  const verb = /^[\x20-\x7e’]+$/.test(text) && !ACTION.test(text) ? 0.6 : 1;
  return short * verb;
}

/** Rates whether the text is short and easy to read, 0–1. */
export function ratePlainness({ headline, body }: CreativeWords): number {
  const words = `${headline} ${body}`.split(/\s+/).filter(Boolean).length;
  const brief = words <= 24 ? 1 : Math.max(0.1, 1 - (words - 24) / 30);
  const latin = /^[\P{L}\p{Script=Latin}]*$/u.test(headline + body);
  const ease = latin
    ? Math.min(1, Math.max(0, (readingEase(`${headline}. ${body}`) - 10) / 60))
    : 0.7;
  return 0.6 * brief + 0.4 * ease;
}
