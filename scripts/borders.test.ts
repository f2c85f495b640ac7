import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';

const run = promisify(execFile);
const repository = path.resolve(import.meta.dirname, '..');
const biome = path.join(repository, 'node_modules/.bin/biome');

/** Source files with an import that the lint rules refuse, by path. */
const REFUSED = {
  'a module imports another module': [
    'mf-auth/src/a.ts',
    `import { x } from '@adwright/mf-gallery';`,
  ],
  'a module imports only a type of another module': [
    'mf-auth/src/b.ts',
    `import type { x } from '@adwright/mf-gallery';`,
  ],
  'a module reaches another by a relative path': [
    'mf-auth/src/c.ts',
    `import { x } from '../../mf-gallery/src/manifest.ts';`,
  ],
  'a module reaches into a library': [
    'mf-auth/src/pages/d.ts',
    `import { x } from '../../../libs/ui/src/index.ts';`,
  ],
  'a module imports antd past the kits': ['mf-auth/src/e.ts', `import { x } from 'antd';`],
  'a module imports the router past the facade': [
    'mf-auth/src/f.ts',
    `import { x } from 'react-router-dom';`,
  ],
  'a module imports the shell': ['mf-auth/src/g.ts', `import { x } from '@adwright/shell';`],
  'the shell imports the router by another name': [
    'shell/src/b.ts',
    `import { x } from 'react-router';`,
  ],
  'the shell imports a module': ['shell/src/a.ts', `import { x } from '@adwright/mf-auth';`],
  'a library imports one above it': [
    'libs/ads/src/a.ts',
    `import { x } from '@adwright/generation';`,
  ],
  'a library reaches another by a relative path': [
    'libs/ads/src/b.ts',
    `import { x } from '../../ui/src/index.ts';`,
  ],
  'contracts import anything of ours': [
    'libs/contracts/src/a.ts',
    `import { x } from '@adwright/ui';`,
  ],
  'the engine imports a browser library': [
    'engine/service/src/a.ts',
    `import { x } from '@adwright/supabase';`,
  ],
  'the release tool reaches a script by a relative path': [
    'release/src/gate/a.ts',
    `import { x } from '../../../scripts/run-command.ts';`,
  ],
  'a package of the engine reaches another by a relative path': [
    'engine/ads/src/layouts/a.ts',
    `import { x } from '../../../objects/src/index.ts';`,
  ],
  'pixels import the canvas above them': [
    'engine/pixels/src/a.ts',
    `import { x } from '@adwright/engine-drawing';`,
  ],
  'drawing imports objects': [
    'engine/drawing/src/a.ts',
    `import { x } from '@adwright/engine-objects';`,
  ],
  'objects import the lexicon': [
    'engine/objects/src/objects/a.ts',
    `import { x } from '@adwright/engine-lexicon';`,
  ],
  'the lexicon imports the copywriter': [
    'engine/lexicon/src/a.ts',
    `import { x } from '@adwright/engine-copywriter';`,
  ],
  'the copywriter imports the ads that print its words': [
    'engine/copywriter/src/a.ts',
    `import { x } from '@adwright/engine-ads';`,
  ],
  'the score imports the ads that it rates': [
    'engine/score/src/a.ts',
    `import { x } from '@adwright/engine-ads';`,
  ],
  'ads import the copywriter': [
    'engine/ads/src/a.ts',
    `import { x } from '@adwright/engine-copywriter';`,
  ],
  'the cut-out imports the photoshoot': [
    'engine/cutout/src/a.ts',
    `import { x } from '@adwright/engine-photoshoot';`,
  ],
  'the photoshoot imports the photo lab': [
    'engine/photoshoot/src/a.ts',
    `import { x } from '@adwright/engine-photo-lab';`,
  ],
  'the service imports what tests share': [
    'engine/service/src/b.ts',
    `import { x } from '@adwright/engine-testing';`,
  ],
  'what tests share imports the service': [
    'engine/testing/src/a.ts',
    `import { x } from '@adwright/engine-service';`,
  ],
  'the baseline takes from the engine past its one file': [
    'golden/src/cases/a.ts',
    `import { x } from '../../../engine/ads/src/index.ts';`,
  ],
  'the baseline imports a library': ['golden/src/b.ts', `import { x } from '@adwright/ui';`],
  'production code imports the local stand-in': [
    'mf-create/src/a.ts',
    `import { x } from '@adwright/local';`,
  ],
} as const;

const ALLOWED = {
  'a module imports a library': [
    'mf-auth/src/ok.ts',
    `import { x } from '@adwright/ui/kit-forms';`,
  ],
  'a module imports a file of its own': [
    'mf-auth/src/pages/ok.ts',
    `import { x } from '../manifest.ts';`,
  ],
  'a library imports one below it': [
    'libs/generation/src/ok.ts',
    `import { x } from '@adwright/ads';`,
  ],
  'the baseline takes from inside the engine in one file': [
    'golden/src/engine.ts',
    `import { x } from '../../engine/ads/src/stage.ts';`,
  ],
  'the engine imports the contracts': [
    'engine/service/src/ok.ts',
    `import { x } from '@adwright/contracts';`,
  ],
  'a package of the engine imports one below it': [
    'engine/ads/src/ok.ts',
    `import { x } from '@adwright/engine-objects';`,
  ],
  'a package of the engine imports a file of its own': [
    'engine/ads/src/layouts/ok.ts',
    `import { x } from '../stage.ts';`,
  ],
  'a test of the engine imports what tests share': [
    'engine/score/src/ok.test.ts',
    `import { x } from '@adwright/engine-testing';`,
  ],
} as const;

/** Two source files that import each other, and one with a function that is too long. */
const TANGLED = {
  'libs/ui/src/one.ts': `import { two } from './two.ts';\nexport const one = () => two;\n`,
  'libs/ui/src/two.ts': `import { one } from './one.ts';\nexport const two = () => one;\n`,
};
const LONG = {
  'engine/copywriter/src/long.ts': 62,
  'engine/copywriter/src/short.ts': 58,
  'engine/photoshoot/src/sets/painter.ts': 62,
};

const RULES = [
  'noUndeclaredDependencies',
  'noRestrictedImports',
  'noImportCycles',
  'noExcessiveLinesPerFunction',
];

const reportSchema = z.object({
  summary: z.object({ unchanged: z.number() }),
  diagnostics: z.array(
    z.object({ category: z.string(), location: z.object({ path: z.string() }) }),
  ),
});

const manifestSchema = z.object({
  name: z.string(),
  dependencies: z.record(z.string(), z.string()).default({}),
});

/** Folders of all workspaces, each with the workspaces in its `dependencies`. */
const WORKSPACES = globSync('{*,libs/*,engine/*}/package.json', { cwd: repository }).map((file) => {
  const text = readFileSync(path.join(repository, file), 'utf8');
  const { name, dependencies } = manifestSchema.parse(JSON.parse(text));
  const ours = Object.keys(dependencies).filter((other) => other.startsWith('@adwright/'));
  return { folder: path.posix.dirname(file.split(path.sep).join('/')), name, uses: ours };
});

/**
 * For each type of folder, the workspaces that may be in its `dependencies`, as in the table of
 * docs/architecture.md.
 */
const MAY_USE: readonly [folder: RegExp, used: RegExp][] = [
  [/^(?:shell|mf-[\w-]+)$/, /^libs\//],
  [/^libs\/remotes$/, /^$/],
  [/^libs\//, /^libs\//],
  [/^engine\/testing$/, /^(?:engine\/|libs\/contracts$)/],
  [/^engine\//, /^(?:engine\/(?!testing$)|libs\/contracts$)/],
  [/^(?:supabase|release)$/, /^libs\/(?:contracts|remotes)$/],
  [/^local$/, /^(?:engine\/(?:service|uploads)|libs\/contracts|release|supabase)$/],
  [/^golden$/, /^(?:engine\/|libs\/contracts$)/],
  [/^(?:bench|e2e)$/, /./],
];

let sandbox: string;
/** The lint rules that reported an error, by file. */
let refused: Map<string, string[]>;

beforeAll(async () => {
  sandbox = await mkdtemp(path.join(tmpdir(), 'borders-'));
  const config = JSON.parse(await readFile(path.join(repository, 'biome.json'), 'utf8'));
  await writeFile(
    path.join(sandbox, 'biome.json'),
    JSON.stringify({ ...config, vcs: { enabled: false } }),
  );
  for (const { folder } of WORKSPACES) {
    const file = path.join(folder, 'package.json');
    await cp(path.join(repository, file), path.join(sandbox, file));
  }
  for (const [file, line] of [...Object.values(REFUSED), ...Object.values(ALLOWED)]) {
    const use = line.startsWith('import type') ? 'export type Y = x;' : 'export const y = x;';
    await write(file, `${line}\n${use}\n`);
  }
  for (const [file, text] of Object.entries(TANGLED)) await write(file, text);
  for (const [file, lines] of Object.entries(LONG)) {
    const body = Array.from({ length: lines }, (_, at) => `  step(${at});`).join('\n');
    await write(file, `export function long(step: Step) {\n${body}\n}\n`);
  }
  refused = await lint();
});

afterAll(() => rm(sandbox, { recursive: true, force: true }));

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.join(sandbox, file)), { recursive: true });
  await writeFile(path.join(sandbox, file), text);
}

async function lint(): Promise<Map<string, string[]>> {
  const { stdout } = await run(biome, ['lint', '--reporter=json', '--max-diagnostics=none', '.'], {
    cwd: sandbox,
  }).catch((failure: { stdout: string }) => failure);
  const { diagnostics } = reportSchema.parse(JSON.parse(stdout));
  const found = new Map<string, string[]>();
  for (const { category, location } of diagnostics) {
    const rule = RULES.find((name) => category.endsWith(name));
    if (rule) found.set(location.path, [...(found.get(location.path) ?? []), rule]);
  }
  return found;
}

describe('lint rules on imports and long functions', () => {
  it.each(Object.entries(REFUSED))('the lint rules refuse that %s', (_, [file]) => {
    expect(refused.get(file)).toBeDefined();
  });

  it.each(Object.entries(ALLOWED))('the lint rules allow that %s', (_, [file]) => {
    expect(refused.get(file)).toBeUndefined();
  });

  it('lint refuses source files that import each other', () => {
    for (const file of Object.keys(TANGLED)) expect(refused.get(file)).toEqual(['noImportCycles']);
  });

  it('lint refuses an engine function that is too long for a screen, unless the function draws a set (a scene of objects)', () => {
    const long = Object.keys(LONG).filter((file) => refused.has(file));
    expect(long).toEqual(['engine/copywriter/src/long.ts']);
  });
});

describe('the dependencies of the workspaces', () => {
  it.each(WORKSPACES)(
    '$folder has only dependencies on workspaces that it may use',
    ({ folder, uses }) => {
      const rule = MAY_USE.find(([folders]) => folders.test(folder));
      const folders = uses.map(
        (used) => WORKSPACES.find(({ name }) => name === used)?.folder ?? used,
      );
      expect(folders.filter((used) => !rule?.[1].test(used))).toEqual([]);
    },
  );

  it('no workspace depends on itself through other workspaces', () => {
    const left = new Map(WORKSPACES.map(({ name, uses }) => [name, uses]));
    let isShrinking = true;
    while (isShrinking) {
      const lowest = [...left].filter(([, uses]) => uses.every((used) => !left.has(used)));
      for (const [name] of lowest) left.delete(name);
      isShrinking = lowest.length > 0;
    }
    expect([...left.keys()]).toEqual([]);
  });
});
