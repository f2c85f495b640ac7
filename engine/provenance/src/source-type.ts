import { MAKINGS, type Making } from '@adwright/contracts/picture-check';
import { DigitalSourceType } from '@trustnxt/c2pa-ts/manifest';

/**
 * IPTC digital source type for each way in which a picture is made
 * (https://cv.iptc.org/newscodes/digitalsourcetype/). A picture is marked as AI only if an AI model made a part
 * of it.
 */
const SOURCE_TYPES: Record<Making, DigitalSourceType> = {
  drawn: DigitalSourceType.AlgorithmicMedia,
  photoEdited: DigitalSourceType.AlgorithmicallyEnhanced,
  photoComposed: DigitalSourceType.CompositeCapture,
  photoWithModel: DigitalSourceType.CompositeWithTrainedAlgorithmicMedia,
  modelPicture: DigitalSourceType.TrainedAlgorithmicMedia,
};

export function getSourceType(making: Making): DigitalSourceType {
  return SOURCE_TYPES[making];
}

/** Returns how Adwright made a picture, according to the source type in the text of the picture's manifest. */
export function parseMaking(manifest: string): Making | null {
  return MAKINGS.find((making) => manifest.includes(`"${SOURCE_TYPES[making]}"`)) ?? null;
}

/** IPTC source types of pictures that an AI model made wholly or partly. */
const MODEL_SOURCES = [
  DigitalSourceType.TrainedAlgorithmicMedia,
  DigitalSourceType.CompositeWithTrainedAlgorithmicMedia,
  DigitalSourceType.CompositeSynthetic,
];

/**
 * Tells whether the text of manifests names a source type for pictures that an AI model made wholly or partly.
 */
export function hasModelSource(manifests: string): boolean {
  return MODEL_SOURCES.some((source) => manifests.includes(`"${source}"`));
}
