/** Keys consist of the characters that Supabase Storage accepts in an object's key. */
const VALID_KEY = /^[\w/!\-.*'() &$@=;:+,?]+$/;

const MAX_KEY_LENGTH = 1024;

/**
 * Returns the object key in a percent-encoded URL path. Returns null for a path with an empty or parent
 * segment, a control character or an invalid encoding.
 */
export function readObjectKey(encodedPath: string): string | null {
  let key: string;
  try {
    key = decodeURIComponent(encodedPath);
  } catch {
    return null;
  }
  if (key.length > MAX_KEY_LENGTH || !VALID_KEY.test(key)) return null;
  const segments = key.split('/');
  if (segments.some((segment) => segment === '' || segment === '.' || segment === '..')) {
    return null;
  }
  return key;
}
