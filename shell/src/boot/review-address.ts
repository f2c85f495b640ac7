/**
 * Returns the token in the path of a review link; undefined for any other path. The inline scripts bundle this
 * file.
 */
export function readReviewToken(pathname: string): string | undefined {
  return /^\/review\/([\w-]{43})\/?$/i.exec(pathname)?.[1];
}
