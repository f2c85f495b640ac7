import type { TimeOfDay } from '../kit/frame.ts';

// The words for hour, weather and the side that the light comes from.

/** Weather that darkens the day. */
export const STORM =
  /\b(?<!(?:snow|sand|brain) ?)(?:thunder ?)?storm(?:y|s)?\b|\bthunder\b|\blightning\b|\btempest\b/i;

/** The hour that the words name. */
export function timeOf(words: string): TimeOfDay | null {
  if (/\b(?:sunset|sunrise|golden hour|dusk|dawn|twilight|evening)\b/i.test(words)) return 'sunset';
  if (
    /\b(?:night|midnight|moonlit|moonlight|blue hour|under the stars|star(?:lit|light)|camp ?fire|bon ?fire|fireflies|aurora|northern lights|starry)\b/i.test(
      words,
    )
  )
    return 'night';
  if (
    /\b(?:day ?time|day ?light|(?:by|during the|in the middle of the) day|(?:bright|clear|broad|summer'?s?) day|mid ?day|noon|sunny|sunshine|morning|blue sk(?:y|ies))\b/i.test(
      words,
    )
  )
    return 'day';
  return null;
}

/** The side that the light comes from, −1 left, 1 right, where the words name it or that of the shadow. */
export function lightOf(words: string): -1 | 1 | null {
  const side =
    /\b(?:light|lit|lighting|sun|sunlight|lamp|window|shine|glow)\b[\w\s]{0,24}\b(left|right)\b/i.exec(
      words,
    )?.[1] ?? /\b(left|right)[- ](?:side )?(?:light|lit|lighting|sun)\b/i.exec(words)?.[1];
  const shaded = /\bshadows? (?:falls? |falling )?(?:on|to|towards?) (?:the )?(left|right)\b/i.exec(
    words,
  )?.[1];
  if (side === undefined && shaded !== undefined) return shaded.toLowerCase() === 'left' ? 1 : -1;
  if (side === undefined) return null;
  return side.toLowerCase() === 'left' ? -1 : 1;
}
