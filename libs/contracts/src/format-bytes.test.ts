import { expect, it } from 'vitest';
import { formatBytes } from './format-bytes.ts';

it.each([
  [0, '0 KB'],
  [1, '0.1 KB'],
  [20 * 1024, '20 KB'],
  [1023.5 * 1024, '1,023.5 KB'],
  [5 * 2 ** 20, '5 MB'],
  [1.41 * 2 ** 20, '1.5 MB'],
  [5 * 2 ** 30, '5 GB'],
  [4096 * 2 ** 40, '4,096 TB'],
])('formatBytes formats %d bytes as %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});
