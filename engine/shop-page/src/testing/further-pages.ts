import type { PageResult } from '@adwright/contracts/shop-page';

/**
 * A test page of a shop system that `page-shapes.ts` lacks, with the values that a person would
 * read on it. All shops of the test pages are invented.
 */
export interface FurtherPage {
  name: string;
  /** Path of the test page on the shop's host. */
  path: string;
  /** Content of the test page: a text that is encoded in `charset`, or bytes. */
  body: string | Uint8Array;
  /** Encoding of a text in `body`; UTF-8 by default. */
  charset?: string;
  contentType?: string;
  robots?: string;
  expected: Expected;
}

export type Expected =
  | { reason: Extract<PageResult, { state: 'unreadable' }>['reason'] }
  | { kind: 'picture' }
  | { kind: 'list'; products: number }
  | {
      kind: 'product';
      product: string;
      /** Expected price; null if the page states none. */
      price: { amount: number; currency: string | null; isFrom?: true; was?: number } | null;
      photo: string | null;
      language: string;
    };

const ld = (value: unknown) =>
  `<script type="application/ld+json">${JSON.stringify(value)}</script>`;
const CONTEXT = { '@context': 'https://schema.org' };
const IMAGE = 'https://img.shop.example/main.jpg';

const document = (language: string, head: string, body: string) =>
  `<!DOCTYPE html><html lang="${language}"><head>${head}</head><body>${body}</body></html>`;
const numbers = (count: number) => Array.from({ length: count }, (_, number) => number + 1);

export const FURTHER_PAGES: readonly FurtherPage[] = [
  {
    name: 'a storefront of Next.js: data for hydration, test ids as the only names',
    path: '/products/linen-apron',
    body: document(
      'en',
      '<meta charset="utf-8"><title>Linen Apron — Wren & Rye</title>',
      `<div id="__next"><header><a href="/">Wren &amp; Rye</a></header><main><img src="${IMAGE}" width="900" height="900" alt="Linen Apron"><h1>Linen Apron</h1><p data-testid="product-price">$64.00</p><button>Add to bag</button><p>Cut from one piece of washed Belgian linen, with two pockets.</p></main></div><script id="__NEXT_DATA__" type="application/json">{"props":{"pageProps":{"product":{"title":"Linen Apron","price":6400}}}}</script>`,
    ),
    expected: {
      kind: 'product',
      product: 'Linen Apron',
      price: { amount: 64, currency: 'USD' },
      photo: IMAGE,
      language: 'en',
    },
  },
  {
    name: 'Ecwid: classes of its own around the price',
    path: '/#!/Walnut-Board/p/5512001',
    body: document(
      'en',
      `<title>Walnut Board</title><meta property="og:image" content="${IMAGE}">`,
      '<div class="ec-store"><div class="product-details"><h1 class="product-details__product-title ec-header-h3">Walnut Board</h1><div class="product-details__product-price ec-price-item"><span class="details-product-price__value ec-price-item notranslate">$48.00</span></div><div class="product-details-module__title ec-header-h6">Compare at</div><div class="details-product-price-compare__container"><s class="details-product-price-compare__value">$60.00</s></div></div></div>',
    ),
    expected: {
      kind: 'product',
      product: 'Walnut Board',
      price: { amount: 48, currency: 'USD', was: 60 },
      photo: IMAGE,
      language: 'en',
    },
  },
  {
    name: 'OpenCart 3: price as a heading, the old one by a style, tax beside it',
    path: '/index.php?route=product/product&product_id=43',
    body: document(
      'en',
      '<base href="https://www.shop.example/"><title>Brass Desk Lamp</title>',
      `<div id="content"><ul class="thumbnails"><li><a class="thumbnail" href="${IMAGE}" title="Brass Desk Lamp"><img src="${IMAGE}" alt="Brass Desk Lamp"></a></li></ul><h1>Brass Desk Lamp</h1><ul class="list-unstyled"><li>Brand: <a href="/brass">Fenn</a></li><li>Product Code: L-43</li></ul><ul class="list-unstyled"><li><span style="text-decoration: line-through;">$120.00</span></li><li><h2>$98.00</h2></li><li>Ex Tax: $80.00</li></ul><button id="button-cart">Add to Cart</button></div>`,
    ),
    expected: {
      kind: 'product',
      product: 'Brass Desk Lamp',
      price: { amount: 98, currency: 'USD', was: 120 },
      photo: IMAGE,
      language: 'en',
    },
  },
  {
    name: 'Shoptet: Czech crowns without decimals',
    path: '/dubova-police/',
    body: document(
      'cs',
      `<title>Dubová police - Truhlárna Vlk</title><meta property="og:type" content="website"><meta property="og:title" content="Dubová police - Truhlárna Vlk"><meta property="og:image" content="${IMAGE}">`,
      '<div class="p-detail"><h1>Dubová police</h1><div class="p-final-price-wrapper"><span class="price-standard"><span>1 590 Kč</span></span><span class="price-save">–18 %</span><strong class="price-final" data-testid="productCardPrice"><span class="price-final-holder">1 290 Kč</span></strong><span class="price-additional">1 066 Kč bez DPH</span></div></div>',
    ),
    expected: {
      kind: 'product',
      product: 'Dubová police',
      price: { amount: 1290, currency: 'CZK', was: 1590 },
      photo: IMAGE,
      language: '',
    },
  },
  {
    name: 'JTL-Shop: microdata, price with a star for a footnote, list price named UVP',
    path: '/Bienenwachskerze',
    body: document(
      'de',
      '<title>Bienenwachskerze - Imkerei Lohr</title>',
      `<main><div itemscope itemtype="https://schema.org/Product"><h1 itemprop="name">Bienenwachskerze</h1><img itemprop="image" src="${IMAGE}" alt=""><div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><meta itemprop="price" content="14.9"><meta itemprop="priceCurrency" content="EUR"><strong class="price text-nowrap"><span>14,90 €</span><span class="footnote-reference">*</span></strong><del class="value">UVP des Herstellers: 19,90 €</del><div class="vat_info">inkl. 19% USt., zzgl. Versand</div><link itemprop="availability" href="https://schema.org/InStock"></div></div></main>`,
    ),
    expected: {
      kind: 'product',
      product: 'Bienenwachskerze',
      price: { amount: 14.9, currency: 'EUR', was: 19.9 },
      photo: IMAGE,
      language: 'de',
    },
  },
  {
    name: 'Gambio: both prices in a sentence',
    path: '/wollmuetze.html',
    charset: 'iso-8859-15',
    body: document(
      'de',
      '<meta http-equiv="Content-Type" content="text/html; charset=iso-8859-15"><title>Wollmütze grün</title>',
      `<div class="product-info"><h1 class="product-info-title-desktop">Wollmütze grün</h1><img class="img-responsive" src="${IMAGE}" width="600" height="600" alt="Wollmütze grün"><div class="current-price-container"><span class="productOldPrice">Unser bisheriger Preis 49,00 EUR</span><br>Jetzt nur 39,00 EUR</div><p class="tax-shipping-text">inkl. 19% MwSt. zzgl. Versand</p></div>`,
    ),
    expected: {
      kind: 'product',
      product: 'Wollmütze grün',
      price: { amount: 39, currency: 'EUR', was: 49 },
      photo: IMAGE,
      language: 'de',
    },
  },
  {
    name: 'Tilda: number and currency in two elements, windows-1251',
    path: '/tproduct/1-kruzhka',
    charset: 'windows-1251',
    contentType: 'text/html; charset=windows-1251',
    body: document(
      'ru',
      `<title>Кружка «Берег»</title><meta property="og:image" content="${IMAGE}">`,
      '<div class="t-store__prod-popup"><h1 class="js-store-prod-name t-store__prod-popup__name">Кружка «Берег»</h1><div class="t-store__prod-popup__price"><div class="js-product-price js-store-prod-price-val t-store__prod-popup__price-value" data-product-price-def="2490">2 490</div><div class="t-store__prod-popup__price-currency">р.</div></div><p>Обжиг при 1200 градусах, глазурь цвета моря.</p></div>',
    ),
    expected: {
      kind: 'product',
      product: 'Кружка «Берег»',
      price: { amount: 2490, currency: 'RUB' },
      photo: IMAGE,
      language: 'ru',
    },
  },
  {
    name: '1C-Bitrix: roubles in words, the saving named beside them',
    path: '/catalog/lampy/fonar/',
    body: document(
      'ru',
      '<meta charset="utf-8"><title>Фонарь латунный купить в Москве</title>',
      `<h1>Фонарь латунный</h1><div class="product-item-detail-slider-image"><img src="${IMAGE}" width="700" height="700" alt="Фонарь латунный"></div><div class="product-item-detail-info-container"><div class="product-item-detail-price-old">7 900 руб.</div><div class="product-item-detail-price-current">6 490 руб.</div><div class="item_economy_price">Экономия 1 410 руб.</div></div><a class="btn product-item-detail-buy-button">В корзину</a>`,
    ),
    expected: {
      kind: 'product',
      product: 'Фонарь латунный',
      price: { amount: 6490, currency: 'RUB', was: 7900 },
      photo: IMAGE,
      language: 'ru',
    },
  },
  {
    name: 'a Japanese mall: EUC-JP, microdata in table cells',
    path: '/hako/item/1001/',
    charset: 'euc-jp',
    body: document(
      'ja',
      '<meta http-equiv="Content-Type" content="text/html; charset=EUC-JP"><title>【市場】檜の弁当箱：ハコ工房</title>',
      `<table itemscope itemtype="http://schema.org/Product"><tr><td><img itemprop="image" src="${IMAGE}"></td><td><span class="item_name" itemprop="name">檜の弁当箱</span><div itemprop="offers" itemscope itemtype="http://schema.org/Offer"><span class="price2" itemprop="price" content="3980">3,980円</span><meta itemprop="priceCurrency" content="JPY"><span class="tax_postage">税込 送料別</span></div></td></tr></table>`,
    ),
    expected: {
      kind: 'product',
      product: '檜の弁当箱',
      price: { amount: 3980, currency: 'JPY' },
      photo: IMAGE,
      language: 'ja',
    },
  },
  {
    name: 'Cafe24: EUC-KR, sale price tags of Open Graph',
    path: '/product/detail.html?product_no=77',
    charset: 'euc-kr',
    contentType: 'text/html; charset=euc-kr',
    body: document(
      'ko',
      `<title>참나무 의자 - 나무결</title><meta property="og:type" content="product"><meta property="og:title" content="참나무 의자"><meta property="og:image" content="${IMAGE}"><meta property="og:site_name" content="나무결"><meta property="product:price:amount" content="159000"><meta property="product:price:currency" content="KRW"><meta property="product:sale_price:amount" content="129000"><meta property="product:sale_price:currency" content="KRW">`,
      '<div class="headingArea"><h2>참나무 의자</h2></div><span id="span_product_price_text">159,000원</span>',
    ),
    expected: {
      kind: 'product',
      product: '참나무 의자',
      price: { amount: 129000, currency: 'KRW', was: 159000 },
      photo: IMAGE,
      language: 'ko',
    },
  },
  {
    name: 'a Chinese shop: GBK, sign and amount apart',
    path: '/item.htm?id=5',
    charset: 'gbk',
    body: document(
      'zh-CN',
      '<meta charset="gbk"><title>手工青瓷茶杯-山间窑</title>',
      `<div class="tb-detail-hd"><h1>手工青瓷茶杯</h1></div><img id="J_ImgBooth" src="${IMAGE}" width="800" height="800"><dl class="tm-price-panel"><dt>价格</dt><dd><em class="tm-yen">&yen;</em> <span class="tm-price">199.00</span></dd></dl><p>景德镇手工拉坯，每一只都不同。</p>`,
    ),
    expected: {
      kind: 'product',
      product: '手工青瓷茶杯',
      price: { amount: 199, currency: 'CNY' },
      photo: IMAGE,
      language: 'zh',
    },
  },
  {
    name: 'a Saudi shop: JSON-LD with digits of Arabic in its texts',
    path: '/ar/oud/p123456789',
    body: document(
      'ar',
      `<meta charset="utf-8"><title>دهن عود كمبودي</title>${ld({ ...CONTEXT, '@type': 'Product', name: 'دهن عود كمبودي', image: IMAGE, offers: { '@type': 'Offer', price: '٣٥٠', priceCurrency: 'SAR' } })}`,
      '<h1>دهن عود كمبودي</h1><span class="product-price">٣٥٠ ر.س</span>',
    ),
    expected: {
      kind: 'product',
      product: 'دهن عود كمبودي',
      price: { amount: 350, currency: 'SAR' },
      photo: IMAGE,
      language: 'ar',
    },
  },
  {
    name: 'a Hebrew WooCommerce shop in windows-1255',
    path: '/product/soap/',
    charset: 'windows-1255',
    body: document(
      'he-IL',
      '<meta charset="windows-1255"><title>סבון זית – בית הבד</title><meta name="generator" content="WooCommerce 8.1">',
      `<div class="product type-product"><div class="woocommerce-product-gallery__image" data-thumb="${IMAGE}"><a href="${IMAGE}"><img class="wp-post-image" src="${IMAGE}" alt=""></a></div><h1 class="product_title entry-title">סבון זית</h1><p class="price"><span class="woocommerce-Price-amount amount"><bdi>39.00&nbsp;<span class="woocommerce-Price-currencySymbol">&#8362;</span></bdi></span></p></div>`,
    ),
    expected: {
      kind: 'product',
      product: 'סבון זית',
      price: { amount: 39, currency: 'ILS' },
      photo: IMAGE,
      language: 'he',
    },
  },
  {
    name: 'a Turkish shop: iso-8859-9, list price and basket price',
    path: '/bakir-cezve-p-204',
    charset: 'iso-8859-9',
    body: document(
      'tr',
      '<meta charset="iso-8859-9"><title>Bakır Cezve - Işık Bakır</title>',
      `<div class="ProductName"><h1><span>Bakır Cezve</span></h1></div><div class="leftImage"><img id="imgUrunResim" src="${IMAGE}" width="600" height="600"></div><div class="PriceList"><div id="pnlFiyatListesi"><span class="spanOldPrice" style="text-decoration:line-through">₺1.499,90</span><span class="spanFiyat">₺1.249,90</span></div><span>KDV Dahil</span></div>`,
    ).replaceAll('₺', '&#8378;'),
    expected: {
      kind: 'product',
      product: 'Bakır Cezve',
      price: { amount: 1249.9, currency: 'TRY', was: 1499.9 },
      photo: IMAGE,
      language: 'tr',
    },
  },
  {
    name: 'a Polish shop: iso-8859-2, the lowest price of 30 days, which is no old price',
    path: '/swieca-sojowa',
    charset: 'iso-8859-2',
    body: document(
      'pl',
      '<meta charset="iso-8859-2"><title>Świeca sojowa Łąka</title>',
      `<h1 class="name">Świeca sojowa Łąka</h1><img class="photo innerzoom" src="${IMAGE}" width="500" height="500" alt="Świeca"><div class="price"><em class="main-price">89,00 zł</em></div><div class="omnibus">Najniższa cena z 30 dni przed obniżką: 79,00 zł</div><button class="addtobasket">Do koszyka</button>`,
    ),
    expected: {
      kind: 'product',
      product: 'Świeca sojowa Łąka',
      price: { amount: 89, currency: 'PLN' },
      photo: IMAGE,
      language: 'pl',
    },
  },
  {
    name: 'a marketplace’s search with 40 products',
    path: '/search?q=mug',
    body: document(
      'en',
      '<title>mug - 40 results</title>',
      `<h1>40 results for “mug”</h1><div class="grid">${numbers(40)
        .map(
          (n) =>
            `<article data-asin="B${n}"><a href="/dp/B00000${1000 + n}?ref=sr_${n}"><img src="https://img.shop.example/${n}.jpg"></a><h2><a href="/dp/B00000${1000 + n}?ref=sr_${n}">Mug number ${n}</a></h2><span>$${n + 4}.99</span></article>`,
        )
        .join('')}</div>`,
    ),
    expected: { kind: 'list', products: 40 },
  },
  {
    name: 'a collection whose data lists 40 products with offers',
    path: '/collections/all',
    body: document(
      'en',
      ld({
        ...CONTEXT,
        '@type': 'CollectionPage',
        mainEntity: {
          '@type': 'ItemList',
          itemListElement: numbers(40).map((n) => ({
            '@type': 'ListItem',
            position: n,
            item: {
              '@type': 'Product',
              name: `Bowl ${n}`,
              url: `https://www.shop.example/products/bowl-${n}`,
              image: `https://img.shop.example/${n}.jpg`,
              offers: { '@type': 'Offer', price: n + 10, priceCurrency: 'USD' },
            },
          })),
        },
      }),
      '<h1>All bowls</h1>',
    ),
    expected: { kind: 'list', products: 40 },
  },
  {
    name: 'a price "from" in German words',
    path: '/fotobuch',
    body: document(
      'de',
      `<title>Fotobuch Leinen | Blattwerk</title><meta property="og:image" content="${IMAGE}">`,
      '<h1>Fotobuch Leinen</h1><div class="product__price">ab <span class="price">24,95 €</span></div><p>Gebunden von Hand, mit Prägung auf dem Rücken.</p><button>In den Warenkorb</button>',
    ),
    expected: {
      kind: 'product',
      product: 'Fotobuch Leinen',
      price: { amount: 24.95, currency: 'EUR', isFrom: true },
      photo: IMAGE,
      language: 'de',
    },
  },
  {
    name: 'a range of prices',
    path: '/shop/tote',
    body: document(
      'en',
      `<title>Canvas Tote</title><meta property="og:image" content="${IMAGE}">`,
      '<h1>Canvas Tote</h1><p class="price">$25.00 – $60.00</p><button>Select options</button>',
    ),
    expected: {
      kind: 'product',
      product: 'Canvas Tote',
      price: { amount: 25, currency: 'USD', isFrom: true },
      photo: IMAGE,
      language: 'en',
    },
  },
  {
    name: 'a product without a picture',
    path: '/products/gift-card',
    body: document(
      'en',
      `<title>Gift Card</title>${ld({ ...CONTEXT, '@type': 'Product', name: 'Gift Card', image: '', offers: { '@type': 'Offer', price: 50, priceCurrency: 'USD' } })}`,
      '<h1>Gift Card</h1><p>$50.00</p>',
    ),
    expected: {
      kind: 'product',
      product: 'Gift Card',
      price: { amount: 50, currency: 'USD' },
      photo: null,
      language: 'en',
    },
  },
  {
    name: 'a PDF that is said to be a page',
    path: '/catalogue.pdf',
    body: Buffer.from('%PDF-1.7\n%\u00e2\u00e3\n1 0 obj\n<< /Type /Catalog >>'),
    contentType: 'text/html',
    expected: { reason: 'other-file' },
  },
  {
    name: 'a picture in WebP',
    path: '/photos/mug.webp',
    body: Buffer.from('RIFF\x24\0\0\0WEBPVP8 \x18\0\0\0', 'latin1'),
    contentType: 'image/webp',
    expected: { kind: 'picture' },
  },
  {
    name: 'a wholesale shop that asks to sign in for its prices',
    path: '/account',
    body: document(
      'de',
      '<title>Anmelden</title>',
      '<h1>Händler-Login</h1><form method="post"><label>E-Mail<input type="email"></label><label>Passwort<input type="password"></label><button>Anmelden</button></form>',
    ),
    expected: { reason: 'login' },
  },
  {
    name: 'a page that only scripts put together',
    path: '/products/x',
    body: document(
      'en',
      '<title>Loading…</title><script src="/static/main.js" defer></script>',
      '<noscript>You need to enable JavaScript to run this app.</noscript><div id="app"></div>',
    ),
    expected: { reason: 'scripts' },
  },
  {
    name: 'a page that robots.txt denies to programs by a pattern',
    path: '/private/mug?view=1',
    robots: 'User-agent: *\nDisallow: /*?view=',
    body: '<h1>Mug</h1>',
    expected: { reason: 'robots' },
  },
  {
    name: 'a wrong charset: said to be UTF-8, is windows-1252',
    path: '/creme.html',
    charset: 'windows-1252',
    contentType: 'text/html; charset=utf-8',
    body: document(
      'fr',
      `<title>Crème légère à l’abricot</title>${ld({ ...CONTEXT, '@type': 'Product', name: 'Crème légère à l’abricot', image: IMAGE, offers: { '@type': 'Offer', price: '12,50', priceCurrency: 'EUR' } })}`,
      '<h1>Crème légère à l’abricot</h1><p>Fabriquée à Besançon, à partir de fruits mûris au soleil.</p>',
    ),
    expected: {
      kind: 'product',
      product: 'Crème légère à l’abricot',
      price: { amount: 12.5, currency: 'EUR' },
      photo: IMAGE,
      language: 'fr',
    },
  },
  {
    name: 'a wrong charset: said to be Shift JIS, is UTF-8',
    path: '/yunomi.html',
    contentType: 'text/html; charset=shift_jis',
    body: document(
      'ja',
      `<title>湯のみ</title><meta property="og:type" content="product"><meta property="og:image" content="${IMAGE}">`,
      '<h1>湯のみ 白磁</h1><p class="price">2,200円（税込）</p>',
    ),
    expected: {
      kind: 'product',
      product: '湯のみ 白磁',
      price: { amount: 2200, currency: 'JPY' },
      photo: IMAGE,
      language: 'ja',
    },
  },
  {
    name: 'JSON-LD with its quotes encoded, and parameters in its type',
    path: '/p/tray',
    body: document(
      'en',
      `<title>Ash Tray Table</title><script type="application/ld+json; charset=utf-8">${JSON.stringify({ ...CONTEXT, '@type': 'Product', name: 'Ash Tray Table', image: IMAGE, offers: { '@type': 'Offer', price: '149.00', priceCurrency: 'CAD' } }).replaceAll('"', '&quot;')}</script>`,
      '<h1>Ash Tray Table</h1>',
    ),
    expected: {
      kind: 'product',
      product: 'Ash Tray Table',
      price: { amount: 149, currency: 'CAD' },
      photo: IMAGE,
      language: 'en',
    },
  },
  {
    name: 'JSON-LD: a book with an offer',
    path: '/livre/9782070000000',
    body: document(
      'fr',
      `<title>Le Phare | Librairie du Port</title>${ld({ ...CONTEXT, '@type': 'Book', name: 'Le Phare', author: { '@type': 'Person', name: 'A. Morvan' }, image: IMAGE, offers: { '@type': 'Offer', price: 21.9, priceCurrency: 'EUR', availability: 'https://schema.org/InStock' } })}`,
      '<h1>Le Phare</h1>',
    ),
    expected: {
      kind: 'product',
      product: 'Le Phare',
      price: { amount: 21.9, currency: 'EUR' },
      photo: IMAGE,
      language: 'fr',
    },
  },
  {
    name: 'JSON-LD: an offer that names its product',
    path: '/angebot/rad',
    body: document(
      'de',
      `<title>Lastenrad Anker</title>${ld({ ...CONTEXT, '@type': 'Offer', price: '3490', priceCurrency: 'EUR', itemOffered: { '@type': 'Product', name: 'Lastenrad Anker', image: IMAGE } })}`,
      '<h1>Lastenrad Anker</h1>',
    ),
    expected: {
      kind: 'product',
      product: 'Lastenrad Anker',
      price: { amount: 3490, currency: 'EUR' },
      photo: IMAGE,
      language: 'de',
    },
  },
  {
    name: 'a Swiss price with an apostrophe and a dash',
    path: '/uhr',
    body: document(
      'de-CH',
      `<title>Wanduhr Säntis</title><meta property="og:image" content="${IMAGE}">`,
      '<h1>Wanduhr Säntis</h1><div class="Price">CHF 1’290.–</div><button>In den Warenkorb</button>',
    ),
    expected: {
      kind: 'product',
      product: 'Wanduhr Säntis',
      price: { amount: 1290, currency: 'CHF' },
      photo: IMAGE,
      language: 'de',
    },
  },
  {
    name: 'an Indian price in lakhs, the maximum retail price struck through',
    path: '/brass-urli/p/itm123',
    body: document(
      'en-IN',
      `<title>Brass Urli</title><meta property="og:image" content="${IMAGE}">`,
      '<h1><span class="B_NuCI">Brass Urli</span></h1><div class="dyC4hf"><div class="_30jeq3">₹1,29,999</div><div class="_3I9_wc">₹1,49,999</div><div>13% off</div></div><button>ADD TO CART</button>',
    ).replace('class="_3I9_wc"', 'class="_3I9_wc" style="text-decoration: line-through"'),
    expected: {
      kind: 'product',
      product: 'Brass Urli',
      price: { amount: 129999, currency: 'INR', was: 149999 },
      photo: IMAGE,
      language: 'en',
    },
  },
  {
    name: 'a consent dialog with a heading of its own before the product',
    path: '/products/kettle',
    body: document(
      'en',
      `<title>Enamel Kettle – Northfold</title><meta property="og:image" content="${IMAGE}">`,
      '<div role="dialog" class="cookie-consent"><h1>We value your privacy</h1><p>We and our 312 partners store cookies.</p><button>Accept</button></div><main><h1>Enamel Kettle</h1><div class="price">£42.00</div><button>Add to basket</button></main>',
    ),
    expected: {
      kind: 'product',
      product: 'Enamel Kettle',
      price: { amount: 42, currency: 'GBP' },
      photo: IMAGE,
      language: 'en',
    },
  },
  {
    name: 'a Dutch price whose cents are raised',
    path: '/nl/p/vaas/9200000000000000/',
    body: document(
      'nl',
      `<title>Vaas Delft</title><meta property="og:image" content="${IMAGE}">`,
      '<h1 class="page-heading"><span data-test="title">Vaas Delft</span></h1><div class="price-block"><span class="promo-price" data-test="price">24<sup class="promo-price__fraction">99</sup></span><span>€</span></div><button>In winkelwagen</button>',
    ),
    expected: {
      kind: 'product',
      product: 'Vaas Delft',
      price: { amount: 24.99, currency: 'EUR' },
      photo: IMAGE,
      language: 'nl',
    },
  },
  {
    name: 'Open Graph: an amount as Germans write it',
    path: '/sofa',
    body: document(
      'de',
      `<title>Sofa Elbe</title><meta property="og:type" content="og:product"><meta property="og:title" content="Sofa Elbe"><meta property="og:image" content="${IMAGE}"><meta property="og:price:amount" content="1.299,00"><meta property="og:price:currency" content="EUR">`,
      '<h1>Sofa Elbe</h1>',
    ),
    expected: {
      kind: 'product',
      product: 'Sofa Elbe',
      price: { amount: 1299, currency: 'EUR' },
      photo: IMAGE,
      language: 'de',
    },
  },
];
