import { expect, it } from 'vitest';
import { findShownObject } from './object-of-brief.ts';

it('an ad shows the object that the product’s name denotes', () => {
  expect(findShownObject('Sourdough bread')).toBe('loaf');
});

it.each([
  'conveyor rollers',
  'land plots',
  'a better tomorrow',
  'Quantora',
  'Förderrollen aus Stahl',
  'コンベヤローラー部品',
  '4006381333931',
  'asdf',
  '🎉🎉',
  '',
])("shows no product if the product's words name no object: “%s”", (product) => {
  expect(findShownObject(product)).toBe('type');
});
