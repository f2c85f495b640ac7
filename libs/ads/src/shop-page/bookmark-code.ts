import { PATHS } from '@adwright/contracts';

/**
 * What a bookmark does on a shop's page: it leaves for the form with the page's address. Nothing but a navigation: a shop's content
 * security policy forbids requests to us and frames of ours.
 * @param origin of this product
 */
export function bookmarkCode(origin: string): string {
  const form = JSON.stringify(`${origin}${PATHS.create}?url=`);
  return `javascript:void(location.href=${form}+encodeURIComponent(location.href))`;
}
