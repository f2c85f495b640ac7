import { expect, it } from 'vitest';
import { writeAdCopy } from '../write-ad-copy.ts';
import { writeAdText } from '../write-ad-text.ts';
import { removeGreeting } from './remove-greeting.ts';

it.each([
  ['Hi everyone, we walk dogs in Leeds', 'we walk dogs in Leeds'],
  ['Hallo zusammen! Klavierunterricht', 'Klavierunterricht'],
  ['Здравствуйте! Гончарная студия', 'Гончарная студия'],
  ['Merhaba, çiftlere özel atölye', 'çiftlere özel atölye'],
  ['Καλησπέρα σας, κουρέας σκύλων', 'κουρέας σκύλων'],
  ['halo kak, aku jual buket', 'aku jual buket'],
  ['chào cả nhà, mình nhận may áo dài', 'mình nhận may áo dài'],
  ['안녕하세요. 피아노 조율', '피아노 조율'],
  ['大家好，钢琴课招生', '钢琴课招生'],
  ['ciao vendiamo passata fatta in casa', 'vendiamo passata fatta in casa'],
  ['hola vendemos pan casero', 'vendemos pan casero'],
])('removes the greeting at the start of a brief: %s', (field, rest) => {
  expect(removeGreeting(field)).toBe(rest);
});

it.each(['Hello Kitty backpack', 'Ciao Bella pizzeria', 'Hey, ', 'Moin Moin Kaffee'])(
  'keeps a name that begins like a greeting, and a field of one greeting: %s',
  (field) => {
    expect(removeGreeting(field)).toBe(field);
  },
);

it('prints no greeting as a headline or behind an introduction', () => {
  const brief = {
    product: 'Здравствуйте! Гончарная студия, группы по 6 человек, 2500 ₽',
    audience: '',
    goal: '',
    emotion: 'trust',
    adType: 'product showcase',
  } as const;
  const words = [JSON.stringify(writeAdCopy(brief, 1, 0)), ...writeAdText(brief, 1)].join(' ');
  expect(words).not.toContain('Здравствуйте');
  expect(words).toContain('Гончарная студия');
});
