import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type AccessGroup, moduleManifestSchema } from '@adwright/contracts';
import { readModules } from '@adwright/release/module-names';
import * as z from 'zod';
import { deployWorkflow, deployWorkflowFile } from './deploy-workflow.ts';
import { moduleFiles } from './module-files.ts';

/** A module of the repository whose versions of packages a new one takes over. */
const MODEL = 'mf-tools/package.json';
const modelSchema = z.object({
  dependencies: z.object({ '@rsbuild/core': z.string(), react: z.string(), zod: z.string() }),
});

/**
 * Writes a module's folder.
 *
 * @param repository where `mf-tools/package.json` is, and where the folder goes.
 * @param tool whether it has a card on the dashboard and a page that generates something.
 * @throws {Error} when the name is no module's name, its folder is there, or a tool is to do without an account.
 */
export async function createModule(
  repository: string,
  name: string,
  access: AccessGroup = 'user',
  tool = false,
): Promise<void> {
  if (!moduleManifestSchema.shape.name.safeParse(name).success) {
    throw new Error(`${name} is no name for a module: it is mf- and small letters, as mf-reports.`);
  }
  if (tool && access !== 'user') throw new Error('A tool needs an account: leave --access out.');
  const folder = path.join(repository, name);
  if (existsSync(folder)) throw new Error(`${name} is there already.`);
  const model = modelSchema.parse(JSON.parse(await readFile(path.join(repository, MODEL), 'utf8')));
  const { '@rsbuild/core': rsbuild, react, zod } = model.dependencies;
  // The highest port that a module has, and the next.
  const port = Math.max(...readModules(repository).map((module) => module.port)) + 1;
  const files = moduleFiles({ name, access, tool, port, versions: { rsbuild, react, zod } });
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
}

/** Where the repository lists its modules: what finds the last one, the line of a new one, and what finds a line. */
const LISTS = [
  {
    file: '.github/CODEOWNERS',
    last: /(?<=\n\/mf-[^\n]+\n)(?!\/mf-)/,
    line: (name: string) => `${`/${name}/`.padEnd(18)}@adwright/${name.replace(/^mf-/, 'team-')}\n`,
    entry: (name: string) => new RegExp(`^/${name}/ .*\\n`, 'm'),
  },
] as const;

/**
 * Makes a module known to GitHub: its reviewers are in CODEOWNERS, and it gets a deploy workflow.
 *
 * @throws {Error} when a list is not what this expects; nothing is written then.
 */
export async function registerModule(repository: string, name: string): Promise<void> {
  const changes = await Promise.all(
    LISTS.map(async ({ file, last, line }) => {
      const target = path.join(repository, file);
      const text = await readFile(target, 'utf8');
      if (!last.test(text)) throw new Error(`${file} has no list of modules to add ${name} to.`);
      return { target, text: text.replace(last, () => line(name)) };
    }),
  );
  for (const { target, text } of changes) await writeFile(target, text);
  const workflow = path.join(repository, deployWorkflowFile(name));
  await mkdir(path.dirname(workflow), { recursive: true });
  await writeFile(workflow, deployWorkflow(name));
}

/**
 * Takes a module out of the lists that {@link registerModule} put it into, and its deploy workflow away.
 *
 * @throws {Error} when a list does not name it; nothing is written then.
 */
export async function unregisterModule(repository: string, name: string): Promise<void> {
  const changes = await Promise.all(
    LISTS.map(async ({ file, entry }) => {
      const target = path.join(repository, file);
      const text = await readFile(target, 'utf8');
      if (!entry(name).test(text)) throw new Error(`${file} does not name ${name}.`);
      return { target, text: text.replace(entry(name), '') };
    }),
  );
  for (const { target, text } of changes) await writeFile(target, text);
  await rm(path.join(repository, deployWorkflowFile(name)), { force: true });
}

/** Deletes a module's folder. @throws {Error} when the name is no module's name */
export async function deleteModule(repository: string, name: string): Promise<void> {
  if (!moduleManifestSchema.shape.name.safeParse(name).success) {
    throw new Error(`${name} is no module's name.`);
  }
  await rm(path.join(repository, name), { recursive: true, force: true });
}
