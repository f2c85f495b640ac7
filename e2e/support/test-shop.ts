import { createServer, type Server } from 'node:http';
import sharp from 'sharp';
import { PORT_OFFSET } from './addresses.ts';

const PORT = 8399 + PORT_OFFSET;
/** Host and port of the test shop, which the engine under test accepts as a public site. */
export const TEST_SHOP_HOST = `shop.test:${PORT}`;
export const TEST_SHOP_URL = `http://${TEST_SHOP_HOST}`;

interface TestProduct {
  path: string;
  name: string;
  price: string;
  was?: string;
  currency: string;
  language: string;
  isSoldOut?: boolean;
}

const MUG: TestProduct = {
  path: '/mug',
  name: 'Harbour Stoneware Mug',
  price: '18.50',
  currency: 'GBP',
  language: 'en',
};
const BOWL = { ...MUG, path: '/products/bowl', name: 'Moorland Stoneware Bowl', price: '22.00' };
const TEAPOT = { path: '/products/kanne', name: 'Handgetöpferte Teekanne', price: '48.00' };
const PRODUCTS: readonly TestProduct[] = [
  { ...MUG, path: '/products/mug' },
  { ...BOWL, was: '28.00' },
  { ...TEAPOT, currency: 'EUR', language: 'de' },
  { ...MUG, path: '/products/jug', name: 'Cliff Stoneware Jug', isSoldOut: true },
  { ...MUG, path: '/products/plate', name: 'Dune Salad Plate' },
];
/** A product with a page that never finishes loading. */
const SLOW: TestProduct = { ...MUG, path: '/products/egg-cup', name: 'Lighthouse Egg Cup' };

function writePage({ name, price, was, currency, language, isSoldOut }: TestProduct): string {
  const offer = {
    '@type': 'Offer',
    price,
    priceCurrency: currency,
    availability: `https://schema.org/${isSoldOut ? 'OutOfStock' : 'InStock'}`,
    ...(was && {
      priceSpecification: [
        { '@type': 'UnitPriceSpecification', price, priceCurrency: currency },
        {
          '@type': 'UnitPriceSpecification',
          priceType: 'https://schema.org/ListPrice',
          price: was,
          priceCurrency: currency,
        },
      ],
    }),
  };
  const product = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    description: 'Thrown by hand in Whitby and glazed twice.',
    image: ['/mug.png'],
    category: 'Mugs',
    offers: offer,
  };
  return `<!doctype html><html lang="${language}"><head><title>${name} | Tidewater</title>
<meta property="og:site_name" content="Tidewater"><meta name="theme-color" content="#2f5d50">
<script type="application/ld+json">${JSON.stringify(product)}</script></head>
<body><h1>${name}</h1></body></html>`;
}

const COLLECTION = `<!doctype html><html lang="en"><head><title>Everything | Tidewater</title>
<meta property="og:site_name" content="Tidewater"></head><body><h1>Everything</h1><main>${[
  ...PRODUCTS,
  SLOW,
]
  .map(
    ({ path, name }) =>
      `<div class="product-card"><a href="${path}"><img src="/mug.png"><h3>${name}</h3></a></div>`,
  )
  .join('')}</main></body></html>`;

/**
 * Content security policy of a shop with strict rules. The bookmarklet that sends a product's page to Adwright
 * must work under this policy.
 */
export const STRICT_POLICY = "default-src 'self'; script-src 'self'; form-action 'self'";

/**
 * Starts a small shop on this machine. The shop has a collection, product pages (one never finishes loading),
 * photos, and a page that robots.txt disallows.
 */
export async function startTestShop(): Promise<Server> {
  const photo = await sharp(Buffer.from(PHOTO)).flatten({ background: '#ecebe7' }).png().toBuffer();
  const html = 'text/html; charset=utf-8';
  const answers: Readonly<Record<string, [type: string, body: string | Buffer]>> = {
    '/mug': [html, writePage(MUG)],
    '/closed': [html, writePage(MUG)],
    '/collections/all': [html, COLLECTION],
    ...Object.fromEntries(PRODUCTS.map((product) => [product.path, [html, writePage(product)]])),
    '/mug.png': ['image/png', photo],
    '/robots.txt': ['text/plain', 'User-agent: *\nDisallow: /closed'],
  };
  const server = createServer((request, response) => {
    response.setHeader('content-security-policy', STRICT_POLICY);
    if (request.url === SLOW.path) {
      const drip = setInterval(() => response.write(' '), 500);
      return response.setHeader('content-type', html).on('close', () => clearInterval(drip));
    }
    const answer = answers[request.url ?? ''];
    if (!answer) return response.writeHead(404).end();
    return response.setHeader('content-type', answer[0]).end(answer[1]);
  });
  await new Promise<void>((resolve) => server.listen(PORT, '127.0.0.1', resolve));
  return server;
}

const PHOTO = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900">
<path d="M640 330h70a110 110 0 0 1 0 260h-70" fill="none" stroke="#2f5d50" stroke-width="52"/>
<rect x="250" y="240" width="400" height="440" rx="46" fill="#2f5d50"/><ellipse cx="450" cy="246" rx="200" ry="40" fill="#1d3a32"/></svg>`;
