import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@adwright/contracts';
import type { CreativeProvider } from '@adwright/engine-service';
import { startTelemetry } from '@adwright/engine-service/telemetry';
import sharp from 'sharp';

/**
 * An engine whose pictures are plain squares, for tests of what carries the work rather than of the work. It takes
 * `PLAIN_SECONDS` for an ad; `hangs` never ends one, `fails` fails at once.
 */
const { PLAIN_SECONDS = '0' } = process.env;

const provider: CreativeProvider = {
  name: 'plain',
  async createAd(_request, { seed, signal, deliver }) {
    if (PLAIN_SECONDS === 'fails') throw new AppError('provider_failed', 'a seeded fault');
    const wait = PLAIN_SECONDS === 'hangs' ? 86_400 : Number(PLAIN_SECONDS);
    await sleep(wait * 1000, undefined, { signal });
    const background = `#${(seed % 0xffffff).toString(16).padStart(6, '0')}`;
    const create = { width: 64, height: 64, channels: 3 as const, background };
    const bytes = await sharp({ create }).jpeg().toBuffer();
    await deliver(0, { bytes, mediaType: 'image/jpeg', format: 'post' });
    await deliver(1, { bytes, mediaType: 'image/jpeg', format: 'story' });
    return ['Plain'];
  },
  close: async () => undefined,
};

const stopTelemetry = await startTelemetry(process.env);
const { createEngine, readConfig } = await import('@adwright/engine-service');
// Plain squares are what the check of finished pixels is there to refuse.
const findDefects = async () => [];
const engine = createEngine(readConfig(process.env), { provider, findDefects });
await engine.listen();
process.once(
  'SIGTERM',
  () =>
    void engine
      .close()
      .then(stopTelemetry)
      .then(() => process.exit(0)),
);
