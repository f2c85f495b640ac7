import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@adwright/contracts';
import type { CreativeProvider, EngineParts, RenderContext } from '@adwright/engine-service';
import sharp from 'sharp';

type Format = 'post' | 'story' | 'square';

/** Makes one square picture for each requested format, in order. */
async function makeSquares(
  { seed, signal, deliver }: RenderContext,
  formats: readonly Format[],
  seconds: string,
): Promise<void> {
  if (seconds === 'fails')
    throw new AppError('provider_failed', 'an error that the test caused on purpose');
  const wait = seconds === 'hangs' ? 86_400 : Number(seconds);
  await sleep(wait * 1000, undefined, { signal });
  const background = `#${(seed % 0xffffff).toString(16).padStart(6, '0')}`;
  const create = { width: 64, height: 64, channels: 3 as const, background };
  const bytes = await sharp({ create }).jpeg().toBuffer();
  for (const [position, format] of formats.entries())
    await deliver(position, { bytes, mediaType: 'image/jpeg', format, title: `Plain ${position}` });
}

const squares = (count: number): Format[] => Array.from({ length: count }, () => 'square');

/** Returns a provider that draws one-coloured squares, for tests of the queue and the ledger. */
function plainProvider(seconds: string): CreativeProvider {
  const make = (context: RenderContext, formats: readonly Format[]) =>
    makeSquares(context, formats, seconds);
  return {
    name: 'plain',
    async createAd(_request, context) {
      await make(context, ['post', 'story']);
      return ['Plain'];
    },
    boost: (_request, context) => make(context, squares(10)),
    variation: (_photo, context) => make(context, squares(1)),
    enhance: (_photo, context) => make(context, squares(1)),
    overlay: (_photo, _text, context) => make(context, squares(4)),
    photoshoot: (_photo, _brief, context) => make(context, squares(4)),
    close: async () => undefined,
  };
}

/**
 * Returns parts of an engine that draws one-coloured squares.
 * @param seconds duration of a job in seconds; `hangs` for a job that never ends, `fails` for a job that fails
 * at once
 */
export function createPlainParts(seconds = '0'): Pick<EngineParts, 'provider' | 'findDefects'> {
  // The check of finished pictures is replaced, because the original check would refuse one-coloured squares.
  return { provider: plainProvider(seconds), findDefects: async () => [] };
}
