import { AD_FORMAT_NAMES, AD_FORMATS, type AdFormat } from '@adwright/contracts';
import fc from 'fast-check';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { kitFiles, zipKit } from './build-kit.ts';
import { csvCell, toCsv } from './csv.ts';
import { countCharacters, cutBySentence, oneLine, sentencesOf } from './cut-by-sentence.ts';
import { imageName, safePart } from './file-name.ts';
import { formatOfSize, jpegSize } from './jpeg-size.ts';
import { imageFile, type KitImage } from './kit-image.ts';
import { kitReadme } from './kit-readme.ts';
import type { LaunchAd } from './launch-ad.ts';
import { platformCopy } from './platform-copy.ts';
import { platformRows } from './platform-rows.ts';
import { formatsOf, PLATFORM_NAMES, platformSpec } from './platforms.ts';
import { linkProblem, utmLink } from './utm-link.ts';

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    'قهوة أفضل! اطلب الآن.',
    '☕️👩‍🚀 Fresh. Now!',
    '=cmd()',
    '+1',
    '-2',
    '@x',
    '../a/b',
    '',
  ),
  fc.lorem({ mode: 'sentences' }),
);

const ad: LaunchAd = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Clay mugs',
  brand: 'Töpferei / مقهى ☕',
  link: 'https://shop.example/mugs?utm_source=mail&a=%20b#top',
  productLink: '',
  product: '=cmd() mugs',
  headlines: ['Coffee tastes better from clay that was fired twice', 'Clay keeps it warm.'],
  texts: ['=1+1 is two. قهوة أفضل. ☕ Always.', 'Handmade, one at a time.'],
  descriptions: ['Handmade, one at a time.'],
  callToAction: 'Shop the mugs',
  images: {},
  flatImages: [],
};

const campaign = 'Autumn';

const images: KitImage[] = PLATFORM_NAMES.flatMap((platform) =>
  platformSpec(platform).placements.map((placement) => ({
    ad,
    platform,
    placement,
    format: placement.format,
    name: imageName({ ...ad, format: placement.format, adId: ad.id }),
    storedUrl: `https://storage.example/${placement.format}.jpg`,
    bytes: new Uint8Array([0xff, 0xd8, 1]),
  })),
);

/** A CSV reader of its own, so that the writer isn't held against itself. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let cells: string[] = [];
  for (const [, quoted, plain, end] of text.matchAll(
    /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gu,
  )) {
    cells.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end === '\r\n') {
      rows.push(cells);
      cells = [];
    }
  }
  return rows;
}

describe('the table', () => {
  it('places only formats that meet the platform’s smallest size, and cites help pages', () => {
    for (const name of PLATFORM_NAMES) {
      const { placements, sources, fields, columns } = platformSpec(name);
      for (const { format, minWidth, minHeight } of placements) {
        expect(AD_FORMATS[format].width).toBeGreaterThanOrEqual(minWidth);
        expect(AD_FORMATS[format].height).toBeGreaterThanOrEqual(minHeight);
      }
      expect(sources.length).toBeGreaterThan(0);
      expect(columns).toEqual(expect.arrayContaining(fields.map(({ column }) => column)));
    }
    expect(formatsOf(['google'])).toEqual(['landscape', 'square']);
  });
});

describe('cutting by whole sentences', () => {
  it('keeps as many as fit', () => {
    const rule = { maxCharacters: 12, countsWideTwice: false };
    expect(cutBySentence('One. Two three. Four.', rule)).toBe('One.');
    expect(cutBySentence('One. Two.\n\nThree four five.', rule)).toBe('One. Two.');
    expect(cutBySentence('A sentence that is too long.', rule)).toBe('');
  });

  it('counts wide characters twice where the platform does', () => {
    expect(countCharacters('咖啡a', true)).toBe(5);
    expect(countCharacters('咖啡a', false)).toBe(3);
    expect(countCharacters('☕', true)).toBe(2);
  });

  it('never exceeds the length and never breaks a sentence', () => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 0, max: 200 }), fc.boolean(), (text, max, wide) => {
        const cut = cutBySentence(text, { maxCharacters: max, countsWideTwice: wide });
        expect(countCharacters(cut, wide)).toBeLessThanOrEqual(max);
        const sentences = sentencesOf(text);
        const prefixes = sentences.map((_, index) => sentences.slice(0, index + 1).join(' '));
        expect(['', ...prefixes]).toContain(cut);
      }),
    );
  });
});

describe('names', () => {
  it('keeps letters of every script and nothing else', () => {
    expect(safePart('Töpferei / مقهى ☕', 'brand')).toBe('Töpferei-مقهى');
    expect(safePart('☕🚀', 'brand')).toBe('brand');
    expect(safePart('../../etc/passwd', 'x')).toBe('etc-passwd');
    expect(safePart('a_b', 'x')).toBe('a-b');
  });

  it('is safe and short for any brand and product', () => {
    fc.assert(
      fc.property(
        anyText,
        anyText,
        fc.constantFrom(...AD_FORMAT_NAMES),
        (brand, product, format) => {
          const name = imageName({ brand, product, format, adId: ad.id });
          expect(name).toMatch(
            /^[\p{L}\p{N}][\p{L}\p{N}\p{M}-]*_[\p{L}\p{N}][\p{L}\p{N}\p{M}-]*_[a-z]+_[0-9a-f-]+$/u,
          );
          expect(new TextEncoder().encode(name).length).toBeLessThan(200);
          expect(name.isWellFormed()).toBe(true);
        },
      ),
    );
  });
});

describe('links', () => {
  it.each([
    ['', 'Required'],
    ['shop.example', 'Enter a whole link that begins with https://'],
    ['javascript:alert(1)', 'Enter a web link that begins with https:// or http://'],
    ['ftp://shop.example', 'Enter a web link that begins with https:// or http://'],
    ['https://me:secret@shop.example', 'Enter a link without a user name or password'],
  ])('refuses %j', (link, problem) => expect(linkProblem(link)).toBe(problem));

  it('keeps what the link has and adds what it lacks', () => {
    const link = utmLink(ad.link, { platform: 'meta', campaign: 'A & B', content: 'a_b' });
    expect(link).toBe(
      'https://shop.example/mugs?utm_source=mail&a=%20b&utm_medium=paid_social&utm_campaign=A%20%26%20B&utm_content=a_b#top',
    );
  });

  it('carries any name as its utm_content', () => {
    fc.assert(
      fc.property(
        anyText,
        fc.webUrl({ withQueryParameters: true, withFragments: true }),
        (text, link) => {
          const content = imageName({ brand: text, product: text, format: 'pin', adId: ad.id });
          const made = new URL(
            utmLink(link, { platform: 'google', campaign: oneLine(text), content }),
          );
          expect(made.searchParams.getAll('utm_content')).toEqual([content]);
          expect(made.searchParams.get('utm_campaign')).toBe(oneLine(text));
          expect(made.hash).toBe(new URL(link).hash);
        },
      ),
    );
  });
});

describe('cells', () => {
  it.each(['=cmd()', '+1', '-1', '@SUM(A1)', '  =1', '＝1'])('%j runs nowhere', (text) => {
    expect(readCsv(toCsv(['a'], [{ a: text }]))[1]).toEqual([`'${text}`]);
  });

  it('come back as they were written', () => {
    fc.assert(
      fc.property(anyText, anyText, (a, b) => {
        const [header, row] = readCsv(toCsv(['a', 'b'], [{ a, b }]));
        expect(header).toEqual(['a', 'b']);
        const original = (text: string | undefined) =>
          text?.replace(/^'(?=\s*[=+\-@＝＋－＠])/u, '');
        expect(row?.map(original)).toEqual([a, b].map((text) => original(text.toWellFormed())));
      }),
    );
    expect(csvCell('قهوة ☕')).toBe('قهوة ☕');
    expect(csvCell('a;=1+1')).toBe(`"a;'=1+1"`);
    expect(csvCell('a\t @SUM(1)')).toBe(`"a\t '@SUM(1)"`);
    expect(csvCell('\t=1')).toBe(`"'\t'=1"`);
    expect(csvCell('a; b')).toBe('"a; b"');
  });

  it('refuses a value without a column', () => {
    expect(() => toCsv(['a'], [{ b: '1' }])).toThrow('no column b');
  });
});

describe('copy of the platforms', () => {
  it('fits every field, for any words', () => {
    fc.assert(
      fc.property(fc.array(anyText), fc.array(anyText), anyText, (headlines, texts, brand) => {
        for (const platform of PLATFORM_NAMES) {
          const { fields, countsWideTwice } = platformSpec(platform);
          const { cells } = platformCopy(
            { ...ad, headlines, texts, descriptions: texts, brand },
            platform,
          );
          for (const { column, maxCharacters } of fields) {
            const [, [cell = ''] = []] = readCsv(toCsv(['a'], [{ a: cells[column] ?? '' }]));
            expect(countCharacters(cell, countsWideTwice)).toBeLessThanOrEqual(maxCharacters);
          }
        }
      }),
    );
  });

  it('takes a shorter headline where the first is too long, and names what stays empty', () => {
    expect(platformCopy(ad, 'meta').cells.Title).toBe('Clay keeps it warm.');
    const wordy = { ...ad, headlines: ['x'.repeat(40)], product: 'y'.repeat(40) };
    expect(platformCopy(wordy, 'google').empty).toEqual(['Headline 1']);
  });

  it('drops what TikTok refuses', () => {
    const { Text } = platformCopy({ ...ad, texts: ['☕ Hot {now} #mugs.'] }, 'tiktok').cells;
    expect(Text).toBe('Hot now mugs.');
  });
});

describe('the kit', () => {
  it('names every Meta ad, its file and its utm_content alike', () => {
    const own = images.filter(({ platform }) => platform === 'meta');
    const rows = platformRows('meta', own, campaign);
    expect(rows).toHaveLength(3);
    for (const row of rows) {
      const name = row['Ad Name'] ?? '';
      expect(row['Image File Name']).toBe(`${name}.jpg`);
      expect(new URL(row.Link ?? '').searchParams.get('utm_content')).toBe(name);
      expect(new URL(row.Link ?? '').searchParams.get('utm_source')).toBe('mail');
      expect(row['Call to Action']).toBe('SHOP_NOW');
    }
  });

  it('tells of links that keep a utm_content of their own', () => {
    const own = { ...ad, link: 'https://shop.example/teapots?utm_content=spring' };
    const readmeOf = (...ads: LaunchAd[]) =>
      kitReadme({
        platforms: ['meta'],
        images: ads.flatMap((one) => images.map((image) => ({ ...image, ad: one }))),
        campaign,
        leftOut: [],
      });
    expect(readmeOf(ad)).not.toContain('a utm_content of');
    expect(readmeOf(own)).toContain('Your link has a utm_content of its own');
    expect(readmeOf(own, ad)).toContain(
      'Links with a utm_content of their own keep it. Reports can’t tell the images of those ads apart.',
    );
  });

  it('leads each ad to its own link', () => {
    const other = { ...ad, id: 'other', link: 'https://shop.example/teapots' };
    for (const platform of PLATFORM_NAMES) {
      const own = images.filter((image) => image.platform === platform);
      const both = [...own, ...own.map((image) => ({ ...image, ad: other }))];
      const text = JSON.stringify(platformRows(platform, both, campaign));
      expect(text).toContain('https://shop.example/mugs?utm_source=mail');
      expect(text).toContain(`https://shop.example/teapots?utm_source=${platform}`);
    }
  });

  it('has one Google ad with both images', () => {
    const own = images.filter(({ platform }) => platform === 'google');
    const [row, ...others] = platformRows('google', own, campaign);
    expect(others).toEqual([]);
    expect(row?.['Landscape image 1']).toContain('_landscape_');
    expect(row?.['Square image 1']).toContain('_square_');
  });

  it('is a zip with every image, a CSV for each platform and a README that lists them', async () => {
    const contents = { platforms: PLATFORM_NAMES, images, campaign, leftOut: ['No wide one.'] };
    const archive = unzipSync(new Uint8Array(await (await zipKit(contents)).arrayBuffer()));
    expect(Object.keys(archive).sort()).toEqual([...kitFiles(contents).keys()].sort());
    const readme = new TextDecoder().decode(archive['README.txt']);
    for (const image of images) expect(readme).toContain(imageFile(image));
    expect(readme).toContain('No wide one.');
    const meta = new TextDecoder('utf-8', { ignoreBOM: true }).decode(archive['Meta/meta-ads.csv']);
    const [header = [], first = []] = readCsv(meta.replace(/^\uFEFF/, ''));
    expect(meta.startsWith('\uFEFF')).toBe(true);
    expect(header).toEqual(platformSpec('meta').columns);
    expect(first[header.indexOf('Body')]).toBe("'=1+1 is two. قهوة أفضل. ☕ Always.");
  });
});

describe('the size of a JPEG', () => {
  const jpeg = (width: number, height: number) =>
    new Uint8Array([
      ...[0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xc0, 0, 17, 8],
      ...[height >> 8, height & 255, width >> 8, width & 255, 3, 1],
    ]);

  it('is read from its header', () => {
    expect(jpegSize(jpeg(1200, 628))).toEqual({ width: 1200, height: 628 });
    expect(jpegSize(new Uint8Array([1, 2, 3, 4, 5]))).toBeNull();
  });

  it('tells the format', () => {
    for (const format of AD_FORMAT_NAMES) expect(formatOfSize(AD_FORMATS[format])).toBe(format);
    expect(formatOfSize({ width: 1000, height: 900 })).toBeNull();
    const square: AdFormat | null = formatOfSize({ width: 1024, height: 1024 });
    expect(square).toBe('square');
  });

  it('reads no further than the bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        jpegSize(new Uint8Array([0xff, 0xd8, ...bytes]));
      }),
    );
  });
});
