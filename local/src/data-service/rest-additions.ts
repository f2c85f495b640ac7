import { SERVICE } from './caller.ts';
import type { Addition } from './storage/disk-guard.ts';

/**
 * Maximum size in bytes of a small body, such as a favourite, or the row of an ad that the engine has saved
 * already.
 */
const SMALL_BYTES = 4096;

/** Database functions that the service calls for a user who adds something. */
const CONTENT_FUNCTIONS = ['create_campaign', 'save_ad_version', 'add_ad_formats', 'copy_ad'];

/** Database functions by which users write small records, such as a payment; a full disk refuses them last. */
const SMALL_FUNCTIONS = ['check_and_consume_credits', 'report_module_visit'];

/**
 * Returns what a request to /rest/v1 would add to the disk. Returns null for reads and deletions, and for
 * work that must always finish, such as results and refunds.
 * @param body of the request, as it was sent
 */
export function buildRestAddition(
  { method, url }: Pick<Request, 'method' | 'url'>,
  body: string,
  caller: string,
): Addition | null {
  if (method !== 'POST' && method !== 'PATCH' && method !== 'PUT') return null;
  const { name } = /^\/rest\/v1\/rpc\/(?<name>\w+)/.exec(new URL(url).pathname)?.groups ?? {};
  if (name !== undefined) {
    if (CONTENT_FUNCTIONS.includes(name)) return 'content';
    return SMALL_FUNCTIONS.includes(name) ? 'paid-or-small' : null;
  }
  if (caller === SERVICE) return null;
  return Buffer.byteLength(body) > SMALL_BYTES ? 'content' : 'paid-or-small';
}
