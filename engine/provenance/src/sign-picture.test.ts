import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { initSync, WasmReader } from '@contentauth/c2pa-wasm';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { createSigner, selfMadeCredentials } from './credentials.ts';
import { type ClaimMaker, type Picture, signPicture } from './sign-picture.ts';
import { MAKINGS, type Making } from './source-type.ts';

/** What the independent reader says of a picture. */
const reportSchema = z.object({
  active_manifest: z.string(),
  validation_state: z.string(),
  validation_status: z.array(z.object({ code: z.string() })).default([]),
  manifests: z.record(
    z.string(),
    z.object({
      claim_generator_info: z.array(z.object({ name: z.string(), version: z.string() })),
      ingredients: z.array(z.object({ relationship: z.string() })).default([]),
      assertions: z.array(z.object({ label: z.string(), data: z.unknown() })),
    }),
  ),
});
const actionsSchema = z.object({
  actions: z.array(z.object({ action: z.string(), digitalSourceType: z.string().optional() })),
});

let maker: ClaimMaker;

beforeAll(async () => {
  const address = import.meta.resolve('@contentauth/c2pa-wasm/c2pa.wasm');
  initSync({ module: await readFile(fileURLToPath(address)) });
  maker = { signer: createSigner(await selfMadeCredentials()), version: '1.2.3' };
});

async function read({ bytes, mediaType }: Picture) {
  const reader = await WasmReader.fromBytes(mediaType, bytes);
  const report = reportSchema.parse(JSON.parse(reader.json()));
  const manifest = report.manifests[report.active_manifest];
  const actions = manifest?.assertions.find(({ label }) => label === 'c2pa.actions.v2')?.data;
  return {
    state: report.validation_state,
    codes: report.validation_status.map(({ code }) => code),
    manifest,
    actions: actionsSchema.parse(actions).actions,
  };
}

async function pictureOf(mediaType: Picture['mediaType'], width = 320): Promise<Picture> {
  const picture = sharp({ create: { width, height: 200, channels: 3, background: '#a33' } });
  const encoded = mediaType === 'image/png' ? picture.png() : picture.jpeg();
  return { bytes: await encoded.toBuffer(), mediaType };
}

const pixelsOf = (bytes: Uint8Array) => sharp(bytes).raw().toBuffer();

const IPTC = 'http://cv.iptc.org/newscodes/digitalsourcetype/';
const EXPECTED: Record<Making, { type: string; actions: string[]; relationship?: string }> = {
  drawn: { type: 'algorithmicMedia', actions: ['c2pa.created'] },
  photoEdited: {
    type: 'algorithmicallyEnhanced',
    actions: ['c2pa.opened', 'c2pa.edited'],
    relationship: 'parentOf',
  },
  photoComposed: {
    type: 'compositeCapture',
    actions: ['c2pa.created', 'c2pa.placed'],
    relationship: 'componentOf',
  },
  photoWithModel: {
    type: 'compositeWithTrainedAlgorithmicMedia',
    actions: ['c2pa.created', 'c2pa.placed'],
    relationship: 'componentOf',
  },
  modelPicture: { type: 'trainedAlgorithmicMedia', actions: ['c2pa.created'] },
};

describe.each(['image/jpeg', 'image/png'] as const)('a signed %s', (mediaType) => {
  it.each(MAKINGS)(
    'is valid for an independent reader and says how it was made: %s',
    async (making) => {
      const picture = await pictureOf(mediaType);
      const bytes = await signPicture(picture, making, maker);
      const { state, codes, manifest, actions } = await read({ bytes, mediaType });
      expect(state).toBe('Valid');
      // Nobody vouches for credentials that a machine made for itself.
      expect(codes).toEqual(['signingCredential.untrusted']);
      expect(manifest?.claim_generator_info).toEqual([{ name: 'Adwright', version: '1.2.3' }]);
      const { type, relationship, ...expected } = EXPECTED[making];
      expect(actions.map(({ action }) => action)).toEqual(expected.actions);
      expect(actions.flatMap(({ digitalSourceType }) => digitalSourceType ?? [])).toEqual([
        `${IPTC}${type}`,
      ]);
      expect(manifest?.ingredients).toEqual(
        relationship ? [expect.objectContaining({ relationship })] : [],
      );
    },
  );

  it('keeps the pixels', async () => {
    const picture = await pictureOf(mediaType);
    const signed = await signPicture(picture, 'drawn', maker);
    expect((await pixelsOf(signed)).equals(await pixelsOf(picture.bytes))).toBe(true);
  });

  it('has XMP that readers without content credentials find', async () => {
    const signed = await signPicture(await pictureOf(mediaType), 'modelPicture', maker);
    const { xmpAsString } = await sharp(signed).metadata();
    expect(xmpAsString).toContain(`Iptc4xmpExt:DigitalSourceType="${IPTC}trainedAlgorithmicMedia"`);
  });

  it('is invalid once a byte of it has changed', async () => {
    const signed = Buffer.from(await signPicture(await pictureOf(mediaType), 'drawn', maker));
    const at = signed.length - 20;
    signed.writeUInt8(signed.readUInt8(at) ^ 1, at);
    const { state, codes } = await read({ bytes: signed, mediaType });
    expect(state).toBe('Invalid');
    expect(codes).toContain('assertion.dataHash.mismatch');
  });
});

it('takes a picture for no other by its size', async () => {
  for (const width of [1, 7, 300, 1080, 2000]) {
    const picture = await pictureOf('image/jpeg', width);
    const bytes = await signPicture(picture, 'drawn', maker);
    expect((await read({ ...picture, bytes })).state).toBe('Valid');
  }
});
