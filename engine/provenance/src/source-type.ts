import { DigitalSourceType } from '@trustnxt/c2pa-ts/manifest';

/**
 * How a picture came about. `drawn`: by the engine alone. `photoEdited`: an upload made better. `photoComposed`: an upload within
 * a drawn ad. `photoWithModel`: an upload that a model varied or gave a scene. `modelPicture`: a model's own.
 */
export const MAKINGS = [
  'drawn',
  'photoEdited',
  'photoComposed',
  'photoWithModel',
  'modelPicture',
] as const;
export type Making = (typeof MAKINGS)[number];

/** After the IPTC's vocabulary, https://cv.iptc.org/newscodes/digitalsourcetype/. What no model made is never marked as AI. */
const SOURCE_TYPES: Record<Making, DigitalSourceType> = {
  drawn: DigitalSourceType.AlgorithmicMedia,
  photoEdited: DigitalSourceType.AlgorithmicallyEnhanced,
  photoComposed: DigitalSourceType.CompositeCapture,
  photoWithModel: DigitalSourceType.CompositeWithTrainedAlgorithmicMedia,
  modelPicture: DigitalSourceType.TrainedAlgorithmicMedia,
};

export function sourceTypeOf(making: Making): DigitalSourceType {
  return SOURCE_TYPES[making];
}
