import * as z from 'zod';
import { readModules } from './module-names.ts';

const SHELL_PORT = 3000;

const environmentSchema = z.object({
  ADWRIGHT_PORT_OFFSET: z.coerce.number().int().nonnegative().default(0),
  /**
   * URL pattern of the modules, with `{module}` in place of a module's name, such as
   * `https://{module}.example.com`.
   */
  ADWRIGHT_MODULE_ORIGIN: z.string().includes('{module}').optional(),
  /** URL of the shell, such as `https://app.example.com`. */
  ADWRIGHT_SHELL_URL: z.url().optional(),
});

/** The URLs of a deployment's shell and modules. */
export interface Origins {
  shell: string;
  /** The origins of the modules, by module. */
  modules: Record<string, string>;
}

/**
 * Returns the URLs of shell and modules from environment variables; by default, the URLs on this machine.
 *
 * @throws ZodError naming the environment variable that is wrong.
 */
export function readOrigins(environment: Readonly<Record<string, string | undefined>>): Origins {
  const settings = environmentSchema.parse(environment);
  const { ADWRIGHT_MODULE_ORIGIN: pattern, ADWRIGHT_SHELL_URL: shell } = settings;
  const local = (port: number) => `http://localhost:${port + settings.ADWRIGHT_PORT_OFFSET}`;
  return {
    shell: shell ? new URL(shell).origin : local(SHELL_PORT),
    modules: Object.fromEntries(
      readModules().map(({ name, port }) => [
        name,
        pattern?.replace('{module}', name) ?? local(port),
      ]),
    ),
  };
}
