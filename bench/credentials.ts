/**
 * Content credentials of 200 pictures that the engine makes: `node bench/credentials.ts`. Prints how many an independent reader
 * finds valid and of the right source type, and what signing adds in time and bytes.
 */
import { readFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import {
  createSigner,
  type Making,
  selfMadeCredentials,
  signPicture,
  sourceTypeOf,
} from '@adwright/engine-provenance';
import { PRODUCTS, samplePhoto } from '@adwright/engine-samples';
import { createProvider, type RenderedImage } from '@adwright/engine-service';
import { applyProcessSettings } from '@adwright/engine-service/process-settings';
import { initSync, WasmReader } from '@contentauth/c2pa-wasm';
import sharp from 'sharp';
import * as z from 'zod';

applyProcessSettings();

const BOOSTS = 16;
const PHOTOS = 20;

interface Made {
  image: RenderedImage;
  making: Making;
}

const reportSchema = z.object({
  active_manifest: z.string(),
  validation_state: z.string(),
  manifests: z.record(z.string(), z.looseObject({})),
});

const embedded = { workers: 2, taskTimeoutMs: 600_000, memoryLimitMb: 800 };
const provider = await createProvider({ ai: null, embedded });
console.log(`load ${loadavg()[0]?.toFixed(1)} before the run`);
const made = [...(await boosts()), ...(await photos())];
await provider.close();

const maker = { signer: createSigner(await selfMadeCredentials()), version: '1.0.0' };
const wasm = import.meta.resolve('@contentauth/c2pa-wasm/c2pa.wasm');
initSync({ module: await readFile(fileURLToPath(wasm)) });
const times: number[] = [];
const added: number[] = [];
const counts = new Map<Making, { pictures: number; valid: number; rightType: number }>();
for (const { image, making } of made) {
  const began = performance.now();
  const bytes = await signPicture(image, making, maker);
  times.push(performance.now() - began);
  added.push(bytes.length - image.bytes.length);
  const reader = await WasmReader.fromBytes(image.mediaType, bytes);
  const report = reportSchema.parse(JSON.parse(reader.json()));
  reader.free();
  const count = counts.get(making) ?? { pictures: 0, valid: 0, rightType: 0 };
  count.pictures += 1;
  if (report.validation_state === 'Valid') count.valid += 1;
  const manifest = JSON.stringify(report.manifests[report.active_manifest]);
  if (manifest.includes(`"${sourceTypeOf(making)}"`)) count.rightType += 1;
  counts.set(making, count);
}
console.table(Object.fromEntries(counts));
console.log(
  `signing: median ${median(times).toFixed(1)} ms, at most ${Math.max(...times).toFixed(1)} ms`,
);
console.log(`bytes added: median ${median(added)}, at most ${Math.max(...added)}`);

async function boosts(): Promise<Made[]> {
  const ads: Made[] = [];
  for (const [seed, product] of PRODUCTS.slice(0, BOOSTS).entries()) {
    const brief = { product, audience: 'Families', emotion: 'trust', format: 'square' } as const;
    await provider.boost?.(brief, {
      ...context(seed),
      deliver: async (_, image) => void ads.push({ image, making: 'drawn' }),
    });
  }
  return ads;
}

async function photos(): Promise<Made[]> {
  const pictures: Made[] = [];
  for (let seed = 0; seed < PHOTOS; seed++) {
    const { data, width, height } = samplePhoto(seed, 900, 700);
    const bytes = await sharp(data, { raw: { width, height, channels: 3 } })
      .jpeg()
      .toBuffer();
    const upload = { bytes, mediaType: 'image/jpeg' } as const;
    const as = (making: Making) => ({
      ...context(seed),
      deliver: async (_: number, image: RenderedImage) => void pictures.push({ image, making }),
    });
    await provider.enhance?.(upload, as('photoEdited'));
    await provider.variation?.(upload, as('photoComposed'));
  }
  return pictures;
}

function context(seed: number) {
  return {
    seed,
    signal: new AbortController().signal,
    note: () => undefined,
    once: (_name: string, ask: () => Promise<Uint8Array>) => ask(),
  };
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
