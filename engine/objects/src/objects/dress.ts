import { defineObject } from '../kit/define-object.ts';
import { gown } from '../kit/gown.ts';

/** Dress with a full skirt on a dressmaker's form. */
export const dress = defineObject({
  make: gown,
});
