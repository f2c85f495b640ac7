import type { PageProposal } from '@adwright/contracts/shop-page';

/** Returns a complete proposal, as the engine reads it from a shop page. */
export function createTestProposal(changes: Partial<PageProposal> = {}): PageProposal {
  return {
    address: 'https://tidewater.example/mug',
    kind: 'product',
    name: { value: 'Harbour Mug', source: 'json-ld' },
    description: { value: 'Thrown by hand in Whitby.', source: 'json-ld' },
    price: { value: { amount: 18.5, currency: 'GBP', isFrom: false, was: 24 }, source: 'shopify' },
    availability: { value: 'in-stock', source: 'json-ld' },
    audience: { value: 'people looking for: Mugs', source: 'json-ld' },
    language: { value: 'en', source: 'page-text' },
    photos: [
      { value: 'https://tidewater.example/1.jpg', source: 'json-ld' },
      { value: 'https://tidewater.example/2.jpg', source: 'json-ld' },
    ],
    brand: {
      name: { value: 'Tidewater', source: 'open-graph' },
      logos: [{ value: 'https://tidewater.example/logo.png', source: 'logo' }],
      colours: [
        { value: { role: 'main', hex: '#2f5d50' }, source: 'theme-color' },
        { value: { role: 'accent', hex: '#aa3300' }, source: 'logo' },
      ],
      type: { value: 'playfair-jost', source: 'stylesheet' },
    },
    products: [],
    ...changes,
  };
}
