import { type OrdinaryPage, page } from './ordinary-page.ts';

export const MAGENTO_AND_PRESTASHOP_PAGES: readonly OrdinaryPage[] = [
  {
    platform: 'Magento',
    address: 'https://www.peakandpine.example/ridge-40l-backpack.html',
    expected: {
      name: 'Ridge 40L Backpack',
      amount: 139,
      currency: 'USD',
      was: 179,
      picture: 'ridge-40-main',
      brand: 'Peak & Pine',
      language: 'en',
    },
    html: page`<!doctype html>
<html lang="en"><head prefix="og: http://ogp.me/ns# fb: http://ogp.me/ns/fb# product: http://ogp.me/ns/product#">
<script>var BASE_URL = 'https\u003A\u002F\u002Fwww.peakandpine.example\u002F';var require = {'baseUrl': 'https\u003A\u002F\u002Fwww.peakandpine.example\u002Fstatic'};</script>
<meta charset="utf-8"/><meta name="title" content="Ridge 40L Backpack"/><meta name="description" content="A weatherproof pack for two-day hikes."/><meta name="robots" content="INDEX,FOLLOW"/><title>Ridge 40L Backpack</title>
<link rel="icon" type="image/x-icon" href="https://www.peakandpine.example/media/favicon/default/fav.png"/>
<meta property="og:type" content="product"/><meta property="og:title" content="Ridge&#x20;40L&#x20;Backpack"/><meta property="og:image" content="https://www.peakandpine.example/media/catalog/product/cache/2e1/r/i/ridge-40-main.jpg"/><meta property="og:description" content="A&#x20;weatherproof&#x20;pack&#x20;for&#x20;two-day&#x20;hikes."/><meta property="og:url" content="https://www.peakandpine.example/ridge-40l-backpack.html"/><meta property="product:price:amount" content="139"/><meta property="product:price:currency" content="USD"/></head>
<body data-container="body" itemtype="http://schema.org/Product" itemscope="itemscope" class="catalog-product-view product-ridge-40l-backpack page-layout-1column">
<div class="cookie-status-message" id="cookie-status">The store will not work correctly when cookies are disabled.</div>
<div class="message global cookie" id="notice-cookie-block" style="display: none;"><div class="content"><p><strong>We use cookies to make your experience better.</strong></p></div></div>
<div class="page-wrapper"><header class="page-header"><div class="header content"><a class="logo" href="https://www.peakandpine.example/" title="Peak &amp; Pine"><img src="https://www.peakandpine.example/static/version1/frontend/Magento/luma/en_US/images/logo.svg" title="Peak &amp; Pine" alt="Peak &amp; Pine" width="148"/></a><div data-block="minicart" class="minicart-wrapper"><a class="action showcart" href="/checkout/cart/"><span class="text">My Cart</span></a></div></div></header>
<main id="maincontent" class="page-main"><div class="columns"><div class="column main">
<div class="product-info-main"><div class="page-title-wrapper product"><h1 class="page-title"><span class="base" data-ui-id="page-title-wrapper" itemprop="name">Ridge 40L Backpack</span></h1></div>
<div class="product-reviews-summary"><div class="rating-summary"><span class="label"><span>Rating:</span></span><div class="rating-result" title="92%"><span style="width:92%"><span>92%</span></span></div></div><div class="reviews-actions"><a class="action view" href="#reviews"><span itemprop="reviewCount">14</span> <span>Reviews</span></a></div></div>
<div class="product-info-price"><div class="price-box price-final_price" data-role="priceBox" data-product-id="45" data-price-box="product-id-45"><span class="special-price"><span class="price-container price-final_price tax weee" itemprop="offers" itemscope itemtype="http://schema.org/Offer"><span class="price-label">Special Price</span><span id="product-price-45" data-price-amount="139" data-price-type="finalPrice" class="price-wrapper "><span class="price">$139.00</span></span><meta itemprop="price" content="139"/><meta itemprop="priceCurrency" content="USD"/></span></span><span class="old-price"><span class="price-container price-final_price tax weee"><span class="price-label">Regular Price</span><span id="old-price-45" data-price-amount="179" data-price-type="oldPrice" class="price-wrapper "><span class="price">$179.00</span></span></span></span></div></div>
<div class="product-info-stock-sku"><div class="stock available" title="Availability"><span>In stock</span></div><div class="product attribute sku"><strong class="type">SKU</strong><div class="value" itemprop="sku">PP-R40</div></div></div>
<div class="product attribute overview"><div class="value" itemprop="description"><p>A weatherproof pack for two-day hikes.</p></div></div><button type="submit" title="Add to Cart" class="action primary tocart"><span>Add to Cart</span></button></div>
<div class="product media"><div class="gallery-placeholder _block-content-loading" data-gallery-role="gallery-placeholder"><img alt="main product photo" class="gallery-placeholder__image" src="https://www.peakandpine.example/media/catalog/product/cache/2e1/r/i/ridge-40-main.jpg"/></div>
<script type="text/x-magento-init">{"[data-gallery-role=gallery-placeholder]":{"mage/gallery/gallery":{"mixins":["magnifier/magnify"],"data":[{"thumb":"https:\/\/www.peakandpine.example\/media\/catalog\/product\/cache\/9a\/r\/i\/ridge-40-main.jpg","img":"https:\/\/www.peakandpine.example\/media\/catalog\/product\/cache\/2e1\/r\/i\/ridge-40-main.jpg","full":"https:\/\/www.peakandpine.example\/media\/catalog\/product\/cache\/74c\/r\/i\/ridge-40-main.jpg","caption":"Ridge 40L Backpack","position":"1","isMain":true,"type":"image","videoUrl":null}]}}}</script></div>
<div class="product info detailed"><div class="data item title active"><a class="data switch">Details</a></div><div class="data item content"><div class="product attribute description"><div class="value"><p>Roll-top closure, removable hip belt.</p></div></div></div></div>
<div class="block related"><div class="block-title title"><strong>Related Products</strong></div><ol class="products list items product-items"><li class="item product product-item"><a class="product-item-link" href="/trail-flask.html">Trail Flask</a><div class="price-box price-final_price"><span data-price-amount="24"><span class="price">$24.00</span></span></div></li></ol></div></div></div></main>
<footer class="page-footer"><small class="copyright"><span>Copyright © 2013-present Peak &amp; Pine. All rights reserved.</span></small></footer></div></body></html>`,
  },
  {
    platform: 'Magento',
    address: 'https://www.werkzeug-krause.example/akkuschrauber-ks18.html',
    expected: {
      name: 'Akku-Bohrschrauber KS 18 Li',
      amount: 129.9,
      currency: 'EUR',
      isFrom: true,
      picture: 'ks18_1',
      brand: 'Werkzeug Krause',
      language: 'de',
    },
    html: page`<!doctype html><html lang="de"><head><meta charset="utf-8"/><meta name="title" content="Akku-Bohrschrauber KS 18 Li"/><title>Akku-Bohrschrauber KS 18 Li | Werkzeug Krause</title><meta property="og:type" content="product"/><meta property="og:title" content="Akku-Bohrschrauber&#x20;KS&#x20;18&#x20;Li"/><meta property="og:image" content="https://www.werkzeug-krause.example/media/catalog/product/cache/ab/k/s/ks18_1.jpg"/><meta property="product:price:amount" content="129.9"/><meta property="product:price:currency" content="EUR"/></head>
<body itemtype="http://schema.org/Product" itemscope="itemscope" class="page-product-configurable catalog-product-view"><div class="page-wrapper"><header class="page-header"><a class="logo" href="/" aria-label="store logo"><img src="https://www.werkzeug-krause.example/media/logo/stores/1/krause.png" alt="Werkzeug Krause"/></a><ul class="header links"><li class="greet welcome"><span>Willkommen bei Werkzeug Krause</span></li></ul></header>
<main id="maincontent"><div class="product-info-main"><div class="page-title-wrapper product"><h1 class="page-title"><span class="base" itemprop="name">Akku-Bohrschrauber KS 18 Li</span></h1></div><div class="product-info-price"><div class="price-box price-final_price" data-role="priceBox"><span class="normal-price"><span class="price-container price-final_price tax weee" itemprop="offers" itemscope itemtype="http://schema.org/Offer"><span class="price-label">Ab</span><span id="product-price-9" data-price-amount="129.9" data-price-type="finalPrice" class="price-wrapper"><span class="price">129,90&nbsp;€</span></span><meta itemprop="price" content="129.9"/><meta itemprop="priceCurrency" content="EUR"/></span></span></div><div class="price-details"><span class="tax-details">Inkl. 19% MwSt.</span><span class="shipping-cost-details">, zzgl. <a href="/versand">Versandkosten</a></span></div></div>
<div class="swatch-opt"></div><div class="box-tocart"><button class="action primary tocart"><span>In den Warenkorb</span></button></div></div>
<div class="product media"><img alt="main product photo" class="gallery-placeholder__image" src="https://www.werkzeug-krause.example/media/catalog/product/cache/ab/k/s/ks18_1.jpg"/></div>
<div class="product attribute description"><div class="value" itemprop="description">Zwei-Gang-Getriebe, 60 Nm, wahlweise mit einem oder zwei Akkus.</div></div>
<div class="block upsell"><strong>Wir fanden noch andere Produkte, die Ihnen gefallen könnten!</strong><a class="product-item-link" href="/bitset.html">Bit-Set 32-teilig</a><span class="price">19,90&nbsp;€</span></div></main><footer class="page-footer">© Werkzeug Krause GmbH</footer></div></body></html>`,
  },
  {
    platform: 'Magento',
    address: 'https://www.maisondelabeille.example/creme-mains-miel.html',
    expected: {
      name: 'Crème mains au miel de lavande',
      amount: 12.5,
      currency: 'EUR',
      picture: 'creme-mains',
      brand: 'Maison de l’Abeille',
      language: 'fr',
    },
    html: page`<!doctype html><html lang="fr"><head><meta charset="utf-8"/><title>Crème mains au miel de lavande - Maison de l’Abeille</title><meta name="description" content="Nourrit et protège les mains sèches."/><meta property="og:site_name" content="Maison de l’Abeille"/><script>window.hyva = window.hyva || {};window.checkoutConfig={"quoteData":{"subtotal":0}}</script></head><body id="html-body" class="catalog-product-view" x-data><div class="page-wrapper"><header><a class="flex items-center" href="/" aria-label="Aller à la page d'accueil"><img src="https://www.maisondelabeille.example/media/logo/abeille.svg" alt="Maison de l’Abeille"></a><button id="menu-cart-icon" title="Panier"></button></header><main id="maincontent"><section class="text-gray-700 body-font"><div class="container grid"><div id="gallery" x-data="initGallery()"><img alt="Crème mains au miel de lavande" class="object-contain w-full" src="https://www.maisondelabeille.example/media/catalog/product/c/r/creme-mains.jpg?optimize=medium&amp;fit=bounds&amp;width=700" width="700" height="700"/></div><div class="product-info"><h1 class="text-gray-900 page-title title-font"><span class="base" data-ui-id="page-title-wrapper">Crème mains au miel de lavande</span></h1><div class="price-box"><div class="price-container flex"><span class="price-label sr-only">Prix</span><div class="final-price inline-block" itemprop="offers" itemscope itemtype="http://schema.org/Offer"><span class="price-label"></span><span id="product-price-3" class="price-wrapper"><span class="price">12,50&nbsp;€</span></span><meta itemprop="price" content="12.5"/><meta itemprop="priceCurrency" content="EUR"/></div></div></div><p>Nourrit et protège les mains sèches. 75 ml.</p><button class="btn btn-primary">Ajouter au panier</button></div></div></section><section><h2>Vous aimerez aussi</h2><form class="item product product-item"><a class="product-item-link" href="/savon.html">Savon au miel</a><span class="price">6,90&nbsp;€</span></form></section></main><footer>© Maison de l’Abeille</footer></div><script type="application/ld+json">{"@context":"https://schema.org/","@type":"Product","name":"Crème mains au miel de lavande","image":"https://www.maisondelabeille.example/media/catalog/product/c/r/creme-mains.jpg","sku":"CM75","description":"Nourrit et protège les mains sèches.","offers":{"@type":"Offer","price":12.5,"priceCurrency":"EUR","availability":"https://schema.org/InStock","itemCondition":"https://schema.org/NewCondition"}}</script></body></html>`,
  },
  {
    platform: 'Magento',
    address: 'http://www.vinosdelsur.example/catalogo/rioja-reserva-2018.html',
    charset: 'iso-8859-1',
    expected: {
      name: 'Rioja Reserva 2018 Viña Añeja',
      amount: 15.95,
      currency: 'EUR',
      was: 18.5,
      picture: 'rioja-reserva',
      brand: 'Vinos del Sur',
      language: 'es',
    },
    html: page`<!DOCTYPE html><html lang="es" id="top" class="no-js"><head><meta http-equiv="Content-Type" content="text/html; charset=iso-8859-1" /><title>Rioja Reserva 2018 Viña Añeja</title><meta name="description" content="Tinto de crianza larga en roble francés." /><link rel="icon" href="http://www.vinosdelsur.example/skin/frontend/rwd/default/favicon.ico" type="image/x-icon" /></head>
<body class=" catalog-product-view product-rioja"><div class="wrapper"><div class="page"><div class="header-language-background"><p class="welcome-msg">Bienvenido a nuestra tienda </p></div><header id="header" class="page-header"><a class="logo" href="http://www.vinosdelsur.example/"><img src="http://www.vinosdelsur.example/skin/frontend/rwd/default/images/logo.gif" alt="Vinos del Sur" class="large" /></a></header>
<div class="main-container col1-layout"><div class="main"><div class="breadcrumbs"><ul><li class="home"><a href="/">Inicio</a> <span>/ </span></li><li class="product"><strong>Rioja Reserva 2018 Viña Añeja</strong></li></ul></div>
<div class="product-view"><div class="product-essential"><form action="/checkout/cart/add/" method="post" id="product_addtocart_form"><div class="product-img-box"><div class="product-name"><h1>Rioja Reserva 2018 Viña Añeja</h1></div><div class="product-image product-image-zoom"><div class="product-image-gallery"><img id="image-main" class="gallery-image visible" src="http://www.vinosdelsur.example/media/catalog/product/cache/1/image/9df/r/i/rioja-reserva.jpg" alt="Rioja" title="Rioja" /></div></div></div>
<div class="product-shop"><div class="product-name"><span class="h1">Rioja Reserva 2018 Viña Añeja</span></div><div class="price-info"><div class="price-box"><p class="old-price"><span class="price-label">Precio habitual:</span> <span class="price" id="old-price-77">18,50 &euro;</span></p><p class="special-price"><span class="price-label">Precio especial</span> <span class="price" id="product-price-77">15,95 &euro;</span></p></div></div><div class="extra-info"><p class="availability in-stock"><span class="label">Disponibilidad:</span> <span class="value">En existencia</span></p></div><div class="short-description"><div class="std">Tinto de crianza larga en roble francés.</div></div><button type="button" title="Añadir al carrito" class="button btn-cart"><span><span>Añadir al carrito</span></span></button></div></form></div></div>
<div class="box-collateral box-up-sell"><h2>También podría interesarle el siguiente producto</h2><h3 class="product-name"><a href="/ribera.html">Ribera Crianza</a></h3><div class="price-box"><span class="regular-price"><span class="price">9,80 &euro;</span></span></div></div></div></div><div class="footer-container"><address class="copyright">&copy; 2016 Vinos del Sur.</address></div></div></div></body></html>`,
  },
  {
    platform: 'Magento',
    address: 'https://www.zaadhuis.example/tomaat-roma-bio',
    expected: {
      name: 'Tomaat Roma biologisch zaad',
      amount: 2.95,
      currency: 'EUR',
      picture: 'tomaat-roma',
      brand: 'Zaadhuis',
      language: 'nl',
    },
    html: page`<!doctype html><html lang="nl"><head><meta charset="utf-8"/><title>Tomaat Roma biologisch zaad kopen? - Zaadhuis</title><meta name="description" content="Biologische tomatenzaden. Voor 22:00 besteld, morgen in huis."/></head><body class="catalog-product-view"><div class="page-wrapper"><header class="page-header"><div class="usp">Gratis verzending vanaf € 35,-</div><a class="logo" href="/" title="Zaadhuis"><img src="/static/logo.svg" alt="Zaadhuis"/></a></header><div class="breadcrumbs"><ul class="items"><li><a href="/">Home</a></li><li><a href="/groente">Groentezaden</a></li></ul></div><main id="maincontent"><div class="product media"><div class="fotorama__stage"><img class="fotorama__img" src="https://www.zaadhuis.example/media/catalog/product/cache/1/t/o/tomaat-roma.jpg" alt="Tomaat Roma"/></div></div><div class="product-info-main"><div class="page-title-wrapper"><h1 class="page-title"><span class="base">Tomaat Roma biologisch zaad</span></h1></div><div class="product-info-price"><div class="price-box price-final_price"><span class="price-container price-final_price tax weee"><span data-price-amount="2.95" data-price-type="finalPrice" class="price-wrapper"><span class="price">€&nbsp;2,95</span></span></span></div></div><ul class="prices-tier items"><li class="item">Koop 3 voor <span class="price">€&nbsp;2,75</span> per stuk en <strong class="benefit">bespaar 7%</strong></li></ul><div class="stock available"><span>Op voorraad</span></div><button class="action primary tocart"><span>In winkelwagen</span></button></div><div class="product attribute description"><div class="value">Vlezige pruimtomaat, ideaal voor saus. Ongeveer 25 zaden.</div></div></main><footer class="page-footer"><p>Zaadhuis, sinds 1954</p></footer></div></body></html>`,
  },
  {
    platform: 'PrestaShop',
    address: 'https://www.jouetsenbois.example/jeux/24-train-en-bois.html',
    expected: {
      name: 'Train en bois 3 wagons',
      amount: 31.92,
      currency: 'EUR',
      was: 39.9,
      picture: '112-large_default',
      brand: 'Jouets en bois',
      language: 'fr',
    },
    html: page`<!doctype html>
<html lang="fr-FR"><head><meta charset="utf-8"><meta http-equiv="x-ua-compatible" content="ie=edge"><title>Train en bois 3 wagons</title><meta name="description" content="Train en hêtre massif, dès 18 mois."><link rel="canonical" href="https://www.jouetsenbois.example/jeux/24-train-en-bois.html"><meta property="og:title" content="Train en bois 3 wagons" /><meta property="og:site_name" content="Jouets en bois" /><meta property="og:type" content="product"><meta property="og:url" content="https://www.jouetsenbois.example/jeux/24-train-en-bois.html"><meta property="og:image" content="https://www.jouetsenbois.example/112-large_default/train-en-bois.jpg"><meta property="product:pretax_price:amount" content="26.6"><meta property="product:pretax_price:currency" content="EUR"><meta property="product:price:amount" content="31.92"><meta property="product:price:currency" content="EUR"><script type="text/javascript">var prestashop = {"cart":{"products":[],"totals":{"total":{"type":"total","label":"Total","amount":0,"value":"0,00\u00a0\u20ac"}}},"currency":{"name":"Euro","iso_code":"EUR","sign":"\u20ac"}};</script></head>
<body id="product" class="lang-fr country-fr currency-eur layout-full-width page-product tax-display-enabled product-id-24"><main><header id="header"><nav class="header-nav"><div id="contact-link">Appelez-nous : <span>04 00 00 00 00</span></div></nav><div id="_desktop_logo"><a href="/"><img class="logo img-responsive" src="/img/jouets-logo-1600.jpg" alt="Jouets en bois"></a></div></header>
<section id="wrapper"><nav class="breadcrumb"><ol itemscope itemtype="http://schema.org/BreadcrumbList"><li itemprop="itemListElement" itemscope itemtype="http://schema.org/ListItem"><a itemprop="item" href="/"><span itemprop="name">Accueil</span></a><meta itemprop="position" content="1"></li></ol></nav>
<section id="main" itemscope itemtype="https://schema.org/Product"><meta itemprop="url" content="https://www.jouetsenbois.example/jeux/24-train-en-bois.html"><div class="row"><div class="col-md-6"><section class="page-content" id="content"><ul class="product-flags"><li class="product-flag discount">-20%</li></ul><div class="images-container"><div class="product-cover"><img class="js-qv-product-cover" src="https://www.jouetsenbois.example/112-large_default/train-en-bois.jpg" alt="" title="" itemprop="image"></div><ul class="product-images"><li class="thumb-container"><img class="thumb js-thumb selected" data-image-medium-src="/112-medium_default/train-en-bois.jpg" src="/112-home_default/train-en-bois.jpg" itemprop="image"></li></ul></div></section></div>
<div class="col-md-6"><h1 class="h1" itemprop="name">Train en bois 3 wagons</h1><div class="product-prices"><div class="product-discount"><span class="regular-price">39,90&nbsp;€</span></div><div class="product-price h5 has-discount" itemprop="offers" itemscope itemtype="https://schema.org/Offer"><link itemprop="availability" href="https://schema.org/InStock"/><meta itemprop="priceCurrency" content="EUR"><div class="current-price"><span itemprop="price" content="31.92">31,92&nbsp;€</span><span class="discount discount-percentage">Économisez 20%</span></div></div><div class="tax-shipping-delivery-label">TTC</div></div><div class="product-information"><div id="product-description-short-24" itemprop="description"><p>Train en hêtre massif, dès 18 mois.</p></div><button class="btn btn-primary add-to-cart">Ajouter au panier</button></div></div></div>
<section class="featured-products"><h2>16 autres produits dans la même catégorie :</h2><article class="product-miniature" itemscope itemtype="http://schema.org/Product"><h3 class="h3 product-title" itemprop="name"><a href="/25-pont.html">Pont tournant</a></h3><div class="product-price-and-shipping"><span itemprop="price" class="price">18,00&nbsp;€</span></div></article></section></section></section><footer id="footer"><div class="block_newsletter"><p>Recevez nos offres spéciales</p></div></footer></main></body></html>`,
  },
  {
    platform: 'PrestaShop',
    address: 'https://azulejos-pepe.example/es/jarrones/8-jarron-talavera.html',
    expected: {
      name: 'Jarrón de Talavera pintado a mano',
      amount: 79,
      currency: 'EUR',
      picture: '31-large_default',
      brand: 'Azulejos Pepe',
      language: 'es',
    },
    html: page`<!doctype html><html lang="es-ES"><head><meta charset="utf-8"><title>Jarrón de Talavera pintado a mano</title><meta name="description" content=""><script type="application/ld+json">{"@context": "https://schema.org","@type": "Organization","name" : "Azulejos Pepe","url" : "https://azulejos-pepe.example/es/","logo": {"@type": "ImageObject","url":"https://azulejos-pepe.example/img/logo-16.jpg"}}</script><script type="application/ld+json">{"@context": "https://schema.org","@type": "WebPage","isPartOf": {"@type": "WebSite","url":  "https://azulejos-pepe.example/es/","name": "Azulejos Pepe"},"name": "Jarrón de Talavera pintado a mano","url":  "https://azulejos-pepe.example/es/jarrones/8-jarron-talavera.html"}</script><script type="application/ld+json">{"@context": "https://schema.org/","@type": "Product","name": "Jarrón de Talavera pintado a mano","description": "","category": "Jarrones","image" :"https://azulejos-pepe.example/31-home_default/jarron-talavera.jpg","sku": "JT-8","mpn": "JT-8","brand": {"@type": "Brand","name": "Azulejos Pepe"},"weight": {"@context": "https://schema.org","@type": "QuantitativeValue","value": "1.2","unitCode": "kg"},"offers": {"@type": "Offer","priceCurrency": "EUR","name": "Jarrón de Talavera pintado a mano","price": "79","url": "https://azulejos-pepe.example/es/jarrones/8-jarron-talavera.html","priceValidUntil": "2026-01-10","image": ["https://azulejos-pepe.example/31-large_default/jarron-talavera.jpg"],"sku": "JT-8","availability": "https://schema.org/InStock","seller": {"@type": "Organization","name": "Azulejos Pepe"}}}</script><meta property="og:title" content="Jarrón de Talavera pintado a mano" /><meta property="og:site_name" content="Azulejos Pepe" /><meta property="og:type" content="product"><meta property="og:image" content="https://azulejos-pepe.example/31-large_default/jarron-talavera.jpg"></head><body id="product"><header id="header"><a href="/es/"><img class="logo img-fluid" src="/img/logo-16.jpg" alt="Azulejos Pepe"></a></header><section id="main"><div class="product-cover"><img class="js-qv-product-cover img-fluid" src="https://azulejos-pepe.example/31-large_default/jarron-talavera.jpg" loading="lazy"></div><h1 class="h1">Jarrón de Talavera pintado a mano</h1><div class="product-prices js-product-prices"><div class="product-price"><div class="current-price"><span class='current-price-value' content="79">79,00&nbsp;€</span></div></div><div class="tax-shipping-delivery-label">Impuestos incluidos</div></div><button class="btn btn-primary add-to-cart">Añadir al carrito</button></section><footer id="footer">© 2025 - Software Ecommerce desarrollado por PrestaShop™</footer></body></html>`,
  },
  {
    platform: 'PrestaShop',
    address: 'http://www.calzoleriarossi.example/scarpe-uomo/15-derby-marrone.html',
    expected: {
      name: 'Derby in pelle marrone',
      amount: 148.5,
      currency: 'EUR',
      was: 165,
      picture: '/64-large_default',
      brand: 'Calzoleria Rossi',
      language: 'it',
    },
    html: page`<!DOCTYPE HTML><!--[if lt IE 7]> <html class="no-js lt-ie9" lang="it-it"><![endif]--><html lang="it-it"><head><meta charset="utf-8" /><title>Derby in pelle marrone - Calzoleria Rossi</title><meta name="generator" content="PrestaShop" /><link rel="shortcut icon" href="/img/favicon.ico" /></head>
<body id="product" class="product product-15 hide-right-column lang_it"><div id="page"><div class="header-container"><header id="header"><div class="nav"><span class="shop-phone">Chiamaci subito: <strong>0573 000000</strong></span></div><div id="header_logo"><a href="/" title="Calzoleria Rossi"><img class="logo img-responsive" src="/img/calzoleria-logo.jpg" alt="Calzoleria Rossi" width="262" height="99"/></a></div><div class="shopping_cart"><a href="/ordine"><b>Carrello</b> <span class="ajax_cart_no_product">(vuoto)</span></a><div class="cart_block"><div class="cart-prices-line"><span class="price cart_block_shipping_cost">Da determinare</span><span>Spedizione</span></div><div class="cart-prices-line last-line"><span class="price cart_block_total">0,00 €</span><span>Totale</span></div></div></div></header></div>
<div class="columns-container"><div itemscope itemtype="https://schema.org/Product"><meta itemprop="url" content="http://www.calzoleriarossi.example/scarpe-uomo/15-derby-marrone.html"><div class="primary_block row"><div class="pb-left-column"><div id="image-block" class="clearfix"><span class="sale-box no-print"><span class="sale-label">In saldo!</span></span><span id="view_full_size"><img id="bigpic" itemprop="image" src="http://www.calzoleriarossi.example/64-large_default/derby-marrone.jpg" title="Derby" alt="Derby" width="458" height="458"/></span></div></div>
<div class="pb-center-column"><h1 itemprop="name">Derby in pelle marrone</h1><p id="product_reference"><label>Riferimento: </label><span class="editable" itemprop="sku" content="DER-15"></span></p><div id="short_description_block"><div id="short_description_content" class="rte" itemprop="description"><p>Vitello pieno fiore, suola in cuoio, cuciture Blake.</p></div></div></div>
<div class="pb-right-column"><form id="buy_block"><div class="content_prices clearfix"><div><p class="our_price_display" itemprop="offers" itemscope itemtype="https://schema.org/Offer"><link itemprop="availability" href="https://schema.org/InStock"/><span id="our_price_display" class="price" itemprop="price" content="148.5">148,50 €</span> tasse incl.<meta itemprop="priceCurrency" content="EUR" /></p><p id="reduction_percent"><span id="reduction_percent_display">-10%</span></p><p id="old_price"><span id="old_price_display"><span class="price">165,00 €</span> tasse incl.</span></p></div></div><p id="add_to_cart"><button type="submit" name="Submit" class="exclusive"><span>Aggiungi al carrello</span></button></p></form></div></div></div></div><div class="footer-container"><footer id="footer"><h4>Informazioni</h4></footer></div></div></body></html>`,
  },
  {
    platform: 'PrestaShop',
    address: 'https://swiece-sojowe.example/18-swieca-lawenda.html',
    expected: {
      name: 'Świeca sojowa Lawenda 180 ml',
      amount: 45,
      currency: 'PLN',
      picture: 'swieca-lawenda',
      brand: 'Świece Sojowe',
      language: 'pl',
    },
    html: page`<!doctype html><html lang="pl"><head><meta charset="utf-8"><title>Świeca sojowa Lawenda 180 ml - Świece Sojowe</title><meta name="description" content="Ręcznie lana świeca z wosku sojowego."></head><body id="product" class="lang-pl country-pl currency-pln"><main><header id="header"><div class="header-banner"><p>Darmowa dostawa od 150 zł</p></div><a class="navbar-brand" href="/"><img class="logo" src="/img/swiece-logo.png" alt="Świece Sojowe"></a><div class="blockcart"><span class="hidden-sm-down">Koszyk</span><span class="cart-products-count">(0)</span></div></header><section id="main"><div class="row product-container"><div class="images-container"><picture class="product-cover"><img class="img-fluid" src="https://swiece-sojowe.example/40-large_default/swieca-lawenda.jpg" data-full-size-image-url="https://swiece-sojowe.example/40-superlarge_default/swieca-lawenda.jpg" alt="Świeca"></picture></div><div class="product-informations"><h1 class="h1">Świeca sojowa Lawenda 180 ml</h1><div class="product-prices"><div class="current-price"><span class="price">45,00&nbsp;zł</span></div><p class="product-unit-price">25,00&nbsp;zł za 100 ml</p><div class="tax-shipping-delivery-label">Brutto</div></div><div class="product-description-short"><p>Ręcznie lana świeca z wosku sojowego.</p></div><button class="btn add-to-cart">Dodaj do koszyka</button></div></div><section><p class="h5">Klienci którzy zakupili ten produkt kupili również:</p><article class="product-miniature"><h2 class="h3 product-title"><a href="/19">Świeca sojowa Mięta</a></h2><span class="price">45,00&nbsp;zł</span></article></section></section><footer id="footer">© Świece Sojowe</footer></main></body></html>`,
  },
];
