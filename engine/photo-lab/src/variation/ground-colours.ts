import { oklch } from '@adwright/engine-pixels';
import { paleHue } from '../pale-hue.ts';

/** Light and dark colour of a background's gradient. */
export type Ground = readonly [light: string, dark: string];

/**
 * Returns the hue that contrasts with a photo's hue. The contrasting hue is the opposite hue, but navy or
 * terracotta instead of purple or pink.
 */
export function chooseCompanion(hue: number): number {
  const opposite = (hue + 180) % 360;
  if (opposite > 300 || opposite < 35) return 40;
  return Math.min(258, opposite);
}

/**
 * Returns the colours of a wall or a table that suit a photo's hue. The colours are pale, deep, or pale in
 * the contrasting hue.
 */
export function chooseWall(hue: number, turn: number): Ground {
  // Brown replaces dark yellow, because dark yellow looks muddy.
  const deep = isYellow(hue) ? { hue: 50, chroma: 0.025 } : { hue, chroma: 0.055 };
  const grounds: readonly [Ground, Ground, Ground] = [
    choosePaleWall(hue, [0.94, 0.022], [0.86, 0.036]),
    [oklch(0.42, deep.chroma, deep.hue), oklch(0.28, deep.chroma, deep.hue)],
    choosePaleWall(chooseCompanion(hue), [0.89, 0.03], [0.79, 0.05]),
  ];
  return grounds[((turn % 3) + 3) % 3] ?? grounds[0];
}

type Tone = readonly [lightness: number, chroma: number];

/** Returns the colours of a pale wall in a hue, from the lit side to the darker corner. */
export function choosePaleWall(
  hue: number,
  ...[lit, dim]: readonly [lit: Tone, dim: Tone]
): Ground {
  const tone = ([lightness, chroma]: Tone) => {
    const ground = paleHue(hue, chroma);
    return oklch(lightness, ground.chroma, ground.hue);
  };
  return [tone(lit), tone(dim)];
}

/**
 * Returns a light and a deep colour for areas behind a product, alternately in the contrasting hue and in the photo's
 * hue.
 */
export function chooseField(hue: number, turn: number): Ground {
  const isOwn = Math.floor(turn / 2) % 2 === 1 && !(hue > 275 && hue < 355);
  const field = isOwn ? hue : chooseCompanion(hue);
  if (isYellow(field)) return [oklch(0.94, 0.035, field), oklch(0.8, 0.115, Math.min(82, field))];
  const [light] = choosePaleWall(field, [0.93, 0.025], [0.93, 0.025]);
  return [light, oklch(0.44, 0.08, field)];
}

function isYellow(hue: number): boolean {
  return hue > 60 && hue < 130;
}
