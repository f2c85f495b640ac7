import { expect, it } from 'vitest';
import { correctObjectParticle } from './choose-object-particle.ts';

it.each([
  ['일하는 여성을 위해', '일하는 여성을 위해'],
  ['기계 업체을 위해', '기계 업체를 위해'],
  ['가족과 친구을 위해', '가족과 친구를 위해'],
  ['CEO을 위해', 'CEO를 위해'],
  ['PM을 위해', 'PM을 위해'],
  ['초보자를 위한', '초보자를 위한'],
])('corrects the Korean particle in “%s” to “%s”', (text, said) => {
  expect(correctObjectParticle(text)).toBe(said);
});
