// @vitest-environment node
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatApiSection } from './api-report.ts';
import { DeclarationGraph } from './declaration-graph.ts';
import { readApis, readLibraryApis } from './library-api.ts';
import { listUsedExports } from './used-exports.ts';

const CREDITS = {
  'credits/src/index': `export { useCredits } from './use-credits.ts';
    export type { CreditUsage } from './use-credits.ts';
    export * from './watch.ts';`,
  'credits/src/use-credits': `import type { UserRow } from '@adwright/contracts';
    export interface CreditUsage { left: number; row: UserRow }
    export declare function useCredits(): CreditUsage;`,
  'credits/src/watch': `import { Link } from 'react-router-dom';
    export declare const watch: typeof Link;`,
  'contracts/src/index': `export interface UserRow { credits: number }
    export interface Other { a: string }`,
};
const PACKAGES = new Map([['@adwright/contracts', 'contracts/src/index']]);

function closureOf(name: string, changes: Partial<Record<keyof typeof CREDITS, string>> = {}) {
  const graph = new DeclarationGraph(new Map(Object.entries({ ...CREDITS, ...changes })), PACKAGES);
  return graph.closure('credits/src/index', name);
}

it('an API report shows each export, the types that the export names, and names from packages', () => {
  const graph = new DeclarationGraph(new Map(Object.entries(CREDITS)), PACKAGES);
  expect(formatApiSection('@adwright/credits', 'credits/src/index', graph)).toBe(
    [
      '## @adwright/credits',
      'Exports `useCredits`, `watch`.',
      '```ts\ndeclare function useCredits(): CreditUsage;\n\ndeclare const watch: typeof Link;\n```',
      'What these name:',
      '```ts\ninterface CreditUsage { left: number; row: UserRow }\n\ninterface UserRow { credits: number }\n```',
      'From packages:',
      '- `react-router-dom`: `Link`',
    ].join('\n\n'),
  );
});

describe('the declaration of an export', () => {
  it('the declaration of an export is found through re-exports, for values only', () => {
    const graph = new DeclarationGraph(new Map(Object.entries(CREDITS)), PACKAGES);
    expect(graph.valueExports('credits/src/index')).toEqual(['useCredits', 'watch']);
  });

  it('the declaration of an export contains every type that it refers to, also from other libraries', () => {
    expect(closureOf('useCredits')).toEqual([
      'declare function useCredits(): CreditUsage;',
      'interface CreditUsage { left: number; row: UserRow }',
      'interface UserRow { credits: number }',
    ]);
    expect(closureOf('watch')).toContain('react-router-dom#Link');
  });

  it.each([
    [
      'a type that it names changes',
      'contracts/src/index',
      'export interface UserRow { credits: string }',
      true,
    ],
    [
      'a type that it does not name changes',
      'contracts/src/index',
      'export interface UserRow { credits: number } export interface Other { b: 1 }',
      false,
    ],
    [
      'its parameters change',
      'credits/src/use-credits',
      CREDITS['credits/src/use-credits'].replace('useCredits()', 'useCredits(userId: string)'),
      true,
    ],
    [
      'an export is added beside it',
      'credits/src/use-credits',
      `${CREDITS['credits/src/use-credits']} export declare const more: 1;`,
      false,
    ],
  ] as const)(
    'the collected declarations change only when the API changes: %s',
    (_case, file, text, changes) => {
      const before = closureOf('useCredits');
      const after = closureOf('useCredits', { [file]: text });
      if (changes) expect(after).not.toEqual(before);
      else expect(after).toEqual(before);
    },
  );
});

describe('the exports that a module uses', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'adwright-uses-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const apis = {
    '@adwright/credits': { version: '1.0.0', exports: { useCredits: 'a', spend: 'b' } },
    '@adwright/ui/toast': { version: '1.0.0', exports: { toast: 'c' } },
  };
  it.each([
    [`import { useCredits, type Usage } from '@adwright/credits'`, { useCredits: 'a' }],
    [`export { spend as pay } from '@adwright/credits'`, { spend: 'b' }],
    [`import * as credits from '@adwright/credits'`, { useCredits: 'a', spend: 'b' }],
    [`const load = () => import('@adwright/credits')`, { useCredits: 'a', spend: 'b' }],
    [`import { missing } from '@adwright/credits'`, {}],
  ])('listUsedExports lists the exports that a source uses: %s', async (text, exports) => {
    const file = join(folder, 'page.tsx');
    await writeFile(file, text);
    expect(listUsedExports([file, join(folder, 'style.css')], apis)).toEqual({
      '@adwright/credits': { version: '1.0.0', exports },
    });
  });

  it('the list of used exports omits exports that a source imports only as types', async () => {
    const file = join(folder, 'types.ts');
    await writeFile(file, `import type { Usage } from '@adwright/credits'`);
    expect(listUsedExports([file], apis)).toEqual({});
  });
});

it('readLibraryApis returns exactly the shared libraries of the repository, with hashes of their exports', async () => {
  const apis = await readLibraryApis();
  expect(Object.keys(apis).toSorted()).toEqual([
    '@adwright/credits',
    '@adwright/supabase',
    '@adwright/ui/router',
    '@adwright/ui/theme',
    '@adwright/ui/toast',
  ]);
  expect(apis['@adwright/credits']?.exports).toMatchObject({
    useCredits: expect.stringMatching(/^[\w-]{8}$/),
  });
  expect(apis['@adwright/credits']?.exports).not.toHaveProperty('CreditUsage');
});

it('a migration that changes the types of rows does not change the shell’s public API', async () => {
  const before = await readLibraryApis();
  const after = await readApis((texts) => {
    const file = 'supabase/src/database';
    expect(texts.get(file)).toContain('ad_versions');
    texts.set(file, 'export interface Database { other: true }');
  });
  expect(after).toEqual(before);
});
