import type { ShopProduct } from './shop-products.ts';

/** A page template in the public format of a shop system; no template is copied from a shop. */
export interface PageShape {
  name: string;
  html: (product: ShopProduct) => string;
  path?: string;
  /** Whether pages of this shape omit the price before a sale. */
  hidesWas?: boolean;
  isFrom?: boolean;
  /** Product data that a Shopify shop serves at a separate URL. */
  shopify?: (product: ShopProduct) => string;
}

export const getPhoto = ({ host }: ShopProduct) => `https://cdn.${host}/media/product-main.jpg`;
const encode = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
const json = (value: unknown) => JSON.stringify(value, null, 2);
const ld = (text: string) => `<script type="application/ld+json">${text}</script>`;

/**
 * Builds a test page with the words, amounts and pictures that every shop page has around its
 * product.
 */
function page(
  product: ShopProduct,
  {
    head = '',
    body,
    title,
    html = '',
  }: { head?: string; body: string; title?: string; html?: string },
): string {
  const { charset, language, name, shop, words, host, write, amount } = product;
  return `<!doctype html>
<html lang="${language}" ${html}><head>
<meta charset="${charset}"><meta name="viewport" content="width=device-width">
<title>${encode(title ?? `${name} | ${shop}`)}</title>
<link rel="icon" href="/favicon.ico" sizes="32x32"><meta name="theme-color" content="#2f5d50">
<style>:root{--color-primary:#2f5d50;--wp--preset--color--vivid-red:#cf2e2e}body{font-family:Inter,sans-serif}</style>
${head}</head><body class="template">
<div class="announcement-bar">${encode(words.freeShipping)}</div>
<header class="site-header"><a href="/" class="header__logo"><img class="logo" src="/assets/logo.png" alt="${encode(shop)}" width="180" height="60"></a>
<nav><a href="/collections/all">Shop</a><a href="/cart">0</a></nav></header>
<main>${body}</main>
<section class="related-products"><h2>${encode(words.related)}</h2>
${[1, 2, 3, 4]
  .map(
    (
      number,
    ) => `<div class="product-card"><a href="/products/other-${number}"><img src="https://cdn.${host}/media/other-${number}.jpg" width="300" height="300" alt=""></a>
<h3 class="card-title">No. ${number}</h3><span class="price">${encode(write(amount + number * 7))}</span></div>`,
  )
  .join('\n')}
</section>
<footer><img src="/assets/visa-payment.png" width="200" height="130" alt="Visa"><p>© ${encode(shop)}</p></footer>
<script>window.analytics={price:1.23,product:"x"}</script></body></html>`;
}

const heading = ({ name }: ShopProduct) => `<h1 class="product-title">${encode(name)}</h1>`;
const plainBody = (product: ShopProduct) =>
  `<div class="gallery"><img src="${getPhoto(product)}" width="800" height="800" alt=""></div>${heading(product)}`;

function productData(product: ShopProduct, more: object = {}) {
  const { name, description, amount, currency, shop, host } = product;
  return {
    '@type': 'Product',
    name,
    description,
    image: [getPhoto(product)],
    brand: { '@type': 'Brand', name: shop },
    offers: {
      '@type': 'Offer',
      price: String(amount),
      priceCurrency: currency,
      availability: 'https://schema.org/InStock',
      url: `https://www.${host}/products/it`,
    },
    ...more,
  };
}
const CONTEXT = { '@context': 'https://schema.org' };
const withLd = (product: ShopProduct, ...blocks: string[]) =>
  page(product, { head: blocks.map(ld).join('\n'), body: plainBody(product) });

const og = (product: ShopProduct, tags: Record<string, string> = {}) =>
  Object.entries({
    'og:type': 'product',
    'og:title': product.name,
    'og:description': product.description,
    'og:image': getPhoto(product),
    'og:site_name': product.shop,
    'og:locale': product.locale,
    ...tags,
  })
    .map(([property, content]) => `<meta property="${property}" content="${encode(content)}">`)
    .join('\n');

const cart = ({ words }: ShopProduct) =>
  `<form action="/cart/add"><button class="add-to-cart">${encode(words.cart)}</button></form>`;

/** Returns the old price of a test product struck through, with the new price beside it. */
const salePrice = ({ write, amount, was }: ShopProduct) =>
  was === undefined
    ? `<span class="price">${encode(write(amount))}</span>`
    : `<span class="price"><del>${encode(write(was))}</del> <ins>${encode(write(amount))}</ins></span>`;

const shopifyData = (product: ShopProduct) =>
  json({
    id: 1,
    title: product.name,
    handle: 'it',
    description: `<p>${encode(product.description)}</p><script>alert(1)</script>`,
    vendor: product.shop,
    type: product.category,
    price: Math.round(product.amount * 100),
    price_min: Math.round(product.amount * 100),
    price_max: Math.round(product.amount * 100),
    compare_at_price: product.was ? Math.round(product.was * 100) : null,
    available: true,
    featured_image: getPhoto(product).replace('https:', ''),
    images: [getPhoto(product).replace('https:', '')],
  });

const shopifyHead = ({ currency }: ShopProduct) =>
  `<link rel="stylesheet" href="/cdn/shop/t/3/assets/base.css">
<script>var Shopify = Shopify || {}; Shopify.shop = "it.myshopify.com"; Shopify.currency = {"active":"${currency}","rate":"1.0"}; Shopify.theme = {"name":"Dawn"};</script>`;

const micro = ({ name, description, amount, currency }: ShopProduct, photo: string) => `
<div itemscope itemtype="http://schema.org/Product">
<img itemprop="image" src="${photo}" width="700" height="700" alt=""><h1 itemprop="name">${encode(name)}</h1>
<div itemprop="description"><p>${encode(description)}</p></div>
<div itemprop="offers" itemscope itemtype="http://schema.org/Offer">
<meta itemprop="priceCurrency" content="${currency}"><span itemprop="price" content="${amount}">–</span>
<link itemprop="availability" href="http://schema.org/InStock"></div></div>`;

export const SHAPES: readonly PageShape[] = [
  {
    name: 'JSON-LD: one product',
    hidesWas: true,
    html: (p) => withLd(p, json({ ...CONTEXT, ...productData(p) })),
  },
  {
    name: 'JSON-LD: an array of things',
    hidesWas: true,
    html: (p) =>
      withLd(
        p,
        json([
          { ...CONTEXT, '@type': 'WebSite', name: p.shop },
          { ...CONTEXT, ...productData(p) },
        ]),
      ),
  },
  {
    name: 'JSON-LD: @graph with references, as Yoast writes it',
    hidesWas: true,
    html: (p) =>
      withLd(
        p,
        json({
          ...CONTEXT,
          '@graph': [
            { '@type': 'WebPage', '@id': '#page', name: p.name },
            {
              '@type': 'Organization',
              '@id': '#shop',
              name: p.shop,
              logo: { '@type': 'ImageObject', url: '/assets/logo.png' },
            },
            {
              '@type': 'BreadcrumbList',
              itemListElement: [
                { '@type': 'ListItem', position: 1, name: p.words.home, item: '/' },
                { '@type': 'ListItem', position: 2, name: p.category, item: '/c' },
                { '@type': 'ListItem', position: 3, name: p.name },
              ],
            },
            productData(p, {
              '@id': '#product',
              brand: { '@id': '#shop' },
              offers: [{ '@id': '#offer' }],
            }),
            { '@type': 'Offer', '@id': '#offer', price: p.amount, priceCurrency: p.currency },
          ],
        }),
      ),
  },
  {
    name: 'JSON-LD: trailing commas and comments',
    hidesWas: true,
    html: (p) =>
      withLd(
        p,
        json({ ...CONTEXT, ...productData(p) })
          .replace(/\n(\s*)\}/g, ',\n$1}')
          .replace('{', '{ // product\n'),
      ),
  },
  {
    name: 'JSON-LD: HTML within texts, and line breaks that JSON forbids',
    hidesWas: true,
    html: (p) =>
      withLd(
        p,
        json({
          ...CONTEXT,
          ...productData(p, {
            name: `<b>${encode(p.name)}</b>`,
            description: `<p>${p.description}</p>BREAK<ul><li>1</li></ul>`,
          }),
        }).replace('BREAK', '\n'),
      ),
  },
  {
    name: 'JSON-LD: within CDATA and a comment',
    hidesWas: true,
    html: (p) => withLd(p, `//<![CDATA[\n${json({ ...CONTEXT, ...productData(p) })}\n//]]>`),
  },
  {
    name: 'JSON-LD: price as a number, image as an object, type as a list',
    hidesWas: true,
    html: (p) =>
      withLd(
        p,
        json({
          ...CONTEXT,
          ...productData(p, {
            '@type': ['Product', 'Thing'],
            image: { '@type': 'ImageObject', contentUrl: getPhoto(p) },
            offers: [{ '@type': 'Offer', price: p.amount, priceCurrency: p.currency }],
          }),
        }),
      ),
  },
  {
    name: 'JSON-LD: several offers of variants, price "from"',
    hidesWas: true,
    isFrom: true,
    html: (p) =>
      withLd(
        p,
        json({
          ...CONTEXT,
          ...productData(p, {
            offers: [30, 0, 15].map((more) => ({
              '@type': 'Offer',
              price: p.amount + more,
              priceCurrency: p.currency,
            })),
          }),
        }),
      ),
  },
  {
    name: 'JSON-LD: an aggregate offer, price "from"',
    hidesWas: true,
    isFrom: true,
    html: (p) =>
      withLd(
        p,
        json({
          ...CONTEXT,
          ...productData(p, {
            offers: {
              '@type': 'AggregateOffer',
              lowPrice: p.amount,
              highPrice: p.amount * 2,
              priceCurrency: p.currency,
              offerCount: 4,
            },
          }),
        }),
      ),
  },
  {
    name: 'JSON-LD: ProductGroup with variants',
    hidesWas: true,
    html: (p) =>
      withLd(
        p,
        json({
          ...CONTEXT,
          '@type': 'ProductGroup',
          name: p.name,
          description: p.description,
          productGroupID: '1',
          hasVariant: [1, 2].map((n) => productData(p, { name: `${p.name} – ${n}` })),
        }),
      ),
  },
  {
    name: 'JSON-LD: list price and sale price as specifications',
    html: (p) =>
      withLd(
        p,
        json({
          ...CONTEXT,
          ...productData(p, {
            offers: {
              '@type': 'Offer',
              priceSpecification: [
                { '@type': 'UnitPriceSpecification', price: p.amount, priceCurrency: p.currency },
                ...(p.was
                  ? [
                      {
                        '@type': 'UnitPriceSpecification',
                        priceType: 'https://schema.org/ListPrice',
                        price: p.was,
                        priceCurrency: p.currency,
                      },
                    ]
                  : []),
                {
                  '@type': 'UnitPriceSpecification',
                  price: 0.5,
                  priceCurrency: p.currency,
                  referenceQuantity: { '@type': 'QuantitativeValue', value: 100, unitCode: 'GRM' },
                },
              ],
            },
          }),
        }),
      ),
  },
  {
    name: 'JSON-LD: beside a list of recommended products',
    hidesWas: true,
    html: (p) =>
      withLd(
        p,
        json({
          ...CONTEXT,
          ...productData(p, {
            isRelatedTo: [1, 2].map((n) =>
              productData(p, {
                name: `No. ${n}`,
                offers: { '@type': 'Offer', price: 1, priceCurrency: p.currency },
              }),
            ),
          }),
        }),
        json({
          ...CONTEXT,
          '@type': 'ItemList',
          itemListElement: [1, 2, 3, 4, 5].map((n) => ({
            '@type': 'ListItem',
            position: n,
            item: { '@type': 'Product', name: `No. ${n}`, url: `/products/other-${n}` },
          })),
        }),
      ),
  },
  {
    name: 'JSON-LD: as mainEntity of a web page',
    hidesWas: true,
    html: (p) =>
      withLd(
        p,
        json({ ...CONTEXT, '@type': 'ItemPage', name: p.name, mainEntity: productData(p) }),
      ),
  },
  {
    name: 'JSON-LD: sold-out variant is the cheapest',
    hidesWas: true,
    html: (p) =>
      withLd(
        p,
        json({
          ...CONTEXT,
          ...productData(p, {
            offers: [
              {
                '@type': 'Offer',
                price: p.amount / 2,
                priceCurrency: p.currency,
                availability: 'https://schema.org/OutOfStock',
              },
              {
                '@type': 'Offer',
                price: p.amount,
                priceCurrency: p.currency,
                availability: 'InStock',
              },
            ],
          }),
        }),
      ),
  },
  {
    name: 'microdata: flat, price in content',
    hidesWas: true,
    html: (p) => page(p, { body: micro(p, getPhoto(p)) }),
  },
  {
    name: 'microdata: price as text, picture lazy',
    hidesWas: true,
    html: (p) =>
      page(p, {
        body: `<article itemscope itemtype="https://schema.org/Product"><h1><span itemprop="name">${encode(p.name)}</span></h1>
<img itemprop="image" data-src="${getPhoto(p)}" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" width="600" height="600">
<div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><span itemprop="price">${encode(p.write(p.amount))}</span><span itemprop="priceCurrency" content="${p.currency}"></span></div>
<p itemprop="description">${encode(p.description)}</p></article>`,
      }),
  },
  {
    name: 'microdata: with reviews and related products nested',
    hidesWas: true,
    html: (p) =>
      page(p, {
        body: micro(p, getPhoto(p)).replace(
          /<\/div>$/,
          `<div itemprop="review" itemscope itemtype="http://schema.org/Review"><span itemprop="name">Great</span><span itemprop="reviewRating">5</span></div>
<div itemprop="isSimilarTo" itemscope itemtype="http://schema.org/Product"><span itemprop="name">Other</span><div itemprop="offers" itemscope itemtype="http://schema.org/Offer"><meta itemprop="price" content="3"></div></div></div>`,
        ),
      }),
  },
  {
    name: 'RDFa: vocab and typeof',
    hidesWas: true,
    html: (p) =>
      page(p, {
        body: `<div vocab="https://schema.org/" typeof="Product"><h1 property="name">${encode(p.name)}</h1><img property="image" src="${getPhoto(p)}" alt="" width="640" height="640">
<p property="description">${encode(p.description)}</p><div property="offers" typeof="Offer"><span property="price" content="${p.amount}">${encode(p.write(p.amount))}</span><meta property="priceCurrency" content="${p.currency}"></div></div>`,
      }),
  },
  {
    name: 'RDFa: prefixed names',
    hidesWas: true,
    html: (p) =>
      page(p, {
        html: 'prefix="schema: http://schema.org/"',
        body: `<div typeof="schema:Product"><h1 property="schema:name">${encode(p.name)}</h1><a property="schema:image" href="${getPhoto(p)}">+</a>
<div rel="schema:offers"><div typeof="schema:Offer" property="schema:offers"><span property="schema:price">${encode(p.write(p.amount))}</span><span property="schema:priceCurrency" content="${p.currency}"></span></div></div></div>`,
      }),
  },
  {
    name: 'Open Graph: product tags',
    hidesWas: true,
    html: (p) =>
      page(p, {
        head: og(p, {
          'product:price:amount': String(p.amount),
          'product:price:currency': p.currency,
          'product:availability': 'in stock',
        }),
        body: plainBody(p),
      }),
  },
  {
    name: 'Open Graph: sale price tags',
    html: (p) =>
      page(p, {
        head: og(
          p,
          p.was
            ? {
                'product:price:amount': String(p.was),
                'product:price:currency': p.currency,
                'product:sale_price:amount': String(p.amount),
                'product:sale_price:currency': p.currency,
              }
            : { 'og:price:amount': p.write(p.amount), 'og:price:currency': p.currency },
        ),
        body: plainBody(p),
      }),
  },
  {
    name: 'Open Graph: title with the shop’s name, price in the text',
    html: (p) =>
      page(p, {
        head: og(p, { 'og:title': `${p.name} – ${p.shop}` }),
        body: `${plainBody(p)}${salePrice(p)}${cart(p)}`,
      }),
  },
  {
    name: 'Open Graph: og:price and name attributes',
    hidesWas: true,
    html: (p) =>
      page(p, {
        head: og(p, {
          'og:price:amount': p.amount.toFixed(2),
          'og:price:currency': p.currency,
        }).replaceAll('property=', 'name='),
        body: plainBody(p),
      }),
  },
  {
    name: 'Twitter card with a price label',
    hidesWas: true,
    html: (p) =>
      page(p, {
        head: `<meta name="twitter:card" content="product"><meta name="twitter:title" content="${encode(p.name)}"><meta name="twitter:image" content="${getPhoto(p)}"><meta property="og:type" content="og:product"><meta name="twitter:label1" content="Price"><meta name="twitter:data1" content="${encode(p.write(p.amount))}">`,
        body: plainBody(p),
      }),
  },
  {
    name: 'Shopify: Dawn with product data of its own',
    path: '/products/it',
    shopify: shopifyData,
    html: (p) =>
      page(p, {
        head: shopifyHead(p),
        body: `<product-info><div class="product__media"><img srcset="${getPhoto(p)}?width=246 246w, ${getPhoto(p)}?width=1946 1946w" width="1946" height="1946"></div><div class="product__title"><h1>${encode(p.name)}</h1></div><div class="price price--on-sale"><s class="price-item price-item--regular">${p.was ? encode(p.write(p.was)) : ''}</s><span class="price-item price-item--sale">${encode(p.write(p.amount))}</span></div></product-info>${cart(p)}`,
      }),
  },
  {
    name: 'Shopify: older theme with product JSON in the page',
    path: '/collections/all/products/it',
    html: (p) =>
      page(p, {
        head: shopifyHead(p),
        body: `${heading(p)}<script type="application/json" id="ProductJson-product-template">${shopifyData(p).replace(/<\/script>/g, '<\\/script>')}</script>${cart(p)}`,
      }),
  },
  {
    name: 'Shopify: ProductGroup data with Open Graph',
    path: '/products/it',
    hidesWas: true,
    html: (p) =>
      page(p, {
        head: `${shopifyHead(p)}${og(p, { 'og:price:amount': p.write(p.amount).replace(/[^\d.,]/g, ''), 'og:price:currency': p.currency, 'og:image': getPhoto(p).replace('https:', 'http:') })}${ld(json({ '@context': 'http://schema.org/', '@id': '/products/it#product', '@type': 'ProductGroup', name: p.name, description: p.description, brand: { '@type': 'Brand', name: p.shop }, hasVariant: [productData(p)], url: `https://www.${p.host}/products/it` }))}`,
        body: plainBody(p),
      }),
  },
  {
    name: 'WooCommerce: single product, classic templates',
    path: '/product/it/',
    html: (p) =>
      page(p, {
        body: `<div class="woocommerce"><div id="product-1" class="product type-product"><div class="woocommerce-product-gallery"><div class="woocommerce-product-gallery__image"><a href="${getPhoto(p)}"><img src="${getPhoto(p).replace('.jpg', '-600x600.jpg')}" data-large_image="${getPhoto(p)}" width="600" height="600"></a></div></div>
<div class="summary entry-summary"><h1 class="product_title entry-title">${encode(p.name)}</h1><p class="price">${
          p.was
            ? `<del aria-hidden="true"><span class="woocommerce-Price-amount amount"><bdi>${encode(p.write(p.was))}</bdi></span></del> <span class="screen-reader-text">Original price was: ${encode(p.write(p.was))}.</span><ins><span class="woocommerce-Price-amount amount"><bdi>${encode(p.write(p.amount))}</bdi></span></ins>`
            : `<span class="woocommerce-Price-amount amount"><bdi>${encode(p.write(p.amount))}</bdi></span>`
        }</p><div class="woocommerce-product-details__short-description"><p>${encode(p.description)}</p></div><button class="single_add_to_cart_button">${encode(p.words.cart)}</button><span class="posted_in"><a>${encode(p.category)}</a></span></div></div></div>`,
      }),
  },
  {
    name: 'WooCommerce: variable product, price "from"',
    path: '/produkt/it/',
    hidesWas: true,
    isFrom: true,
    html: (p) =>
      page(p, {
        body: `<div class="woocommerce single-product"><div class="woocommerce-product-gallery__image"><a href="${getPhoto(p)}"><img src="${getPhoto(p)}" width="600" height="600"></a></div><div class="summary"><h1 class="product_title">${encode(p.name)}</h1><p class="price"><span class="woocommerce-Price-amount amount">${encode(p.write(p.amount))}</span> – <span class="woocommerce-Price-amount amount">${encode(p.write(p.amount * 2))}</span></p></div></div>`,
      }),
  },
  {
    name: 'WooCommerce: graph data and Open Graph of an SEO plugin',
    hidesWas: true,
    html: (p) =>
      page(p, {
        head: `${og(p, { 'og:title': `${p.name} - ${p.shop}` })}${ld(
          json({
            '@context': 'https://schema.org/',
            '@graph': [
              {
                '@type': 'BreadcrumbList',
                itemListElement: [
                  { '@type': 'ListItem', position: 1, item: { '@id': '/', name: p.words.home } },
                  { '@type': 'ListItem', position: 2, item: { '@id': '/c', name: p.category } },
                  { '@type': 'ListItem', position: 3, item: { '@id': '/p', name: p.name } },
                ],
              },
              productData(p, {
                offers: [
                  {
                    '@type': 'Offer',
                    priceSpecification: [
                      {
                        '@type': 'UnitPriceSpecification',
                        price: p.amount.toFixed(2),
                        priceCurrency: p.currency,
                        valueAddedTaxIncluded: 'true',
                      },
                    ],
                    seller: { '@type': 'Organization', name: p.shop },
                  },
                ],
              }),
            ],
          }),
        )}`,
        body: plainBody(p),
      }),
  },
  {
    name: 'Magento 2: Luma',
    html: (p) =>
      page(p, {
        head: og(p, {
          'product:price:amount': p.amount.toFixed(4),
          'product:price:currency': p.currency,
        }),
        body: `<h1 class="page-title"><span class="base" data-ui-id="page-title-wrapper" itemprop="name">${encode(p.name)}</span></h1><div class="product-info-price"><div class="price-box price-final_price">${p.was ? `<span class="special-price"><span class="price-container"><span data-price-amount="${p.amount}" data-price-type="finalPrice" class="price-wrapper"><span class="price">${encode(p.write(p.amount))}</span></span></span></span><span class="old-price"><span data-price-amount="${p.was}" data-price-type="oldPrice" class="price-wrapper"><span class="price">${encode(p.write(p.was))}</span></span></span>` : `<span data-price-amount="${p.amount}" class="price-wrapper"><span class="price">${encode(p.write(p.amount))}</span></span>`}</div></div><div class="gallery-placeholder"><img class="gallery-placeholder__image" src="${getPhoto(p)}" width="700" height="700"></div>${cart(p)}`,
      }),
    hidesWas: true,
  },
  {
    name: 'Magento 2: without any tags',
    html: (p) =>
      page(p, {
        body: `<h1 class="page-title"><span class="base">${encode(p.name)}</span></h1><div class="price-box"><span class="special-price"><span data-price-amount="${p.amount}" class="price-wrapper"><span class="price">${encode(p.write(p.amount))}</span></span></span>${p.was ? `<span class="old-price"><span data-price-amount="${p.was}"><span class="price">${encode(p.write(p.was))}</span></span></span>` : ''}</div><div class="product media"><img class="fotorama__img" src="${getPhoto(p)}" width="700" height="700"></div><div class="product attribute description">${encode(p.description)}</div>${cart(p)}`,
      }),
  },
  {
    name: 'Wix: JSON-LD with capital Offers',
    hidesWas: true,
    html: (p) => {
      const { offers, ...rest } = productData(p);
      return withLd(
        p,
        json({
          ...CONTEXT,
          ...rest,
          '@type': 'Product',
          Offers: { ...offers, Availability: 'https://schema.org/InStock' },
          image: [
            {
              '@type': 'ImageObject',
              contentUrl: getPhoto(p),
              thumbnail: { '@type': 'ImageObject', contentUrl: `${getPhoto(p)}?thumb` },
            },
          ],
        }),
      );
    },
  },
  {
    name: 'Squarespace: Open Graph price and static context',
    hidesWas: true,
    html: (p) =>
      page(p, {
        head: `${og(p, { 'og:title': `${p.name} — ${p.shop}`, 'product:price:amount': p.amount.toFixed(2), 'product:price:currency': p.currency })}<script>Static.SQUARESPACE_CONTEXT = {"website":{"siteTitle":"x"}};</script>`,
        body: `<h1 class="ProductItem-details-title">${encode(p.name)}</h1><div class="product-price">${encode(p.write(p.amount))}</div>`,
      }),
  },
  {
    name: 'Etsy-like: JSON-LD with an aggregate offer and a list of pictures',
    hidesWas: true,
    html: (p) =>
      withLd(
        p,
        json({
          ...CONTEXT,
          ...productData(p, {
            image: [
              {
                '@type': 'ImageObject',
                '@context': 'https://schema.org',
                contentURL: getPhoto(p),
                contentUrl: getPhoto(p),
                author: p.shop,
              },
            ],
            category: `Home > ${p.category}`,
            offers: {
              '@type': 'AggregateOffer',
              lowPrice: p.amount,
              highPrice: p.amount,
              priceCurrency: p.currency,
              availability: 'https://schema.org/InStock',
            },
            material: 'clay',
          }),
        }),
      ),
  },
  {
    name: 'Amazon-like: no data at all, hidden price, zoom picture',
    html: (p) =>
      page(p, {
        title: `${p.name} : ${p.shop}`,
        body: `<div id="dp"><div id="imgTagWrapperId"><img id="landingImage" src="${getPhoto(p).replace('.jpg', '._AC_SX300_.jpg')}" data-old-hires="${getPhoto(p)}" data-a-dynamic-image="{}" width="500" height="500"></div><h1 id="title"><span id="productTitle">  ${encode(p.name)}  </span></h1>
<div id="corePrice_feature_div"><span class="a-price priceToPay"><span class="a-offscreen">${encode(p.write(p.amount))}</span><span aria-hidden="true"><span class="a-price-whole">${Math.floor(p.amount)}</span><span class="a-price-fraction">xx</span></span></span>${p.was ? `<span class="basisPrice">RRP: <span class="a-price a-text-price" data-a-strike="true"><s class="a-offscreen">${encode(p.write(p.was))}</s></span></span>` : ''}</div>
<div id="feature-bullets"><ul><li>${encode(p.description)}</li></ul></div></div>`,
      }),
  },
  {
    name: 'PrestaShop: microdata with tax label',
    hidesWas: true,
    html: (p) =>
      page(p, {
        body: `<section id="main" itemscope itemtype="https://schema.org/Product"><meta itemprop="url" content="https://www.${p.host}/it.html"><img class="js-qv-product-cover" src="${getPhoto(p)}" itemprop="image" width="800" height="800"><h1 class="h1" itemprop="name">${encode(p.name)}</h1><div class="product-prices"><div class="product-price h5" itemprop="offers" itemscope itemtype="https://schema.org/Offer"><link itemprop="availability" href="https://schema.org/InStock"/><meta itemprop="priceCurrency" content="${p.currency}"><div class="current-price"><span itemprop="price" content="${p.amount}">${encode(p.write(p.amount))}</span></div></div></div><div itemprop="description">${encode(p.description)}</div></section>`,
      }),
  },
  {
    name: 'Shopware: microdata with a price per unit',
    hidesWas: true,
    html: (p) =>
      page(p, {
        body: `<div class="product-detail" itemscope itemtype="https://schema.org/Product"><h1 class="product-detail-name" itemprop="name">${encode(p.name)}</h1><img class="gallery-slider-image" src="${getPhoto(p)}" itemprop="image" width="900" height="900"><div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><meta itemprop="priceCurrency" content="${p.currency}"><meta itemprop="price" content="${p.amount}"><p class="product-detail-price">${encode(p.write(p.amount))}*</p><div class="product-detail-price-unit">(${encode(p.write(2.5))} / 100 g)</div></div></div>`,
      }),
  },
  {
    name: 'BigCommerce: product:price tags and price spans',
    html: (p) =>
      page(p, {
        head: og(p, {
          'product:price:amount': String(p.amount),
          'product:price:currency': p.currency,
        }),
        body: `${plainBody(p)}<div class="productView-price"><span class="price price--non-sale" data-product-non-sale-price-with-tax>${p.was ? encode(p.write(p.was)) : ''}</span><span class="price price--withTax" data-product-price-with-tax>${encode(p.write(p.amount))}</span></div>`,
      }),
    hidesWas: true,
  },
  {
    name: 'Plain page: heading, price class, sale struck through',
    html: (p) =>
      page(p, {
        body: `${plainBody(p)}<p class="product-description">${encode(p.description)}</p><div class="product-price">${p.was ? `<s>${encode(p.write(p.was))}</s> ` : ''}<strong>${encode(p.write(p.amount))}</strong></div>${cart(p)}`,
      }),
  },
  {
    name: 'Plain page: price only in the running text',
    hidesWas: true,
    html: (p) =>
      page(p, {
        body: `${plainBody(p)}<p>${encode(p.description)}</p><p>${encode(p.write(p.amount))} – ${encode(p.words.cart)}</p>`,
      }),
  },
  {
    name: 'Plain page: tables and fonts, as shops were built in 2003',
    hidesWas: true,
    html: (p) =>
      page(p, {
        body: `<table><tr><td><img src="${getPhoto(p)}" width="400" height="300"></td><td><h1><font size="4">${encode(p.name)}</font></h1><font>${encode(p.description)}</font><br><b id="preis">${encode(p.write(p.amount))}</b></td></tr></table>`,
      }),
  },
  {
    name: 'Plain page: responsive picture sources',
    html: (p) =>
      page(p, {
        body: `<picture><source srcset="${getPhoto(p)}?w=400 400w, ${getPhoto(p)}?w=1200 1200w"><img alt="" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" width="600" height="600"></picture>${heading(p)}${salePrice(p)}${cart(p)}`,
      }),
  },
];
