import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { parseCatalogue } from './parse-catalogue.ts';
import { planCatalogue, readCase } from './testing/plan-case.ts';

const namesOf = async (file: string) =>
  (await planCatalogue(await readCase(file))).map(({ name }) => name);

describe('the catalogue reader detects the encoding of a text file', () => {
  it.each([
    ['cp1250.csv', 'windows-1250', ['Świeca zapachowa „Żółć”', 'Kávéőrlő', 'Řezbářská dílna']],
    ['cp1251.csv', 'windows-1251', ['Кофе в зёрнах', 'Чайник заварочный']],
    ['cp1254.csv', 'windows-1254', ['İstanbul işi çay bardağı']],
    ['cp1255.csv', 'windows-1255', ['שמן זית כתית']],
    ['macroman.csv', 'macintosh', ['Küchenhäcksler für Gemüse', 'Café crème – édition limitée']],
    ['sjis.csv', 'shift_jis', ['抹茶茶碗', '南部鉄器の急須']],
    ['sjis-en-header.csv', 'shift_jis', ['抹茶茶碗', '南部鉄器の急須']],
    ['utf16le-bom.txt', 'utf-16le', ['Kaffeemühle grün']],
  ])('decodes the encoding %s', async (file, encoding, names) => {
    const { reading } = await parseCatalogue(await readCase(file));
    expect(reading.encoding).toBe(encoding);
    expect(await namesOf(file)).toEqual(names);
  });

  /**
   * Sample texts with a few lines in each encoding. The file is too short to identify its encoding, so the
   * page lets the user choose another one.
   */
  it.each([
    ['koi8-r', 'Название;Фото\nЧайник заварочный;a.jpg\nКружка белая;b.jpg\n'],
    ['maccyrillic', 'Название;Фото\nЧайник заварочный;a.jpg\nКружка белая;b.jpg\n'],
    ['cp866', 'Название;Фото\nЧайник заварочный;a.jpg\n'],
    ['windows-1253', 'Τίτλος;Εικόνα\nΦλιτζάνι καφέ;a.jpg\nΚαρέκλα ξύλινη;b.jpg\n'],
    ['windows-1256', 'الاسم;الصورة\nكوب سيراميك أبيض;a.jpg\n'],
    ['windows-1257', 'Pavadinimas;nuotrauka\nŽalia kėdė ąžuolinė;a.jpg\nŠilta antklodė;b.jpg\n'],
    ['windows-1252', 'Titel;Bild\nKüchenwaage groß;a.jpg\nSofa „Malmö“ 1.299 €;c.jpg\n'],
    ['cp852', 'název;obrázek\nPříliš žluťoučký;a.jpg\n'],
    ['gb18030', '标题,图片\n青花瓷茶杯,a.jpg\n不锈钢锅,b.jpg\n'],
    ['cp852', 'Nazwa;Zdjęcie\nŚwieca zapachowa żółta;s.jpg\nRęcznik bawełniany błękitny;r.jpg\n'],
    ['iso-8859-2', 'Název;Obrázek\nDřevěná lžíce z buku;l.jpg\nŽlutý šálek;s.jpg\n'],
    ['iso-8859-15', 'Titre;Image\nŒufs pralinés à 12 €;o.jpg\nCœur en céramique;c.jpg\n'],
    ['euc-jp', '商品名,画像\n手作り陶器のカップ,a.jpg\nコットンのタオル,b.jpg\n'],
    ['big5', '標題,圖片\n青花瓷茶杯,a.jpg\n'],
    ['euc-kr', '제목,사진\n도자기 찻잔,a.jpg\n'],
    ['windows-874', 'ชื่อ,รูป\nแก้วเซรามิก,a.jpg\n'],
    ['utf-16le', 'title;image\nKüche;a.jpg\n'],
    ['utf-16be', 'title;image\nKüche;a.jpg\n'],
  ] as const)(
    'the catalogue reader recognises the encoding %s without a byte order mark',
    async (encoding, text) => {
      const bytes = iconv.encode(text, encoding, { addBOM: false });
      const { reading, table } = await parseCatalogue(bytes);
      expect(reading.encoding).toBe(encoding);
      expect(table.rows[0]?.cells[0]).toBe(text.split('\n')[1]?.split(/[,;]/)[0]);
    },
  );

  it('the catalogue reader decodes a text file in the encoding that the user chose', async () => {
    const bytes = iconv.encode('Titel;Bild\nKüche;a.jpg\n', 'cp850');
    const { reading, table } = await parseCatalogue(bytes, { encoding: 'cp850' });
    expect(reading.encoding).toBe('cp850');
    expect(reading.encodings.length).toBeGreaterThan(1);
    expect(table.rows[0]?.cells[0]).toBe('Küche');
  });

  it('the catalogue reader marks only the one cell with a damaged byte as faulty', async () => {
    const rows = await planCatalogue(await readCase('one-bad-byte.csv'));
    expect(rows.map(({ name, problems }) => [name, problems])).toEqual([
      ['Küchenwaage grün', []],
      ['Tee-Sieb für Kännchen', []],
      ['Salzmühle\ufffd', ['Product holds letters that can’t be read.']],
    ]);
  });
});

describe('the catalogue reader cleans the cells of a catalogue', () => {
  it.each([
    [
      'entities.csv',
      [
        "Children's Rocking Horse",
        'Café Crème Espresso Cups',
        'Hoodie – blue',
        'Sennheiser® Headphones™',
        'Tom & Jerry Mug',
        'Bold Oak Table large',
        'Salt & Pepper Mill',
      ],
    ],
    [
      'entities-nophoto.csv',
      [
        "Children's Rocking Horse",
        'Café Crème Espresso Cups',
        'Sennheiser® Headphones™',
        'Hoodie - Blue, Yes',
        'Philips Airfryer XXL 7,3L - Black',
        '[S]Color=Red',
      ],
    ],
    ['filemaker-vt.csv', ['Summer Sale Garden chairs', 'Line Separator chair', 'NEL chair']],
    ['csv-backslash.csv', ['The "Best" mug, ever', 'Plain']],
    ['empty-rows.csv', ['Oak chair', 'Lamp']],
    ['dup-headers.csv', ['Oak chair']],
    ['emotion.csv', ['Mug', 'Jar', 'Cup', 'Bin']],
    ['tsv-quotes.tsv', ['24" monitor', '"Best" mug', '"Hello world', 'Plain', 'End"', 'Last']],
    ['cdata.xlsx', ['Salt & Pepper mill', 'Lamp']],
    ['richtext.xlsx', ['Oak chair', 'Line\none', '課']],
    ...['formatted-empty', 'hidden-first', 'no-cell-ref', 'plain'].map((name) => [
      `${name}.xlsx`,
      ['Oak chair', 'Lamp'],
    ]),
    ...['sharedstrings-case', 'sharedstrings2', 'time-cell', 'workbook22'].map((name) => [
      `${name}.xlsx`,
      ['Oak chair', 'Lamp'],
    ]),
  ] as [string, string[]][])('cleans cells of the kind %s', async (file, names) => {
    const rows = await planCatalogue(await readCase(file));
    expect(rows.map(({ name }) => name)).toEqual(names);
    expect(rows.flatMap(({ problems }) => problems)).toEqual([]);
  });

  it('the catalogue reader keeps the ampersand of a URL, a less-than sign and text that looks like a tag', async () => {
    const file = 'title,link\n"Pots < 5 l, made with <3",https://a.example/?a=1&copy=2&reg=3\n';
    const { table } = await parseCatalogue(Buffer.from(file));
    expect(table.rows[0]?.cells).toEqual([
      'Pots < 5 l, made with <3',
      'https://a.example/?a=1&copy=2&reg=3',
    ]);
  });

  it('the catalogue reader reports an unclosed quotation mark as one bad row, and reads the following rows', async () => {
    const file =
      'id,title,image\n3,"Hello world,c.jpg\n4,Plain,d.jpg\n5,End",e.jpg\n6,Last,f.jpg\n';
    const { table } = await parseCatalogue(Buffer.from(file));
    expect(table.rows.map(({ cells }) => cells[1])).toEqual(['Plain', 'End"', 'Last']);
    expect(table.faults).toEqual([{ line: 2, message: 'A quotation mark is not closed.' }]);
  });

  it('the catalogue reader keeps the lines of a quoted description in one cell', async () => {
    const file = 'id,text,image\n1,"Light, airy\nsoft, warm",a.jpg\n';
    const { table } = await parseCatalogue(Buffer.from(file));
    expect(table.rows.map(({ cells }) => cells)).toEqual([
      ['1', 'Light, airy\nsoft, warm', 'a.jpg'],
    ]);
  });

  it.each([
    ['gtin-formula.csv', ['0040063813339', '00123']],
    ['gtin-sci.csv', ['4006380000000', '4006380000000']],
    ['lead-zero.xlsx', ['00123', '00456', '789']],
    ['utf16le-bom.txt', ['0004006381333931']],
  ])(
    'the catalogue reader reads the article numbers of %s without losing digits',
    async (file, references) => {
      const rows = await planCatalogue(await readCase(file));
      expect(rows.map(({ reference }) => reference)).toEqual(references);
    },
  );
});

describe('the catalogue reader finds the header line of a catalogue', () => {
  it.each([
    ['title-row.csv', 4],
    ['hash-header.csv', 1],
    ['amazon.txt', 3],
    ['meta.csv', 2],
    ['plain.xlsx', 1],
  ])('the catalogue reader finds the line with the column names of %s', async (file, line) => {
    const { reading } = await parseCatalogue(await readCase(file));
    expect(reading.headerLine).toBe(line);
  });

  it('the catalogue reader uses the header line that the user chose, or no header if the user chose none', async () => {
    const file = Buffer.from('Liste,,\nWare,Datei,Nr\nTasse,a.jpg,1\n');
    const { reading } = await parseCatalogue(file);
    expect(reading.headerLine).toBe(2);
    expect(reading.head).toHaveLength(3);
    const chosen = await parseCatalogue(file, { header: 1 });
    expect(chosen.table.columns).toEqual(['Liste']);
    const without = await parseCatalogue(Buffer.from('Tasse,a.jpg\nKanne,b.jpg\n'), { header: 0 });
    expect(without.table).toMatchObject({
      columns: ['Column 1', 'Column 2'],
      rows: [{ line: 1 }, { line: 2 }],
    });
  });
});

describe('the catalogue reader completes photos and links in a catalogue', () => {
  it('the catalogue reader splits lists of photos where a URL starts, and encodes their spaces', async () => {
    const photos = async (file: string) =>
      (await planCatalogue(await readCase(file))).map(({ photo }) => photo);
    expect(await photos('img-comma.csv')).toEqual([
      'https://shop.example/images/123_High_Street,_London.jpg',
      'https://res.cloudinary.com/demo/image/upload/w_800,h_800,c_pad/lamp.jpg',
      'https://static.wixstatic.com/media/ab12~mv2.jpg/v1/fill/w_600,h_600,al_c,q_85/file.jpg',
      'https://shop.example/a.jpg',
      'https://shop.example/a.jpg',
    ]);
    expect(await photos('img-space.csv')).toEqual([
      'https://shop.example/img/Elasticated%20Wrist%20Support%20KED013.jpg',
      'https://shop.example/img/Größe%20L.jpg',
    ]);
  });

  it('the catalogue reader adds a missing protocol to links, and the shop’s URL to relative links', async () => {
    const rows = await planCatalogue(await readCase('link-noscheme.csv'));
    expect(rows.map(({ link }) => link)).toEqual([
      'https://www.shop.example/mug',
      'https://shop.example/jar',
      'https://shop.example/products/cup',
    ]);
  });
});

it('the catalogue reader reads prices with a decimal comma or point, and an old price beside the sale price', async () => {
  const rows = await planCatalogue(await readCase('eu-price.csv'));
  expect(rows.map(({ name, price }) => [name, price])).toEqual([
    ['Sofa „Malmö“ 1.299,00 €', { amount: 999, currency: 'EUR', isFrom: false, was: 1299 }],
    ['20% Rabatt auf alles!', { amount: 19.99, currency: 'EUR', isFrom: false }],
    ['50 % off — today only', { amount: 19.99, currency: 'USD', isFrom: false }],
  ]);
});
