import { expect, it } from 'vitest';
import { addAudienceSentence } from './name-audience.ts';
import { writeAdText } from './write-ad-text.ts';

it('the sentence about the readers follows the sentence about the product', () => {
  const text = 'Drain clearing incl. surveys. No call out charge. Call us.';
  expect(
    addAudienceSentence(text, 'Drain clearing incl. surveys', 'For homeowners in Leeds.', ' '),
  ).toBe('Drain clearing incl. surveys. For homeowners in Leeds. No call out charge. Call us.');
});

it('an abbreviation does not end the sentence about the product', () => {
  expect(
    addAudienceSentence(
      'Praca: kierowca kat. B, Poznań. Zadzwoń.',
      'kierowca kat',
      'Dla osób z CV.',
      ' ',
    ),
  ).toBe('Praca: kierowca kat. B, Poznań. Dla osób z CV. Zadzwoń.');
});

it.each([
  ['Blocked drain clearing', 'homeowners in Leeds and Wakefield', 'n Leeds and Wakefield'],
  ['Fahrradreparatur mit Abholung', 'Berufspendler in Freiburg', 'Für Berufspendler in Freiburg.'],
  ['上门清洗空调', '杭州有小孩的家庭', '适合杭州有小孩的家庭。'],
])('each text names the readers and where they live (%s)', (product, audience, sentence) => {
  const texts = writeAdText(
    { product, audience, goal: '', emotion: 'trust', adType: 'product showcase' },
    3,
  ).slice(0, 3);
  for (const text of texts)
    expect(text).toContain(sentence.replace(/[.。]$/u, '').replace(/^For /, ''));
});
