import { readConfig } from './config.ts';
import { startTelemetry } from './telemetry/start-telemetry.ts';

const stopTelemetry = await startTelemetry(process.env);
const [{ loadCopywriter }, { createProvider }, { createEngine }, { openClaimMaker }] =
  await Promise.all([
    import('@adwright/engine-copywriter'),
    import('./create-provider.ts'),
    import('./server.ts'),
    import('./credentials/claim-maker.ts'),
  ]);

const config = readConfig(process.env);
const { credentials, version } = config;
const [provider, claimMaker] = await Promise.all([
  createProvider(config),
  credentials && openClaimMaker(credentials, version),
]);
loadCopywriter();
const engine = createEngine(config, { provider, claimMaker });
await engine.listen();

// Only the first signal is handled. npm and process groups deliver Ctrl-C twice, and the second signal must
// not end the grace period early.
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
