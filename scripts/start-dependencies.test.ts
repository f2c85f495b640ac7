import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { REPOSITORY } from './run-command.ts';
import { parseImportStatements } from './testing/import-statements.ts';

/**
 * The files that npm start runs, builds and serves, from which the test follows imports. Workers and pages are
 * listed explicitly, because no file imports them.
 */
const ENTRIES = [
  'scripts/start.ts',
  'local/src/main.ts',
  'engine/service/src/{main,campaigns/plan-process,embedded/worker,embedded/recipe-worker}.ts',
  'engine/catalogue/src/catalogue-process.ts',
  'engine/provenance/src/credentials-process.ts',
  'engine/shop-page/src/shop-page-process.ts',
  '{shell,mf-*}/rsbuild.config.ts',
  'shell/src/{main,landing/landing-entry,landing/prerender}.tsx',
  'shell/src/{boot/early,landing/early-visitor}.ts',
  'mf-*/src/{manifest.ts,routes.tsx}',
];
/** Matches dynamic imports. */
const DYNAMIC = /\bimport\('([\w@./-]+)'\)/g;
const PACKAGE = /^(?:@[^/]+\/)?[^/]+/;

const manifestSchema = z.object({
  exports: z.record(z.string(), z.string()).default({}),
  dependencies: z.record(z.string(), z.string()).default({}),
});

function manifestIn(folder: string) {
  return manifestSchema.parse(
    JSON.parse(readFileSync(path.join(REPOSITORY, folder, 'package.json'), 'utf8')),
  );
}

/** Returns the workspace to which a file belongs; an empty text for the top of the repository. */
function workspaceOf(file: string): string {
  const folder = path.posix.dirname(file);
  if (folder === '.') return '';
  return existsSync(path.join(REPOSITORY, folder, 'package.json')) ? folder : workspaceOf(folder);
}

const workspaces = new Map(
  globSync('{*,libs/*,engine/*}/package.json', { cwd: REPOSITORY }).map((file) => {
    const { name } = JSON.parse(readFileSync(path.join(REPOSITORY, file), 'utf8'));
    return [String(name), path.posix.dirname(file.split(path.sep).join('/'))];
  }),
);

function importsOf(file: string): string[] {
  const source = readFileSync(path.join(REPOSITORY, file), 'utf8');
  const read = parseImportStatements(source).filter(({ isType }) => !isType);
  const dynamic = source.matchAll(DYNAMIC);
  return [...read.map(({ name }) => name), ...[...dynamic].map(([, name = '']) => name)];
}

/**
 * Returns packages that npm start uses and that their workspace does not list among its dependencies.
 */
function missingDependencies(): string[] {
  const missing = new Set<string>();
  const files = new Set(globSync(ENTRIES, { cwd: REPOSITORY }));
  for (const file of files) {
    for (const imported of importsOf(file)) {
      const name = PACKAGE.exec(imported)?.[0] ?? '';
      const ours = workspaces.get(name);
      if (imported.startsWith('.')) {
        const target = path.posix.join(path.posix.dirname(file), imported);
        if (/\.tsx?$/.test(target)) files.add(target);
      } else if (ours !== undefined) {
        const target = manifestIn(ours).exports[`.${imported.slice(name.length)}`] ?? '';
        if (/\.tsx?$/.test(target)) files.add(path.posix.join(ours, target));
      } else if (!imported.startsWith('node:')) {
        const workspace = workspaceOf(file);
        if (!(name in manifestIn(workspace).dependencies)) missing.add(`${name} in ${file}`);
      }
    }
  }
  expect(files.size).toBeGreaterThan(500);
  return [...missing];
}

it('npm start uses no package that is only a development dependency', () => {
  expect(missingDependencies()).toEqual([]);
});
