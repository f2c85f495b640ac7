import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { readModules } from '@adwright/release/module-names';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createModule, registerModule, removeModule } from './create-module.ts';
import { REPOSITORY } from './run-command.ts';

const NAME = 'mf-ad-reports';
/** The created module that is a tool, with a card on the dashboard and a page that generates ads. */
const TOOL = 'mf-ad-restyle';
const OWNERS = '.github/CODEOWNERS';
const run = promisify(execFile);
/** Maximum milliseconds of a command, which starts Vitest or TypeScript for the whole module. */
const COMMAND_TIMEOUT_MS = 90_000;

/** Vitest settings for the test's copy of the repository, the same as `vitest.config.ts` has for modules. */
const VITEST_CONFIG = `export default {
  test: {
    environment: 'happy-dom',
    environmentOptions: { happyDOM: { settings: { fetch: { disableSameOriginPolicy: true } } } },
    testTimeout: 15_000,
  },
};
`;

let sandbox: string;
/** Paths of the files that change when a tool module is created and registered. */
let changedByTool: string[];
const inSandbox = (file: string) => path.join(sandbox, file);

beforeAll(async () => {
  sandbox = await mkdtemp(path.join(tmpdir(), 'adwright-new-module-'));
  for (const file of ['node_modules', 'tsconfig.base.json']) {
    await symlink(path.join(REPOSITORY, file), inSandbox(file));
  }
  for (const file of [OWNERS, 'mf-tools/package.json']) {
    await mkdir(path.dirname(inSandbox(file)), { recursive: true });
    await cp(path.join(REPOSITORY, file), inSandbox(file));
  }
  const lint = JSON.parse(await readFile(path.join(REPOSITORY, 'biome.json'), 'utf8'));
  await writeFile(inSandbox('biome.json'), JSON.stringify({ ...lint, vcs: { enabled: false } }));
  await cp(path.join(REPOSITORY, 'knip.json'), inSandbox('knip.json'));
  await writeFile(inSandbox('package.json'), JSON.stringify({ workspaces: [NAME, TOOL] }));
  await writeFile(inSandbox('vitest.config.ts'), VITEST_CONFIG);
  const include = [NAME, TOOL].flatMap((name) => [`${name}/src`, `${name}/rsbuild.config.ts`]);
  await writeFile(
    inSandbox('tsconfig.json'),
    JSON.stringify({ extends: './tsconfig.base.json', include }),
  );
  await writeFile(inSandbox('.gitignore'), 'node_modules\n');
  for (const words of ['init -q', 'add -A', 'commit -qm before']) await git(...words.split(' '));
  await createModule(sandbox, TOOL, 'user', true);
  await registerModule(sandbox, TOOL);
  const status = await git('status', '--porcelain', '--untracked-files=all');
  changedByTool = status
    .trimEnd()
    .split('\n')
    .map((line) => line.slice(3));
  await createModule(sandbox, NAME);
  await registerModule(sandbox, NAME);
});
afterAll(() => rm(sandbox, { recursive: true }));

async function git(...words: string[]): Promise<string> {
  const person = ['-c', 'user.name=test', '-c', 'user.email=test@example.com'];
  return (await run('git', [...person, ...words], { cwd: sandbox })).stdout;
}

/** Runs a command in the test's copy of the repository; rejects with the command's output when it fails. */
async function succeed(command: string, commandArguments: readonly string[]) {
  const file = path.join(REPOSITORY, 'node_modules/.bin', command);
  await run(file, commandArguments, { cwd: sandbox }).catch(({ stdout, stderr }) => {
    throw new Error(`${command} failed:\n${stdout}${stderr}`);
  });
}

describe('a module that `npm run new-module` has created', { timeout: COMMAND_TIMEOUT_MS }, () => {
  it('a new module passes type checks and lint rules, with or without a card on the dashboard', async () => {
    await succeed('tsc', ['--noEmit', '--project', 'tsconfig.json']);
    // One TypeScript configuration is valid for all modules, so the new module's configuration must equal
    // another module's.
    const tsconfig = await readFile(path.join(REPOSITORY, 'mf-tools/tsconfig.json'), 'utf8');
    for (const name of [NAME, TOOL])
      expect(JSON.parse(await readFile(inSandbox(`${name}/tsconfig.json`), 'utf8'))).toEqual(
        JSON.parse(tsconfig),
      );
    await succeed('biome', ['check', '--error-on-warnings', NAME, TOOL]);
    const both = [NAME, TOOL].flatMap((name) => ['--workspace', name]);
    await succeed('knip', ['--no-progress', ...both, '--include', 'dependencies,unlisted']);
  });

  it('a new module passes its own tests, also with a card and after a link is added to its page', async () => {
    for (const [name, area] of [
      [NAME, 'ad-reports'],
      [TOOL, 'ad-restyle'],
    ] as const) {
      const file = inSandbox(`${name}/src/${area}/${area}-page.tsx`);
      const page = await readFile(file, 'utf8');
      const linked = page
        .replace('<PageShell>', '<PageShell><Link to="/my-ads">My Ads</Link>')
        .replace(/^/, "import { Link } from '@adwright/ui/router';\n");
      expect(linked).toContain('<Link');
      await writeFile(file, linked);
    }
    await succeed('vitest', ['run', `${NAME}/`, `${TOOL}/`]);
  });

  it('a new tool’s card, flow and texts are in its own folder, and only the list of reviewers changes elsewhere', async () => {
    const outside = changedByTool.filter((file) => !file.startsWith(`${TOOL}/`));
    expect(outside).toEqual([OWNERS]);
    const area = `${TOOL}/src/ad-restyle/ad-restyle`;
    expect(changedByTool).toEqual(
      expect.arrayContaining([`${area}-flow.ts`, `${area}-texts.ts`, `${TOOL}/src/manifest.ts`]),
    );
    expect(await readFile(inSandbox(`${TOOL}/src/manifest.ts`), 'utf8')).toContain('cards: [');
  });

  it('a new module can’t be both a tool and open to guests', async () => {
    await expect(createModule(sandbox, 'mf-open-tool', 'public', true)).rejects.toThrow(
      'A tool always requires an account. Omit --access.',
    );
  });

  it('a new module gets an unused port, and its team as reviewers', async () => {
    const ports = readModules(sandbox).map(({ name, port }) => [name, port]);
    // The tool module was created before the module without a card, so the tool has the lower port.
    expect(ports).toEqual([
      ['mf-tools', 3005],
      [TOOL, 3006],
      [NAME, 3007],
    ]);
    const owners = (await readFile(inSandbox(OWNERS), 'utf8')).split('\n');
    const line = owners.findIndex((entry) => entry.startsWith(`/${NAME}/`));
    expect(owners[line]).toMatch(/ @adwright\/team-ad-reports$/);
    expect(owners[line - 1]).toMatch(/^\/mf-/);
  });

  it.each(['reports', 'mf-Reports', 'mf-../reports', NAME])(
    'createModule refuses the name %s',
    async (name) => {
      await expect(createModule(sandbox, name)).rejects.toThrow(/not a valid name|already exists/);
    },
  );

  it('a new module’s README explains how to run the module in the product and alone', async () => {
    const readme = await readFile(inSandbox(`${NAME}/README.md`), 'utf8');
    expect(readme).toContain(`\`npm run dev -- ${NAME} --standalone\` runs it alone`);
  });

  it('a removed module leaves no files behind', async () => {
    for (const name of [NAME, TOOL]) await removeModule(sandbox, name);
    expect(existsSync(inSandbox(NAME))).toBe(false);
    const original = await readFile(path.join(REPOSITORY, OWNERS), 'utf8');
    expect(await readFile(inSandbox(OWNERS), 'utf8')).toBe(original);
    await expect(removeModule(sandbox, NAME)).rejects.toThrow(/does not name/);
  });
});
