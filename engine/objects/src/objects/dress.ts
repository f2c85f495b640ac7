import { defineObject } from '../kit/define-object.ts';
import { gown } from '../kit/gown.ts';

/** 3D model of a dress with a full skirt on a dressmaker's form. */
export const dress = defineObject({
  make: gown,
});
