import { tmpdir } from 'node:os';
import path from 'node:path';
import * as z from 'zod';

/**
 * Number that is added to every default port, so that tests can run while a product runs on the default ports.
 */
export const PORT_OFFSET = Number(process.env.ADWRIGHT_E2E_PORT_OFFSET ?? 9000);
export const DATA_DIR =
  process.env.ADWRIGHT_E2E_DATA_DIR ?? path.join(tmpdir(), `adwright-e2e-${PORT_OFFSET}`);

const at = (port: number) => `http://localhost:${port + PORT_OFFSET}`;

export const SHELL_URL = at(3000);
export const MAILBOX_URL = at(8324);

/**
 * Names of the modules that the browser tests use, in the order of their ports. The product may contain further
 * modules.
 */
export const MODULE_NAMES = [
  'mf-auth',
  'mf-dashboard',
  'mf-gallery',
  'mf-create',
  'mf-tools',
  'mf-billing',
  'mf-studio',
  'mf-campaigns',
  'mf-review',
] as const;

/** Origin from which the tests load each module, by the module's name. */
export const MODULE_URLS = z
  .record(z.enum(MODULE_NAMES), z.url())
  .parse(Object.fromEntries(MODULE_NAMES.map((name, index) => [name, at(3001 + index)])));
