import { describe, expect, it } from 'vitest';
import { withEdges } from './word-edges.ts';

describe('withEdges', () => {
  it.each([
    [/\b(?:café|tea)\b/iu, 'Café Royal', 'cafétéria'],
    [/दान\b/iu, 'रक्त दान', 'दानी'],
    [/\bчай/iu, 'чай с мятой', 'случай'],
    [/курс/iu, 'онлайн-курсы', 'экскурсии'],
    [/سبا\b/iu, 'السبا', 'سباك'],
    [/نقل/iu, 'للنقل', 'تنقل'],
    [/mode|\p{L}*tasche/iu, 'Handtaschen', 'Kommode'],
    [/\b(?:seo|app)\b/iu, 'SEO対策', 'Seoul'],
    [/a(?:b|c)|[|(]d/iu, 'ac', 'bac'],
    [/\b(?:pan|pot)s?\b|\bsurf|سبا\b|\p{L}*messer\b/iu, 'Küchenmesser', 'pants'],
    [/\b(?:pan|pot)s?\b|\bsurf|سبا\b|\p{L}*messer\b/iu, 'surfing', 'Messerblock'],
  ])('%s is found in "%s" and not in "%s"', (words, whole, inside) => {
    expect(withEdges(words).test(whole)).toBe(true);
    expect(withEdges(words).test(inside)).toBe(false);
  });
});
