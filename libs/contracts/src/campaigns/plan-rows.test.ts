import { describe, expect, it } from 'vitest';
import type { CampaignDefaults } from './campaign.ts';
import { isPhotoLink, MAX_PRODUCT_LINK_LENGTH, planRows } from './plan-rows.ts';

const linkOfLength = (length: number) => 'https://a.example/'.padEnd(length, 'x');
const columns = ['title', 'image', 'feeling', 'type', 'id', 'link'];
const mapping = { product: 0, photo: 1, emotion: 2, adType: 3, reference: 4, link: 5 };
const defaults: CampaignDefaults = {
  audience: 'Coffee lovers',
  goal: 'More orders',
  emotion: 'trust',
  adType: 'testimonial',
};

function plan(cells: string[], other: Partial<CampaignDefaults> = {}) {
  const table = { columns, rows: [{ line: 2, cells }], faults: [] };
  const [row] = planRows(table, mapping, { ...defaults, ...other });
  return row;
}

describe('a line of the catalogue', () => {
  it('becomes a brief: its own words, and the campaign’s where it has none', () => {
    const row = plan(['Mug', 'mug.jpg', 'Excitement', 'Problem solution', 'SKU-1']);
    expect(row).toEqual({
      line: 2,
      name: 'Mug',
      reference: 'SKU-1',
      photo: 'mug.jpg',
      link: '',
      brief: {
        product: 'Mug',
        audience: 'Coffee lovers',
        goal: 'More orders',
        emotion: 'excitement',
        adType: 'problem-solution',
      },
      problems: [],
    });
    expect(plan(['Mug', '', '', '', ''])?.brief).toMatchObject({
      emotion: 'trust',
      adType: 'testimonial',
    });
  });

  it.each([
    [['', '', '', '', ''], 'Product is empty.'],
    [['"\'', '', '', '', ''], 'Product is empty.'],
    [['x'.repeat(501), '', '', '', ''], 'Product is longer than 500 characters.'],
    [['=HYPERLINK("http://evil")', '', '', '', ''], 'Product holds a formula.'],
    [['#N/A', '', '', '', ''], 'Product holds a formula.'],
    [['Mug', '', 'boredom', '', ''], 'Dominant emotion “boredom” is not one of the choices.'],
    [['Mug', 'javascript:alert(1)', '', '', ''], 'Photo is neither a web address nor a file name.'],
    [['Mug', 'file:///etc/passwd', '', '', ''], 'Photo is neither a web address nor a file name.'],
    [['Mug', `https://a.example/${'x'.repeat(2100)}`, '', '', ''], 'Photo is too long.'],
    [['Mug', '', '', '', '', 'shop.example/mug'], 'Product link is not a web address.'],
    [['Mug', '', '', '', '', 'javascript:alert(1)'], 'Product link is not a web address.'],
    [
      ['Mug', '', '', '', '', 'https://me:secret@shop.example'],
      'Product link holds a user name or password.',
    ],
    [
      ['Mug', '', '', '', '', linkOfLength(MAX_PRODUCT_LINK_LENGTH + 1)],
      'Product link is too long.',
    ],
    [['Mug', linkOfLength(2049)], 'Photo is too long.'],
  ])('that makes none says why: %j', (cells, problem) => {
    expect(plan(cells)).toMatchObject({ brief: null, problems: [problem] });
  });

  it('keeps where the product is sold', () => {
    const linkOf = (cell: string) => plan(['Mug', '', '', '', '', cell])?.link;
    expect(linkOf(' https://shop.example/mug?size=2 ')).toBe('https://shop.example/mug?size=2');
    expect(linkOf('//shop.example/mug')).toBe('https://shop.example/mug');
    expect(linkOf(linkOfLength(MAX_PRODUCT_LINK_LENGTH))).toHaveLength(MAX_PRODUCT_LINK_LENGTH);
    expect(plan(['Mug', linkOfLength(2048)])?.problems).toEqual([]);
  });

  it('keeps what was chosen to show its product', () => {
    const table = { columns, rows: [2, 3].map((line) => ({ line, cells: ['Mug'] })), faults: [] };
    const planned = planRows(table, mapping, defaults, { 3: 'type', 9: 'laptop' });
    expect(planned.map(({ brief }) => brief?.shownAs)).toEqual([undefined, 'type']);
  });

  it('names every word that is missing', () => {
    const row = plan(['Mug', '', '', '', ''], { audience: '', goal: ' ', emotion: undefined });
    expect(row?.problems).toEqual([
      'Target audience is empty.',
      'Campaign goal is empty.',
      'Dominant emotion is empty.',
    ]);
  });

  it('keeps its place among those that can’t be read', () => {
    const rows = [2, 5].map((line) => ({ line, cells: ['Mug', '', '', '', ''] }));
    const faults = [{ line: 3, message: 'A quotation mark is not closed.' }];
    const planned = planRows({ columns, rows, faults }, mapping, defaults);
    expect(planned.map(({ line, problems }) => [line, problems])).toEqual([
      [2, []],
      [3, ['A quotation mark is not closed.']],
      [5, []],
    ]);
  });
});

it.each([
  ['https://cdn.example/a.jpg', 'https://cdn.example/a.jpg', true],
  ['//cdn.example/a.jpg', 'https://cdn.example/a.jpg', true],
  ['https://cdn.example/a.jpg, https://cdn.example/b.jpg', 'https://cdn.example/a.jpg', true],
  ['photos/mug, large.jpg', 'photos/mug, large.jpg', false],
  ['C:\\photos\\mug.jpg', 'C:\\photos\\mug.jpg', false],
])('a photo %s is %s', (cell, photo, isLink) => {
  expect(plan(['Mug', cell, '', '', ''])).toMatchObject({ photo, problems: [] });
  expect(isPhotoLink(photo)).toBe(isLink);
});
