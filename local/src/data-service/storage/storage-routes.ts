import { storableTextSchema } from '@adwright/contracts';
import type { Context } from 'hono';
import { jwtVerify } from 'jose';
import * as z from 'zod';
import type { Forward } from '../auth/auth-context.ts';
import { getCurrentCaller, SERVICE } from '../caller.ts';
import type { GatewayApp } from '../gateway-app.ts';
import { OneAtATime } from '../one-at-a-time.ts';
import type { RequestScope } from '../request-scope.ts';
import { refuseBody } from '../rest-limits.ts';
import { type ServedObject, serveObject } from './conditional.ts';
import { type Addition, type DiskGuard, NO_ROOM } from './disk-guard.ts';
import type { ObjectFiles } from './object-files.ts';
import { readObjectKey } from './object-key.ts';
import type { PublicBuckets } from './public-buckets.ts';
import { ImageRenderer, readTransform } from './render-image.ts';
import { createStorageError, refuseKey, refuseMissingObject } from './storage-error.ts';
import { readUpload, toBareUpload } from './uploads.ts';

const PREFIX = '/storage/v1';
const LARGE_PICTURE_BYTES = 1024 * 1024;

export interface StorageContext {
  forward: Forward;
  files: ObjectFiles;
  publicBuckets: PublicBuckets;
  diskGuard: DiskGuard;
  /** Key that signs URLs of private objects. */
  jwtSecret: string;
}

/** Bucket and key of an object in a URL path. */
interface Address {
  bucket: string;
  key: string;
}

/**
 * Adds the storage routes on which Supabase Lite differs from what supabase-js and browsers need.
 */
export function mountStorage(web: GatewayApp, context: StorageContext): void {
  const renderer = new ImageRenderer();
  // Uploads into one folder run one after another, so that each upload is counted before the next one is
  // checked for space.
  const uploads = new OneAtATime();
  const largeRenders = new OneAtATime();

  web.on(['GET', 'HEAD'], `${PREFIX}/object/public/:bucket/*`, (c) =>
    serve(c, 'object/public', (address) => readPublic(context, address)),
  );
  web.on(['GET', 'HEAD'], `${PREFIX}/object/:access{sign|authenticated}/:bucket/*`, (c) => {
    const access = c.req.param('access');
    return serve(c, `object/${access}`, (address) => readGuarded(context, c, address, access));
  });
  web.on(
    ['GET', 'HEAD'],
    `${PREFIX}/render/image/:access{public|sign|authenticated}/:bucket/*`,
    (c) => {
      const access = c.req.param('access');
      return serve(c, `render/image/${access}`, async (address) => {
        const transform = readTransform(new URL(c.req.url));
        if (!transform) return createStorageError(400, 'InvalidRequest', 'Invalid transformation');
        const source =
          access === 'public'
            ? await readPublic(context, address)
            : await readGuarded(context, c, address, access);
        if (source instanceof Response) return source;
        const acceptsWebp = c.req.header('accept')?.includes('image/webp') ?? false;
        const render = () => renderer.render(source, transform, acceptsWebp);
        // Large pictures of one caller are rendered one after another, so that other callers find a free processor.
        const isLarge = source.content.length > LARGE_PICTURE_BYTES;
        return (isLarge ? largeRenders.run(getCurrentCaller(), render) : render()).catch(() =>
          createStorageError(422, 'InvalidRequest', 'The image can not be transformed'),
        );
      });
    },
  );
  web.use(`${PREFIX}/*`, async (c, next) => {
    // Supabase Lite parses all bodies except uploads as JSON, even with another content type.
    const refused = isUpload(c) ? null : refuseBody(await c.req.raw.clone().text());
    return refused ? createStorageError(400, 'InvalidRequest', refused) : next();
  });
  web.post(`${PREFIX}/object/list/:bucket`, (c) => list(context, c));
  web.post(`${PREFIX}/object/sign/:bucket`, (c) => signSeveral(context, c));
  web.post(`${PREFIX}/object/sign/*`, (c) => sign(context, c));
  web.post(`${PREFIX}/object/move`, (c) => context.forward(c.req.raw));
  web.post(
    `${PREFIX}/object/copy`,
    async (c) => (await refuseForRoom(context, 'content')) ?? context.forward(c.req.raw),
  );
  web.get(`${PREFIX}/object/info/*`, (c) => context.forward(c.req.raw));
  web.all(`${PREFIX}/object/upload/*`, () => refuseMissingObject());
  web.on(['POST', 'PUT'], `${PREFIX}/object/:bucket/*`, (c) => upload(context, c, uploads));
  web.on(['GET', 'HEAD'], `${PREFIX}/object/:bucket/*`, (c) =>
    serve(c, 'object', (address) => readGuarded(context, c, address, 'authenticated')),
  );
  web.all(`${PREFIX}/*`, (c) => context.forward(c.req.raw));
}

const NO_UPLOAD = /\/object\/(?:list|sign|move|copy|info|upload)(?:\/|$)/;

/** Tells whether the request's body is an uploaded file. */
export function isUpload({ req }: Context): boolean {
  const isWrite = req.method === 'POST' || req.method === 'PUT';
  return isWrite && req.path.startsWith(`${PREFIX}/object/`) && !NO_UPLOAD.test(req.path);
}

async function serve(
  c: Context,
  route: string,
  read: (address: Address) => Promise<ServedObject | Response>,
): Promise<Response> {
  const address = readAddress(c, route);
  if (!address) return refuseKey();
  const found = await read(address);
  return found instanceof Response ? found : serveObject(c.req.raw, found);
}

/** Serves a public object without a database query, because everybody who has the object's URL may read it. */
async function readPublic(
  context: StorageContext,
  address: Address,
): Promise<ServedObject | Response> {
  if (!(await context.publicBuckets.has(address.bucket))) return refuseMissingObject();
  return readObject(context, address);
}

/**
 * Serves objects that require a signature, the service key or a row policy; Supabase Lite checks the policy.
 */
async function readGuarded(
  context: StorageContext,
  c: Context,
  address: Address,
  access: string,
): Promise<ServedObject | Response> {
  if (access === 'sign') {
    return (await isSigned(c.req.query('token'), address, context.jwtSecret))
      ? readObject(context, address)
      : createStorageError(400, 'InvalidJWT', 'The signed URL has expired or was changed');
  }
  // Row policies do not apply to the service, and the engine reads many objects, so the check by Supabase Lite
  // is skipped.
  if (getCurrentCaller() === SERVICE) return readObject(context, address);
  const url = new URL(`${PREFIX}/object/${address.bucket}/${encodeURI(address.key)}`, c.req.url);
  const response = await context.forward(new Request(url, { headers: c.req.raw.headers }));
  if (!response.ok) return response;
  await response.body?.cancel();
  return readObject(context, address);
}

async function readObject(
  { files }: StorageContext,
  { bucket, key }: Address,
): Promise<ServedObject | Response> {
  if (!(await files.describe(bucket, key))) return refuseMissingObject();
  const { description, content } = await files.read(bucket, key);
  return { ...description, content };
}

const signatureSchema = z.object({
  sub: z.string(),
  bucket: z.string(),
  intent: z.literal('download'),
});

/** Tells whether a token is Supabase Lite's unexpired signature for this object. */
async function isSigned(
  token: string | undefined,
  { bucket, key }: Address,
  jwtSecret: string,
): Promise<boolean> {
  const secret = new TextEncoder().encode(jwtSecret);
  const verified = await jwtVerify(token ?? '', secret, {
    algorithms: ['HS256'],
    requiredClaims: ['exp'],
  }).catch(() => null);
  const signature = signatureSchema.safeParse(verified?.payload).data;
  return signature?.bucket === bucket && signature.sub === key;
}

async function upload(context: StorageContext, c: Context, uploads: OneAtATime): Promise<Response> {
  const address = readAddress(c, 'object');
  if (!address) return refuseKey();
  const url = new URL(`${PREFIX}/object/${address.bucket}/${encodeURI(address.key)}`, c.req.url);
  const noRoom = await refuseForRoom(context, describeAddition(address.bucket));
  if (noRoom) return noRoom;
  const file = await readUpload(c.req.raw);
  if (file instanceof Response) return file;
  const [folder = ''] = address.key.split('/');
  return uploads.run(folder, async () => {
    const scope: RequestScope = {};
    const response = await context.forward(toBareUpload(c.req.raw, url, file), scope);
    return explainFullStorage(response, scope);
  });
}

/** Buckets in which the engine stores paid results. */
const RESULT_BUCKETS = ['ad_images', 'photoshoots'];

function describeAddition(bucket: string): Addition {
  const isResult = getCurrentCaller() === SERVICE && RESULT_BUCKETS.includes(bucket);
  return isResult ? 'paid-or-small' : 'content';
}

async function refuseForRoom(
  { diskGuard }: StorageContext,
  addition: Addition,
): Promise<Response | null> {
  const hasRoom = await diskGuard.hasRoomFor(addition);
  return hasRoom ? null : createStorageError(507, 'disk_full', NO_ROOM);
}

const fullStorageSchema = z.object({ code: z.literal('ST001'), message: z.string() });

/** Replaces Supabase Lite's answer "500 SUP" by the database's reason, for example that the storage is full. */
function explainFullStorage(response: Response, { databaseError }: RequestScope): Response {
  const full = fullStorageSchema.safeParse(databaseError).data;
  return response.ok || !full ? response : createStorageError(413, 'storage_full', full.message);
}

const listRequestSchema = z.object({
  prefix: storableTextSchema.optional(),
  search: storableTextSchema.optional(),
});
const listedSchema = z.array(z.looseObject({ name: z.string() }));

/** Lists the objects of a folder; the names in the answer are relative to the folder. */
async function list({ forward }: StorageContext, c: Context): Promise<Response> {
  const body = listRequestSchema.safeParse(
    await c.req.raw
      .clone()
      .json()
      .catch(() => null),
  );
  if (!body.success) return createStorageError(400, 'InvalidRequest', 'Invalid request');
  const response = await forward(c.req.raw);
  const { prefix } = body.data;
  if (!response.ok || !prefix) return response;
  const folder = prefix.replace(/\/*$/, '/');
  const objects = listedSchema.parse(await response.json());
  return Response.json(
    objects.map((object) => ({
      ...object,
      name: object.name.startsWith(folder) ? object.name.slice(folder.length) : object.name,
    })),
  );
}

const signedSchema = z.object({ signedUrl: z.string() });

/**
 * Signs the URL of an object. The answer contains the signed URL as `signedURL`, relative to the storage
 * service's URL, because supabase-js expects this format.
 */
async function sign({ forward }: StorageContext, c: Context): Promise<Response> {
  const response = await forward(c.req.raw);
  if (!response.ok) return response;
  const { signedUrl } = signedSchema.parse(await response.json());
  return Response.json({ signedURL: signedUrl.replace(PREFIX, '') });
}

/** Maximum number of URLs signed in one request; the largest page of pictures needs this number. */
const MAX_SIGNED_AT_ONCE = 200;

const signRequestSchema = z.object({
  expiresIn: z.number(),
  paths: z.array(z.string()).max(MAX_SIGNED_AT_ONCE),
});

/**
 * Signs several URLs in one request. Supabase Lite confuses the bucket's route with the route of one object, so
 * each object is requested separately.
 */
async function signSeveral({ forward }: StorageContext, c: Context): Promise<Response> {
  const { headers, url } = c.req.raw;
  const body: unknown = await c.req.json().catch(() => null);
  const order = signRequestSchema.safeParse(body).data;
  if (!order) return createStorageError(400, 'InvalidRequest', 'Invalid request');
  const { expiresIn, paths } = order;
  const signOne = async (path: string) => {
    const key = readObjectKey(encodeURIComponent(path));
    const response = key
      ? await forward(
          new Request(`${url}/${encodeURI(key)}`, {
            method: 'POST',
            headers: copyAuthorisation(headers),
            body: JSON.stringify({ expiresIn }),
          }),
        )
      : refuseKey();
    const signed = response.ok ? signedSchema.parse(await response.json()).signedUrl : null;
    const error = signed
      ? null
      : 'Either the object does not exist or you do not have access to it';
    return { path, error, signedURL: signed?.replace(PREFIX, '') ?? null };
  };
  return Response.json(await Promise.all(paths.map(signOne)));
}

/** Copies the headers that identify the caller, for a request with another body. */
function copyAuthorisation(headers: Headers): Headers {
  const own = new Headers({ 'content-type': 'application/json' });
  for (const name of ['apikey', 'authorization']) {
    const value = headers.get(name);
    if (value) own.set(name, value);
  }
  return own;
}

function readAddress(c: Context, route: string): Address | null {
  const path = new URL(c.req.url).pathname.slice(`${PREFIX}/${route}/`.length);
  const slash = path.indexOf('/');
  const key = readObjectKey(path.slice(slash + 1));
  return slash > 0 && key !== null ? { bucket: path.slice(0, slash), key } : null;
}
