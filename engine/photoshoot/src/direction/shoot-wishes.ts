import { COLOURS, GOLD_HUE } from './shoot-words.ts';

/** How the light is thrown, beyond the side it comes from. */
export interface LightWishes {
  /** Colours of two lamps in degrees of OKLCH, the one of the lit side first, where the words name coloured light. */
  gels: readonly [lit: number, far: number] | null;
  /** True where those are lamps, which show in the dark; tones and hues lie over any light. */
  lamps: boolean;
  /** A lamp behind the product, or one from above that lights it alone. */
  lamp: 'behind' | 'spot' | null;
  /** What the light falls through. */
  gobo: 'blinds' | 'leaves' | 'window' | null;
  /** True where it is to be seen in the air. */
  rays: boolean;
  /** Strength of the cast shadow to that of the set: 0 none, 1 as it is, more for hard light. */
  shadow: number;
  /** Its length to the usual: a low sun casts long ones. */
  length: number;
  /** How much of the product the floor mirrors, where the words say so: 0 nothing, 0.5 as a mirror does. */
  gloss: number | null;
}

/** Where and how the product is set up. */
export interface PoseWishes {
  /** Side that it stands on, so that the other stays free; null leaves it to each picture. */
  side: -1 | 0 | 1 | null;
  /** True where it hovers over the floor. */
  floats: boolean;
  /** True where it leans; only what hovers or lies can. */
  tilted: boolean;
}

/** What a lamp is called after what it does. */
export const LAMPS = 'rim|back|side|key|fill|edge|accent|stage|spot|mood';

const LIGHT = '(?:light(?:s|ing)?|glow|gels?|neon|lamps?|tones?|hues?)';

/** @param refused what the brief wants to see none of */
export function lightWishes(words: string, refused: string): LightWishes {
  const has = (pattern: RegExp) => pattern.test(words);
  return {
    gels: gelsOf(words),
    lamps:
      has(/\b(?:light(?:s|ing)?|glow|gels?|neon|lamps?)\b/i) &&
      (!has(SOFT_LIGHT) || has(/\b(?:neon|leds?|gels?|rgb)\b/i)),
    gloss: /\breflect(?:ions?|ive)\b/i.test(refused)
      ? 0
      : has(
            /\b(?:mirror(?:ed)?|reflections?|reflective|glossy|polished|glass (?:table|surface|shelf))\b/i,
          )
        ? 0.5
        : has(WET_GROUND)
          ? 0.26
          : null,
    lamp: has(
      /\b(?:back[- ]?lit|back[- ]?light(?:ing)?|rim[- ]?light(?:ing)?|(?:light(?:ing)?|glow|lamp|neon) (?:coming )?from (?:the )?(?:behind|back)|halo|silhouette)\b/i,
    )
      ? 'behind'
      : has(
            /\b(?:spot ?lights?|spotlit|light(?:ing)? (?:coming )?from above|overhead light(?:ing)?|top[- ]light(?:ing)?)\b/i,
          )
        ? 'spot'
        : null,
    gobo: has(/\bblinds?\b|\bshutters?\b/i)
      ? 'blinds'
      : has(
            /\b(?:leaf|leaves|palm|plant|tree|branch(?:es)?|ferns?|foliage|botanical|dappled)\b[\w -]{0,12}\b(?:shadows?|light)\b|\bshadows? (?:of|from) (?:an? |the )?(?:[\w-]+ )?(?:palms?|plants?|leaves|trees?|branch(?:es)?|ferns?|foliage)\b/i,
          )
        ? 'leaves'
        : has(
              /\bwindow (?:light|shadows?)|\b(?:light|sun(?:light|shine)?|rays?|beams?)\b[\w ]{0,24}\b(?:through|from) (?:an? |the )?(?:\w+ )?windows?\b/i,
            )
          ? 'window'
          : null,
    rays: has(RAYS),
    shadow:
      /\b(?:harsh|hard|strong|dark|heavy|long) (?:shadows?|light(?:ing)?|sun(?:light)?)\b/i.test(
        refused,
      )
        ? 0.6
        : /\bshadows?\b(?! of\b)/i.test(refused)
          ? 0
          : has(
                /\b(?:hard|harsh|strong|direct|crisp|long|dramatic) (?:side ?)?(?:light(?:ing)?|shadows?|sun(?:light)?)\b|\b(?:side|split)[- ]?(?:light(?:ing)?|lit)\b|\bchiaroscuro\b/i,
              )
            ? 1.5
            : has(/\b(?:soft|diffused?|gentle|subtle) (?:light(?:ing)?|shadows?)\b/i)
              ? 0.6
              : 1,
    length: has(/\blong (?:\w+ )?shadows?\b|\blow (?:\w+ )?(?:sun(?:light)?|light(?:ing)?)\b/i)
      ? 2.4
      : has(/\b(?:sunset|sunrise|golden hour|late afternoon|dawn|dusk)\b/i)
        ? 1.5
        : 1,
  };
}

/** Light of a colour that is to be soft lies over a bright set; lamps would need the dark. */
const SOFT_LIGHT =
  /\b(?:soft|gentle|subtle|pale|pastel|delicate|airy)\s+(?:[\w-]+\s+){0,2}(?:light(?:ing)?|glow)\b/i;

/** Light that shows in haze and dust: rays, beams and shafts of it, but for those of lamps on a stage. */
const RAYS =
  /\b(?:god|light|sun(?:light|shine)?|golden|crepuscular|volumetric)[- ]?(?:light )?(?:rays?|beams?|shafts?)\b|\b(?:rays?|beams?|shafts?) of (?:[\w-]+ ){0,2}(?:sun(?:light|shine)?|light)\b|\bvolumetric (?:light(?:ing)?|fog)\b|\b(?:sun(?:light|shine)?|light) (?:streaming|breaking|filtering|piercing|pouring|shining) (?:in )?(?:through|from|between)\b/i;

/** Ground that mirrors since water lies on it. */
const WET_GROUND =
  /\bafter (?:the )?rain\b|\bpuddles?\b|\bwet (?:\w+ )?(?:asphalt|street|ground|floor|pavement|road|stones?|rocks?|sand|cobblestones?)\b/i;

/** What may stand between a colour and the light that it names: "blue and soft pink neon lights". */
const OF_LIGHT = new RegExp(
  `^(?:and|with|neon|led|ambient|studio|soft|bright|hot|deep|dark|light|pale|coloured|colored|electric|moody|vivid|glowing|${LAMPS})$`,
  'i',
);

const TEMPERATURE = /^(?:cold|cool|icy|frosty|warm)$/i;

/** Coloured lamps: "pink light", "blue and orange tones", "neon lights". The colour of a wall is none. */
function gelsOf(words: string): LightWishes['gels'] {
  const named = new RegExp(`([\\w -]{0,40})\\b${LIGHT}\\b`, 'gi');
  for (const [, before = ''] of words.matchAll(named)) {
    const hues: number[] = [];
    for (const word of before.split(/[\s-]+/).reverse()) {
      const hue = COLOURS.find(([, pattern]) => pattern.test(word))?.[0];
      // "Cold blue light" is that of a cold day.
      if (TEMPERATURE.test(word)) hues.length = 0;
      if (hue === undefined && word !== '' && !OF_LIGHT.test(word)) break;
      if (hue !== undefined && hue !== GOLD_HUE && hue !== CREAM_HUE) hues.unshift(hue);
    }
    const [lit, far] = hues;
    if (lit !== undefined) return [lit, far ?? lit + 40];
  }
  return /\bneon\b|\brgb\b/i.test(words) ? [350, 220] : null;
}

/** Golden and creamy light is the sun's, not a lamp's. */
const CREAM_HUE = 82;

/** What hangs in the air by itself does not lift the product: petals, and a "floating shelf" or "floating candles". */
const ADRIFT =
  /\b(?:dust|mist|fog|smoke|steam|snow(?:flakes)?|petals|leaves|confetti|feathers|butterflies|sparks|sparkles|particles|bubbles|pollen|rain|spray|powder|glitter|love|magic)\b(?: \w+){0,2} (?:in the air|in mid[- ]air|float(?:s|ing)?|hover(?:s|ing)?|flying)\b|\b(?:floating|flying|hovering|suspended)(?! (?:\w+ ){0,2}(?:product|item|object|bottle|flacon|jar|tube|can|box|pack|shoe|sneaker|bag|watch|phone)s?\b) (?!(?:in|on|over|above|against|with|and|at|by|near|before|among|between|through|around|off|just|effect|look|pose|style|mid|weightless)\b)\w+/gi;

/** Nor does water that bears it. */
const AFLOAT = /\bfloat(?:s|ing)? (?:on|in) (?:[\w-]+ ){0,3}(?:water|pool|lake|sea|ocean|pond)\b/gi;

/** Nor is a thing to swim on a deed. */
const SWIM_RING = /\b(?:flamingo|unicorn|pool|inflatable|swim|donut|swan) floats?\b/gi;

export function poseWishes(brief: string): PoseWishes {
  const words = brief.replace(AFLOAT, ' ').replace(SWIM_RING, ' ').replace(ADRIFT, ' ');
  const free =
    /\b(?:space|room|area|place)\b(?: (?:for|to) [\w ]{1,20}?)? (?:on|at|to) (?:the )?(left|right)\b/i.exec(
      words,
    )?.[1] ??
    /\b(left|right)(?: (?:hand )?side)? (?:empty|free|blank|clear|for (?:text|copy))\b/i.exec(
      words,
    )?.[1] ??
    /\b(?:text|copy|headline)\b[\w ]{0,14}\b(left|right)\b/i.exec(words)?.[1];
  const stands =
    /\b(?:product|item|bottle|it|placed?|positioned?|subject|off[- ]cent(?:er|re)(?:ed)?)\b (?:is |placed |standing |stands |more )?(?:on|at|to|towards?)? ?(?:the )?(left|right)\b/i.exec(
      words,
    )?.[1];
  const centred = /\b(?:cent(?:er|re)(?:e?d)|in the (?:middle|cent(?:er|re)))\b/i.test(words);
  const tilted =
    /\b(?:tilt(?:ed|ing)?|diagonal(?:ly)?(?! (?:\w+ )?(?:shadows?|light|lines?|stripes?|beams?|sun))|leaning|slanted|at an angle)\b/i.test(
      words,
    );
  return {
    side:
      free !== undefined
        ? otherSide(sideOf(free))
        : stands !== undefined
          ? sideOf(stands)
          : centred
            ? 0
            : null,
    floats:
      tilted ||
      /\b(?:float(?:s|ing)?|levitat(?:es?|ing|ion)|hover(?:s|ing)?|mid[- ]air|in the air|suspended|weightless|flying)\b/i.test(
        words,
      ),
    tilted,
  };
}

function sideOf(word: string): -1 | 1 {
  return word.toLowerCase() === 'left' ? -1 : 1;
}

function otherSide(side: -1 | 1): -1 | 1 {
  return side === -1 ? 1 : -1;
}
