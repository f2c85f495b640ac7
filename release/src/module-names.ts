import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { WORKSPACE_ROOT } from './workspace-root.ts';

/** A module of the repository, and the port of its origin on a developer's machine. */
export interface LocalModule {
  name: string;
  port: number;
}

/** The field of a module's package.json with the module's port. */
const packageSchema = z.object({ adwright: z.object({ port: z.number().int().positive() }) });

/**
 * Reads the modules of the repository, each with the port in its package.json. Every folder `mf-*` at the top
 * of the repository is a module. No central list of modules exists, so that a new module changes no other
 * workspace.
 *
 * @throws Error when a module has no port, or two modules have the same port.
 */
export function readModules(root = WORKSPACE_ROOT): LocalModule[] {
  const modules = readdirSync(root)
    .filter((name) => name.startsWith('mf-') && existsSync(join(root, name, 'package.json')))
    .map((name): LocalModule => {
      const content: unknown = JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8'));
      const { data } = packageSchema.safeParse(content);
      if (!data)
        throw new Error(
          `${name}/package.json has no port. Add one, such as "adwright": { "port": 3007 }`,
        );
      return { name, port: data.adwright.port };
    })
    .toSorted((one, other) => one.port - other.port);
  for (const [index, { name, port }] of modules.entries()) {
    const before = modules[index - 1];
    if (before?.port !== port) continue;
    throw new Error(`${before.name} and ${name} both have port ${port} in package.json.`);
  }
  return modules;
}

/** Names of the modules at the start of the process, in the order of their ports. */
export const MODULE_NAMES: readonly string[] = readModules().map(({ name }) => name);
