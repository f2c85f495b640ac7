import * as z from 'zod';
import { type ParsedPage, parsePage } from './parse-page.ts';
import { parseRobots, type RobotsRules } from './parse-robots.ts';
import { type ParsedSitemap, parseSitemap } from './parse-sitemap.ts';

const orderSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('page'),
    bytes: z.instanceof(Uint8Array),
    contentType: z.string(),
    address: z.string().nullable(),
    extras: z
      .object({
        shopify: z.string().nullable(),
        manifest: z.string().nullable(),
        styles: z.array(z.string()),
      })
      .optional(),
  }),
  z.object({ kind: z.literal('sitemap'), xml: z.string(), address: z.string() }),
  z.object({ kind: z.literal('robots'), text: z.string(), address: z.string(), url: z.string() }),
]);

async function read(message: unknown): Promise<ParsedPage | ParsedSitemap | RobotsRules> {
  const order = orderSchema.parse(message);
  if (order.kind === 'robots') return parseRobots(order.text, order.address, order.url);
  if (order.kind === 'sitemap') return parseSitemap(order.xml, order.address);
  const { extras, ...material } = order;
  return parsePage({ ...material, ...(extras ? { extras } : {}) });
}

/** This process reads shop pages one at a time, so that a malicious page can harm only this process. */
process.on('message', async (message) => {
  process.send?.(await read(message));
});
// If the engine has ended, nothing waits for the page, so this process ends too.
process.once('disconnect', () => process.exit());
