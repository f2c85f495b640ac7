import { type OrdinaryPage, page } from './ordinary-page.ts';

export const SHOPIFY_PAGES: readonly OrdinaryPage[] = [
  {
    platform: 'Shopify',
    address: 'https://www.fernandfable.example/products/linen-apron-olive?variant=41203',
    expected: {
      name: 'Linen Apron – Olive',
      amount: 38,
      currency: 'USD',
      was: 52,
      picture: 'linen-apron-olive-front',
      brand: 'Fern & Fable',
      language: 'en',
    },
    html: page`<!doctype html>
<html class="no-js" lang="en">
<head>
<meta charset="utf-8"><meta http-equiv="X-UA-Compatible" content="IE=edge">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="theme-color" content="">
<link rel="canonical" href="https://www.fernandfable.example/products/linen-apron-olive">
<link rel="icon" type="image/png" href="//www.fernandfable.example/cdn/shop/files/favicon.png?crop=center&height=32&v=1690000&width=32">
<title>Linen Apron – Olive &ndash; Fern &amp; Fable</title>
<meta name="description" content="A cross-back apron from washed European linen, with two deep pockets. One size, machine washable.">
<meta property="og:site_name" content="Fern &amp; Fable">
<meta property="og:url" content="https://www.fernandfable.example/products/linen-apron-olive">
<meta property="og:title" content="Linen Apron – Olive">
<meta property="og:type" content="product">
<meta property="og:description" content="A cross-back apron from washed European linen, with two deep pockets. One size, machine washable.">
<meta property="og:image" content="http://www.fernandfable.example/cdn/shop/files/linen-apron-olive-front.jpg?v=1690202">
<meta property="og:image:secure_url" content="https://www.fernandfable.example/cdn/shop/files/linen-apron-olive-front.jpg?v=1690202">
<meta property="og:image:width" content="1600"><meta property="og:image:height" content="2000">
<meta property="og:price:amount" content="38.00"><meta property="og:price:currency" content="USD">
<meta name="twitter:card" content="summary_large_image"><meta name="twitter:title" content="Linen Apron – Olive">
<style data-shopify>:root{--font-body-family:Assistant,sans-serif;--color-base-text:18,18,18;--gradient-base-background-1:#fff}</style>
<script>window.performance && window.performance.mark && window.performance.mark('shopify.content_for_header.start');</script>
<script>var Shopify = Shopify || {};Shopify.shop = "fern-fable.myshopify.com";Shopify.locale = "en";Shopify.currency = {"active":"USD","rate":"1.0"};Shopify.country = "US";Shopify.theme = {"name":"Dawn","id":1312};</script>
</head>
<body class="gradient">
<a class="skip-to-content-link button visually-hidden" href="#MainContent">Skip to content</a>
<div class="announcement-bar-section"><p class="announcement-bar__message h5"><span>Free US shipping over $75</span></p></div>
<header class="header"><a href="/" class="header__heading-link"><div class="header__heading-logo-wrapper"><img src="//www.fernandfable.example/cdn/shop/files/logo-ff.png?v=1&width=600" alt="Fern &amp; Fable" class="header__heading-logo"></div></a>
<nav class="header__inline-menu"><ul class="list-menu"><li><a href="/collections/kitchen">Kitchen</a></li><li><a href="/collections/bath">Bath</a></li><li><a href="/pages/about">About</a></li></ul></nav>
<a href="/cart" class="header__icon--cart"><span class="visually-hidden">Cart</span></a></header>
<cart-drawer class="drawer is-empty"><h2 class="cart__empty-text">Your cart is empty</h2><p class="totals__total-value">$0.00 USD</p></cart-drawer>
<main id="MainContent" class="content-for-layout focus-none">
<section id="shopify-section-template--main" class="shopify-section section"><product-info>
<div class="product product--medium product--left product--thumbnail">
<div class="product__media-wrapper"><media-gallery role="region" aria-label="Gallery Viewer">
<ul class="product__media-list contains-media grid" role="list">
<li class="product__media-item grid__item slider__slide is-active"><div class="product__media media media--transparent"><img src="//www.fernandfable.example/cdn/shop/files/linen-apron-olive-front.jpg?v=1690202&amp;width=1946" alt="Linen apron, front" srcset="//www.fernandfable.example/cdn/shop/files/linen-apron-olive-front.jpg?v=1690202&amp;width=246 246w, //www.fernandfable.example/cdn/shop/files/linen-apron-olive-front.jpg?v=1690202&amp;width=1946 1946w" width="1946" height="2432"></div></li>
<li class="product__media-item grid__item slider__slide"><img src="//www.fernandfable.example/cdn/shop/files/linen-apron-olive-back.jpg?v=1690203&amp;width=1946" alt="Linen apron, back"></li>
</ul></media-gallery></div>
<div class="product__info-wrapper"><div class="product__info-container">
<p class="product__text inline-richtext caption-with-letter-spacing">Fern &amp; Fable</p>
<div class="product__title"><h1>Linen Apron – Olive</h1><a href="/products/linen-apron-olive" class="product__title"><h2 class="h1">Linen Apron – Olive</h2></a></div>
<div id="price-template"><div class="price price--large price--on-sale price--show-badge">
<div class="price__container"><div class="price__regular"><span class="visually-hidden visually-hidden--inline">Regular price</span><span class="price-item price-item--regular">$38.00 USD</span></div>
<div class="price__sale"><span class="visually-hidden visually-hidden--inline">Regular price</span><span><s class="price-item price-item--regular">$52.00 USD</s></span><span class="visually-hidden visually-hidden--inline">Sale price</span><span class="price-item price-item--sale price-item--last">$38.00 USD</span></div>
<small class="unit-price caption hidden"><span class="visually-hidden">Unit price</span></small></div>
<span class="badge price__badge-sale color-scheme-4">Sale</span></div></div>
<div class="product__tax caption rte"><a href="/policies/shipping-policy">Shipping</a> calculated at checkout.</div>
<shopify-payment-terms variant-id="41203" shopify-meta="{}"></shopify-payment-terms>
<product-form class="product-form"><form method="post" action="/cart/add"><input type="hidden" name="id" value="41203"><button type="submit" name="add" class="product-form__submit button"><span>Add to cart</span></button></form></product-form>
<div class="product__description rte quick-add-hidden"><p>A cross-back apron from washed European linen, with two deep pockets.</p><p>One size, machine washable.</p></div>
</div></div></div></product-info>
<script type="application/ld+json">{"@context":"http:\/\/schema.org\/","@id":"\/products\/linen-apron-olive#product","@type":"Product","brand":{"@type":"Brand","name":"Fern \u0026 Fable"},"category":"Aprons","description":"A cross-back apron from washed European linen, with two deep pockets. One size, machine washable.","image":"https:\/\/www.fernandfable.example\/cdn\/shop\/files\/linen-apron-olive-front.jpg?v=1690202\u0026width=1920","name":"Linen Apron – Olive","offers":{"@id":"\/products\/linen-apron-olive?variant=41203#offer","@type":"Offer","availability":"http:\/\/schema.org\/InStock","price":"38.00","priceCurrency":"USD","url":"https:\/\/www.fernandfable.example\/products\/linen-apron-olive?variant=41203"},"url":"https:\/\/www.fernandfable.example\/products\/linen-apron-olive"}</script>
</section>
<section class="product-recommendations"><h2>You may also like</h2><ul><li class="grid__item"><div class="card"><img src="//www.fernandfable.example/cdn/shop/files/tea-towel.jpg?width=533"><h3 class="card__heading"><a href="/products/tea-towel">Tea Towel, Set of 2</a></h3><div class="price"><span class="price-item price-item--regular">$24.00 USD</span></div></div></li></ul></section>
</main>
<footer class="footer"><h2 class="footer-block__heading">Quick links</h2><ul><li><a href="/policies/refund-policy">Refund policy</a></li></ul><small class="copyright__content">&copy; 2025, <a href="/">Fern &amp; Fable</a> <a target="_blank" rel="nofollow" href="https://www.shopify.com">Powered by Shopify</a></small></footer>
</body></html>`,
  },
  {
    platform: 'Shopify',
    address: 'https://kornblume-keramik.example/products/fruhstucksschale',
    expected: {
      name: 'Frühstücksschale „Nordsee“',
      amount: 29.9,
      currency: 'EUR',
      picture: 'schale-nordsee-01',
      brand: 'Kornblume Keramik',
      language: 'de',
    },
    html: page`<!doctype html>
<html class="js" lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<link rel="canonical" href="https://kornblume-keramik.example/products/fruhstucksschale">
<title>Frühstücksschale „Nordsee“ &ndash; Kornblume Keramik</title>
<meta name="description" content="Handgedrehte Schale aus Steinzeug, spülmaschinenfest. In Husum gefertigt.">
<meta property="og:site_name" content="Kornblume Keramik"><meta property="og:type" content="product"><meta property="og:title" content="Frühstücksschale „Nordsee“">
<meta property="og:image" content="http://kornblume-keramik.example/cdn/shop/files/schale-nordsee-01.jpg?v=17">
<meta property="og:price:amount" content="29,90"><meta property="og:price:currency" content="EUR">
</head><body class="gradient animate--hover-default">
<header><h1 class="header__heading"><a href="/" class="header__heading-link link"><span class="h2">Kornblume Keramik</span></a></h1><nav><a href="/collections/all">Alle Stücke</a> <a href="/pages/werkstatt">Werkstatt</a></nav></header>
<main id="MainContent">
<section class="shopify-section"><div class="product grid">
<div class="product__media-list"><div class="product__media media"><img src="//kornblume-keramik.example/cdn/shop/files/schale-nordsee-01.jpg?v=17&width=1445" alt="Schale Nordsee von oben"></div><div class="product__media media"><img src="//kornblume-keramik.example/cdn/shop/files/schale-nordsee-02.jpg?v=17&width=1445" alt=""></div></div>
<div class="product__title"><h1>Frühstücksschale „Nordsee“</h1></div>
<div class="price"><div class="price__container"><div class="price__regular"><span class="visually-hidden">Normaler Preis</span><span class="price-item price-item--regular">€29,90 EUR</span></div><div class="price__sale"><span class="visually-hidden">Normaler Preis</span><span><s class="price-item price-item--regular"></s></span><span class="visually-hidden">Verkaufspreis</span><span class="price-item price-item--sale price-item--last">€29,90 EUR</span></div></div></div>
<div class="product__tax">Inkl. Steuern. <a href="/policies/shipping-policy">Versand</a> wird beim Checkout berechnet</div>
<variant-selects><fieldset><legend>Farbe</legend><input type="radio" name="Farbe" value="Blau" checked><label>Blau</label><input type="radio" name="Farbe" value="Sand"><label>Sand</label></fieldset><script type="application/json">[{"id":1,"title":"Blau","price":2990,"compare_at_price":null},{"id":2,"title":"Sand","price":2990,"compare_at_price":null}]</script></variant-selects>
<div class="jdgm-widget jdgm-preview-badge"><div class="jdgm-prev-badge" data-average-rating="4.90" data-number-of-reviews="41"><span class="jdgm-prev-badge__text">41 Bewertungen</span></div></div>
<div class="product__description rte"><p>Handgedrehte Schale aus Steinzeug, spülmaschinenfest. In Husum gefertigt.</p></div></div>
<script type="application/ld+json">{"@context":"http:\/\/schema.org\/","@id":"\/products\/fruhstucksschale#product","@type":"ProductGroup","brand":{"@type":"Brand","name":"Kornblume Keramik"},"category":"Geschirr","description":"Handgedrehte Schale aus Steinzeug, spülmaschinenfest. In Husum gefertigt.","hasVariant":[{"@id":"\/products\/fruhstucksschale?variant=1#variant","@type":"Product","image":"https:\/\/kornblume-keramik.example\/cdn\/shop\/files\/schale-nordsee-01.jpg?v=17\u0026width=1920","name":"Frühstücksschale „Nordsee“ - Blau","offers":{"@id":"\/products\/fruhstucksschale?variant=1#offer","@type":"Offer","availability":"http:\/\/schema.org\/InStock","price":"29.90","priceCurrency":"EUR","url":"https:\/\/kornblume-keramik.example\/products\/fruhstucksschale?variant=1"}},{"@id":"\/products\/fruhstucksschale?variant=2#variant","@type":"Product","image":"https:\/\/kornblume-keramik.example\/cdn\/shop\/files\/schale-sand.jpg?v=17\u0026width=1920","name":"Frühstücksschale „Nordsee“ - Sand","offers":{"@type":"Offer","availability":"http:\/\/schema.org\/OutOfStock","price":"29.90","priceCurrency":"EUR"}}],"name":"Frühstücksschale „Nordsee“","productGroupID":"83","url":"https:\/\/kornblume-keramik.example\/products\/fruhstucksschale"}</script></section>
<section class="product-recommendations"><h2>Das könnte dir auch gefallen</h2><div class="card"><h3><a href="/products/becher">Becher „Watt“</a></h3><span class="price-item">€24,00 EUR</span></div></section>
</main><footer><p>© 2025, Kornblume Keramik</p></footer></body></html>`,
  },
  {
    platform: 'Shopify',
    address: 'https://harbourbooks.example/collections/prints/products/harbour-at-dawn-print',
    expected: {
      name: 'Harbour at Dawn Print',
      amount: 18,
      currency: 'GBP',
      isFrom: true,
      picture: 'harbour-dawn',
      brand: 'Harbour Books',
      language: 'en',
    },
    html: page`<!doctype html>
<!--[if IE 9]> <html class="ie9 no-js supports-no-cookies" lang="en"> <![endif]-->
<!--[if (gt IE 9)|!(IE)]><!--> <html class="no-js supports-no-cookies" lang="en"> <!--<![endif]-->
<head>
<meta charset="utf-8"><meta name="theme-color" content="#557b97">
<link rel="canonical" href="https://harbourbooks.example/products/harbour-at-dawn-print">
<link rel="shortcut icon" href="//cdn.shopify.com/s/files/1/0012/files/hb_32x32.png?v=1537" type="image/png">
<title>Harbour at Dawn Print &ndash; Harbour Books</title>
<meta property="og:site_name" content="Harbour Books"><meta property="og:url" content="https://harbourbooks.example/products/harbour-at-dawn-print"><meta property="og:title" content="Harbour at Dawn Print"><meta property="og:type" content="product"><meta property="og:description" content="Giclée print of an ink drawing by Tom Hale.">
<meta property="og:price:amount" content="18.00"><meta property="og:price:currency" content="GBP">
<meta property="og:image" content="http://cdn.shopify.com/s/files/1/0012/products/harbour-dawn_1200x1200.jpg?v=1554">
</head>
<body class="template-product">
<div id="SearchDrawer" class="search-bar drawer drawer--top"><form action="/search"><input type="search" placeholder="Search"></form></div>
<div id="shopify-section-header" class="shopify-section"><header class="site-header border-bottom logo--left"><div class="h2 site-header__logo"><a href="/" itemprop="url" class="site-header__logo-image"><img class="lazyload" src="//cdn.shopify.com/s/files/1/0012/files/hb-logo_300x300.png?v=1537" alt="Harbour Books"></a></div></header></div>
<div class="page-container" id="PageContainer"><main class="main-content" id="MainContent">
<div id="shopify-section-product-template" class="shopify-section">
<div class="product-template__container page-width" id="ProductSection-product-template" data-section-type="product">
<div class="grid product-single product-single--medium-image">
<div class="grid__item product-single__media-group">
<div class="product-single__media-wrapper"><div class="product-single__media product-single__media--has-thumbnails"><img id="FeaturedImage-product-template-111" class="feature-row__image product-featured-img lazyload" src="//cdn.shopify.com/s/files/1/0012/products/harbour-dawn_300x300.jpg?v=1554" data-src="//cdn.shopify.com/s/files/1/0012/products/harbour-dawn_{width}x.jpg?v=1554" data-widths="[180, 360, 540, 720, 900, 1080]" data-aspectratio="0.8" alt="Harbour at Dawn Print"></div></div>
<noscript><img src="//cdn.shopify.com/s/files/1/0012/products/harbour-dawn_530x@2x.jpg?v=1554" alt="Harbour at Dawn Print" class="product-featured-img"></noscript>
</div>
<div class="grid__item"><div class="product-single__meta"><h1 class="product-single__title">Harbour at Dawn Print</h1>
<div class="product__price"><dl class="price" data-price><div class="price__pricing-group"><div class="price__regular"><dt><span class="visually-hidden visually-hidden--inline">Regular price</span></dt><dd><span class="price-item price-item--regular" data-regular-price>£18.00</span></dd></div><div class="price__sale"><dt><span class="visually-hidden visually-hidden--inline">Sale price</span></dt><dd><span class="price-item price-item--sale" data-sale-price>£18.00</span></dd></div></div></dl></div>
<form method="post" action="/cart/add" class="product-form"><label for="SingleOptionSelector-0">Size</label><select class="single-option-selector"><option value="A4" selected>A4</option><option value="A3">A3</option><option value="A2">A2</option></select>
<select name="id" id="ProductSelect-product-template" class="product-form__variants no-js"><option value="11">A4 - £18.00</option><option value="12">A3 - £28.00</option><option disabled value="13">A2 - Sold out</option></select>
<button type="submit" name="add" class="btn product-form__cart-submit"><span data-add-to-cart-text>Add to cart</span></button></form>
<div class="product-single__description rte"><p>Giclée print of an ink drawing by Tom Hale, on 310 gsm cotton paper. Unframed.</p></div>
<div class="social-sharing"><a target="_blank" href="//www.facebook.com/sharer.php?u=" class="btn btn--share">Share</a></div></div></div></div></div>
<script type="application/json" id="ProductJson-product-template">{"id":90,"title":"Harbour at Dawn Print","handle":"harbour-at-dawn-print","description":"\u003cp\u003eGiclée print of an ink drawing by Tom Hale, on 310 gsm cotton paper. Unframed.\u003c\/p\u003e","vendor":"Tom Hale","type":"Print","tags":[],"price":1800,"price_min":1800,"price_max":4200,"available":true,"price_varies":true,"compare_at_price":null,"variants":[{"id":11,"title":"A4","price":1800,"available":true,"compare_at_price":null},{"id":12,"title":"A3","price":2800,"available":true,"compare_at_price":null},{"id":13,"title":"A2","price":4200,"available":false,"compare_at_price":null}],"images":["\/\/cdn.shopify.com\/s\/files\/1\/0012\/products\/harbour-dawn.jpg?v=1554"],"featured_image":"\/\/cdn.shopify.com\/s\/files\/1\/0012\/products\/harbour-dawn.jpg?v=1554"}</script>
</div>
<script type="application/ld+json">
{
  "@context": "http://schema.org/",
  "@type": "Product",
  "name": "Harbour at Dawn Print",
  "url": "https:\/\/harbourbooks.example\/products\/harbour-at-dawn-print",
  "image": ["https:\/\/cdn.shopify.com\/s\/files\/1\/0012\/products\/harbour-dawn_1080x.jpg?v=1554"],
  "description": "Giclée print of an ink drawing by Tom Hale, on 310 gsm cotton paper. Unframed.",
  "sku": "HD-A4",
  "brand": {"@type": "Thing","name": "Tom Hale"},
  "offers": [{"@type" : "Offer","sku": "HD-A4","availability" : "http://schema.org/InStock","price" : 18.0,"priceCurrency" : "GBP","url" : "https:\/\/harbourbooks.example\/products\/harbour-at-dawn-print?variant=11"},{"@type" : "Offer","availability" : "http://schema.org/InStock","price" : 28.0,"priceCurrency" : "GBP"},{"@type" : "Offer","availability" : "http://schema.org/OutOfStock","price" : 42.0,"priceCurrency" : "GBP"}]
}
</script>
</main><div class="shopify-section"><footer class="site-footer"><p class="h4 site-footer__section-title">Newsletter</p><small>&copy; 2024, Harbour Books</small></footer></div></div></body></html>`,
  },
  {
    platform: 'Shopify',
    address: 'https://latelierdemarie.example/products/bougie-figuier',
    expected: {
      name: 'Bougie parfumée Figuier',
      amount: 24.5,
      currency: 'EUR',
      was: 32,
      picture: 'bougie-figuier',
      brand: 'L’Atelier de Marie',
      language: 'fr',
    },
    files: {
      '/products/bougie-figuier.js': page`{"id":71,"title":"Bougie parfumée Figuier","handle":"bougie-figuier","description":"\u003cp\u003eCire de soja, mèche en coton, 40 heures.\u003c\/p\u003e","vendor":"L’Atelier de Marie","type":"Bougie","tags":["figuier"],"price":2450,"price_min":2450,"price_max":2450,"available":true,"price_varies":false,"compare_at_price":3200,"compare_at_price_min":3200,"compare_at_price_max":3200,"variants":[{"id":5,"title":"Default Title","price":2450,"compare_at_price":3200,"available":true}],"images":["\/\/cdn.shopify.com\/s\/files\/1\/0345\/products\/bougie-figuier.jpg?v=16"],"featured_image":"\/\/cdn.shopify.com\/s\/files\/1\/0345\/products\/bougie-figuier.jpg?v=16","options":[{"name":"Title","position":1,"values":["Default Title"]}],"url":"\/products\/bougie-figuier"}`,
    },
    html: page`<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Bougie parfumée Figuier | L’Atelier de Marie</title>
<link rel="canonical" href="https://latelierdemarie.example/products/bougie-figuier">
<meta name="description" content="Cire de soja, mèche en coton, 40 heures.">
<meta property="og:site_name" content="L’Atelier de Marie"><meta property="og:title" content="Bougie parfumée Figuier"><meta property="og:type" content="product"><meta property="og:image" content="https://cdn.shopify.com/s/files/1/0345/products/bougie-figuier_1024x.jpg?v=16">
<script>var Shopify = Shopify || {};Shopify.shop = "marie.myshopify.com";Shopify.currency = {"active":"EUR","rate":"1.0"};</script>
<link href="//cdn.shopify.com/s/files/1/0345/t/4/assets/theme.css?v=2" rel="stylesheet"></head>
<body><div class="promo-bar">-10 % avec le code BIENVENUE10</div>
<header><a href="/"><img src="//cdn.shopify.com/s/files/1/0345/files/logo-marie_200x.png" alt="L’Atelier de Marie"></a><ul><li><a href="/collections/bougies">Bougies</a></li><li><a href="/collections/coffrets">Coffrets dès 45€</a></li></ul></header>
<main><div class="product-page"><div class="product-gallery"><img class="product-gallery__image" src="//cdn.shopify.com/s/files/1/0345/products/bougie-figuier_800x.jpg?v=16" alt="Bougie parfumée Figuier"></div>
<div class="product-info"><h1>Bougie parfumée Figuier</h1><div class="product-prices"><span class="product-price--sale" data-price>24,50€</span> <span class="product-price--compare" data-compare>32,00€</span> <span class="product-save">Économisez 7,50€</span></div>
<form action="/cart/add" method="post"><input type="hidden" name="id" value="5"><button>Ajouter au panier</button></form><p>Cire de soja, mèche en coton, 40 heures.</p><p>Livraison offerte dès 60€ d’achat.</p></div></div></main>
<footer><p>Inscrivez-vous à la newsletter</p><p>© L’Atelier de Marie</p></footer></body></html>`,
  },
  {
    platform: 'Shopify',
    address: 'https://saltbushswim.example/products/reef-rashguard',
    expected: {
      name: 'Reef Rash Guard',
      amount: 89.95,
      currency: 'AUD',
      picture: 'reef-rash',
      brand: 'Saltbush Swim',
      language: 'en',
    },
    html: page`<!doctype html><html class="no-js" lang="en-AU"><head><meta charset="utf-8"><title>Reef Rash Guard &ndash; Saltbush Swim</title>
<meta property="og:type" content="product"><meta property="og:title" content="Reef Rash Guard"><meta property="og:image" content="http://cdn.shopify.com/s/files/1/0777/products/reef-rash_grande.jpg?v=14"><meta property="og:image:secure_url" content="https://cdn.shopify.com/s/files/1/0777/products/reef-rash_grande.jpg?v=14"><meta property="og:price:amount" content="89.95"><meta property="og:price:currency" content="AUD"><meta property="og:site_name" content="Saltbush Swim">
</head><body id="reef-rash-guard" class="template-product">
<div id="NavDrawer" class="drawer drawer--left"><ul class="mobile-nav"><li><a href="/">Home</a></li><li><a href="/collections/women">Women</a></li></ul></div>
<div id="CartDrawer" class="drawer drawer--right"><div class="drawer__title h3">Shopping Cart</div></div>
<header class="site-header"><h1 class="site-header__logo" itemscope itemtype="http://schema.org/Organization"><a href="/" itemprop="url" class="site-header__logo-link"><img src="//cdn.shopify.com/s/files/1/0777/files/saltbush_x140.png" alt="Saltbush Swim" itemprop="logo"></a></h1></header>
<main class="main-content" role="main"><div itemscope itemtype="http://schema.org/Product">
<meta itemprop="url" content="https://saltbushswim.example/products/reef-rashguard"><meta itemprop="image" content="//cdn.shopify.com/s/files/1/0777/products/reef-rash_grande.jpg?v=14">
<div class="grid product-single"><div class="product-single__photos" id="ProductPhoto"><img src="//cdn.shopify.com/s/files/1/0777/products/reef-rash_1024x1024.jpg?v=14" alt="Reef Rash Guard" id="ProductPhotoImg"></div>
<div class="product-single__meta--wrapper"><h2 class="product-single__vendor" itemprop="brand">Saltbush Swim</h2><h1 class="product-single__title" itemprop="name">Reef Rash Guard</h1>
<div itemprop="offers" itemscope itemtype="http://schema.org/Offer"><meta itemprop="priceCurrency" content="AUD"><link itemprop="availability" href="http://schema.org/InStock">
<div class="product-single__price"><span class="visually-hidden">Regular price</span><span id="ProductPrice" class="product-single__price" itemprop="price" content="89.95">$89.95</span></div>
<p class="afterpay">or 4 interest-free payments of $22.49 with <b>Afterpay</b></p>
<form action="/cart/add" method="post"><select name="id" id="productSelect"><option value="1" data-sku="RR-S">S - $89.95 AUD</option><option value="2">M - $89.95 AUD</option></select><button type="submit" name="add" id="AddToCart" class="btn"><span id="AddToCartText">Add to Cart</span></button></form></div>
<div class="product-single__description rte" itemprop="description"><p>UPF 50+ long-sleeve rash guard made from recycled fishing nets.</p></div></div></div></div>
<hr><h3>Also in Women</h3><div class="grid-uniform"><a href="/products/cove-bikini" class="grid-product__image-link"><img src="//cdn.shopify.com/s/files/1/0777/products/cove_large.jpg" alt="Cove Bikini"></a><p>Cove Bikini <span>$69.95</span></p></div></main>
<footer class="site-footer"><p>Copyright &copy; 2021, Saltbush Swim</p></footer></body></html>`,
  },
  {
    platform: 'Shopify',
    address: 'https://fietsenlicht.example/nl/products/leren-fietstas',
    expected: {
      name: 'Leren fietstas Utrecht',
      amount: 119.95,
      currency: 'EUR',
      was: 149.95,
      picture: 'fietstas-utrecht-cognac',
      brand: 'Fiets & Licht',
      language: 'nl',
    },
    html: page`<!doctype html><html class="no-js" lang="nl" dir="ltr"><head><meta charset="utf-8"><title>Leren fietstas Utrecht
&ndash; Fiets & Licht
</title><meta name="description" content="Ruime tas van volnerf leer met klikbevestiging."><meta property="og:site_name" content="Fiets &amp; Licht"><meta property="og:title" content="Leren fietstas Utrecht"><meta property="og:type" content="product"><meta property="og:image" content="http://fietsenlicht.example/cdn/shop/products/fietstas-utrecht-cognac.jpg?v=11"><meta property="og:price:amount" content="119,95"><meta property="og:price:currency" content="EUR">
<script>var theme = {routes:{home:"/nl"},settings:{moneyFormat:"€{{amount_with_comma_separator}}"}};</script></head>
<body class="template-product" data-center-text="true"><div class="announcement-bar"><span class="announcement-text">Gratis verzending</span><span class="announcement-link-text">vanaf €50</span></div>
<header class="site-header"><div class="site-header__logo h1" itemscope itemtype="http://schema.org/Organization"><a href="/nl" itemprop="url"><img class="small--hide" src="//fietsenlicht.example/cdn/shop/files/logo_180x.png" alt="Fiets &amp; Licht" itemprop="logo"></a></div></header>
<main class="main-content" id="MainContent"><div class="page-content page-content--product"><nav class="breadcrumb"><a href="/nl">Startpagina</a> / <a href="/nl/collections/tassen">Tassen</a> /</nav>
<div class="product__photos"><div class="product__main-photos"><div class="product-main-slide starting-slide"><div class="product-image-main"><div class="image-wrap"><img class="photoswipe__image lazyload" data-photoswipe-src="//fietsenlicht.example/cdn/shop/products/fietstas-utrecht-cognac_1800x1800.jpg?v=11" data-src="//fietsenlicht.example/cdn/shop/products/fietstas-utrecht-cognac_{width}x.jpg?v=11" data-widths="[360, 540]" alt="Leren fietstas Utrecht"><noscript><img class="lazyloaded" src="//fietsenlicht.example/cdn/shop/products/fietstas-utrecht-cognac_1400x.jpg?v=11" alt="Leren fietstas Utrecht"></noscript></div></div></div></div></div>
<div class="product-single__meta"><div class="product-single__vendor">Van Dijk</div><h1 class="h2 product-single__title">Leren fietstas Utrecht</h1>
<div class="product-block product-block--price"><span data-a11y-price class="visually-hidden" aria-hidden="false">Normale prijs</span><span data-product-price-wrap><span data-compare-price class="product__price product__price--compare">€149,95</span></span><span data-compare-price-a11y class="visually-hidden">Aanbiedingsprijs</span><span data-product-price class="product__price on-sale">€119,95</span> <span data-save-price class="product__price-savings">Bespaar €30,00</span><div class="product__policies rte small--text-center">Inclusief belasting.</div></div>
<div class="product-block"><form method="post" action="/nl/cart/add" class="product-single__form"><button type="submit" name="add" class="btn btn--full add-to-cart"><span>In winkelwagen</span></button></form></div>
<div class="product-block rte"><p>Ruime tas van volnerf leer met klikbevestiging. Past op elke bagagedrager.</p></div></div></div>
<script type="application/ld+json">{"@context":"https://schema.org/","@type":"Product","name":"Leren fietstas Utrecht","offers":[{"@type":"Offer","availability":"https://schema.org/InStock","price":119.95,"priceCurrency":"EUR","priceValidUntil":"2025-12-31","url":"https://fietsenlicht.example/nl/products/leren-fietstas"}],"brand":"Van Dijk","sku":"VD-88","description":"Ruime tas van volnerf leer met klikbevestiging.","image":"https://fietsenlicht.example/cdn/shop/products/fietstas-utrecht-cognac_1024x1024.jpg?v=11"}</script>
<div class="index-section"><h3 class="h2 section-header__title">Misschien vind je dit ook leuk</h3><div class="grid-product__title">Zadeldekje</div><div class="grid-product__price">€19,95</div></div></main><footer class="site-footer"><p class="footer__small-text">&copy; Fiets & Licht 2025</p></footer></body></html>`,
  },
  {
    platform: 'Shopify',
    address: 'https://cafedaserra.example/products/cafe-especial-bourbon-amarelo',
    expected: {
      name: 'Café Especial Bourbon Amarelo 250g',
      amount: 47.9,
      currency: 'BRL',
      picture: 'bourbon-amarelo-250',
      brand: 'Café da Serra',
      language: 'pt',
    },
    html: page`<!doctype html><html class="js" lang="pt-BR" dir="ltr"><head><meta charset="utf-8"><title>Café Especial Bourbon Amarelo 250g</title><meta name="description" content="Notas de mel e frutas amarelas, torra média."><meta property="og:type" content="product"><meta property="og:title" content="Café Especial Bourbon Amarelo 250g"><meta property="product:price:amount" content="47,90"><meta property="product:price:currency" content="BRL"><meta property="og:image" content="http://cafedaserra.example/cdn/shop/files/bourbon-amarelo-250.png?v=3&width=2048"><meta property="og:site_name" content="Café da Serra">
<script type="application/ld+json">{"@context":"https:\/\/schema.org","@type":"BreadcrumbList","itemListElement":[{"@type":"ListItem","position":1,"name":"Início","item":"https:\/\/cafedaserra.example"},{"@type":"ListItem","position":2,"name":"Café Especial Bourbon Amarelo 250g","item":"https:\/\/cafedaserra.example\/products\/cafe-especial-bourbon-amarelo"}]}</script>
<script type="application/ld+json">{"@context":"http:\/\/schema.org\/","@id":"\/products\/cafe-especial-bourbon-amarelo#product","@type":"Product","brand":{"@type":"Brand","name":"Café da Serra"},"category":"","description":"Notas de mel e frutas amarelas, torra média.","image":"https:\/\/cafedaserra.example\/cdn\/shop\/files\/bourbon-amarelo-250.png?v=3\u0026width=1920","name":"Café Especial Bourbon Amarelo 250g","offers":{"@type":"Offer","availability":"http:\/\/schema.org\/InStock","price":"47.90","priceCurrency":"BRL"},"url":"https:\/\/cafedaserra.example\/products\/cafe-especial-bourbon-amarelo"}</script></head>
<body><x-header class="header"><a href="/" class="header__logo"><span class="sr-only">Café da Serra</span><img src="//cafedaserra.example/cdn/shop/files/logo.svg?v=1" class="header__logo-image" alt=""></a></x-header>
<main id="main" class="anchor"><section><product-rerender class="product"><product-gallery class="product-gallery"><div class="product-gallery__media snap-center"><img src="//cafedaserra.example/cdn/shop/files/bourbon-amarelo-250.png?v=3&width=2048" alt="Pacote de café" sizes="auto"></div></product-gallery>
<div class="product-info"><h1 class="product-info__title h2">Café Especial Bourbon Amarelo 250g</h1><price-list class="price-list price-list--product"><sale-price class="h4 text-subdued"><span class="sr-only">Preço promocional</span>R$ 47,90</sale-price></price-list><p class="parcelas">3x de R$ 15,97 sem juros</p><p class="pix">R$ 45,51 à vista no Pix (5% de desconto)</p>
<div class="product-info__description"><div class="prose"><p>Notas de mel e frutas amarelas, torra média.</p></div></div></div></product-rerender></section></main><footer class="footer"><p>© 2025 - Café da Serra</p></footer></body></html>`,
  },
  {
    platform: 'Shopify',
    address: 'https://shop.hinata-tea.example/products/uji-sencha-100g',
    expected: {
      name: '宇治煎茶 100g',
      amount: 3800,
      currency: 'JPY',
      picture: 'uji-sencha',
      brand: '日向茶舗',
      language: 'ja',
    },
    html: page`<!DOCTYPE html><html lang="ja"><head><meta charSet="utf-8"/><meta name="viewport" content="width=device-width,initial-scale=1"/><title>宇治煎茶 100g | 日向茶舗</title><meta name="description" content="一番茶だけを使った、香り高い宇治煎茶です。"/><meta property="og:title" content="宇治煎茶 100g | 日向茶舗"/><meta property="og:image" content="https://cdn.shopify.com/s/files/1/0666/files/uji-sencha.jpg?v=1700"/><script type="application/ld+json">{"@context":"https://schema.org","@type":"BreadcrumbList","itemListElement":[{"@type":"ListItem","position":1,"name":"Products","item":"https://shop.hinata-tea.example/products"},{"@type":"ListItem","position":2,"name":"宇治煎茶 100g"}]}</script><script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","brand":{"@type":"Brand","name":"日向茶舗"},"description":"一番茶だけを使った、香り高い宇治煎茶です。","image":["https://cdn.shopify.com/s/files/1/0666/files/uji-sencha.jpg?v=1700"],"name":"宇治煎茶 100g","offers":[{"@type":"Offer","availability":"https://schema.org/InStock","price":3800,"priceCurrency":"JPY","sku":"US-100","url":"https://shop.hinata-tea.example/products/uji-sencha-100g"}],"sku":"US-100","url":"https://shop.hinata-tea.example/products/uji-sencha-100g"}</script><link rel="stylesheet" href="/assets/app-X1.css"/></head><body><aside aria-modal="true" class="overlay" role="dialog"><header><h3>カート</h3></header><p>カートは空です。</p></aside><header class="header"><a href="/"><strong>日向茶舗</strong></a><nav class="header-menu-desktop"><a class="header-menu-item" href="/collections">お茶</a><a class="header-menu-item" href="/pages/about">私たちについて</a></nav></header><main><div class="product"><div class="product-image"><img alt="宇治煎茶の袋" src="https://cdn.shopify.com/s/files/1/0666/files/uji-sencha.jpg?v=1700&amp;width=100&amp;height=100&amp;crop=center" srcSet="https://cdn.shopify.com/s/files/1/0666/files/uji-sencha.jpg?v=1700&amp;width=200 200w" loading="lazy" width="100%"/></div><div class="product-main"><h1>宇治煎茶 100g</h1><div class="product-price"><div>￥3,800</div></div><br/><div class="product-form"><form action="/cart" method="post"><button type="submit">カートに入れる</button></form></div><br/><p><strong>Description</strong></p><div><p>一番茶だけを使った、香り高い宇治煎茶です。</p></div></div></div></main><footer class="footer"><a href="/policies/privacy-policy">プライバシーポリシー</a></footer></body></html>`,
  },
  {
    platform: 'Shopify',
    address: 'https://skogsull.example/products/filt-granit',
    expected: {
      name: 'Ullfilt Granit',
      amount: 1299,
      currency: 'SEK',
      was: 1599,
      picture: 'filt-granit-1',
      brand: 'Skogsull',
      language: 'sv',
    },
    html: page`<!doctype html><html lang="sv"><head><meta charset="utf-8"><title>Ullfilt Granit - Skogsull</title><meta property="og:url" content="https://skogsull.example/products/filt-granit"><meta property="og:site_name" content="Skogsull"><meta property="og:type" content="product"><meta property="og:title" content="Ullfilt Granit"><meta property="og:image" content="http://cdn.shopify.com/s/files/1/0222/products/filt-granit-1_600x.jpg?v=1"><meta property="og:price:amount" content="1.299,00"><meta property="og:price:currency" content="SEK"></head>
<body class="product"><div class="top_bar"><ul><li>Fri frakt över 999 kr</li></ul></div><div class="header"><a href="/" title="Skogsull" class="logo"><img src="//cdn.shopify.com/s/files/1/0222/files/skogsull_410x.png" alt="Skogsull"></a></div>
<div class="container main content"><div class="breadcrumb_text"><a href="/">Hem</a> / <a href="/collections/filtar">Filtar</a> / Ullfilt Granit</div>
<div class="product-main clearfix"><div class="product_gallery"><div class="gallery-cell"><a href="//cdn.shopify.com/s/files/1/0222/products/filt-granit-1_2048x.jpg?v=1" class="lightbox" rel="gallery"><div class="image__container"><img src="//cdn.shopify.com/s/files/1/0222/products/filt-granit-1_100x.jpg?v=1" alt="Ullfilt Granit" class="lazyload lazyload--fade-in" data-src="//cdn.shopify.com/s/files/1/0222/products/filt-granit-1_2048x.jpg?v=1"></div></a></div></div>
<div class="product-details"><h1 class="product_name">Ullfilt Granit</h1><p class="vendor">Skogsull</p><p class="modal_price"><span class="sold_out"></span><span class="current_price sale"><span class="money">1.299 kr</span></span> <span class="was_price"><span class="money">1.599 kr</span></span><span class="sale savings">Spara 300 kr</span></p><div class="description"><p>Vävd i Dalarna av svensk ull. 130 × 200 cm.</p></div><button class="action_button add_to_cart">Lägg i kundvagn</button></div></div>
<h2 class="title">Relaterade produkter</h2><div class="product-list"><div class="thumbnail"><span class="title">Kudde Granit</span><span class="price"><span class="money">499 kr</span></span></div></div></div><div class="footer"><p class="credits">© 2025 Skogsull.</p></div></body></html>`,
  },
];
