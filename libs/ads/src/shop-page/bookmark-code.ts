import { PATHS } from '@adwright/contracts';

/**
 * Returns the code of a bookmark that opens the form with the address of the current shop page. It only
 * navigates: a shop's content security policy forbids requests to us and frames of ours.
 * @param origin of this product
 */
export function buildBookmarkCode(origin: string): string {
  const form = JSON.stringify(`${origin}${PATHS.create}?url=`);
  return `javascript:void(location.href=${form}+encodeURIComponent(location.href))`;
}
