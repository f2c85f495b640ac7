import { CATALOGUE_ENCODING_NAMES, type CatalogueEncoding } from '@adwright/contracts/campaigns';
import iconv from 'iconv-lite';

const MARKS: readonly { encoding: CatalogueEncoding; bytes: readonly number[] }[] = [
  { encoding: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
];

/**
 * Maps the detector's name of an encoding to our name, or to an encoding that includes it.
 */
const OUR_NAMES: Readonly<Record<string, CatalogueEncoding>> = {
  ascii: 'utf-8',
  utf8sig: 'utf-8',
  iso88591: 'windows-1252',
  iso88597: 'windows-1253',
  iso88598: 'windows-1255',
  iso88599: 'windows-1254',
  iso885913: 'windows-1257',
  cp1258: 'windows-1258',
  cp858: 'cp850',
  cp874: 'windows-874',
  tis620: 'windows-874',
  cp932: 'shift_jis',
  cp949: 'euc-kr',
  ibm866: 'cp866',
  gb2312: 'gb18030',
  gbk: 'gb18030',
  macroman: 'macintosh',
  maclatin2: 'maccenteuro',
};
/** Maximum number of bytes that are sampled to detect the encoding, from lines with non-ASCII characters. */
const SAMPLE_BYTES = 64 * 1024;
/**
 * Minimum number of zero bytes in a file that counts as UTF-16. A file in another encoding may also contain
 * some zero bytes.
 */
const MIN_WIDE_LETTERS = 8;
/**
 * Minimum ratio of valid to invalid UTF-8 characters in a UTF-8 text. A text in an older encoding contains a
 * few valid UTF-8 characters by chance, and far more invalid UTF-8 characters.
 */
const GOOD_PER_BAD = 3;

/**
 * Returns the possible encodings of a text file, the likeliest encoding first. A byte order mark at the start
 * of the text determines the encoding. Without a byte order mark, UTF-8 is the likeliest if nearly all bytes
 * are valid in it. For all other texts, letter frequencies determine the order of the encodings. A UTF-8 file
 * with one damaged byte still counts as UTF-8.
 */
export async function detectEncodings(bytes: Uint8Array): Promise<CatalogueEncoding[]> {
  const mark = MARKS.find((known) => known.bytes.every((byte, at) => bytes[at] === byte));
  const wide = mark?.encoding ?? wideEncoding(bytes);
  const guesses = wide
    ? [wide]
    : [...(isUtf8(bytes) ? ['utf-8' as const] : []), ...(await detect(bytes))];
  return [...new Set<CatalogueEncoding>([...guesses, 'windows-1252'])];
}

/**
 * Decodes a text and removes the text's byte order mark. Bytes that are invalid in the encoding become U+FFFD.
 */
export function decodeText(bytes: Uint8Array, encoding: CatalogueEncoding): string {
  return iconv.decode(bytes, encoding).normalize('NFC');
}

/**
 * Detects UTF-16 text that has no byte order mark. In UTF-16, each comma and line end of a shop export is two
 * bytes, one of which is 0.
 */
function wideEncoding(bytes: Uint8Array): CatalogueEncoding | null {
  const zeros = [0, 0];
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  sample.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  const least = Math.max(MIN_WIDE_LETTERS, sample.length / 40);
  if (odd > least && odd > 10 * even) return 'utf-16le';
  return even > least && even > 10 * odd ? 'utf-16be' : null;
}

function isUtf8(bytes: Uint8Array): boolean {
  const text = new TextDecoder('utf-8').decode(bytes);
  const bad = text.match(/\ufffd/g)?.length ?? 0;
  return bad === 0 || (text.match(/[^\0-\x7f\ufffd]/g)?.length ?? 0) > GOOD_PER_BAD * bad;
}

async function detect(bytes: Uint8Array): Promise<CatalogueEncoding[]> {
  const sample = sampleOf(bytes);
  if (sample.length === 0) return [];
  const { detectAll } = await import('jschardet');
  const guesses = detectAll(sample).flatMap(({ encoding }) => {
    const plain = (encoding ?? '').toLowerCase().replace(/[^a-z0-9]/g, '');
    const known = CATALOGUE_ENCODING_NAMES.find((name) => name.replace(/[^a-z0-9]/g, '') === plain);
    return known ?? OUR_NAMES[plain] ?? [];
  });
  const oddities = new Map(guesses.map((guess) => [guess, countOddities(sample, guess)]));
  return guesses.toSorted((one, other) => (oddities.get(one) ?? 0) - (oddities.get(other) ?? 0));
}

/**
 * Matches a non-ASCII sign between two letters, as in "R©cznik". A sign inside a word shows that the text was decoded
 * with a wrong encoding. No language uses signs like © within words, but the letter frequencies alone don't reveal the
 * error.
 */
const SIGN_WITHIN_WORD = /(?<=\p{L})[[\p{S}\u0080-\u009f]--\p{ASCII}](?=\p{L})/gv;

function countOddities(sample: Uint8Array, encoding: CatalogueEncoding): number {
  return decodeText(sample, encoding).match(SIGN_WITHIN_WORD)?.length ?? 0;
}

/** Returns the lines that contain non-ASCII bytes. */
function sampleOf(bytes: Uint8Array): Uint8Array {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const lines: Buffer[] = [];
  let size = 0;
  for (let at = 0; at < file.length && size < SAMPLE_BYTES; ) {
    const end = file.indexOf('\n', at) + 1 || file.length;
    const line = file.subarray(at, Math.min(end, at + SAMPLE_BYTES));
    if (line.some((byte) => byte > 0x7f)) {
      lines.push(line);
      size += line.length;
    }
    at = end;
  }
  return Buffer.concat(lines);
}
