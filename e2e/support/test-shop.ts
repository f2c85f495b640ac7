import { createServer, type Server } from 'node:http';
import sharp from 'sharp';
import { PORT_OFFSET } from './addresses.ts';

const PORT = 8399 + PORT_OFFSET;
/** The shop's `host:port`, which the engine under test takes for a public one. */
export const TEST_SHOP_HOST = `shop.test:${PORT}`;
export const TEST_SHOP_URL = `http://${TEST_SHOP_HOST}`;

const PRODUCT = {
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: 'Harbour Stoneware Mug',
  description: 'Thrown by hand in Whitby and glazed twice.',
  image: ['/mug.png'],
  category: 'Mugs',
  offers: { '@type': 'Offer', price: '18.50', priceCurrency: 'GBP' },
};
const PAGE = `<!doctype html><html lang="en"><head><title>Harbour Stoneware Mug | Tidewater</title>
<meta property="og:site_name" content="Tidewater"><meta name="theme-color" content="#2f5d50">
<script type="application/ld+json">${JSON.stringify(PRODUCT)}</script></head>
<body><h1>Harbour Stoneware Mug</h1></body></html>`;

/** A small shop on this machine: one product's page, its photo, and a page that its robots.txt closes. */
export async function startTestShop(): Promise<Server> {
  const photo = await sharp(Buffer.from(MUG)).flatten({ background: '#ecebe7' }).png().toBuffer();
  const answers: Readonly<Record<string, [type: string, body: string | Buffer]>> = {
    '/mug': ['text/html; charset=utf-8', PAGE],
    '/closed': ['text/html; charset=utf-8', PAGE],
    '/mug.png': ['image/png', photo],
    '/robots.txt': ['text/plain', 'User-agent: *\nDisallow: /closed'],
  };
  const server = createServer((request, response) => {
    const answer = answers[request.url ?? ''];
    if (!answer) return response.writeHead(404).end();
    return response.setHeader('content-type', answer[0]).end(answer[1]);
  });
  await new Promise<void>((resolve) => server.listen(PORT, '127.0.0.1', resolve));
  return server;
}

const MUG = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900">
<path d="M640 330h70a110 110 0 0 1 0 260h-70" fill="none" stroke="#2f5d50" stroke-width="52"/>
<rect x="250" y="240" width="400" height="440" rx="46" fill="#2f5d50"/><ellipse cx="450" cy="246" rx="200" ry="40" fill="#1d3a32"/></svg>`;
