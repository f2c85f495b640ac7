import { describe, expect, it } from 'vitest';
import { SumTable } from './sum-table.ts';

describe('SumTable sums a grid over boxes', () => {
  const table = new SumTable(4, 3, (at) => at);

  it('SumTable.sumOf counts each cell of the box once', () => {
    expect(table.sumOf(0, 0, 4, 3)).toBe(66);
    expect(table.sumOf(1, 1, 3, 3)).toBe(5 + 6 + 9 + 10);
    expect(table.sumOf(2, 1, 2, 3)).toBe(0);
  });

  it('SumTable.sumOf counts nothing outside the grid', () => {
    expect(table.sumOf(-5, -5, 9, 9)).toBe(66);
    expect(table.sumOf(4, 0, 8, 3)).toBe(0);
  });
});
