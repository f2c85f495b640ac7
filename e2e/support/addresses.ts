import { tmpdir } from 'node:os';
import path from 'node:path';

/** Added to every default port, so that the tests run beside a started product. */
export const PORT_OFFSET = Number(process.env.ADWRIGHT_E2E_PORT_OFFSET ?? 9000);
export const DATA_DIR =
  process.env.ADWRIGHT_E2E_DATA_DIR ?? path.join(tmpdir(), `adwright-e2e-${PORT_OFFSET}`);

const at = (port: number) => `http://localhost:${port + PORT_OFFSET}`;

export const SHELL_URL = at(3000);
export const MAILBOX_URL = at(54324);
export const DATA_SERVICE_URL = at(54321);
export const ENGINE_URL = at(8787);
