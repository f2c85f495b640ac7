import { describe, expect, it } from 'vitest';
import { findClausesBehindName } from './field-clauses.ts';

describe('findClausesBehindName', () => {
  const listClausesBehind = (text: string, said: string) => {
    const start = text.indexOf(said);
    return findClausesBehindName(text, [{ start, end: start + said.length }]).map((clause) =>
      text.slice(clause.start, clause.end).trim(),
    );
  };

  it('returns the clauses after the one that names the product', () => {
    expect(listClausesBehind('20% off today, leather bags, free returns', '20% off today')).toEqual(
      ['free returns'],
    );
  });

  it('returns no clause with the product’s name if a brand precedes it', () => {
    expect(
      listClausesBehind('Loom & Larder, weekly veg boxes from £14, no contract', 'from £14'),
    ).toEqual(['no contract']);
  });
});
