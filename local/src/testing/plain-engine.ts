import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@adwright/contracts';
import type { CreativeProvider, RenderContext } from '@adwright/engine-service';
import { startTelemetry } from '@adwright/engine-service/telemetry';
import sharp from 'sharp';

/**
 * An engine whose pictures are plain squares, for tests of what carries the work rather than of the work. It takes
 * `PLAIN_SECONDS` for a job; `hangs` never ends one, `fails` fails at once.
 */
const { PLAIN_SECONDS = '0' } = process.env;

type Format = 'post' | 'story' | 'square';

/** Delivers a square for each of the formats, in their order. */
async function makeSquares(
  { seed, signal, deliver }: RenderContext,
  formats: readonly Format[],
): Promise<void> {
  if (PLAIN_SECONDS === 'fails') throw new AppError('provider_failed', 'a seeded fault');
  const wait = PLAIN_SECONDS === 'hangs' ? 86_400 : Number(PLAIN_SECONDS);
  await sleep(wait * 1000, undefined, { signal });
  const background = `#${(seed % 0xffffff).toString(16).padStart(6, '0')}`;
  const create = { width: 64, height: 64, channels: 3 as const, background };
  const bytes = await sharp({ create }).jpeg().toBuffer();
  for (const [position, format] of formats.entries())
    await deliver(position, { bytes, mediaType: 'image/jpeg', format, title: `Plain ${position}` });
}

const squares = (count: number): Format[] => Array.from({ length: count }, () => 'square');

const provider: CreativeProvider = {
  name: 'plain',
  async createAd(_request, context) {
    await makeSquares(context, ['post', 'story']);
    return ['Plain'];
  },
  boost: (_request, context) => makeSquares(context, squares(10)),
  variation: (_photo, context) => makeSquares(context, squares(1)),
  enhance: (_photo, context) => makeSquares(context, squares(1)),
  overlay: (_photo, _text, context) => makeSquares(context, squares(4)),
  photoshoot: (_photo, _brief, context) => makeSquares(context, squares(4)),
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
