import { expect, it } from 'vitest';
import { formObliquePlural } from './oblique-plural.ts';

it.each([
  ['युवा पुरुष', 'युवा पुरुषों'],
  ['गृहिणियाँ', 'गृहिणियों'],
  ['ऑफ़िस जाने वाले', 'ऑफ़िस जाने वालों'],
  ['बेरोज़गार युवा', 'बेरोज़गार युवाओं'],
  ['महिलाएँ', 'महिलाओं'],
  ['परिवार और जोड़े', 'परिवारों और जोड़ों'],
  ['दिल्ली के मकान मालिक', 'दिल्ली के मकान मालिकों'],
  ['विद्यार्थी', 'विद्यार्थियों'],
  ['पीजी में रहने वाले लड़के-लड़कियाँ', 'पीजी में रहने वाले लड़के-लड़कियों'],
  ['12वीं पास युवा', '12वीं पास युवाओं'],
  ['लड़का', null],
  ['शुरुआती', null],
  ['startup founders', null],
])('puts the audience "%s" into the Hindi case before "for": %j', (audience, oblique) => {
  expect(formObliquePlural(audience)).toBe(oblique);
});
