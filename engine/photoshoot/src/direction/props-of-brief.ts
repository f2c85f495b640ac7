import { detectBriefLanguage, type LexiconLanguage, readBrief } from '@adwright/engine-lexicon';
import { isSingle } from '../kit/piles.ts';
import { PROP_NAMES, type PropName } from '../kit/prop-names.ts';
import { SETS } from '../set-registry.ts';
import type { Asked } from './refusals.ts';
import type { SceneName } from './scene-name.ts';
import { readShootText } from './shoot-text.ts';
import { listShadowPlaces } from './shoot-wishes.ts';

/** The props by their concept id in the lexicon, such as "star-anise". */
const BY_ID: ReadonlyMap<string, PropName> = new Map(
  PROP_NAMES.map((name) => [name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), name]),
);

/** Properties of a photoshoot that are known before its props are chosen. */
export interface Setting {
  scene: SceneName;
  language: LexiconLanguage;
  /**
   * The product's name as the user typed it. Props with the product's own name are not added, because "show the
   * teapot on wood" does not request a second teapot.
   */
  product: string;
}

/**
 * Returns the props that a brief requests beside the product.
 * @param place the words for the place, as typed
 * @param instructionText the user's extra instructions, as typed
 */
export function chooseProps(
  place: Asked,
  instructionText: Asked,
  setting: Setting,
): ReadonlySet<PropName> {
  const { ownProps, addedProps, indoors } = SETS[setting.scene];
  const named = (words: string) =>
    findProps(removeShadowWords(words, setting.language), setting.language);
  const refused = new Set([...named(place.refused), ...named(instructionText.refused)]);
  const sold = findProps(setting.product, detectBriefLanguage(setting.product));
  const here = named(place.asked);
  const wanted = named(instructionText.asked);
  const isSurrounded = readShootText(place.asked, setting.language).names('surrounded');
  return new Set(
    PROP_NAMES.filter(
      (name) =>
        !refused.has(name) &&
        !(isSingle(name) && sold.has(name)) &&
        !((name === 'rain' || name === 'snow') && indoors) &&
        (addedProps.includes(name) ||
          wanted.has(name) ||
          (here.has(name) && (!ownProps.includes(name) || isSurrounded))),
    ),
  );
}

/** Returns the props that a text names. */
export function findProps(words: string, language: LexiconLanguage): ReadonlySet<PropName> {
  const ids = readBrief(words, 'prop', language).flatMap(({ concept }) => concept.props);
  return new Set(ids.flatMap((id) => BY_ID.get(id) ?? []));
}

/** Removes from a text the words for objects of which only the shadow should be visible. */
function removeShadowWords(text: string, language: LexiconLanguage): string {
  const read = readShootText(text, language);
  return listShadowPlaces(read).reduce((rest, at) => {
    const { start = 0, end = 0 } = read.words[at] ?? {};
    return rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end);
  }, text);
}
