import { AppError } from '@adwright/contracts';
import {
  CATALOGUE_ENCODING_NAMES,
  type CatalogueEncoding,
  type CatalogueReading,
  type CatalogueTable,
  type ReadingChoices,
} from '@adwright/contracts/campaigns';
import { decodeText, detectEncodings } from '@adwright/engine-untrusted';
import { buildTable } from './build-table.ts';
import type { RawTable } from './raw-table.ts';
import { readDelimited } from './read-delimited.ts';
import { readShop } from './read-shop.ts';

/** The parsed table of a catalogue, and the format and encoding in which its file was read. */
export interface ParsedCatalogue {
  table: CatalogueTable;
  reading: CatalogueReading;
}

const ZIP = [0x50, 0x4b];
/**
 * First bytes of a compound file: a workbook in Excel's binary format (until 2003), or a workbook
 * with a password.
 */
const OLD_WORKBOOK = [0xd0, 0xcf, 0x11, 0xe0];
const WEB_PAGE = /^\s*<(?:html|!doctype html)/i;
const FEED = /^\s*<(?:\?xml|!doctype|[a-z_][\w:.-]*[\s>])/i;
const XML_ENCODING = /^\s*<\?xml[^>]*\sencoding=["']([\w.-]+)["']/i;
const SNIFFED_BYTES = 4096;
const PDF = /^\s*%PDF-/;
/** Matches an HTML table in a file with the extension XLS, because some shops save HTML as XLS. */
const HTML_TABLE = /<table[\s>](?:(?!<\/table>)[\s\S])*?<tr[\s>][\s\S]*?<tr[\s>]/i;
const XML_WORKBOOK = /urn:schemas-microsoft-com:office:spreadsheet|<office:spreadsheet\b/;
const MARKUP = /^\s*<[a-z!?]/i;

type Source = { raw: RawTable } & Partial<
  Pick<CatalogueReading, 'encoding' | 'encodings' | 'sheets' | 'sheet'>
> & { isFeed?: boolean };

/**
 * Reads the products of a catalogue file into a table. The file's bytes, not its name, decide the format: a
 * workbook, an XML feed, or delimited text.
 * @param choices the user's choices, which take precedence over the detected values
 * @throws {AppError} The error has advice for the user if the file can't be read.
 */
export async function parseCatalogue(
  bytes: Uint8Array,
  choices: ReadingChoices = {},
): Promise<ParsedCatalogue> {
  const source = await readSource(bytes, choices);
  const { raw, isFeed = false } = source;
  const built = buildTable(raw, isFeed ? 1 : choices.header);
  const { table, shop } = readShop(built.table);
  return {
    table,
    reading: {
      encoding: source.encoding ?? null,
      encodings: source.encodings ?? [],
      sheets: source.sheets ?? [],
      sheet: source.sheet ?? null,
      headerLine: built.headerLine,
      head: isFeed ? null : built.head,
      hiddenRows: raw.hiddenRows ?? 0,
      shop,
    },
  };
}

async function readSource(bytes: Uint8Array, choices: ReadingChoices): Promise<Source> {
  const begins = (signature: readonly number[]) =>
    signature.every((byte, at) => bytes[at] === byte);
  // The reader of each format is loaded on demand: loading takes time, and a process reads only one file.
  if (begins(ZIP) || begins(OLD_WORKBOOK)) {
    const { readSheet } = await import('./read-sheet.ts');
    return readSheet(bytes, choices.sheet);
  }
  const guesses = await detectEncodings(bytes);
  const encodings = putDeclaredFirst(bytes, guesses);
  const [guess = 'utf-8'] = encodings;
  const encoding = choices.encoding ?? guess;
  const text = decodeText(bytes, encoding);
  if (bytes.subarray(0, SNIFFED_BYTES).includes(0) && !guess.startsWith('utf-16')) {
    throw refusal('This is no catalogue. Please choose a CSV, TSV, XLSX or XML file.');
  }
  if (PDF.test(text)) {
    throw refusal('This is a PDF. Please export the list as CSV, XLSX or XML.');
  }
  if (isJson(text)) {
    throw refusal('This is a JSON file. Please export the list as CSV, XLSX or XML.');
  }
  if (MARKUP.test(text) && (HTML_TABLE.test(text) || XML_WORKBOOK.test(text))) {
    const { readSheetOfText } = await import('./read-sheet.ts');
    return { ...readSheetOfText(text, choices.sheet), encoding, encodings };
  }
  if (WEB_PAGE.test(text)) {
    throw refusal('This is a web page. Please export the list as CSV, XLSX or XML.');
  }
  if (FEED.test(text)) {
    const { readFeed } = await import('./read-feed.ts');
    return { raw: readFeed(text), encoding, encodings, isFeed: true };
  }
  return { raw: readDelimited(text), encoding, encodings };
}

/** Tells whether a text is JSON or JSON Lines, and not a table with a first cell that starts like JSON. */
function isJson(text: string): boolean {
  if (!/^\s*[[{]/.test(text)) return false;
  const [line = ''] = text.trim().split('\n', 1);
  return [text, line].some((part) => {
    try {
      return typeof JSON.parse(part) === 'object';
    } catch {
      return false;
    }
  });
}

/** Puts the encoding that a feed declares before the guessed encodings. */
function putDeclaredFirst(
  bytes: Uint8Array,
  guesses: readonly CatalogueEncoding[],
): CatalogueEncoding[] {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const declared = XML_ENCODING.exec(head)?.[1]?.toLowerCase();
  const known = CATALOGUE_ENCODING_NAMES.find((name) => name === declared);
  return [...new Set([...(known ? [known] : []), ...guesses])];
}

function refusal(userMessage: string): AppError {
  return new AppError('invalid_file_type', userMessage, { userMessage });
}
