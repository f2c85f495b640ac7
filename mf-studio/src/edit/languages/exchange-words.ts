import { toCsv } from '@adwright/ads';
import { type AdLanguage, readLanguage } from '@adwright/contracts';
import { parse } from 'csv-parse/browser/esm/sync';
import type { WordUnit } from './word-units.ts';

/** Texts of an ad by language and by the id of the text. */
export type TextsByLanguage = ReadonlyMap<AdLanguage, ReadonlyMap<string, string>>;

/** Error for a file that can't be read, with advice for the user. */
export class UnreadableWordsError extends Error {}

const BYTE_ORDER_MARK = '\uFEFF';
const ID_COLUMN = 'id';
const NAME_COLUMN = 'text of';

/** Returns the texts of all languages as a CSV table with one row per text and one column per language. */
export function writeWordsCsv(units: readonly WordUnit[], languages: TextsByLanguage): string {
  const rows = units.map(({ id, label }) => ({
    [ID_COLUMN]: id,
    [NAME_COLUMN]: label,
    ...Object.fromEntries([...languages].map(([name, texts]) => [name, texts.get(id) ?? ''])),
  }));
  return BYTE_ORDER_MARK + toCsv([ID_COLUMN, NAME_COLUMN, ...languages.keys()], rows, 'apostrophe');
}

/**
 * Returns the texts in a CSV table that {@link writeWordsCsv} made and a translator has filled in.
 * @throws {UnreadableWordsError}
 */
function readCsv(text: string): TextsByLanguage {
  const [first = ''] = text.split('\n', 1);
  // The delimiter is the most frequent of these characters in the first line, because spreadsheets of many
  // countries use semicolons.
  const delimiter = [',', ';', '\t'].toSorted(
    (one, other) => first.split(other).length - first.split(one).length,
  )[0];
  const rows = parseCsv(text, delimiter);
  const [head = [], ...lines] = rows;
  const idAt = head.findIndex((name) => name.trim().toLowerCase() === ID_COLUMN);
  const languages = head.flatMap((name, at) => {
    const language = at === idAt ? undefined : readLanguage(name);
    return language ? [[language, at] as const] : [];
  });
  if (idAt < 0 || languages.length === 0) {
    throw new UnreadableWordsError(
      'This table has no column “id”, or none with a language such as “fr”. Save the CSV here first, and fill that one.',
    );
  }
  return new Map(
    languages.map(([language, at]) => [
      language,
      new Map(
        lines.map((cells) => [cells[idAt]?.trim() ?? '', removeFormulaGuard(cells[at] ?? '')]),
      ),
    ]),
  );
}

function parseCsv(text: string, delimiter: string | undefined): string[][] {
  try {
    return parse(text, {
      bom: true,
      delimiter,
      relax_column_count: true,
      skip_empty_lines: true,
    });
  } catch {
    throw new UnreadableWordsError(
      'This table can’t be read: a quotation mark is never closed. Save it as CSV once more.',
    );
  }
}

/** Removes the apostrophes that prevent a spreadsheet from running a text as a formula (`toCsv`). */
function removeFormulaGuard(text: string): string {
  return text.replaceAll(/(^|[;\t]\s*)'(?=\s*[=+\-@＝＋－＠])/gu, '$1');
}

const XLIFF = 'urn:oasis:names:tc:xliff:document:1.2';

/**
 * Returns the texts of two languages side by side as XLIFF 1.2, which every translation tool can read.
 */
export function writeWordsXliff(
  units: readonly WordUnit[],
  source: AdLanguage,
  target: AdLanguage,
  texts: ReadonlyMap<string, string>,
): string {
  const document = globalThis.document.implementation.createDocument(XLIFF, 'xliff');
  const add = (parent: Element, name: string, attributes: Record<string, string>, text = '') => {
    const element = document.createElementNS(XLIFF, name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.textContent = text;
    parent.append(element);
    return element;
  };
  const root = document.documentElement;
  root.setAttribute('version', '1.2');
  const file = add(root, 'file', {
    original: 'ad',
    datatype: 'plaintext',
    'source-language': source,
    'target-language': target,
  });
  const body = add(file, 'body', {});
  for (const { id, label, text } of units) {
    const unit = add(body, 'trans-unit', { id });
    add(unit, 'source', {}, text);
    add(unit, 'target', {}, texts.get(id) ?? '');
    add(unit, 'note', {}, label);
  }
  return `<?xml version="1.0" encoding="UTF-8"?>\n${new XMLSerializer().serializeToString(document)}`;
}

/**
 * Returns the texts in an XLIFF file of version 1.2 or 2.
 * @throws {UnreadableWordsError}
 */
function readXliff(text: string): TextsByLanguage {
  const document = new DOMParser().parseFromString(text, 'application/xml');
  if (document.querySelector('parsererror')) {
    throw new UnreadableWordsError('This XLIFF file is damaged. Save it in your tool once more.');
  }
  const named = (parent: ParentNode, name: string) => [...parent.querySelectorAll(name)];
  const [file] = [...named(document, 'file'), ...named(document, 'xliff')].filter((each) =>
    each.hasAttribute('target-language'),
  );
  const [root] = named(document, 'xliff');
  const language = readLanguage(
    file?.getAttribute('target-language') ?? root?.getAttribute('trgLang') ?? '',
  );
  if (!language) {
    throw new UnreadableWordsError(
      'This XLIFF file names no target language that ads are written in. Set its target language, such as “fr”.',
    );
  }
  const units = [...named(document, 'trans-unit'), ...named(document, 'unit')];
  const texts = units.flatMap((unit) => {
    const targets = named(unit, 'target');
    const said = targets.map((target) => target.textContent).join('');
    return targets.length > 0 ? [[unit.getAttribute('id') ?? '', said] as const] : [];
  });
  return new Map([[language, new Map(texts)]]);
}

/**
 * Returns the texts in a CSV or XLIFF file, without empty texts.
 * @throws {UnreadableWordsError} for any other file
 */
export function readWordsFile(text: string): TextsByLanguage {
  const read = text.trimStart().replace(BYTE_ORDER_MARK, '').startsWith('<') ? readXliff : readCsv;
  return new Map(
    [...read(text)].map(([language, texts]) => [
      language,
      new Map([...texts].filter(([, said]) => said.trim() !== '')),
    ]),
  );
}
