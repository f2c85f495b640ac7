import { type OrdinaryPage, page } from './ordinary-page.ts';

export const WOOCOMMERCE_PAGES: readonly OrdinaryPage[] = [
  {
    platform: 'WooCommerce',
    address: 'https://thegardenshed.example/product/copper-watering-can/',
    expected: {
      name: 'Copper Watering Can 1.5L',
      amount: 34,
      currency: 'GBP',
      was: 42.5,
      picture: 'copper-can',
      brand: 'The Garden Shed',
      language: 'en',
    },
    html: page`<!doctype html>
<html lang="en-GB"><head><meta charset="UTF-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name='robots' content='index, follow, max-image-preview:large'>
<title>Copper Watering Can 1.5L - The Garden Shed</title>
<link rel="canonical" href="https://thegardenshed.example/product/copper-watering-can/">
<meta property="og:locale" content="en_GB"><meta property="og:type" content="article"><meta property="og:title" content="Copper Watering Can 1.5L - The Garden Shed"><meta property="og:description" content="A long-reach copper can for houseplants."><meta property="og:site_name" content="The Garden Shed"><meta property="og:image" content="https://thegardenshed.example/wp-content/uploads/2024/03/copper-can.jpg">
<script type="application/ld+json" class="yoast-schema-graph">{"@context":"https://schema.org","@graph":[{"@type":"WebPage","@id":"https://thegardenshed.example/product/copper-watering-can/","url":"https://thegardenshed.example/product/copper-watering-can/","name":"Copper Watering Can 1.5L - The Garden Shed","isPartOf":{"@id":"https://thegardenshed.example/#website"},"primaryImageOfPage":{"@id":"https://thegardenshed.example/product/copper-watering-can/#primaryimage"},"datePublished":"2024-03-01T09:00:00+00:00"},{"@type":"ImageObject","@id":"https://thegardenshed.example/product/copper-watering-can/#primaryimage","url":"https://thegardenshed.example/wp-content/uploads/2024/03/copper-can.jpg","width":1000,"height":1000},{"@type":"BreadcrumbList","itemListElement":[{"@type":"ListItem","position":1,"name":"Home","item":"https://thegardenshed.example/"},{"@type":"ListItem","position":2,"name":"Copper Watering Can 1.5L"}]},{"@type":"WebSite","@id":"https://thegardenshed.example/#website","url":"https://thegardenshed.example/","name":"The Garden Shed","publisher":{"@id":"https://thegardenshed.example/#organization"}},{"@type":"Organization","@id":"https://thegardenshed.example/#organization","name":"The Garden Shed","logo":{"@type":"ImageObject","url":"https://thegardenshed.example/wp-content/uploads/2023/01/logo.png"}}]}</script>
<meta name="generator" content="WooCommerce 9.1.2"></head>
<body class="product-template-default single single-product postid-88 theme-storefront woocommerce woocommerce-page">
<p role="complementary" aria-label="Store notice" class="woocommerce-store-notice demo_store">Orders over £50 ship free. <a href="#" class="woocommerce-store-notice__dismiss-link">Dismiss</a></p>
<div id="page" class="hfeed site"><header id="masthead" class="site-header"><div class="site-branding"><div class="beta site-title"><a href="https://thegardenshed.example/" rel="home">The Garden Shed</a></div><p class="site-description">Good tools, slowly made</p></div>
<nav class="main-navigation"><ul><li><a href="/shop/">Shop</a></li><li><a href="/my-account/">My account</a></li></ul></nav><ul id="site-header-cart" class="site-header-cart menu"><li><a class="cart-contents" href="/basket/"><span class="woocommerce-Price-amount amount"><span class="woocommerce-Price-currencySymbol">&pound;</span>0.00</span> <span class="count">0 items</span></a></li></ul></header>
<div class="storefront-breadcrumb"><nav class="woocommerce-breadcrumb"><a href="/">Home</a><span class="breadcrumb-separator"> / </span><a href="/product-category/tools/">Tools</a> / Copper Watering Can 1.5L</nav></div>
<main id="main" class="site-main"><div class="woocommerce-notices-wrapper"></div>
<div id="product-88" class="product type-product post-88 status-publish first instock product_cat-tools has-post-thumbnail sale shipping-taxable purchasable product-type-simple">
<span class="onsale">Sale!</span>
<div class="woocommerce-product-gallery woocommerce-product-gallery--with-images images" data-columns="4"><div class="woocommerce-product-gallery__wrapper"><div data-thumb="https://thegardenshed.example/wp-content/uploads/2024/03/copper-can-100x100.jpg" class="woocommerce-product-gallery__image"><a href="https://thegardenshed.example/wp-content/uploads/2024/03/copper-can.jpg"><img width="416" height="416" src="https://thegardenshed.example/wp-content/uploads/2024/03/copper-can-416x416.jpg" class="wp-post-image" alt="Copper can" data-src="https://thegardenshed.example/wp-content/uploads/2024/03/copper-can.jpg" data-large_image="https://thegardenshed.example/wp-content/uploads/2024/03/copper-can.jpg"></a></div></div></div>
<div class="summary entry-summary"><h1 class="product_title entry-title">Copper Watering Can 1.5L</h1>
<p class="price"><del aria-hidden="true"><span class="woocommerce-Price-amount amount"><bdi><span class="woocommerce-Price-currencySymbol">&pound;</span>42.50</bdi></span></del> <span class="screen-reader-text">Original price was: &pound;42.50.</span><ins aria-hidden="true"><span class="woocommerce-Price-amount amount"><bdi><span class="woocommerce-Price-currencySymbol">&pound;</span>34.00</bdi></span></ins><span class="screen-reader-text">Current price is: &pound;34.00.</span></p>
<div class="woocommerce-product-details__short-description"><p>A long-reach copper can for houseplants.</p></div>
<p class="stock in-stock">12 in stock</p>
<form class="cart" method="post"><div class="quantity"><input type="number" name="quantity" value="1"></div><button type="submit" name="add-to-cart" value="88" class="single_add_to_cart_button button alt">Add to basket</button></form>
<div class="product_meta"><span class="sku_wrapper">SKU: <span class="sku">CC-15</span></span><span class="posted_in">Category: <a href="/product-category/tools/">Tools</a></span></div></div>
<div class="woocommerce-tabs"><ul class="tabs wc-tabs"><li class="description_tab"><a href="#tab-description">Description</a></li><li class="reviews_tab"><a>Reviews (2)</a></li></ul><div class="woocommerce-Tabs-panel--description"><h2>Description</h2><p>Spun from a single sheet, with a brass rose.</p></div></div>
<section class="related products"><h2>Related products</h2><ul class="products columns-3"><li class="product"><a href="/product/dibber/"><img src="/wp-content/uploads/dibber-324x324.jpg"><h2 class="woocommerce-loop-product__title">Ash Dibber</h2><span class="price"><span class="woocommerce-Price-amount amount"><bdi><span class="woocommerce-Price-currencySymbol">&pound;</span>11.00</bdi></span></span></a></li></ul></section></div></main>
<footer id="colophon" class="site-footer"><div class="site-info">&copy; The Garden Shed 2025 <a href="https://woocommerce.com">Built with WooCommerce</a>.</div></footer></div>
<script type="application/ld+json">{"@context":"https:\/\/schema.org\/","@graph":[{"@context":"https:\/\/schema.org\/","@type":"BreadcrumbList","itemListElement":[]},{"@context":"https:\/\/schema.org\/","@type":"Product","@id":"https:\/\/thegardenshed.example\/product\/copper-watering-can\/#product","name":"Copper Watering Can 1.5L","url":"https:\/\/thegardenshed.example\/product\/copper-watering-can\/","description":"A long-reach copper can for houseplants.","image":"https:\/\/thegardenshed.example\/wp-content\/uploads\/2024\/03\/copper-can.jpg","sku":"CC-15","offers":[{"@type":"Offer","priceSpecification":[{"@type":"UnitPriceSpecification","price":"34.00","priceCurrency":"GBP","valueAddedTaxIncluded":false,"validThrough":"2026-12-31"},{"@type":"UnitPriceSpecification","price":"42.50","priceCurrency":"GBP","valueAddedTaxIncluded":false,"validThrough":"2026-12-31","priceType":"https:\/\/schema.org\/ListPrice"}],"priceValidUntil":"2026-12-31","availability":"http:\/\/schema.org\/InStock","url":"https:\/\/thegardenshed.example\/product\/copper-watering-can\/","seller":{"@type":"Organization","name":"The Garden Shed","url":"https:\/\/thegardenshed.example"}}]}]}</script>
</body></html>`,
  },
  {
    platform: 'WooCommerce',
    address: 'https://imkerei-lindner.example/produkt/waldhonig-500g/',
    expected: {
      name: 'Waldhonig aus dem Odenwald',
      amount: 8.9,
      currency: 'EUR',
      picture: 'waldhonig-glas',
      brand: 'Imkerei Lindner',
      language: 'de',
    },
    html: page`<!DOCTYPE html>
<html lang="de"><head><meta charset="UTF-8"><title>Waldhonig aus dem Odenwald &#8211; Imkerei Lindner</title>
<link rel="canonical" href="https://imkerei-lindner.example/produkt/waldhonig-500g/">
<meta name="generator" content="Elementor 3.21.4; features: e_optimized_assets_loading; settings: css_print_method-external">
<link rel="icon" href="https://imkerei-lindner.example/wp-content/uploads/2022/05/cropped-biene-32x32.png" sizes="32x32"></head>
<body class="product-template-default single-product elementor-default elementor-template-full-width">
<div data-elementor-type="header" class="elementor elementor-12 elementor-location-header"><div class="elementor-widget-theme-site-logo"><a href="https://imkerei-lindner.example"><img src="https://imkerei-lindner.example/wp-content/uploads/2022/05/logo-lindner.png" alt="Logo Imkerei Lindner"></a></div>
<nav class="elementor-nav-menu--main"><ul><li><a href="/shop/">Honig</a></li><li><a href="/imkerei/">Unsere Imkerei</a></li></ul></nav><div class="elementor-menu-cart__toggle"><a class="elementor-menu-cart__toggle_button" href="#"><span class="elementor-button-text"><span class="woocommerce-Price-amount amount"><bdi>0,00&nbsp;<span class="woocommerce-Price-currencySymbol">&euro;</span></bdi></span></span></a></div></div>
<div data-elementor-type="product" class="elementor elementor-77 elementor-location-single post-301 product type-product">
<section class="elementor-section"><div class="elementor-widget-woocommerce-product-images"><div class="woocommerce-product-gallery images"><div class="woocommerce-product-gallery__image"><a href="https://imkerei-lindner.example/wp-content/uploads/2023/08/waldhonig-glas-scaled.jpg"><img src="https://imkerei-lindner.example/wp-content/uploads/2023/08/waldhonig-glas-600x600.jpg" class="wp-post-image" alt=""></a></div></div></div>
<div class="elementor-element elementor-widget elementor-widget-woocommerce-product-title elementor-page-title elementor-widget-heading"><div class="elementor-widget-container"><h1 class="product_title entry-title elementor-heading-title elementor-size-default">Waldhonig aus dem Odenwald</h1></div></div>
<div class="elementor-widget-woocommerce-product-price"><p class="price"><span class="woocommerce-Price-amount amount"><bdi>8,90&nbsp;<span class="woocommerce-Price-currencySymbol">&euro;</span></bdi></span></p></div>
<p class="wc-gzd-additional-info price-unit smaller"><span class="woocommerce-Price-amount amount">17,80&nbsp;<span class="woocommerce-Price-currencySymbol">&euro;</span></span> / <span class="unit">kg</span></p><p class="wc-gzd-additional-info tax-info">inkl. 7 % MwSt.</p><p class="wc-gzd-additional-info shipping-costs-info">zzgl. <a href="/versand/">Versandkosten</a></p>
<div class="elementor-widget-woocommerce-product-short-description"><p>Kräftig, malzig und dunkel. Im Juli geerntet, kalt geschleudert.</p></div>
<div class="elementor-widget-woocommerce-product-add-to-cart"><form class="cart"><button type="submit" class="single_add_to_cart_button button alt">In den Warenkorb</button></form></div></section>
<section><h2 class="elementor-heading-title">Ähnliche Produkte</h2><ul class="products elementor-grid"><li class="product"><h2 class="woocommerce-loop-product__title">Blütenhonig</h2><span class="price"><span class="woocommerce-Price-amount amount"><bdi>6,90&nbsp;<span class="woocommerce-Price-currencySymbol">&euro;</span></bdi></span></span></li></ul></section></div>
<div id="BorlabsCookieBox" class="BorlabsCookie" role="dialog" aria-modal="true"><h3>Datenschutzeinstellungen</h3><p>Wir benötigen Ihre Zustimmung, bevor Sie unsere Website weiter besuchen können.</p><a role="button">Alle akzeptieren</a></div>
<div data-elementor-type="footer"><p>Imkerei Lindner · Hauptstraße 4 · Tel. 06062 1234</p></div>
<script type="application/ld+json">{"@context":"https:\/\/schema.org\/","@type":"Product","@id":"https:\/\/imkerei-lindner.example\/produkt\/waldhonig-500g\/#product","name":"Waldhonig aus dem Odenwald","url":"https:\/\/imkerei-lindner.example\/produkt\/waldhonig-500g\/","description":"Kr\u00e4ftig, malzig und dunkel. Im Juli geerntet, kalt geschleudert.","image":"https:\/\/imkerei-lindner.example\/wp-content\/uploads\/2023\/08\/waldhonig-glas-scaled.jpg","sku":301,"offers":[{"@type":"Offer","price":"8.90","priceValidUntil":"2026-12-31","priceSpecification":{"price":"8.90","priceCurrency":"EUR","valueAddedTaxIncluded":"true"},"priceCurrency":"EUR","availability":"http:\/\/schema.org\/InStock","url":"https:\/\/imkerei-lindner.example\/produkt\/waldhonig-500g\/","seller":{"@type":"Organization","name":"Imkerei Lindner","url":"https:\/\/imkerei-lindner.example"}}]}</script></body></html>`,
  },
  {
    platform: 'WooCommerce',
    address: 'https://camisetaslola.example/tienda/camisetas/camiseta-organica-mar/',
    expected: {
      name: 'Camiseta orgánica «Mar»',
      amount: 19.9,
      currency: 'EUR',
      isFrom: true,
      picture: 'camiseta-mar-azul',
      brand: 'Camisetas Lola',
      language: 'es',
    },
    html: page`<!DOCTYPE html><html lang="es" prefix="og: https://ogp.me/ns#"><head><meta charset="UTF-8"><title>Camiseta orgánica «Mar» - Camisetas Lola</title><meta name="description" content="Camiseta de algodón orgánico serigrafiada a mano en Cádiz."/><meta property="og:locale" content="es_ES"/><meta property="og:type" content="product"/><meta property="og:title" content="Camiseta orgánica «Mar» - Camisetas Lola"/><meta property="og:site_name" content="Camisetas Lola"/><meta property="og:image" content="https://camisetaslola.example/wp-content/uploads/2023/04/camiseta-mar-azul.jpg"/><meta property="product:availability" content="instock"/>
<script type="application/ld+json" class="rank-math-schema">{"@context":"https://schema.org","@graph":[{"@type":["Organization","Person"],"@id":"https://camisetaslola.example/#person","name":"Camisetas Lola","url":"https://camisetaslola.example"},{"@type":"WebSite","@id":"https://camisetaslola.example/#website","url":"https://camisetaslola.example","name":"Camisetas Lola","inLanguage":"es"},{"@type":"ImageObject","@id":"https://camisetaslola.example/wp-content/uploads/2023/04/camiseta-mar-azul.jpg","url":"https://camisetaslola.example/wp-content/uploads/2023/04/camiseta-mar-azul.jpg","width":"900","height":"900"},{"@type":"ItemPage","@id":"https://camisetaslola.example/tienda/camisetas/camiseta-organica-mar/#webpage","name":"Camiseta orgánica «Mar» - Camisetas Lola"},{"@type":"Product","name":"Camiseta orgánica «Mar» - Camisetas Lola","description":"Camiseta de algodón orgánico serigrafiada a mano en Cádiz.","category":"Camisetas","mainEntityOfPage":{"@id":"https://camisetaslola.example/tienda/camisetas/camiseta-organica-mar/#webpage"},"image":[{"@type":"ImageObject","url":"https://camisetaslola.example/wp-content/uploads/2023/04/camiseta-mar-azul.jpg","height":"900","width":"900"},{"@type":"ImageObject","url":"https://camisetaslola.example/wp-content/uploads/2023/04/camiseta-mar-espalda.jpg"}],"offers":{"@type":"AggregateOffer","lowPrice":"19.90","highPrice":"29.90","offerCount":"6","priceCurrency":"EUR","availability":"http://schema.org/InStock","seller":{"@type":"Organization","@id":"https://camisetaslola.example/","name":"Camisetas Lola"}},"@id":"https://camisetaslola.example/tienda/camisetas/camiseta-organica-mar/#richSnippet"}]}</script></head>
<body class="single-product woocommerce theme-astra"><header class="site-header"><span class="site-title"><a href="/" rel="home">Camisetas Lola</a></span></header>
<div id="content"><div class="product type-product product-type-variable"><div class="woocommerce-product-gallery"><div class="woocommerce-product-gallery__image"><a href="https://camisetaslola.example/wp-content/uploads/2023/04/camiseta-mar-azul.jpg"><img class="wp-post-image" src="https://camisetaslola.example/wp-content/uploads/2023/04/camiseta-mar-azul-600x600.jpg"></a></div></div>
<div class="summary entry-summary"><span class="single-product-category"><a href="/c/camisetas">Camisetas</a></span><h1 class="product_title entry-title">Camiseta orgánica «Mar»</h1><p class="price"><span class="woocommerce-Price-amount amount"><bdi>19,90<span class="woocommerce-Price-currencySymbol">&euro;</span></bdi></span> &ndash; <span class="woocommerce-Price-amount amount"><bdi>29,90<span class="woocommerce-Price-currencySymbol">&euro;</span></bdi></span></p><span class="ast-shipping-text">&amp; envío gratis</span>
<form class="variations_form cart" data-product_variations="[{&quot;display_price&quot;:19.9,&quot;display_regular_price&quot;:19.9,&quot;attributes&quot;:{&quot;attribute_talla&quot;:&quot;S&quot;}},{&quot;display_price&quot;:29.9,&quot;display_regular_price&quot;:29.9}]"><table class="variations"><tr><th class="label"><label>Talla</label></th><td><select><option>Elige una opción</option><option>S</option></select></td></tr></table></form></div></div>
<section class="related products"><h2>Productos relacionados</h2><h2 class="woocommerce-loop-product__title">Sudadera «Sal»</h2><span class="price"><bdi>45,00<span>&euro;</span></bdi></span></section></div><footer>Copyright © 2025 Camisetas Lola | Funciona gracias a Tema Astra</footer></body></html>`,
  },
  {
    platform: 'WooCommerce',
    address: 'https://lniane-sny.example/produkt/posciel-lniana-160x200/',
    expected: {
      name: 'Pościel lniana 160×200, szara',
      amount: 489,
      currency: 'PLN',
      was: 559,
      picture: 'posciel-szara',
      brand: 'Lniane Sny',
      language: 'pl',
    },
    html: page`<!DOCTYPE html><html lang="pl-PL"><head><meta charset="UTF-8"/><title>Pościel lniana 160×200, szara &#8211; Lniane Sny</title><meta name="generator" content="WordPress 6.5"/></head>
<body class="single-product theme-flatsome woocommerce"><div id="wrapper"><header id="header" class="header has-sticky"><div id="logo" class="flex-col logo"><a href="/" title="Lniane Sny - len z Mazur" rel="home"><img class="header_logo" width="180" src="https://lniane-sny.example/wp-content/uploads/logo-lniane-sny.png" alt="Lniane Sny"></a></div><ul class="header-nav"><li class="cart-item"><a href="/koszyk/" class="header-cart-link"><span class="header-cart-title">Koszyk / <span class="cart-price"><span class="woocommerce-Price-amount amount"><bdi>0,00&nbsp;<span class="woocommerce-Price-currencySymbol">&#122;&#322;</span></bdi></span></span></span></a></li></ul></header>
<main id="main"><div class="shop-container"><div class="product type-product post-5 sale"><div class="product-container"><div class="product-main"><div class="row"><div class="product-gallery"><div class="badge-container"><div class="callout badge"><div class="badge-inner on-sale"><span class="onsale">-13%</span></div></div></div><div class="woocommerce-product-gallery__image slide first"><a href="https://lniane-sny.example/wp-content/uploads/2024/02/posciel-szara.jpg"><img src="https://lniane-sny.example/wp-content/uploads/2024/02/posciel-szara-510x510.jpg" class="wp-post-image skip-lazy" alt="pościel lniana"></a></div></div>
<div class="product-info summary"><nav class="woocommerce-breadcrumb"><a href="/">Strona główna</a> / <a href="/posciel">Pościel</a></nav><h1 class="product-title product_title entry-title">Pościel lniana 160×200, szara</h1><div class="is-divider small"></div><div class="price-wrapper"><p class="price product-page-price price-on-sale"><del aria-hidden="true"><span class="woocommerce-Price-amount amount"><bdi>559,00&nbsp;<span class="woocommerce-Price-currencySymbol">&#122;&#322;</span></bdi></span></del> <ins><span class="woocommerce-Price-amount amount"><bdi>489,00&nbsp;<span class="woocommerce-Price-currencySymbol">&#122;&#322;</span></bdi></span></ins></p></div><p class="omnibus">Najniższa cena z 30 dni przed obniżką: <span class="woocommerce-Price-amount amount"><bdi>529,00&nbsp;zł</bdi></span></p><div class="product-short-description"><p>Miękki, prany len z polskich upraw.</p></div><button type="submit" class="single_add_to_cart_button button">Dodaj do koszyka</button></div></div></div>
<div class="related related-products-wrapper product-section"><h3 class="product-section-title">Podobne produkty</h3><p class="name product-title woocommerce-loop-product__title"><a href="/produkt/poszewka">Poszewka lniana</a></p><span class="price"><span class="woocommerce-Price-amount amount"><bdi>79,00&nbsp;zł</bdi></span></span></div></div></div></div></main>
<footer class="footer-wrapper"><div class="copyright-footer">Copyright 2025 © <strong>Lniane Sny</strong></div></footer></div><div class="flatsome-cookies"><div class="flatsome-cookies__inner"><div class="flatsome-cookies__text">Ta strona korzysta z plików cookie.</div><a class="button">Akceptuj</a></div></div></body></html>`,
  },
  {
    platform: 'WooCommerce',
    address: 'https://oliodellanonna.example/prodotto/olio-extravergine-5l/',
    expected: {
      name: "Olio extravergine d'oliva 5 litri",
      amount: 64,
      currency: 'EUR',
      picture: 'latta-5l',
      brand: 'Olio della Nonna',
      language: 'it',
    },
    html: page`<!DOCTYPE html><html lang="it-IT"><head><meta charset="UTF-8"><title>Olio extravergine d&#8217;oliva 5 litri | Olio della Nonna</title><meta property="og:locale" content="it_IT"><meta property="og:type" content="product"><meta property="og:title" content="Olio extravergine d&#039;oliva 5 litri"><meta property="og:url" content="https://oliodellanonna.example/prodotto/olio-extravergine-5l/"><meta property="og:site_name" content="Olio della Nonna"><meta property="product:price:amount" content="64.00"><meta property="product:price:currency" content="EUR"><meta property="og:image" content="https://oliodellanonna.example/wp-content/uploads/latta-5l.png"></head>
<body class="et_pb_pagebuilder_layout et-tb-has-template single-product"><div id="page-container"><header class="et-l et-l--header"><div class="et_pb_menu__logo"><a href="/"><img src="/wp-content/uploads/logo.svg" alt=""></a></div></header>
<div id="et-main-area"><div class="et_pb_wc_breadcrumb">Home / Olio</div><div class="et_pb_module et_pb_wc_images"><div class="woocommerce-product-gallery"><div class="woocommerce-product-gallery__image"><a href="https://oliodellanonna.example/wp-content/uploads/latta-5l.png"><img src="https://oliodellanonna.example/wp-content/uploads/latta-5l-510x510.png"></a></div></div></div>
<div class="et_pb_module et_pb_wc_title"><div class="et_pb_module_header"><h1>Olio extravergine d&#8217;oliva 5 litri</h1></div></div><div class="et_pb_module et_pb_wc_price"><div class="et_pb_module_inner"><p class="price"><span class="woocommerce-Price-amount amount"><bdi><span class="woocommerce-Price-currencySymbol">&euro;</span>64,00</bdi></span> <small class="woocommerce-price-suffix">iva inclusa</small></p></div></div><div class="et_pb_wc_description"><p>Spremuto a freddo entro 12 ore dalla raccolta. Latta da 5 litri.</p></div><button class="single_add_to_cart_button">Aggiungi al carrello</button></div><footer><p>P. IVA 01234567890</p></footer></div></body></html>`,
  },
  {
    platform: 'WooCommerce',
    address: 'https://dom-samovara.example/product/samovar-ugolnyj-5l/',
    expected: {
      name: 'Самовар угольный 5 л «Тула»',
      amount: 24900,
      currency: 'RUB',
      picture: 'samovar-tula',
      brand: 'Дом Самовара',
      language: 'ru',
    },
    html: page`<!DOCTYPE html><html lang="ru-RU"><head><meta charset="UTF-8"><title>Самовар угольный 5 л «Тула» купить в Москве по цене 24 900 ₽</title><meta name="description" content="Самовар угольный 5 л с доставкой по России."><meta property="og:type" content="product"><meta property="og:title" content="Самовар угольный 5 л «Тула»"><meta property="og:image" content="https://dom-samovara.example/wp-content/uploads/samovar-tula.jpg"><meta property="og:site_name" content="Дом Самовара"></head>
<body class="single-product woocommerce"><header><div class="phone"><a href="tel:+74950000000">+7 (495) 000-00-00</a></div><a class="custom-logo-link" href="/"><img class="custom-logo" src="/wp-content/uploads/logo.png" alt="Дом Самовара"></a></header><div class="site-main"><div class="product type-product"><div class="woocommerce-product-gallery"><div class="woocommerce-product-gallery__image"><a href="https://dom-samovara.example/wp-content/uploads/samovar-tula.jpg"><img src="https://dom-samovara.example/wp-content/uploads/samovar-tula-300x300.jpg" class="wp-post-image"></a></div></div><div class="summary"><h1 class="product_title">Самовар угольный 5 л «Тула»</h1><p class="price"><span class="woocommerce-Price-amount amount"><bdi>24&nbsp;900&nbsp;<span class="woocommerce-Price-currencySymbol">&#8381;</span></bdi></span></p><div class="woocommerce-product-details__short-description"><p>Латунный самовар на дровах и углях, труба в комплекте.</p></div><button class="single_add_to_cart_button">В корзину</button><a class="button one-click">Купить в 1 клик</a></div><section class="related products"><h2>Похожие товары</h2><h2 class="woocommerce-loop-product__title">Поднос Жостово</h2><span class="price">4&nbsp;500&nbsp;₽</span></section></div></div>
<script type="application/ld+json">{"@context":"https:\/\/schema.org\/","@type":"Product","@id":"https:\/\/dom-samovara.example\/product\/samovar-ugolnyj-5l\/#product","name":"\u0421\u0430\u043c\u043e\u0432\u0430\u0440 \u0443\u0433\u043e\u043b\u044c\u043d\u044b\u0439 5 \u043b \u00ab\u0422\u0443\u043b\u0430\u00bb","image":"https:\/\/dom-samovara.example\/wp-content\/uploads\/samovar-tula.jpg","description":"","sku":77,"offers":[{"@type":"Offer","price":"24900","priceValidUntil":"2026-12-31","priceCurrency":"RUB","availability":"http:\/\/schema.org\/InStock"}]}</script><footer>© Дом Самовара, 2010–2025</footer></body></html>`,
  },
  {
    platform: 'WooCommerce',
    address: 'https://anadoluseramik.example/urun/el-yapimi-kupa/',
    expected: {
      name: 'El Yapımı Seramik Kupa',
      amount: 1250,
      currency: 'TRY',
      was: 1490,
      picture: 'seramik-kupa',
      brand: 'Anadolu Seramik',
      language: 'tr',
    },
    html: page`<!DOCTYPE html><html lang="tr"><head><meta charset="UTF-8"><title>El Yapımı Seramik Kupa &#8211; Anadolu Seramik</title><link rel="canonical" href="https://anadoluseramik.example/urun/el-yapimi-kupa/"></head><body class="single-product theme-woodmart"><div class="website-wrapper"><header class="whb-header"><div class="site-logo"><a href="https://anadoluseramik.example/" class="wd-logo wd-main-logo" rel="home"><img src="https://anadoluseramik.example/wp-content/uploads/logo.png" class="attachment-full" alt="Anadolu Seramik"></a></div><div class="wd-header-cart"><span class="wd-cart-subtotal"><span class="woocommerce-Price-amount amount"><bdi><span class="woocommerce-Price-currencySymbol">&#8378;</span>0,00</bdi></span></span></div></header>
<div class="main-page-wrapper"><div class="product-image-summary"><div class="product-labels"><span class="onsale product-label">-16%</span></div><figure class="woocommerce-product-gallery__image"><a data-elementor-open-lightbox="no" href="https://anadoluseramik.example/wp-content/uploads/2024/01/seramik-kupa.webp"><img src="https://anadoluseramik.example/wp-content/themes/woodmart/images/lazy.svg" data-src="https://anadoluseramik.example/wp-content/uploads/2024/01/seramik-kupa-700x700.webp" class="wp-post-image wd-lazy-fade" alt="Kupa"></a></figure>
<div class="summary entry-summary"><h1 class="product_title entry-title wd-entities-title">El Yapımı Seramik Kupa</h1><p class="price"><del aria-hidden="true"><span class="woocommerce-Price-amount amount"><bdi><span class="woocommerce-Price-currencySymbol">&#8378;</span>1.490,00</bdi></span></del> <ins aria-hidden="true"><span class="woocommerce-Price-amount amount"><bdi><span class="woocommerce-Price-currencySymbol">&#8378;</span>1.250,00</bdi></span></ins></p><div class="woocommerce-product-details__short-description"><p>Avanos kilinden, tornada şekillendirilmiş 300 ml kupa.</p></div><p class="stock in-stock">Stokta</p><button class="single_add_to_cart_button">Sepete Ekle</button></div></div><div class="related-products"><h3 class="title slider-title">İlgili ürünler</h3><h3 class="wd-entities-title"><a href="/urun/tabak">Seramik Tabak</a></h3><span class="price">&#8378;890,00</span></div></div><footer>Anadolu Seramik 2025</footer></div></body></html>`,
  },
  {
    platform: 'WooCommerce',
    address: 'https://www.norrlandsknivar.example/produkt/slojdkniv-bjork/',
    expected: {
      name: 'Slöjdkniv med björkskaft',
      amount: 649,
      currency: 'SEK',
      picture: 'slojdkniv-bjork',
      brand: 'Norrlandsknivar',
      language: 'sv',
    },
    html: page`<!DOCTYPE html><html lang="sv-SE"><head><meta charset="UTF-8"><title>Slöjdkniv med björkskaft &#8211; Norrlandsknivar</title></head><body class="wp-embed-responsive single-product theme-twentytwentyfour woocommerce-block-theme"><div class="wp-site-blocks"><header class="wp-block-template-part"><p class="wp-block-site-title"><a href="https://www.norrlandsknivar.example" rel="home">Norrlandsknivar</a></p><div data-block-name="woocommerce/mini-cart" class="wc-block-mini-cart"><button class="wc-block-mini-cart__button"></button></div></header>
<main class="wp-block-group"><div class="wp-block-woocommerce-store-notices"></div><div class="wp-block-columns alignwide"><div class="wp-block-column"><div class="wp-block-woocommerce-product-image-gallery"><div class="woocommerce-product-gallery images"><div class="woocommerce-product-gallery__image"><a href="https://www.norrlandsknivar.example/wp-content/uploads/slojdkniv-bjork.jpg"><img src="https://www.norrlandsknivar.example/wp-content/uploads/slojdkniv-bjork-600x600.jpg" class="wp-post-image" alt=""></a></div></div></div></div>
<div class="wp-block-column"><h1 class="wp-block-post-title">Slöjdkniv med björkskaft</h1><div data-block-name="woocommerce/product-price" class="wp-block-woocommerce-product-price"><div class="wc-block-components-product-price wc-block-grid__product-price"><span class="woocommerce-Price-amount amount"><bdi>649,00&nbsp;<span class="woocommerce-Price-currencySymbol">&#107;&#114;</span></bdi></span></div></div><div class="wp-block-post-excerpt"><p class="wp-block-post-excerpt__excerpt">Laminerat kolstål, smitt i Jokkmokk.</p></div><form class="cart"><button class="single_add_to_cart_button">Lägg till i varukorg</button></form></div></div>
<div data-block-name="woocommerce/related-products"><h2 class="wp-block-heading">Relaterade produkter</h2><ul class="wp-block-post-template"><li><h3 class="wp-block-post-title"><a href="/produkt/brynsten/">Brynsten</a></h3><span class="amount">189,00&nbsp;kr</span></li></ul></div></main><footer class="wp-block-template-part"><p>Norrlandsknivar</p></footer></div><script type="application/ld+json">{"@context":"https:\/\/schema.org\/","@graph":[{"@context":"https:\/\/schema.org\/","@type":"BreadcrumbList","itemListElement":[{"@type":"ListItem","position":1,"item":{"name":"Hem","@id":"https:\/\/www.norrlandsknivar.example"}}]},{"@context":"https:\/\/schema.org\/","@type":"Product","@id":"https:\/\/www.norrlandsknivar.example\/produkt\/slojdkniv-bjork\/#product","name":"Sl\u00f6jdkniv med bj\u00f6rkskaft","url":"https:\/\/www.norrlandsknivar.example\/produkt\/slojdkniv-bjork\/","description":"Laminerat kolst\u00e5l, smitt i Jokkmokk.","image":"https:\/\/www.norrlandsknivar.example\/wp-content\/uploads\/slojdkniv-bjork.jpg","sku":"SK-B","offers":[{"@type":"Offer","priceSpecification":[{"@type":"UnitPriceSpecification","price":"649.00","priceCurrency":"SEK","valueAddedTaxIncluded":true,"validThrough":"2026-12-31"}],"priceValidUntil":"2026-12-31","availability":"https:\/\/schema.org\/InStock"}]}]}</script></body></html>`,
  },
];
