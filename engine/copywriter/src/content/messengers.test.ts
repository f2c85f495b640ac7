import { describe, expect, it } from 'vitest';
import { listCallsToAction } from '../localised/asked-for.ts';
import type { LocalisedLanguage } from './languages.ts';
import { findMessenger } from './messengers.ts';

describe('the messenger that a goal names', () => {
  it.each<[LocalisedLanguage, string, string | null]>([
    ['fr', 'message insta ou 06 12 34 56 01', 'Instagram'],
    ['uk', 'записатися через вайбер', 'Viber'],
    ['zh', '加官方LINE訂購', 'LINE'],
    ['ko', '카톡 채널로 주문', '카카오톡'],
    ['vi', 'đặt qua Zalo', 'Zalo'],
    ['ru', 'подписаться на телеграм-канал', null],
    ['de', 'online bestellen', null],
    ['fr', 'installation offerte', null],
  ])('prints the messenger’s name that is usual in its market (%s: %s)', (language, goal, name) => {
    expect(findMessenger(goal, language)).toBe(name);
  });

  it('prints the messenger’s name in the call to action', () => {
    const brief = {
      product: 'вишиванки ручної роботи',
      audience: '',
      goal: 'писати в дірект інстаграм',
    };
    expect(listCallsToAction({ ...brief, told: 'uk' }, 'uk')).toEqual([
      'Напишіть у Instagram',
      'Запитайте у Instagram',
    ]);
  });

  it('names WhatsApp if a Dutch goal asks to "appen"', () => {
    const brief = {
      product: 'fietsenmaker aan huis',
      audience: '',
      goal: 'appen naar 06 5550 1834',
    };
    expect(listCallsToAction({ ...brief, told: 'nl' }, 'nl').join()).toContain('WhatsApp');
  });
});
