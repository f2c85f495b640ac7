import { AppError } from '@adwright/contracts';
import {
  MAX_PAGE_ADDRESS_LENGTH,
  MAX_PAGE_BYTES,
  type PageResponse,
  type PageResult,
  type ProductsResponse,
  pagePhotoRequestSchema,
  pageRequestSchema,
  readPageAddress,
  SHOP_PAGE_PATHS,
} from '@adwright/contracts/shop-page';
import type { ShopVisitor } from '@adwright/engine-shop-page';
import type { Context, Hono } from 'hono';
import type { VerifyAccessToken } from '../auth/access-token.ts';
import { UserTurns } from '../embedded/user-turns.ts';
import { readBody } from '../http/read-body.ts';
import { createUnpaidRoutePolicy } from '../http/unpaid-route-policy.ts';
import { readBytes } from '../http/webhook-route.ts';
import { type RateLimit, RateLimiter } from '../recipes/rate-limiter.ts';
import { completeProposal } from './complete-proposal.ts';
import { type PagePhotoServices, readPagePhoto } from './read-page-photo.ts';

/** Rate limit for reading product pages; the products of a shop are usually read one after another. */
const PAGE_LIMIT = { burst: 60, perSecond: 0.25 };
/** Rate limit for listing the products of a shop. */
const LIST_LIMIT = { burst: 6, perSecond: 0.05 };
/** Rate limit for photos of product pages; a proposal has twelve photos and some logos. */
const PHOTO_LIMIT = { burst: 60, perSecond: 1 };
/**
 * Number of shop pages that are read at the same time for all users together. Each user may read one page at a
 * time.
 */
const PAGES_AT_ONCE = 3;
const LISTS_AT_ONCE = 2;
const PHOTOS_AT_ONCE = 3;

interface ShopPageServices extends PagePhotoServices {
  visitor: ShopVisitor;
}

export interface ShopPageRouteOptions {
  shopPages: ShopPageServices;
  verifyAccessToken: VerifyAccessToken;
  allowedOrigins: string[];
}

/**
 * Adds the routes that read shop pages to fill forms. The routes require a sign-in, have a rate limit per user, and run
 * one call of a user at a time. These routes store nothing.
 */
export function addShopPageRoutes(app: Hono, options: ShopPageRouteOptions): void {
  const { verifyAccessToken, allowedOrigins } = options;
  const policy = createUnpaidRoutePolicy(allowedOrigins, ['POST']);
  for (const path of Object.values(SHOP_PAGE_PATHS)) app.use(path, policy);
  const admission = (limit: RateLimit): Admit => {
    const limiter = new RateLimiter(limit);
    return async (context) => {
      const userId = await verifyAccessToken(context.req.header('authorization'));
      limiter.take(userId);
      return userId;
    };
  };
  addPageRoutes(app, options.shopPages, admission(PAGE_LIMIT));
  addListAndPhotoRoutes(app, options.shopPages, {
    admitList: admission(LIST_LIMIT),
    admitPhoto: admission(PHOTO_LIMIT),
  });
}

/**
 * Authenticates a caller and takes rate-limit tokens for the call. The access token is verified first, because
 * the rate limit applies per user.
 */
type Admit = (context: Context) => Promise<string>;

function addPageRoutes(app: Hono, shopPages: ShopPageServices, admit: Admit): void {
  const { visitor } = shopPages;
  const turns = new UserTurns(PAGES_AT_ONCE);

  const answerPage = async (
    context: Context,
    read: (signal: AbortSignal) => Promise<PageResult>,
  ) => {
    const { signal } = context.req.raw;
    const page = await read(signal);
    if (page.state === 'unreadable') {
      return context.json({ success: true, page } satisfies PageResponse);
    }
    const proposal = await completeProposal(page.proposal, shopPages, signal);
    return context.json({ success: true, page: { ...page, proposal } } satisfies PageResponse);
  };

  app.post(SHOP_PAGE_PATHS.address, async (context) => {
    const userId = await admit(context);
    const { address } = await readBody(context, pageRequestSchema);
    return runInTurn(turns, userId, context, () =>
      answerPage(context, (signal) => visitor.readAddress(address, signal)),
    );
  });

  app.post(SHOP_PAGE_PATHS.file, async (context) => {
    const userId = await admit(context);
    const { address: given = '', type = 'text/html' } = context.req.query();
    if (given.length > MAX_PAGE_ADDRESS_LENGTH || !/^text\/(?:html|plain)$/.test(type)) {
      throw new AppError(
        'invalid_request',
        'the address is too long, or the type is neither text/html nor text/plain',
      );
    }
    const bytes = await readBytes(context, MAX_PAGE_BYTES);
    const file = { bytes, contentType: type, address: readPageAddress(given) };
    return runInTurn(turns, userId, context, () =>
      answerPage(context, (signal) => visitor.readFile(file, signal)),
    );
  });
}

function addListAndPhotoRoutes(
  app: Hono,
  shopPages: ShopPageServices,
  { admitList, admitPhoto }: { admitList: Admit; admitPhoto: Admit },
): void {
  const listTurns = new UserTurns(LISTS_AT_ONCE);
  const photoTurns = new UserTurns(PHOTOS_AT_ONCE);

  app.post(SHOP_PAGE_PATHS.products, async (context) => {
    const userId = await admitList(context);
    const { address } = await readBody(context, pageRequestSchema);
    const { signal } = context.req.raw;
    return runInTurn(listTurns, userId, context, async () => {
      const list = await shopPages.visitor.listProducts(address, signal);
      return context.json({ success: true, list } satisfies ProductsResponse);
    });
  });

  app.post(SHOP_PAGE_PATHS.photo, async (context) => {
    const userId = await admitPhoto(context);
    const request = await readBody(context, pagePhotoRequestSchema);
    return runInTurn(photoTurns, userId, context, async () =>
      context.json(await readPagePhoto(shopPages, request, context.req.raw.signal)),
    );
  });
}

async function runInTurn<Answer>(
  turns: UserTurns,
  userId: string,
  context: Context,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const release = await turns.acquire(userId, context.req.raw.signal);
  return work().finally(release);
}
