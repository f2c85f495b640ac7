import { successToast } from '@adwright/contracts';

/** Toasts of the brand kits. */
export const BRAND_TOASTS = {
  kitSaved: successToast('Brand kit saved'),
} as const;
