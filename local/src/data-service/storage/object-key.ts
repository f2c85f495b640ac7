/** The characters that Supabase Storage accepts in an object's key. */
const VALID_KEY = /^[\w/!\-.*'() &$@=;:+,?]+$/;

const MAX_KEY_LENGTH = 1024;

/**
 * The key behind a percent-encoded path, or null when it is none: a segment that steps up or is empty, a control
 * character, an encoding that does not decode.
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
