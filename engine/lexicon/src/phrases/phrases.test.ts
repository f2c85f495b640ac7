import { expect, it } from 'vitest';
import { foldText } from './folded-text.ts';
import { Phrases } from './phrases.ts';

const LISTS = { season: ['spring', 'new year'] };

function findPhrase(phrase: string, text: string): string | null {
  const span = new Phrases([phrase], LISTS).find(foldText(text));
  return span && text.slice(span.start, span.end);
}

it.each([
  ['grand [re] opening [day|week]', 'Café, grand re-opening week in May', 'grand re-opening week'],
  ['grand [re] opening [day|week]', 'Grand Opening!', 'Grand Opening'],
  ['{season} sale', 'the New Year SALE', 'New Year SALE'],
  ['(kerz*|licht) gesucht', 'Kerzen gesucht', 'Kerzen gesucht'],
  ['*er needed', 'a bike courier needed', 'courier needed'],
  ["l'équipe", 'rejoignez l’équipe', 'l’équipe'],
  ['iş ilanı', 'İŞ ilanı: aşçı', 'İŞ ilanı'],
  ['求人', '看護師求人、週3日', '求人'],
  ['招聘 … 软件', '招聘管理软件', '招聘管理软件'],
])('finds the phrase “%s” in “%s”', (phrase, text, words) => {
  expect(findPhrase(phrase, text)).toBe(words);
});

it.each([
  ['open', 'reopened opener'],
  ['grand opening', 'grandopening'],
  ['grand opening', 'grand, opening'],
  ['招聘 … 软件', '招聘一二三四五六七软件'],
  ['*er needed', 'needed'],
])('does not find the phrase “%s” in “%s”', (phrase, text) => {
  expect(findPhrase(phrase, text)).toBeNull();
});

it('throws an error for a phrase that refers to a missing list', () => {
  expect(() => new Phrases(['{seasons} sale'], LISTS)).toThrow('No list is called "seasons"');
});
