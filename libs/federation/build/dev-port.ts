import { MODULE_NAMES } from '@adwright/contracts/module-names';

/** Apart from the ports of deployed modules, beside which a dev server runs. */
const FIRST_MODULE_PORT = 3101;
const MODULE_ORDER: readonly string[] = MODULE_NAMES;

/**
 * Port of a module's development server: from 3101 in the order of `MODULE_NAMES`, and a module that is not in that
 * list (a new one) comes after them. `ADWRIGHT_PORT_OFFSET` moves all of them, so that two checkouts can run on
 * one machine.
 */
export function devServerPort(name: string): number {
  const offset = Number(process.env.ADWRIGHT_PORT_OFFSET ?? 0);
  const index = MODULE_ORDER.indexOf(name);
  return FIRST_MODULE_PORT + offset + (index === -1 ? MODULE_ORDER.length : index);
}
