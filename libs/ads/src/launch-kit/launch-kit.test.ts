import { AD_FORMAT_NAMES, AD_FORMATS, type AdFormat } from '@adwright/contracts';
import {
  countCharacters,
  countFittingSentences,
  cutByWord,
  joinLines,
  joinSentences,
  splitSentences,
} from '@adwright/contracts/ad-text';
import { read, utils } from '@e965/xlsx';
import fc from 'fast-check';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { buildKitFiles, zipKit } from './build-kit.ts';
import { formatCsvCell, toCsv } from './csv.ts';
import { buildImageName, sanitiseNamePart } from './file-name.ts';
import { buildUtmLink, findLinkProblem, formatDisplayLink } from './final-link.ts';
import { formatOfSize, readJpegSize } from './jpeg-size.ts';
import { getImageFile, type KitImage } from './kit-image.ts';
import { writeKitReadme } from './kit-readme.ts';
import type { LaunchAd } from './launch-ad.ts';
import { buildPlatformCopy } from './platform-copy.ts';
import { buildPlatformRows } from './platform-rows.ts';
import { getPlatformSpec, listPlatformFormats, PLATFORM_NAMES } from './platforms.ts';
import { toWorkbook } from './workbook.ts';

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
  facts: [],
  callToAction: 'Shop the mugs',
  altText: 'Illustration: Mug',
  printed: ['#1 in Kiel!'],
  disclosure: 'none',
  language: 'en',
  photoUrl: null,
  images: {},
  flatImages: [],
};

const campaign = 'Autumn';
const verifyUrl = 'https://adwright.example/verify';

const images: KitImage[] = PLATFORM_NAMES.flatMap((platform) =>
  getPlatformSpec(platform).placements.map((placement) => ({
    ad,
    platform,
    placement,
    format: placement.format,
    name: buildImageName({ ...ad, format: placement.format, adId: ad.id }),
    storedUrl: `https://storage.example/${placement.format}.jpg`,
    bytes: new Uint8Array([0xff, 0xd8, 1]),
  })),
);

/** Parses a CSV text without the writer's code, so that errors of the writer are detected. */
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

describe('the table that lists the platforms of a launch kit', () => {
  it('a platform gets only formats that meet its minimum size, and its limits name help pages as sources', () => {
    for (const name of PLATFORM_NAMES) {
      const { placements, sources, fields, columns } = getPlatformSpec(name);
      for (const { format, minWidth, minHeight } of placements) {
        expect(AD_FORMATS[format].width).toBeGreaterThanOrEqual(minWidth);
        expect(AD_FORMATS[format].height).toBeGreaterThanOrEqual(minHeight);
      }
      expect(sources.length).toBeGreaterThan(0);
      expect(columns).toEqual(expect.arrayContaining(fields.map(({ column }) => column)));
    }
    expect(listPlatformFormats(['google'])).toEqual(['landscape', 'square']);
  });
});

describe('shortening a text to whole sentences', () => {
  const cut = (text: string, maxCharacters: number, countsWideTwice = false) => {
    const sentences = splitSentences(text);
    const count = countFittingSentences(sentences, { maxCharacters, countsWideTwice });
    return joinSentences(sentences.slice(0, count));
  };

  it('a shortened text keeps as many whole sentences as fit', () => {
    expect(cut('One. Two three. Four.', 12)).toBe('One.');
    expect(cut('One. Two.\n\nThree four five.', 12)).toBe('One. Two.');
    expect(cut('A sentence that is too long.', 12)).toBe('');
  });

  it('a shortened text keeps a short question only together with its answer', () => {
    expect(cut('Today: cold drinks. Tomorrow? A mug that keeps them warm.', 40)).toBe(
      'Today: cold drinks.',
    );
    expect(splitSentences('Noch eine? Noch eine. Et demain ? Rien.')).toEqual([
      'Noch eine? Noch eine.',
      'Et demain ? Rien.',
    ]);
    expect(splitSentences('Schon wieder so müde? Trink Tee.')).toEqual([
      'Schon wieder so müde?',
      'Trink Tee.',
    ]);
  });

  it('no space follows a full stop of Chinese or Japanese', () => {
    expect(joinSentences(['手作りの茶碗です。', '20%オフ。', '今すぐ購入。'])).toBe(
      '手作りの茶碗です。20%オフ。今すぐ購入。',
    );
    expect(joinSentences(['Made by hand.', '20% off.'])).toBe('Made by hand. 20% off.');
  });

  it('wide characters count as two on platforms that count in this way', () => {
    expect(countCharacters('咖啡a', true)).toBe(5);
    expect(countCharacters('咖啡a', false)).toBe(3);
    expect(countCharacters('☕', true)).toBe(2);
  });

  it('a text of whole sentences never exceeds the field’s length', () => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 0, max: 200 }), fc.boolean(), (text, max, wide) => {
        expect(countCharacters(cut(text, max, wide), wide)).toBeLessThanOrEqual(max);
      }),
    );
  });
});

describe('shortening a text by cutting it at words', () => {
  const cut = (text: string, maxCharacters: number) =>
    cutByWord(text, { maxCharacters, countsWideTwice: false });

  it('a text that is cut at words ends at a whole word with an ellipsis', () => {
    expect(cut('Coffee tastes better from clay', 20)).toBe('Coffee tastes…');
    expect(cut('Coffee, tea', 8)).toBe('Coffee…');
    expect(cut('Coffee', 6)).toBe('Coffee');
    expect(cut('Incomprehensibilities', 6)).toBe('');
    expect(cut('コーヒーは土の器で飲むとおいしい', 8)).toMatch(/^コーヒー.*…$/u);
  });

  it('a text that is cut at words never exceeds the length and never splits a grapheme', () => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 1, max: 60 }), (text, max) => {
        const kept = cut(text, max);
        expect(kept.length).toBeLessThanOrEqual(max);
        expect(kept.isWellFormed()).toBe(true);
        expect(joinLines(text).startsWith(kept.replace(/…$/u, ''))).toBe(true);
      }),
    );
  });
});

describe('file names of images in a launch kit', () => {
  it.each([
    ['Töpferei / مقهى ☕', '', 'Topferei-mqha'],
    ['Töpferei Müßig', 'de', 'Toepferei-Muessig'],
    ['Blåbärsört', 'sv', 'Blabarsort'],
    ['Кофейня', 'ru', 'Kofeynya'],
    ['咖啡杯', 'zh', 'KaFeiBei'],
    ['ギャラリー・コーヒー', 'ja', 'gyarari-kohi'],
    ['コーヒー豆 200g', 'ja', 'kohi-200g'],
    ['抹茶茶碗', 'ja', 'brand'],
    ['新しいセール', '', 'seru'],
    ['きゅうす', '', 'kyuusu'],
    ['ﾃｨｰﾎﾟｯﾄ', 'ja', 'tipotto'],
    ['大韓 커피', 'ko', 'KeoPi'],
    ['☕🚀', '', 'brand'],
    ['../../etc/passwd', '', 'etc-passwd'],
    ['a_b', '', 'a-b'],
  ])('a file name writes %j (%s) in ASCII letters', (text, language, part) => {
    expect(sanitiseNamePart(text, 'brand', language)).toBe(part);
  });

  it('a file name contains only safe characters and is short for any brand and product', () => {
    fc.assert(
      fc.property(
        anyText,
        anyText,
        fc.constantFrom(...AD_FORMAT_NAMES),
        (brand, product, format) => {
          const name = buildImageName({ brand, product, format, adId: ad.id });
          expect(name).toMatch(
            /^[A-Za-z0-9][A-Za-z0-9-]*_[A-Za-z0-9][A-Za-z0-9-]*_[a-z]+_[0-9a-f-]+$/,
          );
          expect(name.length).toBeLessThan(200);
        },
      ),
    );
  });
});

describe('links of ads in a launch kit', () => {
  it.each([
    ['', 'Required'],
    ['mugs', 'Enter a whole link, such as https://shop.example/mugs'],
    ['shop.example/two words', 'Enter a whole link, such as https://shop.example/mugs'],
    ['{lpurl}?a=1', 'Enter a whole link, such as https://shop.example/mugs'],
    ['mailto:me@shop.example', 'Enter a web link that begins with https:// or http://'],
    ['javascript:alert(1)', 'Enter a web link that begins with https:// or http://'],
    ['ftp://shop.example', 'Enter a web link that begins with https:// or http://'],
    ['https://me:secret@shop.example', 'Enter a link without a user name or password'],
  ])('the launch kit form refuses the link %j', (link, problem) =>
    expect(findLinkProblem(link)).toBe(problem),
  );

  it('an ad’s link keeps its parameters and gets missing UTM parameters', () => {
    const link = buildUtmLink(ad.link, { platform: 'meta', campaign: 'A & B', content: 'a_b' });
    expect(link).toBe(
      'https://shop.example/mugs?utm_source=mail&a=%20b&utm_medium=paid_social&utm_campaign=A%20%26%20B&utm_content=a_b#top',
    );
  });

  it.each([
    ['shop.example', 'https://shop.example/'],
    ['www.shop.example/mugs', 'https://www.shop.example/mugs'],
    ['//shop.example/mugs', 'https://shop.example/mugs'],
    ['shop.example:8443/mugs', 'https://shop.example:8443/mugs'],
    [' http://shop.example/mugs ', 'http://shop.example/mugs'],
  ])('a launch kit completes the link %j', (typed, link) => {
    expect(findLinkProblem(typed)).toBeNull();
    expect(buildUtmLink(typed, { platform: 'meta', campaign: 'c', content: 'x' })).toBe(
      `${link}?utm_source=meta&utm_medium=paid_social&utm_campaign=c&utm_content=x`,
    );
  });

  it.each([
    'https://shop.example/?c={{campaign.name}}&to={lpurl}',
    'https://shop.example/{lpurl}/%2520/%7Bx%7D?a=%2520',
    'https://münchen.example/größe?q=ä&r=%C3%A4',
    'https://shop.example/日本?q=咖啡',
    'https://shop.example/a;b=1/?x=1;y=2&',
    "https://shop.example/it's?q='1'|2",
  ])('a launch kit keeps the link %s byte for byte', (link) => {
    expect(findLinkProblem(link)).toBeNull();
    const made = buildUtmLink(`${link}#!/part?x=1`, {
      platform: 'meta',
      campaign: 'c',
      content: 'x',
    });
    const kept = link.replace(/&$/, '');
    expect(made.startsWith(`${kept}${kept.includes('?') ? '&' : '?'}utm_source=meta&`)).toBe(true);
    expect(made.endsWith('&utm_content=x#!/part?x=1')).toBe(true);
  });

  it('an ad’s link contains no formula that a spreadsheet with semicolons would run', () => {
    const link = 'https://shop.example/?a=1;=cmd()';
    const made = buildUtmLink(link, { platform: 'meta', campaign: 'c', content: 'x' });
    expect(made).toContain('?a=1%3B=cmd()&');
  });

  it.each([
    ['https://www.shop.example/mugs/clay?a=1#top', 'shop.example'],
    ['münchen.example/größe', 'münchen.example'],
    ['https://xn--mnchen-3ya.example/', 'münchen.example'],
    ['https://xn--fsq.xn--0zwm56d/', '例.测试'],
  ])('the link %s is displayed as %s', (link, shown) =>
    expect(formatDisplayLink(link)).toBe(shown),
  );

  it('every image name is a valid utm_content', () => {
    fc.assert(
      fc.property(
        anyText,
        fc.webUrl({ withQueryParameters: true, withFragments: true }),
        (text, link) => {
          const content = buildImageName({
            brand: text,
            product: text,
            format: 'pin',
            adId: ad.id,
          });
          const made = new URL(
            buildUtmLink(link, { platform: 'google', campaign: joinLines(text), content }),
          );
          expect(made.searchParams.getAll('utm_content')).toEqual([content]);
          expect(made.searchParams.get('utm_campaign')).toBe(joinLines(text));
          // The link encodes a semicolon before a formula character, as the previous test requires.
          expect(made.hash.replaceAll('%3B', ';')).toBe(new URL(link).hash.replaceAll('%3B', ';'));
        },
      ),
    );
  });
});

describe('cells of the tables in a launch kit', () => {
  const FORMULAS = ['=cmd()', '+1', '-1', '@SUM(A1)', '  =1', '＝1'];

  it.each(FORMULAS)('no spreadsheet runs %j as a formula', (text) => {
    expect(readCsv(toCsv(['a'], [{ a: text }]))[1]).toEqual([`'${text}`]);
    expect(readCsv(toCsv(['a'], [{ a: text }], 'blank'))[1]).toEqual([` ${text}`]);
  });

  it.each(FORMULAS)('programs that run formulas read %j as text', (text) => {
    const csv = toCsv(['a', 'b'], [{ a: text, b: `${text};${text}` }], 'blank');
    const { Sheets } = read(csv, { type: 'string', raw: false });
    const cells = Object.values(Sheets.Sheet1 ?? {});
    expect(cells.filter((cell) => 'f' in Object(cell))).toEqual([]);
  });

  it('a CSV file can be read back as it was written', () => {
    fc.assert(
      fc.property(
        anyText,
        anyText,
        fc.constantFrom('apostrophe' as const, 'blank' as const),
        (a, b, guard) => {
          const [header, row] = readCsv(toCsv(['a', 'b'], [{ a, b }], guard));
          expect(header).toEqual(['a', 'b']);
          const original = (text: string | undefined) =>
            text?.replace(/^[' ](?=\s*[=+\-@＝＋－＠])/u, '');
          expect(row?.map(original)).toEqual([a, b].map((text) => original(text.toWellFormed())));
        },
      ),
    );
    expect(formatCsvCell('قهوة ☕', 'apostrophe')).toBe('قهوة ☕');
    expect(formatCsvCell('a;=1+1', 'apostrophe')).toBe(`"a;'=1+1"`);
    expect(formatCsvCell('a;=1+1', 'blank')).toBe(`"a; =1+1"`);
    expect(formatCsvCell('a\t @SUM(1)', 'apostrophe')).toBe(`"a\t '@SUM(1)"`);
    expect(formatCsvCell('\t=1', 'apostrophe')).toBe(`"'\t'=1"`);
    expect(formatCsvCell('a; b', 'blank')).toBe('"a; b"');
  });

  it('a CSV row with a value for an unknown column is refused', () => {
    expect(() => toCsv(['a'], [{ b: '1' }])).toThrow('no column b');
  });

  it('cells of a workbook have the type text', () => {
    const workbook = read(
      toWorkbook([{ name: 'ads', columns: ['a', 'b'], rows: [{ a: '=1+1', b: '00123' }] }]),
      { cellNF: true },
    );
    expect(workbook.SheetNames).toEqual(['ads']);
    expect(workbook.Sheets.ads).toMatchObject({
      A1: { t: 's', v: 'a' },
      A2: { t: 's', v: '=1+1', z: '@' },
      B2: { t: 's', v: '00123', z: '@' },
    });
    expect(workbook.Sheets.ads?.A2).not.toHaveProperty('f');
  });
});

describe('texts for the platforms’ fields', () => {
  it('the texts fit every field of every platform, whatever the ad’s words are', () => {
    fc.assert(
      fc.property(fc.array(anyText), fc.array(anyText), anyText, (headlines, texts, brand) => {
        for (const platform of PLATFORM_NAMES) {
          const { fields, countsWideTwice, table } = getPlatformSpec(platform);
          const { cells } = buildPlatformCopy(
            { ...ad, headlines, texts, descriptions: texts, brand },
            platform,
          );
          for (const { column, maxCharacters } of fields) {
            const text = cells[column] ?? '';
            const [, [cell = ''] = []] =
              table === 'workbook' ? [[], [text]] : readCsv(toCsv(['a'], [{ a: text }], 'blank'));
            expect(countCharacters(cell, countsWideTwice)).toBeLessThanOrEqual(maxCharacters);
          }
        }
      }),
    );
  });

  it('a shorter headline replaces a headline that is too long, and the launch kit names the fields that remain empty', () => {
    expect(buildPlatformCopy(ad, 'meta').cells.Title).toBe('Clay keeps it warm.');
    const wordy = { ...ad, headlines: ['x'.repeat(40)], product: 'y'.repeat(40) };
    expect(buildPlatformCopy(wordy, 'google').empty).toEqual(['Headline 1']);
  });

  it('no headline is repeated as a description, unless the platform requires one', () => {
    const terse = {
      ...ad,
      headlines: ['Rain? Go anyway.'],
      descriptions: ['Rain? Go anyway.'],
      texts: [],
    };
    expect(buildPlatformCopy(terse, 'meta')).toMatchObject({
      cells: { Title: 'Rain? Go anyway.', 'Link Description': '' },
      empty: ['Body', 'Link Description'],
    });
    expect(buildPlatformCopy(terse, 'google').cells['Description 1']).toBe('Rain? Go anyway.');
  });

  it('a text that is too long for a field keeps the offer, and cuts no fact in half', () => {
    const text =
      'Coffee from clay that was fired twice stays warm. It is a small thing, and small things make a day. 20% off. Code: CLAY20. Until 30 November. Shop now.';
    const facts = ['20% off', 'CLAY20', '30 November'];
    const offered = { ...ad, texts: [text], facts };
    const { cells } = buildPlatformCopy(offered, 'tiktok');
    expect(cells.Text).toBe(
      'Coffee from clay that was fired twice stays warm. 20% off. Code: CLAY20. Until 30 November.',
    );
    const opening =
      'Coffee from clay that was fired twice in a kiln stays warm for a whole morning';
    const long = `${opening}, and that is a promise. 20% off. Code: CLAY20. Until 30 November.`;
    expect(buildPlatformCopy({ ...offered, texts: [long] }, 'tiktok').cells.Text).toBe(
      '20% off. Code: CLAY20. Until 30 November.',
    );
    expect(buildPlatformCopy(offered, 'google').cells).toMatchObject({
      'Headline 2': '20% off',
      'Headline 3': 'CLAY20',
    });
  });

  it('texts for Google contain no phone number', () => {
    const called = { ...ad, descriptions: ['Clay mugs. Call +44 20 7946 0018. Fired twice.'] };
    const { cells, changes } = buildPlatformCopy(called, 'google');
    expect(cells['Description 1']).toBe('Clay mugs. Fired twice.');
    expect(changes).toContain('Description 1 is “Clay mugs. Fired twice.”, without phone number.');
  });

  it('texts for TikTok contain no characters that TikTok refuses', () => {
    const { cells, changes } = buildPlatformCopy(
      { ...ad, texts: ['☕ Hot {now} #mugs.'] },
      'tiktok',
    );
    expect(cells.Text).toBe('Hot now mugs.');
    expect(changes).toContain('Text is “Hot now mugs.”, without emoji, braces and hash signs.');
  });

  it('Google gets up to five different headlines and descriptions', () => {
    const wordy = {
      ...ad,
      headlines: ['Clay keeps it warm', 'Fired twice', 'Clay keeps it warm!'],
      product: 'Clay mugs',
      texts: ['Made by hand. Each one differs. It lasts for years.', 'Glazed in grey.'],
      descriptions: ['Handmade, one at a time.'],
    };
    const { cells, empty } = buildPlatformCopy(wordy, 'google');
    expect(empty).toEqual([]);
    const numbered = (column: string) =>
      [1, 2, 3, 4, 5].map((number) => cells[`${column} ${number}`]);
    expect(numbered('Headline')).toEqual([
      'Clay keeps it warm',
      'Fired twice',
      'Clay mugs',
      'Handmade, one at a time.',
      'Made by hand.',
    ]);
    expect(numbered('Description')).toEqual([
      'Handmade, one at a time.',
      'Made by hand. Each one differs. It lasts for years.',
      'Glazed in grey.',
      'Each one differs.',
      'It lasts for years.',
    ]);
    expect(
      buildPlatformCopy({ ...ad, descriptions: ['One.'], texts: [] }, 'google').cells,
    ).toMatchObject({ 'Description 1': 'One.', 'Description 2': '' });
  });

  it('a file for Google contains nothing that Google’s editorial rules forbid', () => {
    const loud = {
      ...ad,
      headlines: ['Clay mugs ☕!!! Buy now?!', '★ Hot ★'],
      descriptions: ['Handmade… really!! Warm! ❤️ And kind!'],
      brand: 'Töpferei ☕',
    };
    const { cells, changes } = buildPlatformCopy(loud, 'google');
    expect(cells).toMatchObject({
      'Headline 1': 'Clay mugs. Buy now?',
      'Headline 2': 'Hot',
      'Description 1': 'Handmade, really! Warm! And kind!',
      'Business name': 'Töpferei',
    });
    expect(changes).toContain(
      'Headline 1 is “Clay mugs. Buy now?”, without emoji, repeated punctuation, exclamation mark.',
    );
    fc.assert(
      fc.property(fc.array(anyText), fc.array(anyText), anyText, (headlines, texts, brand) => {
        const odd = { ...ad, headlines, texts, descriptions: texts, brand };
        for (const text of Object.values(buildPlatformCopy(odd, 'google').cells)) {
          expect(text).not.toMatch(
            /(?![©®™])\p{Extended_Pictographic}|[!?.]{2}|([,;:])\1|^[=@#*]/u,
          );
        }
      }),
    );
  });

  it('a text for ChatGPT is shortened at a word, and the README mentions the change', () => {
    const headline = 'Coffee tastes so much better from clay that was fired twice in a kiln';
    const { cells, changes, empty } = buildPlatformCopy(
      { ...ad, headlines: [headline], product: headline, texts: [`${headline} ${headline}`] },
      'chatgpt',
    );
    expect(cells.title).toBe('Coffee tastes so much better from clay that was…');
    expect(cells.copy?.length).toBeLessThanOrEqual(100);
    expect(changes[0]).toBe(`title was shortened to “${cells.title}”.`);
    expect(empty).toEqual([]);
  });
});

describe('the files of the launch kit', () => {
  it('a Meta ad, its file and its utm_content have the same name', () => {
    const own = images.filter(({ platform }) => platform === 'meta');
    const rows = buildPlatformRows('meta', own, campaign);
    expect(rows).toHaveLength(3);
    for (const row of rows) {
      const name = row['Ad Name'] ?? '';
      expect(row['Image File Name']).toBe(`${name}.jpg`);
      expect(new URL(row.Link ?? '').searchParams.get('utm_content')).toBe(name);
      expect(new URL(row.Link ?? '').searchParams.get('utm_source')).toBe('mail');
      expect(row['Call to Action']).toBe('SHOP_NOW');
    }
  });

  it('the README names links that keep their own utm_content', () => {
    const own = { ...ad, link: 'https://shop.example/teapots?utm_content=spring' };
    const readmeOf = (...ads: LaunchAd[]) =>
      writeKitReadme({
        platforms: ['meta'],
        images: ads.flatMap((one) => images.map((image) => ({ ...image, ad: one }))),
        campaign,
        leftOut: [],
        verifyUrl,
      });
    expect(readmeOf(ad)).not.toContain('a utm_content of');
    expect(readmeOf(own)).toContain('Your link has a utm_content of its own');
    expect(readmeOf(own, ad)).toContain(
      'Links with a utm_content of their own keep it. Reports can’t tell the images of those ads apart.',
    );
  });

  it('the README names images that lost their content credentials', () => {
    const readmeOf = (own: typeof images) =>
      writeKitReadme({ platforms: ['meta'], images: own, campaign, verifyUrl, leftOut: [] });
    const lost = 'Made smaller for Meta, so it carries no content credentials.';
    expect(readmeOf(images)).not.toContain(lost);
    expect(readmeOf(images.map((image) => ({ ...image, isReencoded: true as const })))).toContain(
      lost,
    );
  });

  it('the README names evidence for claims, and the rules of each platform for pictures of AI models', () => {
    const evidence = [
      {
        id: crypto.randomUUID(),
        ad_id: ad.id,
        claim: '#1 in Kiel',
        evidence: 'Bread test',
        link: 'https://test.example/2026',
      },
    ];
    const readmeOf = (disclosure: LaunchAd['disclosure']) =>
      writeKitReadme({
        platforms: ['tiktok'],
        images: images.map((image) => ({ ...image, ad: { ...ad, disclosure } })),
        campaign,
        leftOut: [],
        verifyUrl,
        evidence,
      });
    expect(readmeOf('note')).toContain('“#1 in Kiel”: Bread test (https://test.example/2026)');
    expect(readmeOf('note')).not.toContain('Turn on the label');
    expect(readmeOf('platform')).toContain('Turn on the label for AI-generated content');
  });

  it('the README leaves out evidence for claims that the launch kit no longer contains', () => {
    const proofOf = (claim: string, ad_id = ad.id) => ({
      id: crypto.randomUUID(),
      ad_id,
      claim,
      evidence: `Proof of ${claim}`,
      link: null,
    });
    const [headline = ''] = ad.headlines;
    const readme = writeKitReadme({
      platforms: ['meta'],
      images,
      campaign,
      leftOut: [],
      verifyUrl,
      evidence: [
        proofOf('#1 in Kiel'),
        proofOf(headline),
        proofOf('The oldest in Kiel'),
        proofOf('#1 in Kiel', 'another ad'),
      ],
    });
    expect(readme.match(/Proof of .*/g)).toEqual(['Proof of #1 in Kiel', `Proof of ${headline}`]);
  });

  it('each ad of a launch kit has its own link', () => {
    const other = { ...ad, id: 'other', link: 'https://shop.example/teapots' };
    for (const platform of PLATFORM_NAMES) {
      const own = images.filter((image) => image.platform === platform);
      const both = [...own, ...own.map((image) => ({ ...image, ad: other }))];
      const text = JSON.stringify(buildPlatformRows(platform, both, campaign));
      expect(text).toContain('https://shop.example/mugs?utm_source=mail');
      expect(text).toContain(`https://shop.example/teapots?utm_source=${platform}`);
    }
  });

  it('the sheets for ChatGPT ads refer to each other by names that contain only letters and digits', async () => {
    const files = await buildKitFiles({
      platforms: ['chatgpt'],
      images,
      campaign: 'Café & co',
      leftOut: [],
      verifyUrl,
    });
    const { Sheets, SheetNames } = read(files.get('ChatGPT/chatgpt-ads.xlsx'));
    expect(SheetNames).toEqual(['campaigns', 'adgroups', 'ads']);
    const rowsOf = (name: string) => utils.sheet_to_json(Sheets[name] ?? {});
    expect(rowsOf('campaigns')).toMatchObject([
      { campaign_name: 'Cafeco', budget_type: 'Daily', objective: 'Clicks' },
    ]);
    expect(rowsOf('adgroups')).toMatchObject([
      {
        campaign_name: 'Cafeco',
        adgroup_name: 'cmdmugs00000000',
        'Context Hints': '["=cmd() mugs"]',
      },
    ]);
    expect(rowsOf('ads')).toMatchObject([
      {
        adgroup_name: 'cmdmugs00000000',
        title: 'Clay keeps it warm.',
        image_link: 'https://storage.example/square.jpg',
      },
    ]);
    const readme = new TextDecoder().decode(files.get('README.txt'));
    expect(readme).toContain(
      'Required in the sheet adgroups: campaign_name, adgroup_name, max_bid (empty: fill it in)',
    );
  });

  it('a responsive display ad for Google has both images', () => {
    const own = images.filter(({ platform }) => platform === 'google');
    const [row, ...others] = buildPlatformRows('google', own, campaign);
    expect(others).toEqual([]);
    expect(row?.['Landscape image 1']).toContain('_landscape_');
    expect(row?.['Square image 1']).toContain('_square_');
  });

  it('a launch kit is a zip with every image, a CSV for each platform and a README that lists them', async () => {
    const leftOut = ['No wide one.'];
    const contents = { platforms: PLATFORM_NAMES, images, campaign, verifyUrl, leftOut };
    const archive = unzipSync(new Uint8Array(await (await zipKit(contents)).arrayBuffer()));
    expect(Object.keys(archive).sort()).toEqual([...(await buildKitFiles(contents)).keys()].sort());
    for (const path of Object.keys(archive)) expect(path).toMatch(/^[\x20-\x7e]+$/);
    const readme = new TextDecoder().decode(archive['README.txt']);
    for (const image of images) expect(readme).toContain(getImageFile(image));
    expect(readme).toContain('No wide one.');
    expect(readme).toContain(verifyUrl);
    const meta = new TextDecoder('utf-8', { ignoreBOM: true }).decode(archive['Meta/meta-ads.csv']);
    const [header = [], first = []] = readCsv(meta.replace(/^\uFEFF/, ''));
    expect(meta.startsWith('\uFEFF')).toBe(true);
    expect(header).toEqual(getPlatformSpec('meta').columns);
    expect(first[header.indexOf('Body')]).toBe(' =1+1 is two. قهوة أفضل. ☕ Always.');
    // Only platforms with an importer get the note that we have not tried the import.
    const untried = readme.match(/The import itself was not tried/g) ?? [];
    const importers = PLATFORM_NAMES.filter((name) => getPlatformSpec(name).importer !== null);
    expect(untried).toHaveLength(importers.length);
    expect(readme).not.toContain('apostrophe');
    expect(readme).toContain('begins with a blank');
    expect(readme).toContain('Required: Title, Media URL, Pinterest board (empty: fill it in).');
  });
});

describe('readJpegSize', () => {
  const jpeg = (width: number, height: number) =>
    new Uint8Array([
      ...[0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xc0, 0, 17, 8],
      ...[height >> 8, height & 255, width >> 8, width & 255, 3, 1],
    ]);

  it('the size of a JPEG is read from its header', () => {
    expect(readJpegSize(jpeg(1200, 628))).toEqual({ width: 1200, height: 628 });
    expect(readJpegSize(new Uint8Array([1, 2, 3, 4, 5]))).toBeNull();
  });

  it('the aspect ratio of a JPEG determines its format', () => {
    for (const format of AD_FORMAT_NAMES) expect(formatOfSize(AD_FORMATS[format])).toBe(format);
    expect(formatOfSize({ width: 1000, height: 900 })).toBeNull();
    const square: AdFormat | null = formatOfSize({ width: 1024, height: 1024 });
    expect(square).toBe('square');
  });

  it('readJpegSize never reads beyond the end of the file', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        readJpegSize(new Uint8Array([0xff, 0xd8, ...bytes]));
      }),
    );
  });
});
