import { listPictures, removePictures } from '../_account/pictures.ts';
import type { Handler } from '../_payments/browser-function.ts';
import type { Payments } from '../_payments/payments.ts';
import { createServiceFunction } from '../_payments/service-function.ts';

/**
 * Handles POST sweep-pictures, which the scheduler calls every day with the service key. The function removes
 * pictures of deleted accounts and unused pictures, and returns `{removed}`.
 */
export function sweepPictures({ database, settings }: Payments): Handler {
  return createServiceFunction(settings.SUPABASE_SERVICE_ROLE_KEY, async () => {
    const pictures = await listPictures(database, 'orphaned_objects');
    await removePictures(database, pictures);
    return { removed: pictures.length };
  });
}
