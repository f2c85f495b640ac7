import * as z from 'zod';
import type { Probe } from './tally.ts';
import { hashWorld, isClean, MARK, send, type World } from './world.ts';

/** Returns file names that lead out of the user's folder in a storage that does not check names. */
const listTricks = (own: string, foreign: string) => [
  `${foreign}/stolen.png`,
  `${own}/../${foreign}/stolen.png`,
  `${own}/%2e%2e/${foreign}/stolen.png`,
  `${own}/..%2f${foreign}/stolen.png`,
  `${own}\\..\\${foreign}\\stolen.png`,
  `${own}//${foreign}/stolen.png`,
  `${foreign.toUpperCase()}/stolen.png`,
  `${own}/a%00.png`,
  `%00${own}/a.png`,
  `/${own}/a.png`,
  `./${own}/a.png`,
  `${own}`,
  `${own}/`,
  `${own}/${'n'.repeat(2000)}.png`,
  `${own}/.emptyFolderPlaceholder`,
  '../../../../etc/passwd',
  '%2e%2e%2f%2e%2e%2fsecrets.json',
  '..%5c..%5csecrets.json',
  'stolen.png',
  `${own}/\u202e.png`,
];

/** Tries every route to the files of every bucket, as users who do not own them. */
export async function attackStorage(world: World, probe: Probe): Promise<void> {
  const { shop, alice, bob } = world;
  const { publishableKey, query } = shop.service;
  const before = await hashWorld(world);
  const buckets = z
    .array(z.object({ id: z.string() }))
    .parse(await query('select id from storage.buckets'));
  const published = z
    .array(z.object({ id: z.string() }))
    .parse(await query('select id from storage.buckets where public'))
    .map(({ id }) => id);
  for (const [who, token] of [
    ['anonymous', publishableKey],
    ['another user', bob.accessToken],
  ] as const) {
    const check = createChecker(world, probe, { who, token, published });
    for (const { id } of buckets) await attackBucket(world, probe, check, { id, who });
    await check('bucket', 'POST', { id: 'mine', name: 'mine', public: true });
  }
  const strays = await query(
    'select name from storage.objects where name not like $1 and name not like $2',
    [`${alice.id}/%`, `${bob.id}/%`],
  );
  probe(`no file outside of the own folders: ${JSON.stringify(strays)}`, strays.length === 0);
  const made = await query(
    "select name from storage.objects where name like '%stolen%' and name like $1",
    [`${alice.id}/%`],
  );
  probe(`no file put into Alice’s folder: ${JSON.stringify(made)}`, made.length === 0);
  probe('Alice’s files are as they were', (await hashWorld(world)) === before);
}

type Check = ReturnType<typeof createChecker>;

/** An attacking user, and the ids of the buckets with public pictures. */
interface Attacker {
  who: string;
  token: string;
  published: readonly string[];
}

/** Returns a function that sends a request to the storage service and checks that the answer reveals nothing. */
function createChecker({ shop, alice }: World, probe: Probe, { who, token, published }: Attacker) {
  const { url, publishableKey } = shop.service;
  // The alt text of a published picture is public too.
  const isPublished = (path: string) =>
    published.some((id) => path.startsWith(`object/authenticated/${id}/`));
  return async (path: string, method: string, body?: unknown, headers = {}) => {
    const answer = await send(`${url}/storage/v1/${path}`, token, body, {
      method,
      headers: { apikey: publishableKey, ...headers },
    });
    probe(
      `${method} ${path} as ${who}: ${answer.status} ${answer.text.slice(0, 60)}`,
      isClean(answer, { secrets: isPublished(path) ? [alice.email] : [MARK, alice.email] }),
    );
    return answer;
  };
}

async function attackBucket(
  { shop, alice, bob }: World,
  probe: Probe,
  check: Check,
  { id: bucket, who }: { id: string; who: string },
): Promise<void> {
  const rows = await shop.service.query(
    'select name from storage.objects where bucket_id = $1 and name like $2',
    [bucket, `${alice.id}/%`],
  );
  const files = z.array(z.object({ name: z.string() })).parse(rows);
  const names = [...files.map(({ name }) => name).slice(0, 2), ...listTricks(bob.id, alice.id)];
  for (const name of names) await attackFile(check, bucket, name, bob.id);
  for (const prefix of [alice.id, `${bob.id}/../${alice.id}`, '', '\u0000', '%']) {
    const listed = await check(`object/list/${bucket}`, 'POST', { prefix, limit: 100, offset: 0 });
    const isEmpty =
      listed.status >= 400 ||
      !files.some(({ name }) => listed.text.includes(name.split('/')[1] ?? name));
    probe(`a list of ${bucket} at ${JSON.stringify(prefix)} as ${who}`, isEmpty);
  }
  await check(`object/${bucket}`, 'DELETE', { prefixes: names });
  await check(`bucket/${bucket}`, 'GET');
  await check(`bucket/${bucket}`, 'PUT', { public: true, file_size_limit: null });
  await check(`bucket/${bucket}/empty`, 'POST', {});
  await check(`bucket/${bucket}`, 'DELETE');
}

const PICTURE = new Uint8Array(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
);

/**
 * Tries every way to read one file of another user.
 * @param own folder of the attacker in the bucket
 */
async function attackFile(check: Check, bucket: string, name: string, own: string): Promise<void> {
  const image = { 'Content-Type': 'image/png' };
  await check(`object/${bucket}/${name}`, 'POST', PICTURE, image);
  await check(`object/${bucket}/${name}`, 'POST', PICTURE, { ...image, 'x-upsert': 'true' });
  await check(`object/${bucket}/${name}`, 'PUT', PICTURE, image);
  await check(`object/${bucket}/${name}`, 'DELETE');
  await check(`object/authenticated/${bucket}/${name}`, 'GET');
  await check(`object/info/authenticated/${bucket}/${name}`, 'GET');
  await check(`object/sign/${bucket}/${name}`, 'POST', { expiresIn: 60 });
  await check(`object/upload/sign/${bucket}/${name}`, 'POST', {});
  const source = { bucketId: bucket, sourceKey: name };
  await check('object/move', 'POST', { ...source, destinationKey: `${own}/moved.png` });
  await check('object/copy', 'POST', { ...source, destinationKey: `${own}/copied.png` });
}
