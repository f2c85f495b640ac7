import { expect, it } from 'vitest';
import { listChangedApps } from './changed-apps.ts';

/** Apps that Nx reports as affected, by the commit since which they changed; no other commits exist. */
const AFFECTED: Readonly<Record<string, readonly string[]>> = {
  aaa: ['@adwright/credits', '@adwright/mf-billing', '@adwright/mf-gallery'],
  bbb: ['@adwright/mf-gallery'],
  ccc: [],
};

async function run(file: string, words: readonly string[]): Promise<string> {
  const option = words.find((word) => word.startsWith('--base=')) ?? words.at(-1) ?? '';
  const commit = /(?<commit>\w+)(?:\^\{commit\})?$/.exec(option)?.groups?.commit;
  const affected = AFFECTED[commit ?? ''];
  if (!affected) throw new Error(`there is no commit ${commit}`);
  return file === 'git' ? '' : `NX\n${JSON.stringify(affected)}\n`;
}
const changedSince = (base: Parameters<typeof listChangedApps>[0]) => listChangedApps(base, run);

it('listChangedApps lists the shell and the modules that have changed since one commit, but no libraries', async () => {
  expect(await changedSince('aaa')).toEqual(['mf-billing', 'mf-gallery']);
  expect(await changedSince('ccc')).toEqual([]);
});

it('listChangedApps compares each app with the commit from which its live version was built', async () => {
  const names = await changedSince({});
  const unchanged = Object.fromEntries(names.map((name) => [name, 'ccc']));
  expect(await changedSince({ ...unchanged, 'mf-gallery': 'bbb' })).toEqual(['mf-gallery']);
});

it('listChangedApps lists an app that was never live, or was built from an unknown commit, with the shell first', async () => {
  const all = await changedSince({});
  expect(all[0]).toBe('shell');
  expect(all).toContain('mf-auth');
  expect(await changedSince('gone')).toEqual(all);
});
