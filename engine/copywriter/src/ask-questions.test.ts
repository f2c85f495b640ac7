import type { CopyBrief } from '@adwright/engine-lexicon';
import { describe, expect, it } from 'vitest';
import { WRITTEN_LANGUAGES } from './content/languages.ts';
import { getFactWords } from './content/texts.ts';
import { writeAdCopy } from './write-ad-copy.ts';

function writeCopy(product: string, audience = '', more: Partial<CopyBrief> = {}, variation = 0) {
  return writeAdCopy({ product, audience, emotion: 'trust', ...more }, 1, variation);
}

describe('a problem-solution ad without certain lines of a trade', () => {
  it.each([
    ['Reliure de vieux livres, devis gratuit, atelier à Nancy', 'Reliure de vieux livres ?'],
    ['ガラス製ハエ取り器 1,200円、北海道産ガラス使用、電源不要', 'ガラス製ハエ取り器？'],
    ['Begagnad barncykel 20 tum, 600 kr, nyservad, Uppsala', 'Begagnad barncykel 20 tum?'],
  ])('asks for the product instead of inventing a problem: “%s”', (product, problem) => {
    const copy = writeCopy(product);
    expect(copy.problem).toBe(problem);
    expect(copy.asks).toContain('problem');
  });

  it('answers with the brief’s own words and not with the headline', () => {
    const product = 'Begagnad barncykel 20 tum, 600 kr, nyservad, Uppsala';
    const { solution, labels } = writeCopy(product, 'föräldrar');
    expect(solution).toBe('Nyservad');
    expect(labels).toMatchObject({ problem: 'Sökes', solution: 'Hittat' });
  });

  it('names the readers if the product’s name is a statement', () => {
    const { problem, solution, labels } = writeCopy(
      'Ich nähe Dirndl nach Maß, jedes Stück nur einmal, Rosenheim',
      'Leute, denen Stangenware nie passt',
    );
    expect(problem).toBe('Für Leute, denen Stangenware nie passt');
    expect(solution).toContain('Ich nähe Dirndl nach Maß');
    expect(labels.problem).toBe('Für wen?');
  });
});

describe('a comparison without certain lines of a trade', () => {
  it('lists a buyer’s questions with the brief’s own answers', () => {
    const { comparison, labels, asks } = writeCopy(
      'Pane a lievitazione naturale, 4 € al kg, forno a legna, Matera',
      'chi ama il pane buono',
      {},
      1,
    );
    expect(asks).toContain('comparison');
    expect(labels.usual).toBe('In breve');
    expect(comparison).toEqual({
      usual: ['Cosa c’è di speciale?', 'Dove?', 'Per chi?'],
      ours: ['Forno a legna', 'Matera', 'Per chi ama il pane buono'],
    });
  });

  it('does not ask where a product is sold if the place says where it is made', () => {
    const { comparison } = writeCopy(
      'ガラス製ハエ取り器 1,200円、北海道産ナラ使用、無塗装',
      '主婦',
      {},
      1,
    );
    expect(comparison.usual).not.toContain('場所は？');
    expect(comparison.ours.join()).toContain('北海道産ナラ使用');
  });

  it.each([
    ['telephone number', '03 83 00 11 22'],
    ['code', 'LIVRE10'],
  ])('leaves a %s in the offer or the facts line, where readers look for it', (_, value) => {
    const { comparison, facts, offer } = writeCopy(
      'Reliure de vieux livres, atelier à Nancy, code LIVRE10, tél. 03 83 00 11 22',
      'bibliothèques',
    );
    expect(comparison.ours.join()).not.toContain(value);
    expect([offer?.text, ...(facts ?? [])].join()).toContain(value);
  });

  it('answers only with words about the product, and not with what readers should do', () => {
    const { comparison, solution } = writeCopy(
      'Ramonage + certificat pour l’assurance, Nantes et 30 km autour, passage sous 5 jours',
      'propriétaires avec cheminée',
      { goal: 'venir voir le stand, apporter une photo' },
    );
    expect(comparison.ours.join()).not.toMatch(/photo|stand/i);
    expect(solution).not.toMatch(/photo|stand|propriétaires/i);
  });

  it('keeps the lines of the kind of product if the brief answers fewer than two questions', () => {
    const { comparison, asks = [] } = writeCopy('Reliure de vieux livres');
    expect(asks).not.toContain('comparison');
    expect(comparison.ours.every((row) => row !== '')).toBe(true);
  });
});

it.each([
  ['Dog grooming at your home, full groom from £45', 'dog owners'],
  ['Cours de guitare à domicile, 25 € l’heure, premier cours offert', 'débutants'],
  ['Trauerfloristik, Kränze ab 90 €, Lieferung zur Kapelle, Bonn', 'Angehörige'],
  ['Wir suchen eine Küchenhilfe, 14 € die Stunde, Bonn', 'Quereinsteiger'],
])('keeps the lines of a certain trade, a solemn trade or a job: “%s”', (product, audience) => {
  expect(writeCopy(product, audience).asks).toBeUndefined();
});

it('asks no questions in a language other than the brief’s', () => {
  const { asks } = writeCopy('Reliure de vieux livres, atelier à Nancy', '', { language: 'de' });
  expect(asks).toBeUndefined();
});

it.each(WRITTEN_LANGUAGES)('has different questions in %s', (language) => {
  const { special, audience, where, when, price, more } = getFactWords(language).questions;
  expect(new Set([special, audience, where, when, price, more]).size).toBe(6);
});

it('answers with a closing day or a place only if the brief says nothing else', () => {
  const { solution } = writeCopy(
    'Tasca no Bonfim, bebida e café, encerra ao domingo',
    'quem trabalha perto',
  );
  expect(solution).not.toMatch(/encerra/);
  expect(writeCopy('Kombi bakımı, Çankaya ve Keçiören', 'apartmanlar').solution).not.toMatch(
    /^Çankaya/,
  );
});
