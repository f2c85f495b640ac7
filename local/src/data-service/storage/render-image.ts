import { detectImageType } from '@adwright/contracts';
import { removeTexts } from '@adwright/engine-uploads';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import * as z from 'zod';
import type { ServedObject } from './conditional.ts';

const MAX_SIDE_PX = 2500;
const MAX_INPUT_PIXELS = 50_000_000;
const MAX_KEPT = 200;

// Each picture uses one thread, because further threads would take processor time from users who request no
// picture.
sharp.concurrency(1);

/** The picture transformation in a URL, with the parameter names of Supabase Storage. */
const transformSchema = z.object({
  width: z.coerce.number().int().min(1).max(MAX_SIDE_PX).optional(),
  height: z.coerce.number().int().min(1).max(MAX_SIDE_PX).optional(),
  resize: z.enum(['cover', 'contain', 'fill']).default('cover'),
  quality: z.coerce.number().int().min(20).max(100).default(80),
  format: z.enum(['origin']).optional(),
});
type Transform = z.infer<typeof transformSchema>;

/** Reads the picture transformation in a URL; returns null for an unsupported transformation. */
export function readTransform(url: URL): Transform | null {
  return transformSchema.safeParse(Object.fromEntries(url.searchParams)).data ?? null;
}

/** Renders smaller versions of stored pictures, and caches the most recent versions. */
export class ImageRenderer {
  readonly #kept = new LRUCache<string, Promise<ServedObject>>({ max: MAX_KEPT });

  /**
   * Returns the transformed picture: as WebP if the browser accepts WebP, else in the format of the original.
   * The rendered picture is never larger than the original.
   */
  render(source: ServedObject, transform: Transform, acceptsWebp: boolean): Promise<ServedObject> {
    const asWebp = acceptsWebp && transform.format !== 'origin';
    const key = JSON.stringify([source.eTag, transform, asWebp]);
    const known = this.#kept.get(key);
    if (known) return known;
    const rendering = renderNow(source, transform, asWebp);
    this.#kept.set(key, rendering);
    rendering.catch(() => this.#kept.delete(key));
    return rendering;
  }
}

async function renderNow(
  source: ServedObject,
  { width, height, resize, quality }: Transform,
  asWebp: boolean,
): Promise<ServedObject> {
  const isPng = detectImageType(source.content) === 'image/png';
  const content = isPng ? removeTexts(source.content) : source.content;
  const picture = sharp(content, { limitInputPixels: MAX_INPUT_PIXELS })
    .rotate()
    .resize({
      width,
      height,
      fit: resize === 'contain' ? 'inside' : resize,
      withoutEnlargement: true,
    });
  const encoded = asWebp ? picture.webp({ quality }) : picture;
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
  return {
    content: Buffer.from(data),
    mimeType: `image/${info.format}`,
    cacheControl: source.cacheControl,
    eTag: `"${source.eTag.replaceAll('"', '')}-${info.format}-${info.width}x${info.height}-${quality}-${resize}"`,
    lastModified: source.lastModified,
  };
}
