export { paintBackground, withAddedParts } from './dressed-ads.ts';
export { inspectEdit } from './edit-faults.ts';
export { EDITED_ADS, EDITED_FORMATS, makeEditedAd, makeOrderedAd } from './edited-ads.ts';
export { makeRandomPlaces, withMoved } from './moved-ads.ts';
export { listFaultsOfFacts } from './shown-facts.ts';
