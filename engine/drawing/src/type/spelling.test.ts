import { describe, expect, it } from 'vitest';
import { fitText } from './fit-text.ts';
import { DISPLAY, TEXT } from './font-catalogue.ts';
import { spellsOut } from './spelling.ts';

const room = { maxWidth: 420, maxHeight: 900, maxSize: 90, minSize: 30, maxLines: 6 };
const lines = (text: string, limits: Partial<typeof room> = {}, face = TEXT.inter) =>
  fitText({ text, face, ...room, ...limits }).lines;

describe('spelling of the lines after a text was broken into lines', () => {
  it.each([
    'Slow mornings start here',
    '  Two   spaces\nand a line ',
    'Donaudampfschifffahrtsgesellschaftskapitän',
    'A well-thought-out plan/idea for each-and-every kitchen',
    'قهوة عربية طازجة كل صباح مع العائلة',
    'קפה טרי בכל בוקר',
    '新しい朝のためのコーヒーを毎日すこしずつ',
    'นมถั่วเหลืองสำหรับทุกเช้าของครอบครัว',
    'Người đẹp uống trà sữa mỗi buổi sáng',
    'हर सुबह ताज़ी कॉफी',
    'Summer is here 🌞👨‍👩‍👧 for 5 km',
  ])('lines spell out the whole text %j', (text) => {
    expect(lines(text).length).toBeGreaterThan(1);
    expect(spellsOut(lines(text), text)).toBe(true);
  });

  it('lines spell out a text in capitals, and Greek capitals without accents', () => {
    const text = 'Εξαιρετικό παρθένο ελαιόλαδο';
    expect(lines(text, {}, DISPLAY.oswald).join(' ')).toBe('ΕΞΑΙΡΕΤΙΚΟ ΠΑΡΘΕΝΟ ΕΛΑΙΟΛΑΔΟ');
    expect(spellsOut(lines(text, {}, DISPLAY.oswald), text)).toBe(true);
  });

  it.each([
    ['Çiftler için', 'ÇİFTLER İÇİN'],
    ['Bugün mutfak bizde', 'BUGÜN MUTFAK BİZDE'],
    ['Balık restoranı', 'BALIK RESTORANI'],
    ['No dairy. No drama.', 'NO DAIRY. NO DRAMA.'],
    ['Iris mini bag', 'IRIS MINI BAG'],
    ['Tischdecken für Gäste', 'TISCHDECKEN FÜR GÄSTE'],
  ])(
    'lines keep the dot on the i of Turkish words in capitals, and of no other language: %s',
    (text, capitals) => {
      expect(lines(text, {}, DISPLAY.oswald).join(' ')).toBe(capitals);
      expect(spellsOut(lines(text, {}, DISPLAY.oswald), text)).toBe(true);
    },
  );

  it('lines may end with an ellipsis if the text has no room', () => {
    const text = 'Everything you need to finish the kitchen you started planning two summers ago';
    const cut = lines(text, { maxLines: 2 });
    expect(cut.at(-1)).toMatch(/…$/);
    expect(spellsOut(cut, text)).toBe(true);
  });
});

describe('lines that differ from the text', () => {
  const text = 'Slow mornings start here';
  it.each([
    ['a letter left out', ['Slow mornngs', 'start here']],
    ['two letters that changed places', ['Slow mronings', 'start here']],
    ['a word left out', ['Slow mornings', 'here']],
    ['a word too many', ['Slow mornings', 'start here now']],
    ['lines in another order', ['start here', 'Slow mornings']],
    ['an end without an ellipsis', ['Slow mornings', 'start']],
    ['an ellipsis in the middle', ['Slow morn…', 'start here']],
    ['an ellipsis for everything', ['…']],
    ['a hyphen between words', ['Slow -', 'mornings start here']],
    ['no lines', []],
  ])('lines do not spell out the text if they have %s', (_, drawn) => {
    expect(spellsOut(drawn, text)).toBe(false);
  });

  it('lines with a lost accent do not spell out the text, unless the letters are capitals', () => {
    expect(spellsOut(['Kaffee fur alle'], 'Kaffee für alle')).toBe(false);
    expect(spellsOut(['ελαιολαδο'], 'ελαιόλαδο')).toBe(false);
  });
});
