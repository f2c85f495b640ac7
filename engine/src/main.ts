import { readConfig } from './config.ts';
import { createEngine } from './server.ts';

/** A second signal means it: leave at once, the ledger gives running work back when its lease lapses. */
const FORCED_EXIT_CODE = 130;

const engine = createEngine(readConfig(process.env));
await engine.listen();

let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (stopping) process.exit(FORCED_EXIT_CODE);
    stopping = true;
    void engine.close().then(() => process.exit(0));
  });
}
