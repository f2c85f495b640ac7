import type { PropName } from '../kit/prop-names.ts';
import type { Brief } from './brief.ts';
import type { ShootText } from './shoot-text.ts';

/** Warmth and brightness of the light that the brief requests. */
export interface Mood {
  /** Warmth of the light, from −1 (cool) to 1 (warm). */
  warmth: number;
  /** Brightness of the light, from −1 (dark) to 1 (bright). */
  brightness: number;
  /**
   * This is 1 if the brief requests a bright picture, even if other words of the brief request a dark
   * picture.
   */
  bright: 0 | 1;
}

/** Returns the warmth and brightness of the light that the brief requests. */
export function chooseMood({ words, time }: Brief, props: ReadonlySet<PropName>): Mood {
  const warmths = words.wishes('warmth');
  const warmth = Math.max(0, ...warmths) + Math.min(0, ...warmths);
  const bright = words.wishes('brightness').includes('bright') ? 1 : 0;
  const candlelit =
    props.has('fire') ||
    words.wish('candlelit') !== null ||
    (time === 'night' && words.names('candle-wish'));
  const dim = candlelit || isDark(words) ? 1 : 0;
  return { warmth, brightness: bright - dim, bright };
}

const STUFFS = ['wood-wish', 'marble-wish', 'stone-slab', 'stone-word', 'woven-stuff'];

/**
 * Tells whether the brief requests a dark picture. The phrase "dark wood" does not request a dark picture,
 * because dark wood fits into a bright picture.
 */
function isDark(words: ShootText): boolean {
  return [...words.words.keys()].some((at) => {
    if (words.wishAt(at, 'brightness') !== 'dark') return false;
    const thing = words.saidOf(at);
    return !(words.isAt(at, 'dark') && thing !== null && words.isAt(thing, ...STUFFS));
  });
}
