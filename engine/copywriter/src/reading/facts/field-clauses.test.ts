import { describe, expect, it } from 'vitest';
import { clausesBehindName } from './field-clauses.ts';

describe('clausesBehindName', () => {
  const behind = (text: string, said: string) => {
    const start = text.indexOf(said);
    return clausesBehindName(text, [{ start, end: start + said.length }]).map((clause) =>
      text.slice(clause.start, clause.end).trim(),
    );
  };

  it('returns the clauses after the one that names the product', () => {
    expect(behind('20% off today, leather bags, free returns', '20% off today')).toEqual([
      'free returns',
    ]);
  });

  it('returns no clause with the product’s name if a brand precedes it', () => {
    expect(behind('Loom & Larder, weekly veg boxes from £14, no contract', 'from £14')).toEqual([
      'no contract',
    ]);
  });
});
