import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { AUTH_LIMITS } from './data-service/auth/rate-limits.ts';
import { REST_LIMITS } from './data-service/rest-limits.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const ENGINE = path.join(ROOT, 'engine/service/src');

const table = await readFile(path.join(ROOT, 'docs/limits.md'), 'utf8');
const rows = table.split('\n').filter((line) => line.startsWith('|'));

const number = (value: number) => value.toLocaleString('en-US');

/** Formats the rate limits of the engine's routes in the words of docs/limits.md. */
async function limitsOfRoutes(): Promise<string[]> {
  const files = await readdir(ENGINE, { recursive: true });
  const sources = files.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const found = await Promise.all(
    sources.map(async (file) => {
      const text = await readFile(path.join(ENGINE, file), 'utf8');
      return [...text.matchAll(/burst: (\d+), perSecond: ([\d.]+)/g)].map(
        ([, burst, perSecond]) => ({ file, burst: Number(burst), perSecond: Number(perSecond) }),
      );
    }),
  );
  return found.flat().map(({ burst, perSecond }) => {
    const then = perSecond < 1 ? `one per ${number(1 / perSecond)} s` : `${perSecond} per second`;
    return `burst of ${burst}, then ${then}`;
  });
}

it('docs/limits.md lists each rate limit of the engine’s routes exactly once', async () => {
  const limits = await limitsOfRoutes();
  expect(limits.length).toBeGreaterThan(7);
  for (const limit of new Set(limits)) {
    const here = rows.filter((row) => row.includes(limit)).length;
    const there = limits.filter((each) => each === limit).length;
    expect(here, limit).toBeGreaterThanOrEqual(there);
  }
});

it('docs/limits.md lists the limits of a request to the rows API', () => {
  const bounds = [
    `${number(REST_LIMITS.query)} characters`,
    `${number(REST_LIMITS.value)} a value`,
    `${REST_LIMITS.columns} columns`,
    `${REST_LIMITS.orders} orders`,
    `${REST_LIMITS.conditions}, ${REST_LIMITS.conditionsPerColumn} a column`,
    `${REST_LIMITS.depth} levels of brackets`,
    `${REST_LIMITS.wildcards} wildcards a pattern`,
    `${REST_LIMITS.path} levels of a path`,
    `${REST_LIMITS.rows} rows`,
    `${REST_LIMITS.bodyDepth} levels`,
  ];
  expect(bounds.filter((bound) => !table.includes(bound))).toEqual([]);
});

it('docs/limits.md lists how often a user may try to sign in or request a mail', () => {
  const { failedLoginsPerClient, failedLoginsPerAccount, failuresPerIp } = AUTH_LIMITS;
  const { mailsPerAccount, mailsPerIp } = AUTH_LIMITS;
  const limits = [
    `${failedLoginsPerClient.points} in ${failedLoginsPerClient.seconds / 60} minutes`,
    `${failedLoginsPerAccount.points} an hour, then 1 a minute`,
    `${failuresPerIp.points} in ${failuresPerIp.seconds / 60} minutes`,
    `${mailsPerAccount.points} an hour`,
    `${mailsPerIp.points} an hour`,
  ];
  for (const limit of limits)
    expect(
      rows.filter((row) => row.includes(`| ${limit} `)),
      limit,
    ).toHaveLength(1);
});
