import { createSuccessToast } from '@adwright/contracts';

/** Toasts of the pages for brand kits. */
export const BRAND_TOASTS = {
  kitSaved: createSuccessToast('Brand kit saved'),
} as const;
