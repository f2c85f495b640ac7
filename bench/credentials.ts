/**
 * Checks the content credentials of 200 pictures that the engine makes: `node bench/credentials.ts`. The script
 * prints how many an independent reader finds valid, with the right source type and with the upload's
 * credentials as ingredient. The script also prints the time and the bytes that signing adds to a picture.
 * Every second uploaded photo has content credentials of a foreign signer.
 */
import { readFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { FeatureKey } from '@adwright/contracts';
import type { Making } from '@adwright/contracts/picture-check';
import {
  createSigner,
  getSourceType,
  type KeptManifest,
  makeSelfSignedCredentials,
  readCredentials,
  signPicture,
} from '@adwright/engine-provenance';
import { createProvider, describeMaking, type RenderedImage } from '@adwright/engine-service';
import { applyProcessSettings } from '@adwright/engine-service/process-settings';
import { createSamplePhoto, PRODUCTS } from '@adwright/engine-testing';
import { initSync, WasmReader } from '@contentauth/c2pa-wasm';
import sharp from 'sharp';
import * as z from 'zod';

applyProcessSettings();

const BOOSTS = 16;
const PHOTOS = 20;

interface Made {
  image: RenderedImage;
  feature: FeatureKey;
  /** The expected source type of the picture, from an independent reading of the IPTC vocabulary. */
  expected: Making;
  /** Content credentials of the uploaded photo, which the ad's credentials must contain as ingredients. */
  kept: KeptManifest[];
  hasModelPart: boolean;
}

const reportSchema = z.object({
  active_manifest: z.string(),
  validation_state: z.string(),
  manifests: z.record(
    z.string(),
    z.looseObject({
      ingredients: z.array(z.looseObject({ active_manifest: z.string().optional() })).default([]),
    }),
  ),
});

const embedded = { workers: 2, taskTimeoutMs: 600_000, memoryLimitMb: 800 };
const provider = await createProvider({ ai: null, embedded });
console.log(`system load ${loadavg()[0]?.toFixed(1)} before the run`);
const made = [...(await boosts()), ...(await photos())];
await provider.close();

const maker = { signer: createSigner(await makeSelfSignedCredentials()), version: '1.0.0' };
const wasm = import.meta.resolve('@contentauth/c2pa-wasm/c2pa.wasm');
initSync({ module: await readFile(fileURLToPath(wasm)) });
const times: number[] = [];
const added: number[] = [];
interface Count {
  pictures: number;
  valid: number;
  rightType: number;
  withCredentials: number;
  keptThem: number;
}
const counts = new Map<string, Count>();
for (const { image, feature, expected, kept, hasModelPart } of made) {
  const { recipe } = image;
  const making = describeMaking({ feature, recipe, hasModel: false, uploads: { hasModelPart } });
  const began = performance.now();
  const bytes = await signPicture(image, making, maker, kept);
  times.push(performance.now() - began);
  added.push(bytes.length - image.bytes.length);
  const reader = await WasmReader.fromBytes(image.mediaType, bytes);
  const report = reportSchema.parse(JSON.parse(reader.json()));
  reader.free();
  const none = { pictures: 0, valid: 0, rightType: 0, withCredentials: 0, keptThem: 0 };
  const count = counts.get(expected) ?? none;
  count.pictures += 1;
  if (report.validation_state === 'Valid') count.valid += 1;
  const active = report.manifests[report.active_manifest];
  const manifest = JSON.stringify(active);
  const [ingredient] = active?.ingredients ?? [];
  count.withCredentials += kept.length;
  if (kept[0] && ingredient?.active_manifest === kept[0].label) count.keptThem += 1;
  if (manifest.includes(`"${getSourceType(expected)}"`)) count.rightType += 1;
  counts.set(expected, count);
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
      deliver: async (_, image) =>
        void ads.push({
          image,
          feature: 'boost',
          expected: 'drawn',
          kept: [],
          hasModelPart: false,
        }),
    });
  }
  return ads;
}

async function photos(): Promise<Made[]> {
  const pictures: Made[] = [];
  const somebody = { signer: createSigner(await makeSelfSignedCredentials()), version: '9.9.9' };
  for (let seed = 0; seed < PHOTOS; seed++) {
    const { data, width, height } = createSamplePhoto(seed, 900, 700);
    const bytes = await sharp(data, { raw: { width, height, channels: 3 } })
      .jpeg()
      .toBuffer();
    const plain = { bytes, mediaType: 'image/jpeg' } as const;
    const isSigned = seed % 2 === 1;
    const signed = isSigned ? await signPicture(plain, 'modelPicture', somebody) : bytes;
    const upload = { ...plain, bytes: signed };
    const read = await readCredentials(signed);
    const kept = read.state === 'valid' ? [read.manifest] : [];
    const hasModelPart = 'hasModelPart' in read && read.hasModelPart;
    const as = (feature: FeatureKey, making: Making) => ({
      ...context(seed),
      deliver: async (_: number, image: RenderedImage) => {
        // An AI model made the signed uploads, so the credentials of pictures made from them must state the
        // model too.
        const expected = isSigned ? 'photoWithModel' : making;
        pictures.push({ image, feature, expected, kept, hasModelPart });
      },
    });
    await provider.enhance?.(upload, as('enhance', 'photoEdited'));
    await provider.variation?.(upload, as('variation', 'photoComposed'));
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
