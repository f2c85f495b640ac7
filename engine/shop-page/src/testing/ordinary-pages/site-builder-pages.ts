import { type OrdinaryPage, page } from './ordinary-page.ts';

/** Test pages of Wix, Squarespace, Ecwid and Big Cartel shops. */
export const SITE_BUILDER_PAGES: readonly OrdinaryPage[] = [
  {
    platform: 'Wix',
    address: 'https://www.junipersoap.example/product-page/cedar-sage-bar',
    expected: {
      name: 'Cedar & Sage Bar',
      amount: 9,
      currency: 'USD',
      was: 12,
      picture: 'a1b2c3_77',
      brand: 'Juniper Soap Co.',
      language: 'en',
    },
    html: page`<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"/><title>Cedar & Sage Bar | Juniper Soap Co.</title><meta name="description" content="Cold-process soap with cedarwood oil and dried sage."/><link rel="canonical" href="https://www.junipersoap.example/product-page/cedar-sage-bar"/><meta name="robots" content="index"/><meta property="og:title" content="Cedar &amp; Sage Bar | Juniper Soap Co."/><meta property="og:description" content="Cold-process soap with cedarwood oil and dried sage."/><meta property="og:image" content="https://static.wixstatic.com/media/a1b2c3_77~mv2.jpg/v1/fit/w_500,h_500,q_90/file.jpg"/><meta property="og:image:width" content="500"/><meta property="og:url" content="https://www.junipersoap.example/product-page/cedar-sage-bar"/><meta property="og:site_name" content="Juniper Soap Co."/><meta property="og:type" content="product"/><meta property="product:availability" content="InStock"/><meta property="product:price:amount" content="9"/><meta property="product:price:currency" content="USD"/><script type="application/ld+json">{"@context":"https://schema.org/","@type":"Product","name":"Cedar & Sage Bar","description":"Cold-process soap with cedarwood oil and dried sage.","sku":"CS-1","image":[{"@type":"ImageObject","height":"1500","width":"1500","contentUrl":"https://static.wixstatic.com/media/a1b2c3_77~mv2.jpg/v1/fit/w_1500,h_1500,q_90/file.jpg","thumbnail":{"@type":"ImageObject","contentUrl":"https://static.wixstatic.com/media/a1b2c3_77~mv2.jpg/v1/fit/w_50,h_50,q_90/file.jpg"}}],"offers":{"@type":"Offer","url":"https://www.junipersoap.example/product-page/cedar-sage-bar","priceCurrency":"USD","price":"9","Availability":"https://schema.org/InStock"}}</script><meta name="generator" content="Wix.com Website Builder"/><script id="wix-viewer-model" type="application/json">{"siteAssets":{},"rollout":{}}</script></head>
<body class="device-type-desktop"><div id="SITE_CONTAINER"><div id="site-root"><div id="masterPage"><header id="SITE_HEADER"><a href="https://www.junipersoap.example"><wow-image><img src="https://static.wixstatic.com/media/a1b2c3_logo~mv2.png/v1/fill/w_140,h_60/logo.png" alt="juniper-logo.png"/></wow-image></a><p class="font_8">Free shipping over $40</p></header><main id="PAGES_CONTAINER"><article data-hook="product-page"><div data-hook="main-media-image-wrapper"><div class="media-wrapper-hook" data-hook="main-media"><img src="https://static.wixstatic.com/media/a1b2c3_77~mv2.jpg/v1/fill/w_55,h_55,al_c,q_80,blur_2/a1b2c3_77~mv2.jpg" alt="Cedar &amp; Sage Bar" data-hook="gallery-item-image-img"/></div></div><section><h1 data-hook="product-title">Cedar & Sage Bar</h1><div data-hook="sku">SKU: CS-1</div><div data-hook="product-price"><span data-hook="sr-product-price-before-discount">Regular Price</span><span data-hook="formatted-secondary-price" data-wix-original-price="$12.00">$12.00</span><span data-hook="sr-formatted-primary-price">Sale Price</span><span data-hook="formatted-primary-price" data-wix-price="$9.00">$9.00</span></div><button data-hook="add-to-cart"><span>Add to Cart</span></button><pre data-hook="description">Cold-process soap with cedarwood oil and dried sage.</pre></section></article></main><footer id="SITE_FOOTER"><p>©2025 by Juniper Soap Co.</p></footer></div></div></div></body></html>`,
  },
  {
    platform: 'Wix',
    address: 'https://www.joyasmareva.example/product-page/anillo-luna',
    expected: {
      name: 'Anillo Luna de plata',
      amount: 54,
      currency: 'EUR',
      picture: 'ff00_anillo',
      brand: 'Joyas Mareva',
      language: 'es',
    },
    html: page`<!DOCTYPE html><html lang="es"><head><meta charset="utf-8"/><title>Anillo Luna de plata | Joyas Mareva</title><meta property="og:title" content="Anillo Luna de plata | Joyas Mareva"/><meta property="og:image" content="https://static.wixstatic.com/media/ff00_anillo~mv2.jpg/v1/fit/w_500,h_500,q_90/file.jpg"/><meta property="og:site_name" content="Joyas Mareva"/><meta property="og:type" content="product"/><meta property="product:price:amount" content="54"/><meta property="product:price:currency" content="EUR"/><meta name="generator" content="Wix.com Website Builder"/></head><body><div id="SITE_CONTAINER"><header id="SITE_HEADER"><h2 class="font_2">Joyas Mareva</h2><nav><ul><li><p>Inicio</p></li><li><p>Tienda</p></li></ul></nav></header><main><div data-hook="product-page"><h1 data-hook="product-title">Anillo Luna de plata</h1><div data-hook="product-price"><span data-hook="sr-formatted-primary-price">Precio</span><span data-hook="formatted-primary-price" data-wix-price="54,00 €">54,00 €</span></div><span data-hook="vat">IVA incluido</span><button>Agregar al carrito</button><p>Plata de ley 925, hecho a mano en Mallorca.</p></div></main><footer id="SITE_FOOTER">© 2024 Joyas Mareva</footer></div></body></html>`,
  },
  {
    platform: 'Squarespace',
    address: 'https://www.northlightceramics.example/shop/p/tall-vase-ash',
    expected: {
      name: 'Tall Vase, Ash Glaze',
      amount: 120,
      currency: 'USD',
      picture: 'tall-vase-ash',
      brand: 'Northlight Ceramics',
      language: 'en',
    },
    html: page`<!doctype html><html xmlns:og="http://opengraphprotocol.org/schema/" xmlns:fb="http://www.facebook.com/2008/fbml" lang="en-US"><head><meta http-equiv="X-UA-Compatible" content="IE=edge,chrome=1"><meta charset="utf-8" /><title>Tall Vase, Ash Glaze &mdash; Northlight Ceramics</title><link rel="canonical" href="https://www.northlightceramics.example/shop/p/tall-vase-ash"/><link rel="shortcut icon" type="image/x-icon" href="https://images.squarespace-cdn.com/content/v1/5e/favicon.ico?format=100w"/><meta property="og:site_name" content="Northlight Ceramics"/><meta property="og:title" content="Tall Vase, Ash Glaze &mdash; Northlight Ceramics"/><meta property="og:url" content="https://www.northlightceramics.example/shop/p/tall-vase-ash"/><meta property="og:type" content="product"/><meta property="og:description" content="Wheel-thrown stoneware, 32 cm."/><meta property="og:image" content="http://static1.squarespace.com/static/5e/t/6f/1612/tall-vase-ash.jpg?format=1500w"/><meta property="product:price:amount" content="120.00"/><meta property="product:price:currency" content="USD"/><meta property="product:availability" content="instock"/><meta itemprop="name" content="Tall Vase, Ash Glaze — Northlight Ceramics"/><meta itemprop="url" content="https://www.northlightceramics.example/shop/p/tall-vase-ash"/><meta itemprop="thumbnailUrl" content="http://static1.squarespace.com/static/5e/t/6f/1612/tall-vase-ash.jpg?format=1500w"/><meta name="twitter:title" content="Tall Vase, Ash Glaze — Northlight Ceramics"/><script type="application/ld+json">{"url":"https://www.northlightceramics.example","name":"Northlight Ceramics","image":"//images.squarespace-cdn.com/content/v1/5e/logo.png","@context":"http://schema.org","@type":"WebSite"}</script><script type="application/ld+json">{"name":"Tall Vase, Ash Glaze — Northlight Ceramics","image":"http://static1.squarespace.com/static/5e/t/6f/1612/tall-vase-ash.jpg?format=1500w","description":"Wheel-thrown stoneware, 32 cm.","brand":"Northlight Ceramics","offers":{"price":120.00,"priceCurrency":"USD","url":"https://www.northlightceramics.example/shop/p/tall-vase-ash","availability":"InStock","sku":"SQ123","@context":"http://schema.org","@type":"Offer"},"@context":"http://schema.org","@type":"Product"}</script><script>Static = window.Static || {}; Static.SQUARESPACE_CONTEXT = {"website":{"siteTitle":"Northlight Ceramics"},"showCart":true};</script></head>
<body class="tweak-product-quick-view-button-style-floating"><div id="siteWrapper"><header id="header"><div class="header-title-logo"><a href="/"><img src="//images.squarespace-cdn.com/content/v1/5e/logo.png?format=1500w" alt="Northlight Ceramics"></a></div></header><main id="page"><article class="sections"><section class="ProductItem" data-item-id="6f"><nav class="ProductItem-nav-breadcrumb"><a href="/shop">Shop</a></nav><div class="ProductItem-summary"><section class="ProductItem-gallery"><div class="ProductItem-gallery-slides-item"><img class="ProductItem-gallery-slides-item-image" data-src="https://images.squarespace-cdn.com/content/v1/5e/1612/tall-vase-ash.jpg" data-image="https://images.squarespace-cdn.com/content/v1/5e/1612/tall-vase-ash.jpg" alt="tall-vase-ash.jpg"></div></section><section class="ProductItem-details"><h1 class="ProductItem-details-title">Tall Vase, Ash Glaze</h1><div class="ProductItem-product-price"><div class="product-price">$120.00</div></div><div class="ProductItem-details-excerpt"><p>Wheel-thrown stoneware, 32 cm.</p></div><div class="sqs-add-to-cart-button-inner">Add To Cart</div></section></div></section></article></main><footer class="sections" id="footer-sections"><p>Northlight Ceramics, Portland</p></footer></div></body></html>`,
  },
  {
    platform: 'Squarespace',
    address: 'https://www.papeterie-colombe.example/boutique/p/carnet-lin',
    expected: {
      name: 'Carnet en lin A5',
      amount: 16,
      currency: 'EUR',
      was: 22,
      picture: 'carnet-lin',
      brand: 'Papeterie Colombe',
      language: 'fr',
    },
    html: page`<!doctype html><html lang="fr-FR"><head><meta charset="utf-8"/><title>Carnet en lin A5 &mdash; Papeterie Colombe</title><meta property="og:site_name" content="Papeterie Colombe"/><meta property="og:title" content="Carnet en lin A5 &mdash; Papeterie Colombe"/><meta property="og:type" content="product"/><meta property="og:image" content="http://static1.squarespace.com/static/61/t/62/carnet-lin.jpg?format=1500w"/><meta property="product:price:amount" content="22.00"/><meta property="product:price:currency" content="EUR"/><meta property="product:sale_price:amount" content="16.00"/><meta property="product:sale_price:currency" content="EUR"/></head><body><div id="siteWrapper"><header id="header"><div class="header-title-text"><a id="site-title" href="/">Papeterie Colombe</a></div></header><main><section class="product-detail"><div class="pdp-gallery"><img data-src="https://images.squarespace-cdn.com/content/v1/61/carnet-lin.jpg" alt="" /></div><h1 class="product-title">Carnet en lin A5</h1><div class="product-price"><span class="product-mark sale">En promotion</span><span class="visually-hidden">Prix soldé:</span><span class="product-price-value">16,00 €</span><span class="visually-hidden">Prix d'origine:</span><span class="original-price">22,00 €</span></div><div class="product-description"><p>Couverture en lin, 160 pages lignées, papier 100 g.</p></div><button class="sqs-add-to-cart-button">Ajouter au panier</button></section></main><footer>© Papeterie Colombe</footer></div></body></html>`,
  },
  {
    platform: 'Squarespace',
    address: 'https://oakandrye.example/store/sourdough-starter-kit',
    expected: {
      name: 'Sourdough Starter Kit',
      amount: 28,
      currency: 'GBP',
      isFrom: true,
      picture: 'starter-kit',
      brand: 'Oak & Rye',
      language: 'en',
    },
    html: page`<!doctype html><html lang="en-GB"><head><meta charset="utf-8"/><title>Sourdough Starter Kit — Oak &amp; Rye</title><meta property="og:site_name" content="Oak &amp; Rye"/><meta property="og:title" content="Sourdough Starter Kit — Oak &amp; Rye"/><meta property="og:type" content="product"/><meta property="og:image" content="http://static1.squarespace.com/static/5a/t/5b/starter-kit.jpg?format=1500w"/><meta property="product:price:amount" content="28.00"/><meta property="product:price:currency" content="GBP"/><meta name="twitter:card" content="summary"/></head><body id="item-5b" class="view-item collection-type-products"><div id="canvas"><div id="logoWrapper"><h1 id="logoImage"><a href="/"><img src="//static1.squarespace.com/static/5a/t/logo.png?format=1500w" alt="Oak &amp; Rye" /></a></h1></div><div id="page"><div id="productWrapper"><div id="productGallery"><div id="productSlideshow"><div class="slide sqs-pinterest-products-wrapper"><img class="productDetails-pinterest" data-src="https://static1.squarespace.com/static/5a/t/5b/starter-kit.jpg" data-image-dimensions="1500x1000" alt="starter-kit.jpg"/></div></div></div><div id="productDetails"><h1 class="product-title">Sourdough Starter Kit</h1><div class="product-price">from <span class="sqs-money-native">28.00</span></div><div class="product-excerpt"><p>Live rye starter, banneton and scraper.</p></div><div class="product-variants" data-variants="[{&quot;price&quot;:2800,&quot;onSale&quot;:false},{&quot;price&quot;:3600}]"><div class="variant-option"><div class="variant-option-title">Size: </div><select><option>Select Size</option><option>Small</option></select></div></div><div class="sqs-add-to-cart-button">Add to Basket</div></div></div><div id="relatedProducts"><span>You Might Also Like</span><a class="product" href="/store/lame"><span class="product-title">Bread Lame</span><span class="product-price">£11.00</span></a></div></div><footer><p>Oak &amp; Rye Bakery School, Bristol</p></footer></div></body></html>`,
  },
  {
    platform: 'Ecwid',
    address: 'https://www.riverbendtackle.example/store/#!/Trout-Fly-Box/p/55512',
    expected: {
      name: 'Trout Fly Box, 24 Flies',
      amount: 45,
      currency: 'CAD',
      picture: '4410.jpg',
      brand: 'Riverbend Tackle',
      language: 'en',
    },
    html: page`<!DOCTYPE html><html lang="en-CA"><head><meta charset="UTF-8"><title>Trout Fly Box, 24 Flies | Riverbend Tackle</title><meta property="og:site_name" content="Riverbend Tackle"><meta property="og:title" content="Trout Fly Box, 24 Flies"><meta property="og:image" content="https://d2j6dbq0eux0bg.cloudfront.net/images/110/4410.jpg"></head><body class="page"><header><a href="/" class="site-title">Riverbend Tackle</a></header><div id="my-store-110"><div id="static-ec-store"><div class="ec-static-container"><div class="ecwid-productBrowser-details" itemscope itemtype="http://schema.org/Product"><div class="product-details__gallery"><div class="details-gallery__images-container"><img class="details-gallery__photo" itemprop="image" src="https://d2j6dbq0eux0bg.cloudfront.net/images/110/4410.jpg" alt="Trout Fly Box, 24 Flies"></div></div><div class="product-details__sidebar"><h1 class="product-details__product-title" itemprop="name">Trout Fly Box, 24 Flies</h1><div class="product-details__product-sku" itemprop="sku">SKU TFB24</div><div itemprop="offers" itemscope itemtype="http://schema.org/Offer"><link itemprop="availability" href="http://schema.org/InStock"><div class="product-details__product-price ec-price-item" itemprop="price" content="45"><span class="details-product-price__value">C$45.00</span></div><meta itemprop="priceCurrency" content="CAD"></div><button class="form-control__button">Add to Bag</button></div><div class="product-details__product-description" itemprop="description"><p>Hand-tied dries, nymphs and streamers in a waterproof box.</p></div></div></div></div></div><script data-cfasync="false" type="text/javascript" src="https://app.ecwid.com/script.js?110"></script><footer>© Riverbend Tackle</footer></body></html>`,
  },
  {
    platform: 'Ecwid',
    address: 'https://bloemenvansaar.company.example/products/Droogboeket-Terra-p88',
    expected: {
      name: 'Droogboeket Terra',
      amount: 32.5,
      currency: 'EUR',
      was: 39.5,
      picture: '8801.jpg',
      brand: 'Bloemen van Saar',
      language: 'nl',
    },
    html: page`<!DOCTYPE html><html lang="nl"><head><meta charset="utf-8"><title>Droogboeket Terra – Bloemen van Saar</title><meta name="description" content="Boeket van gedroogde bloemen in aardetinten."><meta property="og:type" content="og:product"><meta property="og:title" content="Droogboeket Terra"><meta property="og:image" content="https://d2j6dbq0eux0bg.cloudfront.net/images/220/8801.jpg"><meta property="product:price:amount" content="32.5"><meta property="product:price:currency" content="EUR"><script type="application/ld+json">{"@context":"http://schema.org","@type":"Product","@id":"https://bloemenvansaar.company.example/products/Droogboeket-Terra-p88","name":"Droogboeket Terra","description":"Boeket van gedroogde bloemen in aardetinten.","image":["https://d2j6dbq0eux0bg.cloudfront.net/images/220/8801.jpg"],"sku":"00088","offers":{"@type":"Offer","priceCurrency":"EUR","price":32.5,"availability":"http://schema.org/InStock","url":"https://bloemenvansaar.company.example/products/Droogboeket-Terra-p88"}}</script></head><body><div class="ins-header"><div class="ins-header__text"><a class="ins-header__link" href="/">Bloemen van Saar</a></div></div><div class="ec-store"><h1 class="product-details__product-title">Droogboeket Terra</h1><div class="product-details__product-price"><span class="details-product-price__value">€ 32,50</span></div><div class="product-details__product-compare-price"><span>Voor</span> <s class="details-product-price-compare__value">€ 39,50</s></div><div class="product-details__product-on-sale">Bespaar 18%</div><img class="details-gallery__photo" src="https://d2j6dbq0eux0bg.cloudfront.net/images/220/8801.jpg"><p>Boeket van gedroogde bloemen in aardetinten.</p></div><div class="ins-footer">Powered by Lightspeed</div></body></html>`,
  },
  {
    platform: 'Big Cartel',
    address: 'https://ghostfox.bigcartel.example/product/moth-enamel-pin',
    expected: {
      name: 'Moth Enamel Pin',
      amount: 10,
      currency: 'USD',
      picture: 'moth-pin',
      brand: 'Ghostfox',
      language: 'en',
    },
    html: page`<!DOCTYPE html><html lang="en"><head><title>Moth Enamel Pin / Ghostfox</title><meta charset="utf-8"><link rel="canonical" href="https://ghostfox.bigcartel.example/product/moth-enamel-pin"><meta name="description" content="Hard enamel, 30 mm, two posts."><meta name="generator" content="Big Cartel"><meta property="og:site_name" content="Ghostfox"><meta property="og:title" content="Moth Enamel Pin"><meta property="og:type" content="product"><meta property="og:url" content="https://ghostfox.bigcartel.example/product/moth-enamel-pin"><meta property="og:image" content="https://assets.bigcartel.com/product_images/aa11/moth-pin.jpg?auto=format&fit=max&w=1200"><meta property="og:price:amount" content="10.00"><meta property="og:price:currency" content="USD"><meta property="og:availability" content="instock"><script type="application/ld+json">{"@context":"https://schema.org","@type":"BreadcrumbList","itemListElement":[{"@type":"ListItem","position":1,"name":"Products","item":"https://ghostfox.bigcartel.example/products"}]}</script><script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"Moth Enamel Pin","url":"https://ghostfox.bigcartel.example/product/moth-enamel-pin","description":"Hard enamel, 30 mm, two posts.","image":["https://assets.bigcartel.com/product_images/aa11/moth-pin.jpg"],"brand":{"@type":"Brand","name":"Ghostfox"},"offers":[{"@type":"Offer","name":"Moth Enamel Pin","url":"https://ghostfox.bigcartel.example/product/moth-enamel-pin","sku":"1","price":"10.0","priceCurrency":"USD","priceValidUntil":"2026-11-27","availability":"https://schema.org/InStock","itemCondition":"NewCondition"}]}</script></head><body id="product_page" class="product-page theme"><header class="header"><div class="store-logo"><a href="/" title="Ghostfox"><img src="https://assets.bigcartel.com/theme_images/1/logo.png" alt="Ghostfox"></a></div></header><main><section class="product-images"><a class="gallery-link" href="https://assets.bigcartel.com/product_images/aa11/moth-pin.jpg?auto=format&fit=max&w=2000"><img class="product-image" src="https://assets.bigcartel.com/product_images/aa11/moth-pin.jpg?auto=format&fit=max&w=1000" alt="Image of Moth Enamel Pin"></a></section><section class="product-details"><h1 class="product-title">Moth Enamel Pin</h1><div class="product-price"><span class="currency-sign" data-currency="USD">$</span>10.00</div><form class="product-form"><button class="add-to-cart-button">Add to cart</button></form><div class="product-description"><p>Hard enamel, 30 mm, two posts.</p></div></section></main><footer><a href="https://www.bigcartel.com">Powered by Big Cartel</a></footer></body></html>`,
  },
  {
    platform: 'Big Cartel',
    address: 'https://presseprint.bigcartel.example/product/affiche-marseille',
    expected: {
      name: 'Affiche « Marseille » 40 × 50',
      amount: 35,
      currency: 'EUR',
      picture: 'affiche-marseille',
      brand: 'Presse Print',
      language: 'fr',
    },
    html: page`<!DOCTYPE html><html lang="fr"><head><meta charset="utf-8"><title>Presse Print — Affiche « Marseille » 40 × 50</title><meta name="generator" content="Big Cartel"></head><body id="product" class="product"><div id="wrap"><aside><h1 id="logo"><a href="/">Presse Print</a></h1><nav><ul><li><a href="/category/affiches">Affiches</a></li><li><a href="/cart">Panier (0) 0,00 €</a></li></ul></nav></aside><section id="content"><div id="product_images"><ul><li id="primary_image"><a href="https://assets.bigcartel.com/product_images/bb22/affiche-marseille.jpg"><img src="https://assets.bigcartel.com/product_images/bb22/affiche-marseille.jpg?auto=format&fit=max&h=1000&w=560" alt="Image of Affiche Marseille"></a></li></ul></div><div id="product_info"><h2>Affiche « Marseille » 40 × 50</h2><h3><span class="price"><span class="currency_sign">€</span>35.00</span></h3><div id="product_description"><p>Risographie trois couleurs sur papier Munken 170 g. Tirage à 100 exemplaires.</p></div><form><button id="product-addtocart">Ajouter au panier</button></form></div></section><footer><p>Frais de port offerts dès 60 €</p></footer></div></body></html>`,
  },
];
