import type { ConversionReply } from './conversion-reply.ts';
import { convertPicture, Unconvertible } from './convert-picture.ts';

/** This process converts one picture and then ends, so that a hostile file cannot affect other work. */
process.once('message', async (bytes: Uint8Array) => {
  const reply: ConversionReply = await convertPicture(bytes).catch((error: unknown) => {
    if (!(error instanceof Unconvertible)) throw error;
    return { refusal: error.message };
  });
  process.send?.(reply, () => process.disconnect());
});
// If the engine has ended, no caller waits for the picture, so the conversion process ends too.
process.once('disconnect', () => process.exit());
