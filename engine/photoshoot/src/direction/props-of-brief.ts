import { isSingle } from '../kit/piles.ts';
import { PROPS, type PropName } from '../kit/prop-words.ts';
import { SETS } from '../set-registry.ts';
import type { SceneName } from './scene-name.ts';

/** Words that refuse all props at once. */
export const NO_PROPS =
  /\b(?:props?|decorations?|accessories|objects|clutter|(?:any|other) ?things?|anything else)\b/i;

/** What throws a shadow into the picture is not in it. */
export const SHADOWS =
  /\bshadows? (?:of|from) (?:(?!(?:on|in|at|with|and|over|against)\b)[\w-]+ ?){1,4}|\b(?:window|blinds?|trees?|palm|leaf|plant|branch|fern)(?: \w+)? shadows?\b/gi;

/** What is to be about the product is more than the set it stands in. */
const SURROUNDED = /\bsurrounded (?:by|with)\b/i;

/** What is known of a shoot before its props. */
export interface Setting {
  scene: SceneName;
  /** What the product is called: "show the teapot on wood" asks for no second one. */
  product: string;
}

/**
 * What a brief wants laid about the product.
 * @param custom words of its place
 * @param instructions its extra instructions
 * @param refused what it wants to see none of
 */
export function propsOf(
  custom: string,
  instructions: string,
  refused: string,
  { scene, product }: Setting,
): ReadonlySet<PropName> {
  if (NO_PROPS.test(refused)) return new Set();
  const { ownProps, addedProps, indoors } = SETS[scene];
  const here = custom.replace(SHADOWS, ' ');
  const told = instructions.replace(SHADOWS, ' ');
  return new Set(
    PROPS.filter(
      ([name, pattern]) =>
        !pattern.test(refused) &&
        !(isSingle(name) && pattern.test(product)) &&
        !((name === 'rain' || name === 'snow') && indoors) &&
        (addedProps.includes(name) ||
          pattern.test(told) ||
          (pattern.test(here) && (!ownProps.includes(name) || SURROUNDED.test(custom)))),
    ).map(([name]) => name),
  );
}
