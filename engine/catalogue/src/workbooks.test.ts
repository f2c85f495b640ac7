import { type BookType, CFB, utils, type WorkSheet, write } from '@e965/xlsx';
import { expect, it } from 'vitest';
import { parseCatalogue } from './parse-catalogue.ts';
import { readCase } from './testing/plan-case.ts';

function book(sheets: Record<string, WorkSheet>, bookType: BookType = 'xlsx'): Buffer {
  const made = utils.book_new();
  for (const [name, sheet] of Object.entries(sheets)) utils.book_append_sheet(made, sheet, name);
  return write(made, { type: 'buffer', bookType });
}
const sheet = (...rows: (string | number)[][]) => utils.aoa_to_sheet([['title', 'id'], ...rows]);

it.each(['xlsx', 'xls', 'ods', 'xlsb', 'xlml', 'fods', 'html'] as const)(
  'readSheet reads a workbook saved as %s',
  async (type) => {
    const { table } = await parseCatalogue(book({ Products: sheet(['Käthe’s mug', 1]) }, type));
    expect(table).toMatchObject({
      columns: ['title', 'id'],
      rows: [{ cells: ['Käthe’s mug', '1'] }],
    });
  },
);

it('readSheet skips the hidden rows of a sheet and counts them', async () => {
  const products = sheet(['Mug', 1], ['Secret', 2], ['Jar', 3]);
  products['!rows'] = [{}, {}, { hidden: true }];
  const { table, reading } = await parseCatalogue(book({ Products: products }));
  expect(table.rows.map(({ cells }) => cells[0])).toEqual(['Mug', 'Jar']);
  expect(reading.hiddenRows).toBe(1);
});

it('readSheet reads the first visible sheet, or the sheet that the user chose', async () => {
  const file = await readCase('hidden-first.xlsx');
  expect((await parseCatalogue(file)).reading).toMatchObject({
    sheet: 'Products',
    sheets: ['Products', 'Lists'],
  });
  const two = book({ Spring: sheet(['Mug', 1]), Autumn: sheet(['Jar', 2]) });
  const { table } = await parseCatalogue(two, { sheet: 'Autumn' });
  expect(table.rows[0]?.cells).toEqual(['Jar', '2']);
});

it('readSheet reads cells as the spreadsheet displays them, but long numbers in full', async () => {
  const products = utils.aoa_to_sheet([
    ['title', 'id', 'price', 'from', 'share', 'ean'],
    [
      'Mug',
      { t: 'n', v: 7, z: '00000' },
      { t: 'n', v: 1299.5, z: '#,##0.00 "€"' },
      { t: 'n', v: 46086, z: 'yyyy-mm-dd' },
      { t: 'n', v: 0.2, z: '0%' },
      4006381333931,
    ],
  ]);
  const { table } = await parseCatalogue(book({ Products: products }));
  expect(table.rows[0]?.cells).toEqual([
    'Mug',
    '00007',
    '1,299.50 €',
    '2026-03-05',
    '20%',
    '4006381333931',
  ]);
});

it('readSheet leaves only one cell empty if a formula could not be calculated', async () => {
  const products = utils.aoa_to_sheet([
    ['title', 'id'],
    ['Mug', { t: 'e', v: 42 }],
  ]);
  const { table } = await parseCatalogue(book({ Products: products }));
  expect(table.rows[0]?.cells).toEqual(['Mug', '#N/A']);
});

it('readSheet refuses a workbook with a password and states the password as the reason', async () => {
  const container = CFB.utils.cfb_new();
  for (const name of ['/EncryptionInfo', '/EncryptedPackage']) {
    CFB.utils.cfb_add(container, name, Buffer.alloc(5000, 1));
  }
  const file: Buffer = CFB.write(container, { type: 'buffer' });
  await expect(parseCatalogue(file)).rejects.toMatchObject({
    code: 'invalid_file_type',
    userMessage: expect.stringContaining('protected by a password'),
  });
});

it('readSheet keeps the texts of an HTML table that a shop saves as XLS', async () => {
  const file = `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><body><table border=1>
    <tr><th>title</th><th>id</th></tr><tr><td>Müller &amp; Sohn mug</td><td>00123</td></tr></table></body></html>`;
  const { table } = await parseCatalogue(Buffer.from(file));
  expect(table.rows[0]?.cells).toEqual(['Müller & Sohn mug', '00123']);
});

it('readSheet skips a cover sheet, but returns it if the user chooses it', async () => {
  const cover = utils.aoa_to_sheet([['Export of a shop'], ['2026-01-01']]);
  const { reading } = await parseCatalogue(book({ Info: cover, Products: sheet(['Mug', 1]) }));
  expect(reading).toMatchObject({ sheet: 'Products', sheets: ['Info', 'Products'] });
});

it('readSheet returns the URLs of links that all have the same text', async () => {
  const products = utils.aoa_to_sheet([
    ['title', 'photo'],
    ['Mug', 'open'],
    ['Jar', 'open'],
  ]);
  const link = (cell: string, target: string) =>
    Object.assign(products[cell] ?? {}, { l: { Target: target } });
  link('A2', 'https://shop.example/mug');
  link('A3', 'https://shop.example/jar');
  link('B2', 'https://shop.example/mug.jpg');
  link('B3', 'https://shop.example/jar.jpg');
  const { table } = await parseCatalogue(book({ Products: products }));
  expect(table.rows.map(({ cells }) => cells)).toEqual([
    ['Mug', 'https://shop.example/mug.jpg'],
    ['Jar', 'https://shop.example/jar.jpg'],
  ]);
});

it.each([
  ['a PDF', '%PDF-1.4\n1 0 obj\n', 'This is a PDF.'],
  ['JSON', '{"products":[{"title":"Mug","id":1},{"title":"Jar","id":2}]}', 'This is a JSON file.'],
  ['lines of JSON', '{"title":"Mug","id":1}\n{"title":"Jar","id":2}\n', 'This is a JSON file.'],
])('readSheet refuses %s and names the reason', async (_, text, message) => {
  await expect(parseCatalogue(Buffer.from(text))).rejects.toMatchObject({
    userMessage: expect.stringContaining(message),
  });
});
