import iconv from 'iconv-lite';
import { type Entry, getFileNameLowLevel } from 'yauzl';

const UTF8_FLAG = 0x800;
const UNICODE_PATH = 0x7075;
/**
 * What programs write names in that do not say so: DOS, as the format wants it, and the encodings of the systems that they ran
 * on. Those of several bytes a letter come before those of one, which read anything.
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
/** Frames and controls, which nobody gives a file's name. */
const NO_LETTERS = /[\u2500-\u259f\u0080-\u009f\ufffd]/u;

/**
 * The names that a file may have, the likeliest first: one where the archive says its encoding or where it is UTF-8, else one
 * for each encoding in which it is a name. Folders are parted by `/`.
 */
export function archivedNames(
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

/** In a Latin alphabet few letters have marks; a name of other letters has hardly any byte below 128 but its ending's. */
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
