import { fileURLToPath } from 'node:url';
import {
  listedProductSchema,
  pageProposalSchema,
  unreadableReasonSchema,
} from '@adwright/contracts/shop-page';
import { ProcessPool } from '@adwright/engine-untrusted';
import * as z from 'zod';
import type { PageMaterial, ParsedPage } from './parse-page.ts';
import type { RobotsRules } from './parse-robots.ts';
import type { ParsedSitemap } from './parse-sitemap.ts';

const parsedPageSchema = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('read'),
    proposal: pageProposalSchema,
    wanted: z.object({
      shopify: z.string().nullable(),
      manifest: z.string().nullable(),
      styles: z.array(z.string()),
      next: z.string().nullable(),
    }),
  }),
  z.object({ state: z.literal('unreadable'), reason: unreadableReasonSchema }),
]);
const parsedSitemapSchema = z.object({
  products: z.array(listedProductSchema),
  sitemaps: z.array(z.string()),
});

const robotsSchema = z.object({
  isAllowed: z.boolean(),
  crawlDelay: z.number(),
  sitemaps: z.array(z.string()),
});
const NOTHING_ALLOWED: RobotsRules = { isAllowed: false, crawlDelay: 0, sitemaps: [] };

const PROGRAM = fileURLToPath(new URL('./shop-page-process.ts', import.meta.url));
/** Heap limit in MB of the process that reads pages. A page of 5 MB needs half of it. */
const HEAP_MB = 256;
/** Time limit in milliseconds for reading a page. */
const TIMEOUT_MS = 20_000;
const readers = new ProcessPool(PROGRAM, { heapMb: HEAP_MB, timeoutMs: TIMEOUT_MS });

/**
 * Reads a page in a separate process with limits on memory and time. A page that exceeds the limits is reported
 * as too large.
 * @throws the reason with which the signal was aborted
 */
export async function readPage(material: PageMaterial, signal: AbortSignal): Promise<ParsedPage> {
  const parsed = await askReader({ kind: 'page', ...material }, parsedPageSchema, signal);
  return parsed ?? { state: 'unreadable', reason: 'too-large' };
}

/**
 * Reads a sitemap in the same process and with the same limits as {@link readPage}.
 * @throws the reason with which the signal was aborted
 */
export async function readSitemap(
  xml: string,
  address: string,
  signal: AbortSignal,
): Promise<ParsedSitemap> {
  const order = { kind: 'sitemap', xml, address };
  const parsed = await askReader(order, parsedSitemapSchema, signal);
  return parsed ?? { products: [], sitemaps: [] };
}

/**
 * Evaluates a robots.txt in the same process as {@link readPage}, because matching many long
 * patterns can take seconds. A robots.txt that exceeds the process's limits counts as
 * forbidding all pages.
 * @throws the reason with which the signal was aborted
 */
export async function readRobots(
  robots: { text: string; address: string; url: string },
  signal: AbortSignal,
): Promise<RobotsRules> {
  const rules = await askReader({ kind: 'robots', ...robots }, robotsSchema, signal);
  return rules ?? NOTHING_ALLOWED;
}

async function askReader<Schema extends z.ZodType>(
  order: object,
  schema: Schema,
  signal: AbortSignal,
): Promise<z.infer<Schema> | null> {
  try {
    return schema.parse(await readers.ask(order, signal));
  } catch {
    signal.throwIfAborted();
    return null;
  }
}
