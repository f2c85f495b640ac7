import { readConfig } from './config.ts';
import { startTelemetry } from './telemetry/start-telemetry.ts';

const stopTelemetry = await startTelemetry(process.env);
const [{ createProvider }, { createEngine }] = await Promise.all([
  import('./create-provider.ts'),
  import('./server.ts'),
]);

const config = readConfig(process.env);
const engine = createEngine(config, { provider: await createProvider(config) });
await engine.listen();

// Once: npm and process groups deliver the same Ctrl-C twice, and a second one must not cut the grace period short.
let closing = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (closing) return;
    closing = true;
    void engine
      .close()
      .then(stopTelemetry)
      .then(() => process.exit(0));
  });
}
