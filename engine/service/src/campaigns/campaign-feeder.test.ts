import { AppError, brandSnapshotSchema } from '@adwright/contracts';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { EditedUploads } from '../credentials/upload-manifests.ts';
import { createAdJob } from '../jobs/create-ad.ts';
import { MemoryImageStore } from '../testing/memory-image-store.ts';
import { MemoryRecipeStore } from '../testing/memory-recipe-store.ts';
import { ScriptedProvider } from '../testing/scripted-provider.ts';
import { CampaignFeeder, type FeederServices } from './campaign-feeder.ts';
import type { CampaignStore, RowWork, TakenRow } from './campaign-store.ts';

const BRIEF = {
  product: 'Nana’s mug',
  audience: 'Coffee lovers',
  goal: 'More orders',
  emotion: 'trust',
  adType: 'testimonial',
} as const;

/** A campaign store for tests that records the calls in order, and returns each of `rowsToTake` once. */
class ScriptedStore implements CampaignStore {
  readonly calls: unknown[][] = [];
  readonly queued: RowWork[] = [];
  rowsToTake: TakenRow[] = [];
  lastRoom = 0;

  async take(_feeder: string, room: number): Promise<TakenRow[]> {
    this.lastRoom = room;
    return this.rowsToTake.splice(0);
  }
  async queue(rowId: string, work: RowWork): Promise<'queued'> {
    this.calls.push(['queue', rowId]);
    this.queued.push(work);
    return 'queued';
  }
  async keepPhoto(rowId: string, url: string): Promise<boolean> {
    this.calls.push(['keepPhoto', rowId, url]);
    return true;
  }
  async refuse(rowId: string, problem: string | null): Promise<boolean> {
    this.calls.push(['refuse', rowId, problem]);
    return true;
  }
  async finish(rowId: string, problem: string | null): Promise<boolean> {
    this.calls.push(['finish', rowId, problem]);
    return true;
  }
  create = () => Promise.reject(new Error('the campaign feeder does not call this method'));
  remove = this.create;
  act = this.create;
  rows = this.create;
}

const taken = (changes: Partial<TakenRow> = {}): TakenRow => ({
  id: 'row',
  user_id: 'owner',
  state: 'preparing',
  brief: BRIEF,
  photo: '',
  photo_url: null,
  price: null,
  ad_id: null,
  finishes: 0,
  settings: { formats: [], showsPrice: false },
  ...changes,
});

let store: ScriptedStore;
let feeder: CampaignFeeder;

beforeEach(() => {
  store = new ScriptedStore();
});

afterEach(() => feeder.stop());

function feed(row: TakenRow, services: Partial<FeederServices> = {}) {
  store.rowsToTake = [row];
  feeder = new CampaignFeeder({
    campaigns: store,
    photos: { put: async () => 'http://storage/photo.jpg' },
    fetchLinkedPhoto: () => Promise.reject(new Error('the test fetches no linked photo')),
    uploads: {
      fetchUpload: () => Promise.reject(new Error('the test fetches no upload')),
      fetchFont: () => Promise.reject(new Error('the test fetches no font')),
    },
    job: createAdJob(async () => []),
    logger: { info: () => undefined, error: () => undefined },
    processId: 'process',
    slots: 2,
    leaseSeconds: 60,
    queueReady: async () => undefined,
    ...services,
  });
  feeder.start();
}

const calls = (count: number) => expect.poll(() => store.calls).toHaveLength(count);

it('the campaign feeder queues rows as Create Ad would send them, as many rows as the process has slots for', async () => {
  feed(taken());
  await calls(1);
  expect(store.lastRoom).toBe(3);
  expect(store.queued[0]).toMatchObject({
    request: { product: 'Nanas mug', prompt: expect.stringContaining('Nanas mug') },
    job: { userId: 'owner', feature: 'createAd', origin: 'process' },
    renders: 2,
  });
});

it('the campaign feeder fetches a linked photo once, stores it, and passes it on with the row', async () => {
  const picture = sharp({ create: { width: 400, height: 400, channels: 3, background: '#a33' } });
  const photo = await picture.jpeg().toBuffer();
  feed(taken({ photo: 'https://shop.example/mug.jpg' }), { fetchLinkedPhoto: async () => photo });
  await calls(2);
  expect(store.calls).toEqual([
    ['keepPhoto', 'row', 'http://storage/photo.jpg'],
    ['queue', 'row'],
  ]);
  expect(store.queued[0]?.request).toMatchObject({
    productPhoto: { imageUrl: 'http://storage/photo.jpg', show: 'cutout' },
  });
});

it('the campaign feeder converts a linked photo that browsers can’t show before it stores the photo', async () => {
  const picture = sharp({ create: { width: 400, height: 400, channels: 3, background: '#a33' } });
  const photo = await picture.tiff().toBuffer();
  const stored: unknown[] = [];
  const photos: FeederServices['photos'] = {
    put: async (_owner, { mediaType }) => {
      stored.push(mediaType);
      return 'http://storage/photo.jpg';
    },
  };
  const fetchLinkedPhoto = async () => photo;
  feed(taken({ photo: 'https://shop.example/mug.tif' }), { fetchLinkedPhoto, photos });
  await calls(2);
  expect(stored).toEqual(['image/jpeg']);
});

it('the campaign feeder sends the campaign’s brand with each row', async () => {
  const brand = brandSnapshotSchema.parse({
    name: 'Hearth',
    colours: [{ role: 'main', hex: '#123456' }],
  });
  feed(taken({ settings: { showsPrice: false, formats: [], brand } }));
  await calls(1);
  expect(store.queued[0]?.request).toMatchObject({ brand });
});

it('the campaign feeder does not pay for a row with a photo that can’t be fetched', async () => {
  const refusal = new AppError('image_url_refused', 'inside', { userMessage: 'Not public.' });
  const fetchLinkedPhoto = () => Promise.reject(refusal);
  feed(taken({ photo: 'http://127.0.0.1/mug.jpg' }), { fetchLinkedPhoto });
  await calls(1);
  expect(store.calls).toEqual([['refuse', 'row', 'Not public.']]);
});

it('the campaign feeder releases a row for a retry when a service that the engine depends on does not answer', async () => {
  const photos = { put: () => Promise.reject(new AppError('unavailable')) };
  const picture = sharp({ create: { width: 400, height: 400, channels: 3, background: '#a33' } });
  const photo = await picture.png().toBuffer();
  const errors: unknown[] = [];
  feed(taken({ photo: 'https://shop.example/mug.png' }), {
    photos,
    fetchLinkedPhoto: async () => photo,
    logger: { info: () => undefined, error: (event) => void errors.push(event) },
  });
  await expect.poll(() => errors).toEqual(['campaign.row_failed']);
  expect(store.calls).toEqual([]);
});

it('the campaign feeder releases the row in preparation when the feeder is stopped', async () => {
  const fetchLinkedPhoto: FeederServices['fetchLinkedPhoto'] = (_link, signal) =>
    new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  feed(taken({ photo: 'https://shop.example/mug.jpg' }), { fetchLinkedPhoto });
  await expect.poll(() => store.rowsToTake).toEqual([]);
  await feeder.stop();
  expect(store.calls).toEqual([['refuse', 'row', null]]);
});

it('the campaign feeder ends a row without its further formats after three failed attempts', async () => {
  const renderer = new ScriptedProvider().recipes;
  const editing = {
    renderer,
    store: new MemoryRecipeStore(),
    images: new MemoryImageStore(),
    uploads: new EditedUploads(),
  };
  feed(taken({ state: 'finishing', ad_id: 'ad', finishes: 4 }), { editing });
  await calls(1);
  expect(store.calls).toEqual([['finish', 'row', 'Its further formats could not be made.']]);
});

it('the campaign feeder refuses a row with a missing photo, unpaid, instead of drawing the product', async () => {
  feed(taken({ photo: 'mug.jpg' }));
  await calls(1);
  expect(store.calls).toEqual([['refuse', 'row', 'The photo “mug.jpg” is not in the archive.']]);
  expect(store.queued).toEqual([]);
});

it('the campaign feeder offers the current price and the price before the sale, if the campaign shows prices', async () => {
  const price = { amount: 19.99, currency: 'EUR', isFrom: false, was: 29 };
  feed(taken({ price, settings: { formats: [], showsPrice: true } }));
  await calls(1);
  expect(store.queued[0]).toMatchObject({
    request: { product: 'Nanas mug', offer: { price: '€19.99', was: '€29' } },
  });
});

it('the campaign feeder sends the offer of a row, and the row’s texts as the user typed them', async () => {
  const { brief } = taken({});
  feed(taken({ brief: { ...brief, offer: { code: 'TERM15', until: '2999-11-30' } } }));
  await calls(1);
  expect(store.queued[0]).toMatchObject({
    request: { offer: { code: 'TERM15', until: 'November 30' } },
  });
});
