import { existsSync, globSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type AccessGroup, moduleManifestSchema } from '@adwright/contracts';
import { readModules } from '@adwright/release/module-names';
import * as z from 'zod';

/**
 * Folder with the template files of a new module. Placeholders between double underscores are replaced by the
 * module's names, also in file paths.
 */
const TEMPLATES = path.join(import.meta.dirname, 'module-template');
/** package.json with the package versions that a new module copies. */
const MODEL = 'mf-tools/package.json';
const modelSchema = z.object({
  dependencies: z.object({ '@rsbuild/core': z.string(), react: z.string(), zod: z.string() }),
});
/** GitHub's file that names the reviewers of each module. */
const OWNERS = '.github/CODEOWNERS';
const END_OF_MODULES = /(?<=\n\/mf-[^\n]+\n)(?!\/mf-)/;

/**
 * Creates the folder of a new module.
 * @param repository folder that contains `mf-tools/package.json` and will contain the new folder.
 * @param tool whether the module has a card on the dashboard and a page that generates ads.
 * @throws {Error} Thrown when the name is invalid, the folder exists, or a tool would be open to guests.
 */
export async function createModule(
  repository: string,
  name: string,
  access: AccessGroup = 'user',
  tool = false,
): Promise<void> {
  checkName(name);
  if (tool && access !== 'user')
    throw new Error('A tool always requires an account. Omit --access.');
  const folder = path.join(repository, name);
  if (existsSync(folder)) throw new Error(`The folder ${name} already exists.`);
  const model = modelSchema.parse(JSON.parse(await readFile(path.join(repository, MODEL), 'utf8')));
  const values = {
    ...deriveNames(name),
    access,
    port: Math.max(...readModules(repository).map(({ port }) => port)) + 1,
    rsbuild: model.dependencies['@rsbuild/core'],
    react: model.dependencies.react,
    zod: model.dependencies.zod,
  };
  const fill = (text: string) =>
    Object.entries(values).reduce(
      (filled, [key, value]) => filled.replaceAll(`__${key}__`, String(value)),
      // The template has the port in quotes, because the template must be valid JSON.
      text.replace('"__port__"', '__port__'),
    );
  for (const templates of ['module', tool ? 'tool' : 'page'].map((kind) =>
    path.join(TEMPLATES, kind),
  )) {
    for (const template of globSync('**/*.template', { cwd: templates })) {
      const file = path.join(folder, fill(template).replace(/\.template$/, ''));
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, fill(await readFile(path.join(templates, template), 'utf8')));
    }
  }
}

/**
 * Derives the page's path, the prefix in code, the component's name and the title from a module name such as
 * `mf-ad-reports`.
 */
function deriveNames(name: string) {
  const area = name.replace(/^mf-/, '');
  const words = area.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  const pascal = words.join('');
  const camel = pascal.charAt(0).toLowerCase() + pascal.slice(1);
  return { name, area, camel, pascal, title: words.join(' ') };
}

/**
 * Adds the module's team to CODEOWNERS as its reviewers.
 * @throws {Error} Thrown when CODEOWNERS has no list of modules
 */
export async function registerModule(repository: string, name: string): Promise<void> {
  const text = await readFile(path.join(repository, OWNERS), 'utf8');
  if (!END_OF_MODULES.test(text)) throw new Error(`${OWNERS} has no list of modules to extend.`);
  const line = `${`/${name}/`.padEnd(18)}@adwright/${name.replace(/^mf-/, 'team-')}\n`;
  await writeFile(
    path.join(repository, OWNERS),
    text.replace(END_OF_MODULES, () => line),
  );
}

/**
 * Deletes a module's folder and its line in CODEOWNERS.
 * @throws {Error} Thrown when the module does not exist
 */
export async function removeModule(repository: string, name: string): Promise<void> {
  checkName(name);
  const text = await readFile(path.join(repository, OWNERS), 'utf8');
  const line = new RegExp(`^/${name}/ .*\\n`, 'm');
  if (!line.test(text)) throw new Error(`${OWNERS} does not name ${name}.`);
  await writeFile(path.join(repository, OWNERS), text.replace(line, ''));
  await rm(path.join(repository, name), { recursive: true, force: true });
}

function checkName(name: string): void {
  if (moduleManifestSchema.shape.name.safeParse(name).success) return;
  throw new Error(
    `${name} is not a valid name of a module: use mf- and small letters, as in mf-reports.`,
  );
}
