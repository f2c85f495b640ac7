import iconv from 'iconv-lite';
import { type Entry, getFileNameLowLevel } from 'yauzl';

const UTF8_FLAG = 0x800;
const UNICODE_PATH = 0x7075;
/**
 * Encodings to try for the file names of an archive that states no encoding. The ZIP format requires a DOS
 * encoding (code page 437), but archive programs also use other encodings. Multi-byte encodings come first,
 * because any bytes are valid in a single-byte encoding.
 */
const UNFLAGGED: readonly string[] = [
  'shift_jis',
  'gb18030',
  'euc-kr',
  'big5',
  'cp850',
  'cp852',
  'cp866',
  'windows-1252',
  'windows-1250',
  'windows-1251',
  'macintosh',
  'windows-1254',
  'cp857',
  'windows-1253',
  'cp737',
  'windows-1255',
  'cp862',
  'windows-1256',
  'windows-874',
];
/** Matches box-drawing and control characters, which occur in no file name. */
const NO_LETTERS = /[\u2500-\u259f\u0080-\u009f\ufffd]/u;

/**
 * Returns the possible names of an archived file, the most likely name first. A file has only one
 * name if the archive states the encoding or the bytes are UTF-8. Otherwise there is one name per
 * possible encoding. Each name contains the file's folders, separated by `/`.
 */
export function listArchivedNames(
  entry: Pick<Entry, 'fileNameRaw' | 'generalPurposeBitFlag' | 'extraFields'>,
): [string, ...string[]] {
  const { fileNameRaw: raw, generalPurposeBitFlag: flags, extraFields } = entry;
  const stated = getFileNameLowLevel(flags, raw, extraFields, false);
  const saysEncoding =
    (flags & UTF8_FLAG) !== 0 || extraFields.some(({ id }) => id === UNICODE_PATH);
  if (saysEncoding || raw.every((byte) => byte < 0x80)) return [stated];
  const unicode = utf8Of(raw);
  if (unicode !== null) return [unicode];
  const others = UNFLAGGED.map((encoding) => iconv.decode(raw, encoding)).filter(
    (name) => !NO_LETTERS.test(name),
  );
  const isLatin = !NO_LETTERS.test(stated) && !isMostlyHigh(raw);
  const [first = stated, ...rest] = isLatin ? [stated, ...others] : [...others, stated];
  const names = [first, ...rest].map((name) => name.replaceAll('\\', '/').normalize('NFC'));
  return [names[0] ?? stated, ...new Set(names.slice(1))];
}

/**
 * Tells whether most bytes of a file name are above 127. In Latin script, only the few letters with accents
 * are above 127. In other alphabets, nearly all letters are; only the file extension is not.
 */
function isMostlyHigh(raw: Buffer): boolean {
  const high = raw.filter((byte) => byte > 0x7f).length;
  const letters = /^[^.]*/.exec(raw.toString('latin1'))?.[0].replace(/[^a-z]/gi, '') ?? '';
  return high > letters.length;
}

function utf8Of(raw: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(raw).replaceAll('\\', '/');
  } catch {
    return null;
  }
}
