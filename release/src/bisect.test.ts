import type { RegistryChange } from '@adwright/contracts';
import { describe, expect, it } from 'vitest';
import { findFirstBad, formatFirstBad, listPastStates, type PastState } from './bisect.ts';

let generation = 0;
function change(action: string, subject: string, version?: string, from?: string): RegistryChange {
  generation += 1;
  return {
    generation,
    at: '2026-11-27T10:00:00.000Z',
    by: 'ann@adwright.example',
    action,
    subject,
    ...(version ? { version } : {}),
    ...(from ? { from } : {}),
  };
}

describe('past live versions from the registry’s history', () => {
  it('the live versions change at deploys, promotions, rollbacks and removals only', () => {
    const history = [
      change('deploy', 'mf-auth', 'a2', 'a1'),
      change('canary', 'mf-gallery', 'g3 at 10 %', 'g2'),
      change('flag', 'new-editor', 'to 10 % of visitors'),
      change('promote', 'mf-gallery', 'g3', 'g2'),
      change('deploy', 'shell', 's2', 's1'),
      change('rollback', 'mf-gallery', 'g2', 'g3'),
      change('remove', 'mf-auth', undefined, 'a2'),
    ];
    const now = { 'mf-gallery': 'g2', 'mf-tools': 't1', shell: 's2' };
    const states = listPastStates(history, now);
    expect(states.map(({ live }) => live)).toEqual([
      { 'mf-auth': 'a1', 'mf-gallery': 'g2', 'mf-tools': 't1', shell: 's1' },
      { 'mf-auth': 'a2', 'mf-gallery': 'g2', 'mf-tools': 't1', shell: 's1' },
      { 'mf-auth': 'a2', 'mf-gallery': 'g3', 'mf-tools': 't1', shell: 's1' },
      { 'mf-auth': 'a2', 'mf-gallery': 'g3', 'mf-tools': 't1', shell: 's2' },
      { 'mf-auth': 'a2', 'mf-gallery': 'g2', 'mf-tools': 't1', shell: 's2' },
      { 'mf-gallery': 'g2', 'mf-tools': 't1', shell: 's2' },
    ]);
    expect(states.at(-1)?.live).toEqual(now);
  });

  it('the live versions do not change when a canary ends', () => {
    const history = [
      change('canary', 'mf-gallery', 'g2 at 10 %', 'g1'),
      change('rollback', 'mf-gallery', 'g1', 'g2'),
    ];
    expect(listPastStates(history, { 'mf-gallery': 'g1' })).toHaveLength(1);
  });

  it('a canary does not count as live when the history starts with its rollback', () => {
    const history = [change('rollback', 'mf-gallery', 'g1', 'g2')];
    expect(listPastStates(history, { 'mf-gallery': 'g1' })).toEqual([
      { change: undefined, live: { 'mf-gallery': 'g1' } },
    ]);
  });
});

describe('the binary search for the first bad deploy', () => {
  const history = Array.from({ length: 200 }, (_, index) =>
    change(
      'deploy',
      index % 2 ? 'shell' : 'mf-gallery',
      `v${index}`,
      index > 1 ? `v${index - 2}` : 'v',
    ),
  );
  const states = listPastStates(history, { 'mf-gallery': 'v198', shell: 'v199' });
  const brokenFrom = (first: number) => async (state: PastState) =>
    states.indexOf(state) >= first ? ['shows nothing'] : [];

  it.each([1, 2, 77, 150, 200])(
    'the search finds the bad change %d of 200 in at most ten tries',
    async (first) => {
      const found = await findFirstBad(states, brokenFrom(first));
      expect(found.change).toBe(history[first - 1]);
      expect(found.tries).toBeLessThanOrEqual(10);
      const version = `v${first - 1}`;
      expect(formatFirstBad(found).join('\n')).toMatch(
        new RegExp(`deployed ${version}\\b.*by ann@adwright\\.example\\n +shows nothing$`),
      );
    },
  );

  it('the search fails with a reason when the page works now, or was broken from the start', async () => {
    await expect(findFirstBad(states, brokenFrom(201))).rejects.toThrow(
      'works with the live versions',
    );
    await expect(findFirstBad(states, brokenFrom(0))).rejects.toThrow(
      'before the earliest recorded change',
    );
  });
});
