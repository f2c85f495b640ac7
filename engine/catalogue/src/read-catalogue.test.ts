import {
  MAX_CATALOGUE_BYTES,
  MAX_CATALOGUE_FAULTS,
  MAX_CATALOGUE_LINES,
} from '@adwright/contracts/campaigns';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { parseCatalogue } from './parse-catalogue.ts';
import { readCatalogue } from './read-catalogue.ts';
import { buildSheetRow, buildWorkbook } from './testing/workbook.ts';

const bytesOf = (file: string | Uint8Array) =>
  typeof file === 'string' ? new TextEncoder().encode(file) : file;
/** Parses a file as the reading process does, but within the process of the test. */
const read = async (file: string | Uint8Array) => (await parseCatalogue(bytesOf(file))).table;
const cellsOf = async (file: string | Uint8Array) => {
  const { columns, rows } = await read(file);
  return [columns, ...rows.map(({ cells }) => cells)];
};
const MUGS = [
  ['title', 'price'],
  ['Mug, large', '12'],
  ['Teapot', '30'],
];

describe('readCatalogue reads a text file', () => {
  it.each([
    ['commas', 'title,price\n"Mug, large",12\nTeapot,30\n'],
    ['a byte order mark', '\ufefftitle,price\n"Mug, large",12\nTeapot,30\n'],
    ['semicolons', 'title;price\n"Mug, large";12\nTeapot;30\n'],
    ['tabs', 'title\tprice\nMug, large\t12\nTeapot\t30\n'],
    ['a line that states the delimiter', 'sep=;\ntitle;price\nMug, large;12\nTeapot;30\n'],
    ['Windows line ends', 'title,price\r\n"Mug, large",12\r\nTeapot,30\r\n'],
    ['old Mac line ends', 'title,price\r"Mug, large",12\rTeapot,30\r'],
    ['empty lines and columns', '\n\ntitle,price,,\n,,,\n"Mug, large",12,,\n\nTeapot,30\n\n'],
  ])('readCatalogue reads a text catalogue with %s', async (_, file) => {
    expect(await cellsOf(file)).toEqual(MUGS);
  });

  it('readCatalogue reads a catalogue in UTF-16 or Windows-1252, as Excel saves it', async () => {
    const utf16 = Buffer.concat([
      Buffer.from([0xff, 0xfe]),
      Buffer.from('title\nGlühwein\n', 'utf16le'),
    ]);
    const windows = Buffer.from([...Buffer.from('title\nGl'), 0xfc, ...Buffer.from('hwein\n')]);
    expect(await cellsOf(utf16)).toEqual([['title'], ['Glühwein']]);
    expect(await cellsOf(windows)).toEqual([['title'], ['Glühwein']]);
  });

  it('readCatalogue keeps line breaks inside a cell, and counts them in the line numbers of later rows', async () => {
    const { rows } = await read('title,text\n"Mug","Two\nlines"\n\nTeapot,x\n');
    expect(rows).toEqual([
      { line: 2, cells: ['Mug', 'Two\nlines'] },
      { line: 5, cells: ['Teapot', 'x'] },
    ]);
  });

  it('readCatalogue uses the header below the comments of Meta’s template', async () => {
    const file = '# Required | A unique ID,# Required | The title\nid,title\n1,Mug\n';
    expect(await read(file)).toMatchObject({ columns: ['id', 'title'], rows: [{ line: 3 }] });
  });

  it('readCatalogue decodes the entities in files that were converted from an XML feed', async () => {
    const [, row] = await cellsOf(
      'title,link\nSalt &amp; pepper&#39;s &bogus;,https://a.example/?a=1&amp;b=2\n',
    );
    expect(row).toEqual(["Salt & pepper's &bogus;", 'https://a.example/?a=1&b=2']);
  });

  it('readCatalogue reads inch marks as text, not as quotation marks', async () => {
    const { rows, faults } = await read('title,price\nScreen 5" wide,9\n"Screen 7" wide",9\n');
    expect(rows.map(({ cells }) => cells[0])).toEqual(['Screen 5" wide', '"Screen 7" wide"']);
    expect(faults).toEqual([]);
  });
});

describe('readCatalogue reads a text file with a damaged line', () => {
  it.each([
    ['at the end', 'title,price\nMug,1\nTeapot,2\n"Open,3\n', 4],
    ['before other lines', 'title,price\nMug,1\n"Open,3\nTeapot,2\n', 3],
    ['before a line with quoted cells', 'title,price\n"Open,3\n"Mug",1\nTeapot,2\n', 2],
  ])(
    'readCatalogue skips only the line with an unclosed quotation mark: %s',
    async (_, file, line) => {
      const { rows, faults } = await read(file);
      expect(rows.map(({ cells }) => cells[0]).sort()).toEqual(['Mug', 'Teapot']);
      expect(faults).toEqual([{ line, message: 'A quotation mark is not closed.' }]);
    },
  );

  it('readCatalogue reports a line with more cells than columns', async () => {
    const { rows, faults } = await read('title,price\nMug, large,12\nTeapot,30\n');
    expect(rows).toHaveLength(1);
    expect(faults).toEqual([
      { line: 2, message: 'The line has 3 cells, and the file has 2 columns.' },
    ]);
  });

  it('readCatalogue reads a file of unclosed quotation marks within the time limit', async () => {
    const open = await read(`title,price\n${'"x,1\n'.repeat(900_000)}`);
    expect(open.faults.length).toBeLessThanOrEqual(MAX_CATALOGUE_FAULTS);
    await read(`title\n"${'x'.repeat(4_000_000)}`);
  });
});

describe('readCatalogue limits the size of a catalogue', () => {
  it('readCatalogue reads 5000 of 5001 rows, and reports that it skips the last row', async () => {
    const { rows, faults } = await read(`title\n${'Mug\n'.repeat(5001)}`);
    expect(rows).toHaveLength(MAX_CATALOGUE_LINES);
    expect(faults).toEqual([
      { line: 5002, message: expect.stringContaining('A catalogue takes 5000 rows.') },
    ]);
  });

  it.each([
    ['nothing', '', 'invalid_request', 'empty'],
    ['blank lines', '\n \n', 'invalid_request', 'empty'],
    ['only column names', 'title,price\n', 'invalid_request', 'no rows'],
    ['a feed without products', '<?xml version="1.0"?><rss/>', 'invalid_file_type', 'No products'],
    ['a truncated feed', '<rss><channel><item>', 'invalid_file_type', 'no well-formed XML'],
    ['a web page', '<!doctype html><html>', 'invalid_file_type', 'web page'],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0]), 'invalid_file_type', 'no catalogue'],
    [
      'a truncated old workbook',
      Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0]),
      'invalid_file_type',
      'workbook',
    ],
    [
      'an archive without a workbook',
      zipSync({ 'a.txt': strToU8('a') }),
      'invalid_file_type',
      'workbook',
    ],
    [
      'a truncated archive',
      buildWorkbook(buildSheetRow(1, ['title'])).subarray(0, 300),
      'invalid_file_type',
      'ZIP',
    ],
    ['201 columns', `${'a,'.repeat(200)}a\nx\n`, 'invalid_request', '200 columns'],
  ])('readCatalogue rejects a file of %s with an explanation', async (_, file, code, words) => {
    await expect(read(file)).rejects.toMatchObject({
      code,
      userMessage: expect.stringContaining(words),
    });
  });
});

describe('readCatalogue reads a catalogue in a separate process', () => {
  it('readCatalogue returns the result of the process, or the reason for its failure', async () => {
    const { table } = await readCatalogue(bytesOf('title\nMug\n'));
    expect(table.columns).toEqual(['title']);
    await expect(readCatalogue(bytesOf(''))).rejects.toMatchObject({
      code: 'invalid_request',
      userMessage: 'The file is empty.',
    });
  });

  it('readCatalogue starts no process for a file of more than 5 MB', async () => {
    const large = new Uint8Array(MAX_CATALOGUE_BYTES + 1);
    await expect(readCatalogue(large)).rejects.toMatchObject({ code: 'file_too_large' });
  });

  it('readCatalogue ends the process if it exceeds the time limit', async () => {
    const reading = readCatalogue(bytesOf('title\nMug\n'), {}, 1);
    await expect(reading).rejects.toMatchObject({
      code: 'invalid_file_type',
      userMessage: expect.stringContaining('can’t be read'),
    });
  });
});

describe('readCatalogue reads a workbook', () => {
  const sheet = [
    buildSheetRow(1, ['title', 'price']),
    buildSheetRow(3, ['Mug', '<c r="B3"><v>12.5</v></c>']),
  ];

  it('readCatalogue returns a workbook’s first sheet, with the row numbers of the sheet', async () => {
    const { columns, rows } = await read(buildWorkbook(sheet.join('')));
    expect(columns).toEqual(['title', 'price']);
    expect(rows).toEqual([{ line: 3, cells: ['Mug', '12.5'] }]);
  });

  it('readCatalogue returns the saved values of formulas', async () => {
    const cell = '<c r="A2" t="str"><f>HYPERLINK("http://evil.example")</f><v>Mug</v></c>';
    const { rows } = await read(
      buildWorkbook(buildSheetRow(1, ['title']) + buildSheetRow(2, [cell])),
    );
    expect(rows).toEqual([{ line: 2, cells: ['Mug'] }]);
  });

  const zeros = strToU8(`<worksheet>${' '.repeat(30 * 1024 * 1024)}</worksheet>`);
  const laughs = `<!DOCTYPE x [${Array.from({ length: 12 }, (_, at) => `<!ENTITY l${at} "${at ? `&l${at - 1};`.repeat(10) : 'ha'}">`).join('')}]>`;
  it.each([
    [
      'unpacks to too many bytes',
      buildWorkbook('', { 'xl/worksheets/sheet1.xml': [zeros, { level: 9 }] }),
    ],
    [
      'names its billionth row',
      buildWorkbook(buildSheetRow(1, ['title']) + buildSheetRow(4_000_000_000, ['x'])),
    ],
    [
      'expands its entities',
      buildWorkbook(buildSheetRow(1, ['title']) + buildSheetRow(2, ['&l11;']), {}, laughs),
    ],
    ['has no sheet', buildWorkbook('', { 'xl/workbook.xml': strToU8('<workbook/>') })],
    ['is not XML', buildWorkbook('<row r="1"><c r="A1"><v>')],
  ])('readCatalogue rejects a workbook that %s, or reads it within the limits', async (_, file) => {
    const outcome = await readCatalogue(file).catch((error: unknown) => error);
    expect(JSON.stringify(outcome).length).toBeLessThan(2000);
  });
});
