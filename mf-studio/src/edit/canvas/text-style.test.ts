import { expect, test } from 'vitest';
import { buildFieldStyle, type TextLook } from './text-style.ts';
import { listFaceNames } from './use-ad-faces.ts';

const look: TextLook = {
  setting: {
    lines: ['TWO', 'LINES'],
    size: 108,
    leading: 108,
    tracking: 0,
    ascent: 80,
    families: '"anton latin 400 normal"',
    align: 'start',
    direction: 'ltr',
  },
  ink: '#102030',
  plate: '#eeeeee',
  isInShape: false,
  height: 200,
  formatWidth: 1080,
};

test('the text field in the picture has the text’s size, colours and capital letters', () => {
  expect(buildFieldStyle(look, 'Two lines', { ascent: 1, descent: 0.2 })).toMatchObject({
    fontSize: '10.000cqw',
    lineHeight: '10.000cqw',
    color: '#102030',
    background: '#eeeeee',
    textTransform: 'uppercase',
    left: 0,
  });
  expect(buildFieldStyle(look, 'TWO LINES')).toMatchObject({ textTransform: 'none' });
});

test('the text field in the picture puts the first line of text at the same height as in the picture', () => {
  const { top } = buildFieldStyle(look, '', { ascent: 1, descent: 0.2 });
  // Half of the negative leading moves the baseline up to 97.2 px below the top of the field.
  expect(top).toBe(`${((80 - 97.2) / 10.8).toFixed(3)}cqw`);
});

test('the text field in the picture is anchored at the side that remains in place when its text grows', () => {
  const rtl: TextLook = { ...look, setting: { ...look.setting, direction: 'rtl' } };
  expect(buildFieldStyle(rtl, '')).toMatchObject({ right: 0, direction: 'rtl' });
  const end: TextLook = { ...rtl, setting: { ...rtl.setting, align: 'end' } };
  expect(buildFieldStyle(end, '')).toMatchObject({ left: 0 });
  const centred: TextLook = { ...look, setting: { ...look.setting, align: 'center' } };
  expect(buildFieldStyle(centred, '')).toMatchObject({ left: '50%' });
});

test('the text field in the picture loads only our standard fonts of a font list, without the list’s emoji font', () => {
  expect(
    listFaceNames('"own-abc", "anton latin 400 normal", "noto-color-emoji emoji 400 normal"'),
  ).toEqual(['anton latin 400 normal']);
});
