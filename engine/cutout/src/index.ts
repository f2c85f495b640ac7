export { type CutDoubt, DOUBT_REASONS } from './cut/cut-doubt.ts';
export {
  type CutOut,
  cropCutOut,
  cutFromAlpha,
  cutOut,
  drawCut,
  findCut,
  MIN_CUT_CONFIDENCE,
} from './cut/cut-out.ts';
export { findComponents, type Mask } from './cut/mask.ts';
export { type CutProduct, cutProduct } from './cut-product.ts';
export { beginCut, cutByMask, type EditedCut } from './edit-cut.ts';
export { encodeCut } from './encode-cut.ts';
export { encodeMask } from './mask-file.ts';
export { readCut } from './read-cut.ts';
export { computePhotoSaliency, cropTo, cropWindow } from './subject/crop.ts';
export { applySubject, isKnown, SURE } from './subject/salient-subject.ts';
export { withStandingOut } from './subject/standing-out.ts';
export { findWindow, toShares } from './subject/subject-window.ts';
export { MAX_LOST, shapeIn, WholeSubject } from './subject/whole-subject.ts';
