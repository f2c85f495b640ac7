import { PATHS } from '@adwright/contracts';

/**
 * Returns the code of a bookmark that opens our form with the URL of the current shop page. The code only
 * navigates, because a shop's content security policy forbids requests to our site and frames of our site.
 * @param origin URL origin of our site
 */
export function buildBookmarkCode(origin: string): string {
  const form = JSON.stringify(`${origin}${PATHS.create}?url=`);
  return `javascript:void(location.href=${form}+encodeURIComponent(location.href))`;
}
