import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { beforeAll, expect, it, vi } from 'vitest';
import { createSigner, makeSelfSignedCredentials } from './credentials.ts';
import { createCredentialsReader, readCredentials } from './read-credentials.ts';
import { signPicture } from './sign-picture.ts';

vi.setConfig({ testTimeout: 60_000 });
const ENDLESS = fileURLToPath(new URL('./testing/endless-process.ts', import.meta.url));

let plain: Buffer;
let signed: Uint8Array;

beforeAll(async () => {
  const maker = { signer: createSigner(await makeSelfSignedCredentials()), version: '1.0.0' };
  plain = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#a33' } })
    .jpeg()
    .toBuffer();
  signed = await signPicture({ bytes: plain, mediaType: 'image/jpeg' }, 'modelPicture', maker);
});

/** Returns a JPEG in which manifest boxes are nested to the given depth. */
function nestedJpeg(depth: number): Buffer {
  const boxes = Buffer.alloc(8 * depth);
  for (let level = 0; level < depth; level += 1) {
    boxes.writeUInt32BE(boxes.length - 8 * level, 8 * level);
    boxes.write('jumb', 8 * level + 4, 'latin1');
  }
  const head = Buffer.from([0xff, 0xeb, 0, 0, 0x4a, 0x50, 0, 1, 0, 0, 0, 1]);
  head.writeUInt16BE(head.length - 2 + boxes.length, 2);
  return Buffer.concat([plain.subarray(0, 2), head, boxes, plain.subarray(2)]);
}

it('createCredentialsReader reads credentials in a separate process', async () => {
  expect(await readCredentials(signed)).toMatchObject({
    state: 'valid',
    manifest: { making: 'modelPicture', boxes: [{ bytes: expect.any(Uint8Array) }] },
  });
});

it('createCredentialsReader starts no process for a picture without credentials', async () => {
  const read = createCredentialsReader('/nowhere/at-all.ts');
  expect(await read(plain)).toEqual({ state: 'none' });
});

it('createCredentialsReader reports credentials as broken if reading never ends, while the engine answers other requests', async () => {
  const read = createCredentialsReader(ENDLESS, 1500);
  let turns = 0;
  const counting = setInterval(() => {
    turns += 1;
  }, 20);
  expect(await read(signed)).toEqual({ state: 'broken' });
  clearInterval(counting);
  expect(turns).toBeGreaterThan(0);
});

it('createCredentialsReader survives a file with deeply nested boxes, and reads the next picture', async () => {
  for (const depth of [1, 40, 8000]) {
    const { state } = await readCredentials(nestedJpeg(depth));
    expect(['none', 'broken']).toContain(state);
  }
  expect(await readCredentials(signed)).toMatchObject({ state: 'valid' });
});
