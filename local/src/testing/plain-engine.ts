import { startTelemetry } from '@adwright/engine-service/telemetry';
import { createPlainParts } from './plain-provider.ts';

/**
 * Runs an engine that draws one-coloured squares; each job takes as many seconds as the variable
 * `PLAIN_SECONDS` says.
 */
const stopTelemetry = await startTelemetry(process.env);
const { createEngine, readConfig } = await import('@adwright/engine-service');
const engine = createEngine(readConfig(process.env), createPlainParts(process.env.PLAIN_SECONDS));
await engine.listen();
process.once(
  'SIGTERM',
  () =>
    void engine
      .close()
      .then(stopTelemetry)
      .then(() => process.exit(0)),
);
