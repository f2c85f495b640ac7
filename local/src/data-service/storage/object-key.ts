/** The characters that Supabase Storage accepts in an object's key. */
const VALID_KEY = /^[\w/!\-.*'() &$@=;:+,?]+$/;

const MAX_KEY_LENGTH = 1024;

/**
 * Returns the key behind a percent-encoded path. Returns null for an empty or parent segment, a control
 * character or an invalid encoding.
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
