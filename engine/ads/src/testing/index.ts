export { paintBackground, withAddedParts } from './dressed-ads.ts';
export { inspectEdit } from './edit-faults.ts';
export { EDITED_ADS, EDITED_FORMATS, editedAd, orderedAd } from './edited-ads.ts';
export { randomPlaces, withMoved } from './moved-ads.ts';
export { faultsOfFacts } from './shown-facts.ts';
