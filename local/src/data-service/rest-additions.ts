import { SERVICE } from './caller.ts';
import type { Addition } from './storage/disk-guard.ts';

/**
 * Maximum bytes of a body that counts as small, such as a favourite, or the row of an ad that the engine has
 * already saved.
 */
const SMALL_BYTES = 4096;

/** Database functions with which users add content. */
const CONTENT_FUNCTIONS = ['create_campaign', 'save_ad_version', 'add_ad_formats', 'copy_ad'];

/**
 * Database functions by which users write small records, such as a spent credit. On a full disk, small
 * records are refused last.
 */
const SMALL_FUNCTIONS = ['check_and_consume_credits', 'report_module_visit'];

/**
 * Classifies the data that a request to /rest/v1 would add to the disk. Returns null for reads and deletions,
 * and for requests that must always succeed, such as results and refunds.
 * @param body the request's body, as it was sent
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
