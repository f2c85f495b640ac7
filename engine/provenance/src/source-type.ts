import { MAKINGS, type Making } from '@adwright/contracts/picture-check';
import { DigitalSourceType } from '@trustnxt/c2pa-ts/manifest';

/**
 * Source types from the IPTC's vocabulary, https://cv.iptc.org/newscodes/digitalsourcetype/. A
 * picture of which no AI model made a part is never marked as AI.
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

/** Returns how our own picture was made, from the source type in the text of its manifest. */
export function parseMaking(manifest: string): Making | null {
  return MAKINGS.find((making) => manifest.includes(`"${SOURCE_TYPES[making]}"`)) ?? null;
}

/** Source types of pictures in which a model made a part. */
const MODEL_SOURCES = [
  DigitalSourceType.TrainedAlgorithmicMedia,
  DigitalSourceType.CompositeWithTrainedAlgorithmicMedia,
  DigitalSourceType.CompositeSynthetic,
];

/** Tells whether the text of a manifest names a source type in which a model made a part. */
export function hasModelSource(manifests: string): boolean {
  return MODEL_SOURCES.some((source) => manifests.includes(`"${source}"`));
}
