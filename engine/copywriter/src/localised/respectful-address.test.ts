import { expect, it } from 'vitest';
import { writeAdCopy } from '../write-ad-copy.ts';

it.each([
  ['会社員', '会社員の方へ'],
  ['飲食店', '飲食店の方へ'],
  ['働く女性', '働く女性へ'],
  ['子育て世代', '子育て世代へ'],
  ['猫好きの方', '猫好きの方へ'],
  ['夫婦', 'ご夫婦へ'],
  ['ご家族', 'ご家族へ'],
  ['経営者の方へ', '経営者の方へ'],
])('addresses the Japanese audience “%s” as “%s”', (audience, address) => {
  const brief = { product: 'はじめてのヨガ教室、少人数制', audience, goal: '申し込み' };
  expect(writeAdCopy({ ...brief, emotion: 'trust' }, 7, 0).eyebrow).toBe(address);
});
