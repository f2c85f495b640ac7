import { beforeEach, expect, it, vi } from 'vitest';
import { affectedSince } from './nx-affected.ts';
import { runCommand } from './run-command.ts';

vi.mock('./run-command.ts', async (original) => ({
  ...(await original<typeof import('./run-command.ts')>()),
  runCommand: vi.fn(),
}));

/** What Nx takes for affected since each commit; there are no others. */
const AFFECTED: Readonly<Record<string, readonly string[]>> = {
  aaa: ['@adwright/credits', '@adwright/mf-billing', '@adwright/mf-gallery'],
  bbb: ['@adwright/mf-gallery'],
  ccc: [],
};

beforeEach(() => {
  vi.mocked(runCommand).mockImplementation(async (command, words) => {
    const base = /(?<commit>\w+)(?:\^\{commit\})?$/.exec(
      words.find((word) => word.startsWith('--base=')) ?? words.at(-1) ?? '',
    )?.groups?.commit;
    const found = AFFECTED[base ?? ''];
    const output = command === 'git' ? '' : `NX\n${JSON.stringify(found ?? [])}\n`;
    return { code: found ? 0 : 1, output, seconds: 0 };
  });
});

it('names shell and modules that have changed since one commit, and no library', async () => {
  expect(await affectedSince('aaa')).toEqual(['mf-billing', 'mf-gallery']);
  expect(await affectedSince('ccc')).toEqual([]);
});

it('compares each with the commit that it went live with', async () => {
  const names = await affectedSince({});
  const unchanged = Object.fromEntries(names.map((name) => [name, 'ccc']));
  expect(await affectedSince({ ...unchanged, 'mf-gallery': 'bbb' })).toEqual(['mf-gallery']);
});

it('delivers what was never live, or was built from a commit that nobody knows, the shell first', async () => {
  const all = await affectedSince({});
  expect(all[0]).toBe('shell');
  expect(all).toContain('mf-auth');
  expect(await affectedSince('gone')).toEqual(all);
});
