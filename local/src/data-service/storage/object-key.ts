/** The characters that Supabase Storage accepts in an object's key. */
const VALID_KEY = /^[\w/!\-.*'() &$@=;:+,?]+$/;

const MAX_KEY_LENGTH = 1024;

/**
 * The key behind a percent-encoded path; null when a segment is empty or steps up, or there is a control character or
 * an invalid encoding.
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
