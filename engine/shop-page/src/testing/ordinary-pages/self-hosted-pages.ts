import { type OrdinaryPage, page } from './ordinary-page.ts';

/** Test pages of Shopware, JTL, OpenCart and BigCommerce shops. */
export const SELF_HOSTED_PAGES: readonly OrdinaryPage[] = [
  {
    platform: 'Shopware',
    address: 'https://www.bergkrone-outdoor.example/Wanderhose-Herren/BK10023',
    expected: {
      name: 'Wanderhose Herren Karwendel',
      amount: 79.95,
      currency: 'EUR',
      was: 99.95,
      picture: 'karwendel-hose-1',
      brand: 'Bergkrone Outdoor',
      language: 'de',
    },
    html: page`<!DOCTYPE html>
<html lang="de-DE" itemscope="itemscope" itemtype="https://schema.org/WebPage"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="author" content=""/><meta name="robots" content="index,follow"/><meta name="description" content="Leichte Wanderhose mit abnehmbaren Beinen."/>
<meta property="og:type" content="product"/><meta property="og:site_name" content="Bergkrone Outdoor"/><meta property="og:url" content="https://www.bergkrone-outdoor.example/Wanderhose-Herren/BK10023"/><meta property="og:title" content="Wanderhose Herren Karwendel | BK10023"/><meta property="og:description" content="Leichte Wanderhose mit abnehmbaren Beinen."/><meta property="og:image" content="https://www.bergkrone-outdoor.example/media/ab/12/karwendel-hose-1.jpg?ts=1700"/><meta property="product:brand" content="Bergkrone"/><meta property="product:price:amount" content="79.95"/><meta property="product:price:currency" content="EUR"/><meta property="product:product_link" content="https://www.bergkrone-outdoor.example/Wanderhose-Herren/BK10023"/>
<meta itemprop="copyrightHolder" content="Bergkrone Outdoor"/><meta itemprop="isFamilyFriendly" content="true"/><meta itemprop="image" content="https://www.bergkrone-outdoor.example/media/logo/bergkrone.png"/><meta name="theme-color" content="#ffffff"/>
<link rel="shortcut icon" href="https://www.bergkrone-outdoor.example/media/favicon.png"><title itemprop="name">Wanderhose Herren Karwendel | BK10023</title></head>
<body class="is-ctl-product is-act-index"><div class="skip-to-content"><a href="#content-main">Zum Hauptinhalt springen</a></div>
<header class="header-main"><div class="header-logo-main"><a class="header-logo-main-link" href="/" title="Zur Startseite gehen"><picture class="header-logo-picture"><img src="https://www.bergkrone-outdoor.example/media/logo/bergkrone.png" alt="Zur Startseite gehen" class="img-fluid header-logo-main-img"/></picture></a></div><div class="header-cart"><a class="btn header-cart-btn" href="/checkout/cart"><span class="header-cart-total">0,00 €*</span></a></div></header>
<nav class="main-navigation"><a class="nav-link main-navigation-link" href="/Herren/" itemprop="url"><span itemprop="name">Herren</span></a></nav>
<main class="content-main" id="content-main"><div class="container-main"><div class="product-detail" itemscope itemtype="https://schema.org/Product"><div class="product-detail-content">
<div class="row align-items-center product-detail-headline"><div class="col product-detail-name-container"><h1 class="product-detail-name" itemprop="name">Wanderhose Herren Karwendel</h1></div><div class="product-detail-manufacturer"><a href="/Bergkrone/" class="product-detail-manufacturer-link" title="Bergkrone">Bergkrone</a></div></div>
<div class="row product-detail-main"><div class="col-lg-7 product-detail-media"><div class="gallery-slider-item is-contain js-magnifier-container"><img src="https://www.bergkrone-outdoor.example/media/ab/12/karwendel-hose-1.jpg?ts=1700" srcset="https://www.bergkrone-outdoor.example/thumbnail/ab/12/karwendel-hose-1_800x800.jpg 800w" class="img-fluid gallery-slider-image magnifier-image js-magnifier-image" title="Hose" alt="Hose" data-full-image="https://www.bergkrone-outdoor.example/media/ab/12/karwendel-hose-1.jpg?ts=1700" itemprop="image primaryImageOfPage"/></div></div>
<div class="col-lg-5 product-detail-buy"><meta itemprop="brand" content="Bergkrone"/><div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><meta itemprop="url" content="https://www.bergkrone-outdoor.example/Wanderhose-Herren/BK10023"/><meta itemprop="priceCurrency" content="EUR"/>
<div class="product-detail-price-container"><meta itemprop="price" content="79.95"><p class="product-detail-price with-list-price"> 79,95 €* <span class="product-detail-list-price-wrapper"><span class="list-price-price">99,95 €*</span><span class="list-price-percentage">(20.01% gespart)</span></span></p></div>
<div class="product-detail-tax-container"><p class="product-detail-tax"><a class="product-detail-tax-link" href="/versand">Preise inkl. MwSt. zzgl. Versandkosten</a></p></div><div class="product-detail-delivery-information"><link itemprop="availability" href="https://schema.org/InStock"/><p class="delivery-information">Sofort verfügbar, Lieferzeit: 1-3 Tage</p></div>
<button class="btn btn-primary btn-buy" title="In den Warenkorb">In den Warenkorb</button></div><span class="product-detail-ordernumber" itemprop="sku">BK10023</span></div></div></div>
<div class="product-detail-description tab-pane-container"><h2 class="h3 product-detail-description-title">Produktinformationen "Wanderhose Herren Karwendel"</h2><div class="product-detail-description-text" itemprop="description">Leichte Wanderhose mit abnehmbaren Beinen.</div></div>
<div class="cross-selling-tab"><div class="card product-box"><a href="/Shirt" class="product-name" title="Funktionsshirt Isar">Funktionsshirt Isar</a><span class="product-price">39,95 €*</span></div></div></div></div></main>
<footer class="footer-main"><p>* Alle Preise inkl. gesetzl. Mehrwertsteuer zzgl. Versandkosten und ggf. Nachnahmegebühren, wenn nicht anders angegeben.</p><p>Realisiert mit Shopware</p></footer><div class="cookie-permission-container">Diese Website verwendet Cookies, um eine bestmögliche Erfahrung bieten zu können.</div></body></html>`,
  },
  {
    platform: 'Shopware',
    address: 'https://www.koffiehoek.example/Espressomachine-Alba/KH-440',
    expected: {
      name: 'Espressomachine Alba',
      amount: 449,
      currency: 'EUR',
      isFrom: true,
      picture: 'alba-zwart',
      brand: 'Koffiehoek',
      language: 'nl',
    },
    html: page`<!DOCTYPE html><html lang="nl-NL" itemscope="itemscope" itemtype="https://schema.org/WebPage"><head><meta charset="utf-8"><meta property="og:type" content="product"/><meta property="og:site_name" content="Koffiehoek"/><meta property="og:title" content="Espressomachine Alba"/><meta property="og:image" content="https://www.koffiehoek.example/media/4f/alba-zwart.jpg"/><meta property="product:price:amount" content="449.00"/><meta property="product:price:currency" content="EUR"/><title itemprop="name">Espressomachine Alba | Koffiehoek</title></head>
<body class="is-ctl-product"><header class="header-main"><a class="header-logo-main-link" href="/"><img src="https://www.koffiehoek.example/media/logo.svg" class="header-logo-main-img" alt="Koffiehoek"/></a></header><main class="content-main"><div class="product-detail" itemscope itemtype="https://schema.org/Product"><h1 class="product-detail-name" itemprop="name">Espressomachine Alba</h1><img class="gallery-slider-image" src="https://www.koffiehoek.example/media/4f/alba-zwart.jpg" itemprop="image"/><div itemprop="offers" itemscope itemtype="https://schema.org/AggregateOffer"><meta itemprop="priceCurrency" content="EUR"/><meta itemprop="lowPrice" content="449"><meta itemprop="highPrice" content="499"><meta itemprop="offerCount" content="2"/><div class="product-detail-price-container"><p class="product-detail-price">Vanaf € 449,00*</p></div></div>
<table class="table table-striped product-block-prices-grid"><tr><th>Aantal</th><th>Stukprijs</th></tr><tr><td>Tot <span>1</span></td><td>€ 499,00*</td></tr><tr><td>Vanaf <span>2</span></td><td>€ 449,00*</td></tr></table><div itemprop="description">Halfautomaat met dubbele ketel en 58 mm zeefdrager.</div><button class="btn-buy">In winkelmandje</button></div></main><footer class="footer-main">* Alle prijzen incl. btw</footer></body></html>`,
  },
  {
    platform: 'Shopware',
    address: 'https://www.teekontor-elbe.example/schwarzer-tee/12/ostfriesen-sonntagstee',
    expected: {
      name: 'Ostfriesen Sonntagstee 250 g',
      amount: 11.9,
      currency: 'EUR',
      picture: 'Sonntagstee',
      brand: 'Teekontor Elbe',
      language: 'de',
    },
    html: page`<!DOCTYPE html><html class="no-js" lang="de" itemscope="itemscope" itemtype="http://schema.org/WebPage"><head><meta charset="utf-8"><meta name="keywords" content=""/><meta property="og:type" content="product"/><meta property="og:site_name" content="Teekontor Elbe"/><meta property="og:title" content="Ostfriesen Sonntagstee 250 g"/><meta property="og:image" content="https://www.teekontor-elbe.example/media/image/a1/Sonntagstee.jpg"/><meta property="product:price" content="11,90"/><meta itemprop="copyrightHolder" content="Teekontor Elbe"/><title itemprop="name">Ostfriesen Sonntagstee 250 g | Teekontor Elbe</title></head><body class="is--ctl-detail is--act-index"><div class="page-wrap"><header class="header-main"><div class="logo-main block-group" role="banner"><div class="logo--shop block"><a class="logo--link" href="/" title="Teekontor Elbe - zur Startseite wechseln"><picture><img srcset="https://www.teekontor-elbe.example/media/image/logo.png" alt="Teekontor Elbe - zur Startseite wechseln"/></picture></a></div></div><span class="cart--amount">0,00&nbsp;&euro; *</span></header><section class="content-main container block-group"><div class="content product--details" itemscope itemtype="http://schema.org/Product" data-ajax-wishlist="true"><header class="product--header"><h1 class="product--title" itemprop="name">Ostfriesen Sonntagstee 250 g</h1></header><div class="product--detail-upper block-group"><div class="product--image-container image-slider"><span class="image--element" data-img-large="https://www.teekontor-elbe.example/media/image/a1/Sonntagstee_1280x1280.jpg" data-img-original="https://www.teekontor-elbe.example/media/image/a1/Sonntagstee.jpg"><span class="image--media"><img srcset="https://www.teekontor-elbe.example/media/image/a1/Sonntagstee_600x600.jpg, https://www.teekontor-elbe.example/media/image/a1/Sonntagstee_600x600@2x.jpg 2x" src="https://www.teekontor-elbe.example/media/image/a1/Sonntagstee_600x600.jpg" alt="Tee" itemprop="image"/></span></span></div><div class="product--buybox block"><meta itemprop="brand" content="Teekontor"/><div itemprop="offers" itemscope itemtype="http://schema.org/Offer" class="buybox--inner"><meta itemprop="priceCurrency" content="EUR"/><div class="product--price price--default"><span class="price--content content--default"><meta itemprop="price" content="11.90">11,90&nbsp;&euro; *</span></div><div class='product--price price--unit'><span class="price--label label--purchase-unit">Inhalt:</span> 0.25 Kilogramm (47,60&nbsp;&euro; * / 1 Kilogramm)</div><p class="product--tax">inkl. MwSt. <a href="/versand">zzgl. Versandkosten</a></p><button class="buybox--button">In den <span>Warenkorb</span></button></div></div></div><div class="product--description" itemprop="description">Kräftige Assam-Mischung aus zweiter Pflückung.</div></div></section><footer class="footer-main">* Alle Preise inkl. gesetzl. Mehrwertsteuer</footer></div></body></html>`,
  },
  {
    platform: 'JTL',
    address: 'https://www.aquaristik-sommer.example/Aussenfilter-AF-400',
    expected: {
      name: 'Außenfilter AF 400 für Aquarien bis 250 l',
      amount: 94.99,
      currency: 'EUR',
      was: 119,
      picture: 'aussenfilter-af-400',
      brand: 'Aquaristik Sommer',
      language: 'de',
    },
    html: page`<!DOCTYPE html><html lang="de" itemscope itemtype="https://schema.org/ItemPage"><head><meta http-equiv="content-type" content="text/html; charset=utf-8"><meta name="description" itemprop="description" content="Außenfilter AF 400 - Aquaristik günstig kaufen"><meta property="og:type" content="website"><meta property="og:site_name" content="Aquaristik Sommer"><meta property="og:title" content="Außenfilter AF 400 für Aquarien bis 250 l - Aquaristik Sommer"><meta property="og:image" content="https://www.aquaristik-sommer.example/media/image/product/4711/lg/aussenfilter-af-400.jpg"><meta itemprop="image" content="https://www.aquaristik-sommer.example/media/image/storage/opc/logo.png"><title itemprop="name">Außenfilter AF 400 für Aquarien bis 250 l - Aquaristik Sommer</title></head>
<body data-page="1" class="btn-animated"><header id="jtl-nav-wrapper"><div id="logo" itemprop="publisher" itemscope itemtype="https://schema.org/Organization"><span itemprop="name" class="d-none">Aquaristik Sommer</span><meta itemprop="url" content="https://www.aquaristik-sommer.example/"><meta itemprop="logo" content="https://www.aquaristik-sommer.example/bilder/intern/shoplogo/logo.png"><a href="https://www.aquaristik-sommer.example/" title="Aquaristik Sommer" class="navbar-brand"><img src="/bilder/intern/shoplogo/logo.png" alt="Aquaristik Sommer"></a></div></header>
<main id="main-wrapper"><nav class="breadcrumb" itemprop="breadcrumb" itemscope itemtype="https://schema.org/BreadcrumbList"><span itemprop="itemListElement" itemscope itemtype="https://schema.org/ListItem"><a href="/Filter" itemprop="item"><span itemprop="name">Filter</span></a></span></nav>
<div id="result-wrapper" data-wrapper="true" itemprop="mainEntity" itemscope itemtype="https://schema.org/Product"><meta itemprop="itemCondition" content="https://schema.org/NewCondition"><meta itemprop="url" content="https://www.aquaristik-sommer.example/Aussenfilter-AF-400"><form id="buy_form"><div class="row product-detail-row"><div id="gallery_wrapper"><div id="gallery" class="product-images"><div class="square square-image js-gallery-images"><img class="product-image" src="https://www.aquaristik-sommer.example/media/image/product/4711/md/aussenfilter-af-400.jpg" data-big="https://www.aquaristik-sommer.example/media/image/product/4711/lg/aussenfilter-af-400.jpg" itemprop="image" alt="Filter"></div></div></div>
<div class="product-info"><div class="product-headline"><h1 class="product-title h2" itemprop="name">Außenfilter AF 400 für Aquarien bis 250 l</h1></div><ul class="info-essential"><li class="product-sku"><strong>Artikelnummer:</strong> <span itemprop="sku">AF400</span></li></ul>
<div class="price_wrapper" itemprop="offers" itemscope itemtype="https://schema.org/Offer"><meta itemprop="businessFunction" content="http://purl.org/goodrelations/v1#Sell"><div class="price productbox-price special-price"><strong class="price text-nowrap-util"><span>94,99 €</span><span class="price-label footnote-reference">*</span></strong></div><meta itemprop="price" content="94.99"><meta itemprop="priceCurrency" content="EUR"><div class="price-note"><span class="vat_info">inkl. 19% USt., <a href="/Versand">versandfreie Lieferung</a></span><div class="instead-of old-price"><small class="text-muted-util">Alter Preis: <del class="value text-nowrap-util">119,00 €</del></small></div><div class="yousave">(Sie sparen <span class="percent">20.18%</span>, also <span class="value">24,01 €</span>)</div></div><link itemprop="availability" href="https://schema.org/InStock"></div><button id="add-to-cart">In den Warenkorb</button></div></div></form><div class="tab-content" itemprop="description">Leiser Außenfilter mit drei Körben und Schnellkupplung.</div></div></main><footer id="footer"><div class="footnote-vat">* Alle Preise inkl. gesetzlicher USt.</div></footer></body></html>`,
  },
  {
    platform: 'JTL',
    address: 'http://www.modellbahn-huber.example/Dampflok-Baureihe-64-H0',
    charset: 'iso-8859-1',
    expected: {
      name: 'Dampflok Baureihe 64, Spur H0, für Gleichstrom',
      amount: 289,
      currency: 'EUR',
      picture: 'dampflok-br64',
      brand: 'Modellbahn Huber',
      language: 'de',
    },
    html: page`<!DOCTYPE html><html lang="de" itemscope itemtype="http://schema.org/ItemPage"><head><meta http-equiv="content-type" content="text/html; charset=iso-8859-1"><title itemprop="name">Dampflok Baureihe 64, Spur H0, für Gleichstrom - Modellbahn Huber</title><meta property="og:type" content="website"/><meta property="og:title" content="Dampflok Baureihe 64, Spur H0, für Gleichstrom"/><meta property="og:image" content="http://www.modellbahn-huber.example/bilder/produkte/gross/dampflok-br64.jpg"/></head><body data-page="1"><div id="header-branding"><div class="navbar-header"><a class="navbar-brand" href="/" title="Modellbahn Huber"><img src="bilder/intern/shoplogo/huber.gif" alt="Modellbahn Huber"></a></div><ul class="cms-pages"><li><a href="/Kontakt">Kontakt</a></li></ul></div><div id="content"><div itemprop="mainEntity" itemscope itemtype="http://schema.org/Product"><div class="product-gallery"><img src="http://www.modellbahn-huber.example/bilder/produkte/normal/dampflok-br64.jpg" alt="Dampflok" itemprop="image" data-list='{"xs":{"src":"bilder/produkte/mini/dampflok-br64.jpg"}}'></div><h1 class="fn product-title" itemprop="name">Dampflok Baureihe 64, Spur H0, für Gleichstrom</h1><div class="price_wrapper" itemprop="offers" itemscope itemtype="http://schema.org/Offer"><strong class="price"><span itemprop="price" content="289.00">289,00 &euro;</span><meta itemprop="priceCurrency" content="EUR"></strong><p class="vat_info text-muted">inkl. 19% USt., zzgl. Versand</p></div><p class="shortdesc" itemprop="description">Fünfpoliger Motor, Lichtwechsel und Digitalschnittstelle. Länge über Puffer 143 mm.</p></div><div class="panel"><h5>Kunden kauften dazu folgende Produkte</h5><a href="/wagen">Donnerbüchse 2. Klasse</a> <strong class="price">39,90 &euro;</strong></div></div><footer>&copy; Modellbahn Huber</footer></body></html>`,
  },
  {
    platform: 'OpenCart',
    address: 'https://www.cablesandmore.example/index.php?route=product/product&product_id=48',
    expected: {
      name: 'USB-C Dock 11-in-1',
      amount: 64.99,
      currency: 'GBP',
      was: 79.99,
      picture: 'dock-11-',
      brand: 'Cables & More',
      language: 'en',
    },
    html: page`<!DOCTYPE html><!--[if IE]><![endif]--><html dir="ltr" lang="en"><head><meta charset="UTF-8" /><title>USB-C Dock 11-in-1</title><base href="https://www.cablesandmore.example/" /><meta name="description" content="Connect two screens and charge with 100 W." /><meta name="keywords" content="dock" /><link href="https://www.cablesandmore.example/usb-c-dock" rel="canonical" /><link href="https://www.cablesandmore.example/image/catalog/cart.png" rel="icon" /></head><body><nav id="top"><div class="container"><form id="form-currency"><button class="btn btn-link dropdown-toggle"><strong>£</strong> <span>Currency</span></button><ul class="dropdown-menu"><li><button name="EUR">€ Euro</button></li><li><button name="GBP">£ Pound Sterling</button></li><li><button name="USD">$ US Dollar</button></li></ul></form><span>0800 000 000</span></div></nav><header><div id="logo"><a href="/index.php?route=common/home"><img src="https://www.cablesandmore.example/image/catalog/logo.png" title="Cables &amp; More" alt="Cables &amp; More" class="img-responsive" /></a></div><div id="cart"><button><span id="cart-total">0 item(s) - £0.00</span></button></div></header>
<div id="product-product" class="container"><ul class="breadcrumb"><li><a href="/"><i class="fa fa-home"></i></a></li><li><a>USB-C Dock 11-in-1</a></li></ul><div class="row"><div id="content" class="col-sm-12"><div class="row"><div class="col-sm-8"><ul class="thumbnails"><li><a class="thumbnail" href="https://www.cablesandmore.example/image/cache/catalog/dock-11-500x500.jpg" title="USB-C Dock 11-in-1"><img src="https://www.cablesandmore.example/image/cache/catalog/dock-11-228x228.jpg" title="USB-C Dock 11-in-1" alt="USB-C Dock 11-in-1" /></a></li><li class="image-additional"><a class="thumbnail" href="https://www.cablesandmore.example/image/cache/catalog/dock-back-500x500.jpg"><img src="https://www.cablesandmore.example/image/cache/catalog/dock-back-74x74.jpg" /></a></li></ul><ul class="nav nav-tabs"><li class="active"><a href="#tab-description">Description</a></li><li><a>Reviews (0)</a></li></ul><div id="tab-description"><p>Connect two screens and charge with 100 W.</p></div></div>
<div class="col-sm-4"><div class="btn-group"><button title="Add to Wish List"><i class="fa fa-heart"></i></button></div><h1>USB-C Dock 11-in-1</h1><ul class="list-unstyled"><li>Brand: <a href="/index.php?route=product/manufacturer/info">Conecto</a></li><li>Product Code: DOCK11</li><li>Availability: In Stock</li></ul><ul class="list-unstyled"><li><span style="text-decoration: line-through;">£79.99</span></li><li><h2>£64.99</h2></li><li>Ex Tax: £54.16</li><li>Price in reward points: 400</li></ul><div id="product"><div class="form-group"><label class="control-label">Qty</label><input type="text" name="quantity" value="1" /><button type="button" id="button-cart" class="btn btn-primary btn-lg btn-block">Add to Cart</button></div></div></div></div>
<h3>Related Products</h3><div class="row"><div class="product-thumb"><h4><a href="/hub">USB Hub 4-Port</a></h4><p class="price">£14.99 <span class="price-tax">Ex Tax: £12.49</span></p></div></div></div></div></div><footer><p>Powered By <a href="http://www.opencart.com">OpenCart</a><br /> Cables &amp; More &copy; 2025</p></footer></body></html>`,
  },
  {
    platform: 'OpenCart',
    address: 'https://velodom.example/velosipedy/velosiped-gorod-28',
    expected: {
      name: 'Велосипед городской Город 28',
      amount: 32500,
      currency: 'RUB',
      was: 36900,
      picture: 'gorod28',
      brand: 'Велодом',
      language: 'ru',
    },
    html: page`<!DOCTYPE html><html dir="ltr" lang="ru"><head><meta charset="UTF-8" /><title>Велосипед городской Город 28 купить в интернет-магазине Велодом</title><meta name="description" content="Велосипед городской Город 28: цена, фото, отзывы. Доставка." /><meta property="og:title" content="Велосипед городской Город 28" /><meta property="og:type" content="website" /><meta property="og:image" content="https://velodom.example/image/cache/catalog/gorod28-600x315.jpg" /></head><body class="route-product-product"><header><div id="logo"><a href="https://velodom.example/"><img src="https://velodom.example/image/logo.png" title="Велодом" alt="Велодом"/></a></div><div class="phone">8 800 000-00-00</div><div id="cart"><span id="cart-total">0 товаров - 0 р.</span></div></header><div id="content"><div itemscope itemtype="http://schema.org/Product"><h1 class="heading-title" itemprop="name">Велосипед городской Город 28</h1><div class="left"><div class="image"><span class="label-sale"><b>-12%</b></span><a href="https://velodom.example/image/cache/catalog/gorod28-1000x1000.jpg"><img id="image" itemprop="image" src="https://velodom.example/image/cache/catalog/gorod28-500x500.jpg" alt="Велосипед"/></a></div></div><div class="right"><ul class="list-unstyled description"><li class="p-brand">Производитель: <a>Стела</a></li><li class="p-stock">Наличие: <span class="journal-stock instock">В наличии</span></li></ul><ul class="list-unstyled price" itemprop="offers" itemscope itemtype="http://schema.org/Offer"><meta itemprop="priceCurrency" content="RUB" /><li class="price-old">36 900 р.</li><li class="price-new" itemprop="price">32 500 р.</li></ul><a class="button" id="button-cart"><span>В корзину</span></a></div><div id="tab-description" itemprop="description"><p>Лёгкая рама, планетарная втулка на три передачи, колёса 28 дюймов.</p></div></div><div class="box-related"><h3>Рекомендуем</h3><div class="name"><a>Замок для велосипеда</a></div><span class="price">890 р.</span></div></div><footer><p>Велодом © 2025</p></footer></body></html>`,
  },
  {
    platform: 'OpenCart',
    address: 'https://pasieka-pod-lipa.example/product/miod-gryczany-1-2kg',
    expected: {
      name: 'Miód gryczany 1,2 kg',
      amount: 58,
      currency: 'PLN',
      picture: 'miod-gryczany',
      brand: 'Pasieka pod Lipą',
      language: 'pl',
    },
    html: page`<!DOCTYPE html><html dir="ltr" lang="pl"><head><meta charset="UTF-8"/><title>Miód gryczany 1,2 kg</title><base href="https://pasieka-pod-lipa.example/"/><meta name="description" content="Ciemny, wyrazisty miód z gryki."/></head><body><div id="container"><nav id="top"><div id="form-currency"></div></nav><header><div id="logo"><a href="pl"><img src="image/catalog/logo-lipa.png" title="Pasieka pod Lipą" alt="Pasieka pod Lipą" class="img-fluid"/></a></div><div id="header-cart"><button type="button">0 szt. - 0,00 zł</button></div></header><main><div id="product-info" class="container"><ul class="breadcrumb"><li class="breadcrumb-item"><a href="pl">Strona główna</a></li></ul><div class="row"><div id="content" class="col"><div class="row mb-3"><div class="col-sm"><div class="image magnific-popup"><a href="image/cache/catalog/miod-gryczany-500x500.jpg" title="Miód gryczany 1,2 kg"><img src="image/cache/catalog/miod-gryczany-228x228.jpg" title="Miód gryczany 1,2 kg" alt="Miód gryczany 1,2 kg" class="img-thumbnail mb-3"/></a></div></div><div class="col-sm"><h1>Miód gryczany 1,2 kg</h1><ul class="list-unstyled"><li>Kod produktu: MG12</li><li>Dostępność: W magazynie</li></ul><ul class="list-unstyled"><li><h2><span class="price-new">58,00zł</span></h2></li><li>Netto: 55,24zł</li></ul><button type="submit" id="button-cart" class="btn btn-primary btn-lg btn-block">Dodaj do koszyka</button></div></div><div id="tab-description"><p>Ciemny, wyrazisty miód z gryki. Zbiór sierpniowy.</p></div></div></div></div></main><footer><p>Pasieka pod Lipą © 2025</p></footer></div></body></html>`,
  },
  {
    platform: 'BigCommerce',
    address: 'https://www.bluebirdbaby.example/organic-sleep-sack/',
    expected: {
      name: 'Organic Cotton Sleep Sack',
      amount: 42,
      currency: 'USD',
      was: 54,
      picture: 'sleepsack-moon',
      brand: 'Bluebird Baby',
      language: 'en',
    },
    html: page`<!DOCTYPE html><html class="no-js" lang="en"><head><title>Organic Cotton Sleep Sack - Bluebird Baby</title><meta property="product:price:amount" content="42" /><meta property="product:price:currency" content="USD" /><meta property="og:url" content="https://www.bluebirdbaby.example/organic-sleep-sack/" /><meta property="og:site_name" content="Bluebird Baby" /><meta name="keywords" content="baby"><meta name="description" content="Soft wearable blanket."><link rel='canonical' href='https://www.bluebirdbaby.example/organic-sleep-sack/' /><meta property="og:type" content="product" /><meta property="og:title" content="Organic Cotton Sleep Sack" /><meta property="og:description" content="Soft wearable blanket." /><meta property="og:image" content="https://cdn11.bigcommerce.com/s-abc/products/112/images/380/sleepsack-moon__1700.386.513.jpg?c=1" /><link href="https://cdn11.bigcommerce.com/s-abc/product_images/favicon.ico" rel="shortcut icon"><meta charset="UTF-8"></head>
<body><header class="header" role="banner"><a href="#" class="mobileMenu-toggle"></a><nav class="navUser"><a class="navUser-action" href="/giftcertificates.php">Gift Certificates</a></nav><h1 class="header-logo"><a href="https://www.bluebirdbaby.example/" class="header-logo__link"><div class="header-logo-image-container"><img class="header-logo-image" src="https://cdn11.bigcommerce.com/s-abc/images/stencil/250x100/logo_1.png" alt="Bluebird Baby" title="Bluebird Baby"></div></a></h1></header>
<div class="body" data-currency-code="USD"><div class="container"><ul class="breadcrumbs"><li class="breadcrumb"><a href="/"><span>Home</span></a></li></ul><div><div class="productView" data-event-type="product"><section class="productView-images" data-image-gallery><figure class="productView-image" data-zoom-image="https://cdn11.bigcommerce.com/s-abc/images/stencil/1280x1280/products/112/380/sleepsack-moon__1700.jpg?c=1"><div class="productView-img-container"><a href="https://cdn11.bigcommerce.com/s-abc/images/stencil/1280x1280/products/112/380/sleepsack-moon__1700.jpg?c=1" target="_blank"><img src="https://cdn11.bigcommerce.com/s-abc/images/stencil/500x659/products/112/380/sleepsack-moon__1700.jpg?c=1" alt="Sleep sack" class="productView-image--default" data-main-image></a></div></figure></section>
<section class="productView-details product-data"><div class="productView-product"><h1 class="productView-title">Organic Cotton Sleep Sack</h1><h2 class="productView-brand"><a href="/brands/Bluebird.html"><span>Bluebird</span></a></h2><div class="productView-price"><div class="price-section price-section--withoutTax rrp-price--withoutTax"><span>MSRP:</span> <span data-product-rrp-price-without-tax class="price price--rrp">$54.00</span></div><div class="price-section price-section--withoutTax non-sale-price--withoutTax" style="display: none;"><span>Was:</span> <span data-product-non-sale-price-without-tax class="price price--non-sale"></span></div><div class="price-section price-section--withoutTax"><span class="price-label"></span><span class="price-now-label" style="display: none;">Now:</span> <span data-product-price-without-tax class="price price--withoutTax">$42.00</span></div><div class="price-section price-section--saving price"><span class="price">(You save</span><span data-product-price-saved class="price price--saving">$12.00</span><span class="price">)</span></div></div><div class="productView-rating"><a href="#product-reviews">(5 reviews)</a></div></div></section>
<section class="productView-details product-options"><form action="/cart.php"><input id="form-action-addToCart" class="button button--primary" type="submit" value="Add to Cart"></form></section><article class="productView-description"><h2>Description</h2><p>Soft wearable blanket for newborns to 18 months, tog 1.0.</p></article></div>
<ul class="tabs"><li><a>Related Products</a></li></ul><article class="card" data-name="Muslin Swaddle"><h3 class="card-title"><a href="/muslin/">Muslin Swaddle</a></h3><span class="price price--withoutTax">$22.00</span></article></div></div></div><footer class="footer"><p class="powered-by">&copy; 2025 Bluebird Baby</p></footer>
<script type="application/ld+json">{"@context": "https://schema.org/","@type": "Product","name": "Organic Cotton Sleep Sack","sku": "BB-SS","url" : "https://www.bluebirdbaby.example/organic-sleep-sack/","brand": {"@type": "Brand","url": "https://www.bluebirdbaby.example/brands/Bluebird.html","name": "Bluebird"},"description": "Soft wearable blanket for newborns to 18 months, tog 1.0.","image": "https://cdn11.bigcommerce.com/s-abc/images/stencil/1280x1280/products/112/380/sleepsack-moon__1700.jpg?c=1","aggregateRating": {"@type": "AggregateRating","ratingValue": "5","reviewCount": "5"},"offers": {"@type": "Offer","priceCurrency": "USD","price": "42.00","itemCondition" : "https://schema.org/NewCondition","availability" : "https://schema.org/InStock","url" : "https://www.bluebirdbaby.example/organic-sleep-sack/","priceValidUntil": "2026-11-27"}}</script></body></html>`,
  },
  {
    platform: 'BigCommerce',
    address: 'https://www.campbasecoffee.example/enamel-mug-350ml/',
    expected: {
      name: 'Enamel Mug 350ml – Gum Leaf',
      amount: 19.95,
      currency: 'AUD',
      picture: 'enamel-gumleaf',
      brand: 'Campbase Coffee',
      language: 'en',
    },
    html: page`<!DOCTYPE html><html lang="en"><head><title>Enamel Mug 350ml – Gum Leaf | Campbase Coffee</title><meta property="product:price:amount" content="19.95" /><meta property="product:price:currency" content="AUD" /><meta property="og:site_name" content="Campbase Coffee" /><meta property="og:type" content="product" /><meta property="og:title" content="Enamel Mug 350ml – Gum Leaf" /><meta property="og:image" content="https://cdn11.bigcommerce.com/s-x/products/7/images/9/enamel-gumleaf__99.386.513.png?c=2" /></head><body><div class="banners"><p>Free shipping over $99</p></div><header class="header"><div class="header-logo header-logo--center"><a href="/"><span class="header-logo-text">Campbase Coffee</span></a></div></header><div class="productView" itemscope itemtype="http://schema.org/Product"><section class="productView-details"><h1 class="productView-title" itemprop="name">Enamel Mug 350ml – Gum Leaf</h1><div class="productView-price"><div class="price-section price-section--withTax" itemprop="offers" itemscope itemtype="http://schema.org/Offer"><span data-product-price-with-tax class="price price--withTax">$19.95</span> <abbr title="Including Tax">(Inc. Tax)</abbr><meta itemprop="availability" content="http://schema.org/InStock"><meta itemprop="price" content="19.95"><div itemprop="priceSpecification" itemscope itemtype="http://schema.org/PriceSpecification"><meta itemprop="price" content="19.95"><meta itemprop="priceCurrency" content="AUD"><meta itemprop="valueAddedTaxIncluded" content="true"></div></div><div class="price-section price-section--withoutTax"><span class="price price--withoutTax">$18.14</span> <abbr title="Excluding Tax">(Ex. Tax)</abbr></div></div></section><section class="productView-images"><figure class="productView-image"><img class="productView-image--default" src="https://cdn11.bigcommerce.com/s-x/images/stencil/500x659/products/7/9/enamel-gumleaf__99.png?c=2" itemprop="image" alt="Mug"></figure></section><div id="tab-description" itemprop="description"><p>Double-dipped enamel on steel. Campfire and dishwasher safe.</p></div></div><footer class="footer">&copy; Campbase Coffee</footer></body></html>`,
  },
];
