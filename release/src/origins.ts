import { MODULE_NAMES } from '@adwright/contracts';
import * as z from 'zod';

/** Modules' local ports follow the shell's 3000 in the order of `MODULE_NAMES`. */
const FIRST_MODULE_PORT = 3001;

const environmentSchema = z.object({
  ADWRIGHT_PORT_OFFSET: z.coerce.number().int().nonnegative().default(0),
  /** Where modules are served, with `{module}` in place of the name: `https://{module}.example.com`. */
  ADWRIGHT_MODULE_ORIGIN: z.string().includes('{module}').optional(),
});

/**
 * Where each module is served: as `ADWRIGHT_MODULE_ORIGIN` says, else on this machine's ports.
 *
 * @throws ZodError naming the variable that is wrong.
 */
export function readOrigins(
  environment: Readonly<Record<string, string | undefined>>,
): Record<string, string> {
  const { ADWRIGHT_MODULE_ORIGIN: pattern, ADWRIGHT_PORT_OFFSET: offset } =
    environmentSchema.parse(environment);
  return Object.fromEntries(
    MODULE_NAMES.map((name, index) => [
      name,
      pattern?.replace('{module}', name) ??
        `http://localhost:${FIRST_MODULE_PORT + index + offset}`,
    ]),
  );
}
