import { crc32, deflateSync } from 'node:zlib';
import { WEBHOOK_PATHS } from '@adwright/contracts';
import sharp from 'sharp';
import { type Person, readBalance } from '../testing/engine-under-kill.ts';
import { spend } from '../testing/spend.ts';
import type { Probe } from './tally.ts';
import { checkBooks, isClean, send, type World } from './world.ts';

/** Returns malformed or oversized files, which the attack sends in place of pictures. */
async function buildHostilePictures(): Promise<[string, Uint8Array, string][]> {
  const noise = { type: 'gaussian', mean: 120, sigma: 30 } as const;
  const photo = sharp({
    create: { width: 300, height: 200, channels: 3, background: '#777', noise },
  });
  const jpeg = await photo.clone().jpeg().toBuffer();
  const png = await photo.clone().png().toBuffer();
  const webp = await photo.clone().webp().toBuffer();
  const half = (bytes: Buffer) => bytes.subarray(0, bytes.length >> 1);
  const zeroed = Buffer.from(jpeg).fill(0, 200, 260);
  return [
    ['a JPEG cut short', half(jpeg), 'image/jpeg'],
    ['a PNG cut short', half(png), 'image/png'],
    ['a WebP cut short', half(webp), 'image/webp'],
    ['a JPEG with a hole', zeroed, 'image/jpeg'],
    ['a PNG of 144 megapixels', buildBomb(12_000, 12_000), 'image/png'],
    ['a PNG of 60,000 by 1', buildBomb(60_000, 1), 'image/png'],
    ['a PNG of no size', buildBomb(0, 0), 'image/png'],
    ['a PNG of one pixel', buildBomb(1, 1), 'image/png'],
    [
      'an SVG',
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>',
      ),
      'image/svg+xml',
    ],
    [
      'an SVG that says JPEG',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'image/jpeg',
    ],
    ['HTML that says PNG', Buffer.from('<script>alert(1)</script>'), 'image/png'],
    [
      'a GIF that says JPEG',
      Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=', 'base64'),
      'image/jpeg',
    ],
    [
      'a JPEG with HTML behind it',
      Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script>')]),
      'image/jpeg',
    ],
    ['nothing', Buffer.alloc(0), 'image/png'],
    ['zeros', Buffer.alloc(4096), 'image/png'],
    ['a PNG’s first eight bytes', png.subarray(0, 8), 'image/png'],
    ['six megabytes', Buffer.concat([jpeg, Buffer.alloc(6_000_000)]), 'image/jpeg'],
  ];
}

/** Returns a PNG with a huge size in its header and only one colour. */
function buildBomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const row = Math.ceil(width / 8) + 1;
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  const rows = deflateSync(Buffer.alloc(row * height));
  return Buffer.concat([
    signature,
    buildChunk('IHDR', header),
    buildChunk('IDAT', rows),
    buildChunk('IEND', Buffer.alloc(0)),
  ]);
}

function buildChunk(kind: string, content: Buffer): Buffer {
  const framed = Buffer.alloc(content.length + 12);
  framed.writeUInt32BE(content.length, 0);
  framed.write(kind, 4, 'latin1');
  content.copy(framed, 8);
  framed.writeUInt32BE(crc32(framed.subarray(4, content.length + 8)), content.length + 8);
  return framed;
}

/**
 * Sends malformed files to every job that takes a picture; each file must be refused, or processed and charged
 * once, or refunded.
 */
export async function attackPictures(world: World, probe: Probe, sample: boolean): Promise<void> {
  const person: Person = await world.shop.newUser();
  const files = (await buildHostilePictures()).filter((_, at) => !sample || at % 6 === 0);
  for (const [what, bytes, type] of files) {
    const place = `${person.id}/hostile_${crypto.randomUUID()}.png`;
    const bucket = person.client.storage.from('ad_images');
    const { error } = await bucket.upload(place, bytes, { contentType: type });
    probe(
      `an upload of ${what}: ${error?.message ?? 'taken'}`,
      !/internal/i.test(error?.message ?? ''),
    );
    const imageUrl = bucket.getPublicUrl(place).data.publicUrl;
    for (const [feature, fields] of JOBS) {
      const { left } = await readBalance(person);
      if (left < 1) {
        probe(`credits for the next file: ${feature} of ${what}`, false);
        return;
      }
      await spend(person, feature);
      const url = world.engine.url + WEBHOOK_PATHS[feature];
      const answer = await send(url, person.accessToken, {
        imageUrl,
        userId: person.id,
        ...fields,
      });
      const now = (await readBalance(person)).left;
      const isExact = answer.status === 200 ? now === left - 1 : now === left;
      probe(
        `${feature} of ${what}: ${answer.status} ${answer.text.slice(0, 60)}`,
        isClean(answer, world) && isExact,
      );
    }
    const asset = await send(`${world.engine.url}/assets`, person.accessToken, {
      imageUrl,
      kind: 'logo',
    });
    probe(`an asset of ${what}: ${asset.status}`, isClean(asset, world));
  }
  probe('the books agree', await checkBooks(person));
}

const JOBS = [
  ['enhance', { requestType: 'enhance' }],
  ['variation', { requestType: 'variation' }],
  ['overlay', { title: 'Tea', subtitle: '' }],
] as const;
