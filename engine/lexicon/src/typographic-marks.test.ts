import { expect, it } from 'vitest';
import { quoteWords, setTypographicMarks } from './typographic-marks.ts';

it.each([
  ['en', `Dr. O'Neill's dental clinic`, 'Dr. O’Neill’s dental clinic'],
  ['en', `the riders' choice`, 'the riders’ choice'],
  ['en', `rock 'n' roll school, 'til late, the '90s`, 'rock ’n’ roll school, ’til late, the ’90s'],
  ['en', `"Moon & Back" bedtime book`, '“Moon & Back” bedtime book'],
  ['en', `the 'Blue' room`, 'the ‘Blue’ room'],
  ['de', `Hörbuch "Der kleine Bär"`, 'Hörbuch „Der kleine Bär“'],
  ['fr', `"L'Atelier" d'Aurélie`, '«\u00a0L’Atelier\u00a0» d’Aurélie'],
  ['it', `olio dell'orto, un po' piccante`, 'olio dell’orto, un po’ piccante'],
  ['ja', `"月"の石けん`, '「月」の石けん'],
  ['uk', `м'яке крісло`, 'м’яке крісло'],
  ['he', `ג'ינס בע"מ`, 'ג׳ינס בע״מ'],
])(
  'replaces straight apostrophes and quotation marks by those of the language %s: %s',
  (language, typed, printed) => {
    expect(setTypographicMarks(typed, language)).toBe(printed);
  },
);

it.each([
  `6'2" mannequin`,
  `10' ladder`,
  `55" screen`,
  `2" x 4" boards`,
  `code TERM15`,
  `part X1'A`,
  '„Volt“ Rad',
  '« Soleil » crème',
  '「月」の石けん',
  'Dr. O’Neill’s “best”',
])('keeps the marks of measures, codes and typographic texts as typed: %s', (typed) => {
  expect(setTypographicMarks(typed, 'en')).toBe(typed);
});

it('keeps an inch sign next to quoted words', () => {
  expect(setTypographicMarks(`12" vinyl "Blue"`, 'en')).toBe('12" vinyl “Blue”');
});

it.each([
  ['en', `I've never slept better.`, '“I’ve never slept better.”'],
  ['en', `"Best boots ever"`, '“Best boots ever”'],
  ['de', '“Nie besser geschlafen!”', '„Nie besser geschlafen!“'],
  ['fr', `Je n'ai jamais mieux dormi.`, '«\u00a0Je n’ai jamais mieux dormi.\u00a0»'],
  ['ja', 'よく眠れました。', '「よく眠れました。」'],
  ['pl', `Buty "na lata"`, '„Buty ‘na lata’”'],
])('puts words between the quotation marks of the language %s: %s', (language, words, quoted) => {
  expect(quoteWords(words, language)).toBe(quoted);
});
