import type { PropName } from '../kit/prop-names.ts';
import type { Brief } from './brief.ts';

/** What the words want of the light as a whole. */
export interface Mood {
  /** −1 cool … 1 warm. */
  warmth: number;
  /** −1 dark … 1 bright. */
  brightness: number;
  /** 1 where they ask for a bright picture, whatever else they ask for. */
  bright: 0 | 1;
}

/** How warm and how bright the words want it. */
export function moodOf({ words, time }: Brief, props: ReadonlySet<PropName>): Mood {
  const has = (pattern: RegExp) => pattern.test(words);
  const warm = has(WARM) ? 1 : has(/\b(?:morning|sunny|sunlight)\b/i) ? 0.5 : 0;
  const cool = has(COOL) ? 1 : 0;
  const bright = has(BRIGHT) ? 1 : 0;
  const candlelit =
    props.has('fire') || CANDLELIT.test(words) || (time === 'night' && has(/\bcandles?\b/i));
  const dim = candlelit || has(DIM) ? 1 : 0;
  return { warmth: warm - cool, brightness: bright - dim, bright };
}

const WARM =
  /\b(?:warm|golden (?:hour|light|sun(?:light|shine)?|glow|rays)|late afternoon|sunset|sunrise|cozy|cosy|candle(?:s|[ -]?light|[ -]?lit)?|camp ?fire|bon ?fire|fire ?side|romantic|autumnal|hygge)\b/i;
const COOL = /\b(?:cool|cold|moonlight|icy|ice(?! cream)|frosty|blue hour|crisp)\b/i;
const BRIGHT = /\b(?:bright|airy|high[- ]key|sunny|daylight|fresh)\b/i;
const DIM =
  /\b(?:dark(?! (?:wood|wooden|walnut|oak|timber|marble|slate|stone|velvet|linen)\b)|moody|dramatic|low[- ]key|dim|mysterious)\b/i;
/** By candles a place is dark, whatever the hour. */
const CANDLELIT = /\bcandle[ -]?(?:light|lit)\b|\b(?:lit )?by candles?\b/i;
