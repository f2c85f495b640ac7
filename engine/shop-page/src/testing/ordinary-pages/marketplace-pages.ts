import { type OrdinaryPage, page } from './ordinary-page.ts';

export const MARKETPLACE_PAGES: readonly OrdinaryPage[] = [
  {
    platform: 'Etsy-like',
    address: 'https://www.handmade-market.example/listing/1234567/personalised-oak-cutting-board',
    expected: {
      name: 'Personalised Oak Cutting Board, Engraved Chopping Board',
      amount: 31.5,
      currency: 'USD',
      was: 45,
      isFrom: true,
      picture: '5550001',
      brand: 'Handmade Market',
      language: 'en',
    },
    html: page`<!DOCTYPE html><html lang="en-US"><head><meta charset="UTF-8"><title>Personalised Oak Cutting Board, Engraved Chopping Board - Handmade Market</title><meta name="description" content="This Cutting Boards item by OakAndEmber has 812 favorites from shoppers. Ships from Lithuania."><meta property="og:title" content="Personalised Oak Cutting Board, Engraved Chopping Board - Handmade Market"><meta property="og:type" content="product"><meta property="og:site_name" content="Handmade Market"><meta property="og:image" content="https://i.img.handmade-market.example/r/il/5550001/il_1080xN.5550001_abcd.jpg"><meta property="product:price:amount" content="31.50"><meta property="product:price:currency" content="USD"><script type="application/ld+json">{"@type":"Product","@context":"https:\/\/schema.org","url":"https:\/\/www.handmade-market.example\/listing\/1234567\/personalised-oak-cutting-board","name":"Personalised Oak Cutting Board, Engraved Chopping Board","sku":"1234567","gtin":"n\/a","description":"Solid oak, oiled by hand, engraved with your names.","image":[{"@type":"ImageObject","@context":"https:\/\/schema.org","author":"OakAndEmber","contentURL":"https:\/\/i.img.handmade-market.example\/r\/il\/5550001\/il_fullxfull.5550001_abcd.jpg","description":null,"thumbnail":"https:\/\/i.img.handmade-market.example\/r\/il\/5550001\/il_340x270.5550001_abcd.jpg"},{"@type":"ImageObject","contentURL":"https:\/\/i.img.handmade-market.example\/r\/il\/5550002\/il_fullxfull.5550002_ef.jpg"}],"category":"Home & Living < Kitchen & Dining","brand":{"@type":"Brand","@context":"https:\/\/schema.org","name":"OakAndEmber"},"logo":"https:\/\/i.img.handmade-market.example\/isla\/1.jpg","aggregateRating":{"@type":"AggregateRating","ratingValue":"4.9","reviewCount":2110},"offers":{"@type":"AggregateOffer","offerCount":54,"lowPrice":"31.50","highPrice":"52.50","priceCurrency":"USD","availability":"https:\/\/schema.org\/InStock"},"review":[{"@type":"Review","reviewRating":{"@type":"Rating","ratingValue":5,"bestRating":5},"datePublished":"2025-10-01","reviewBody":"Gorgeous!","author":{"@type":"Person","name":"Kim"}}]}</script></head><body><header><a href="/"><span class="wt-screen-reader-only">Handmade Market</span></a></header><div id="content"><div class="image-carousel-container"><ul class="carousel-pane-list"><li class="carousel-pane"><img src="https://i.img.handmade-market.example/r/il/5550001/il_794xN.5550001_abcd.jpg" data-src-zoom-image="https://i.img.handmade-market.example/r/il/5550001/il_fullxfull.5550001_abcd.jpg" alt="board"></li></ul></div><div class="cart-col"><div data-buy-box-region="price"><p class="wt-text-title-larger"><span class="wt-screen-reader-only">Price:</span> $31.50+</p><p class="wt-text-caption"><span class="wt-screen-reader-only">Original Price:</span><span class="wt-text-strikethrough">$45.00+</span></p><p>30% off sale for the next 23 hours</p></div><h1 data-buy-box-listing-title="true">Personalised Oak Cutting Board, Engraved Chopping Board</h1><a href="/shop/OakAndEmber">OakAndEmber</a><button>Add to cart</button></div><h2>You may also like</h2><ul><li><h3>Walnut Spoon</h3><span class="currency-value">18.00</span></li></ul></div><footer>© 2025 Handmade Market, Inc.</footer></body></html>`,
  },
  {
    platform: 'Etsy-like',
    address: 'https://www.handmade-market.example/de/listing/99887/kette-bernstein',
    expected: {
      name: 'Bernstein Kette mit Silber 925',
      amount: 39,
      currency: 'EUR',
      picture: '777001',
      brand: 'Handmade Market',
      language: 'de',
    },
    html: page`<!DOCTYPE html><html lang="de"><head><meta charset="UTF-8"><title>Bernstein Kette mit Silber 925 - Handmade Market Schweiz</title><meta property="og:title" content="Bernstein Kette mit Silber 925 - Handmade Market Schweiz"><meta property="og:type" content="product"><meta property="og:site_name" content="Handmade Market"><meta property="og:image" content="https://i.img.handmade-market.example/r/il/777001/il_1080xN.777001.jpg"></head><body><header><a href="/de/" aria-label="Handmade Market">Handmade Market</a><form><input placeholder="Suche nach Artikeln oder Shops"></form></header><main><h1>Bernstein Kette mit Silber 925</h1><p>von <a href="/de/shop/OstseeSchmuck">OstseeSchmuck</a> ★★★★★ (318)</p><div data-selector="price-only"><p class="wt-text-title-larger"><span class="wt-screen-reader-only">Preis:</span> 39,00&nbsp;€</p><p class="wt-text-caption">Inklusive MwSt. (falls zutreffend)</p></div><img class="carousel-image" src="https://i.img.handmade-market.example/r/il/777001/il_794xN.777001.jpg" alt="Bernstein Kette"><div data-id="description-text"><p>Naturbernstein von der Kurischen Nehrung, in Silber gefasst.</p></div><button>In den Einkaufswagen</button><div><h2>Versand und Rückgaberichtlinien</h2><p>Versandkosten 4,90 €</p></div></main><footer>© 2025 Handmade Market</footer></body></html>`,
  },
  {
    platform: 'Amazon-like',
    address:
      'https://www.rivermart.example/Kettlewell-Electric-Kettle-1-7L/dp/B0C1234567/ref=sr_1_3',
    expected: {
      name: 'Kettlewell Electric Kettle 1.7L, Stainless Steel, Auto Shut-Off',
      amount: 29.99,
      currency: 'USD',
      was: 39.99,
      picture: '71kettle',
      brand: 'RiverMart',
      language: 'en',
    },
    html: page`<!doctype html><html lang="en-us" class="a-no-js"><head><meta http-equiv="content-type" content="text/html;charset=UTF-8"/><title dir="ltr">RiverMart.example: Kettlewell Electric Kettle 1.7L, Stainless Steel, Auto Shut-Off: Home &amp; Kitchen</title><meta name="description" content="RiverMart.example: Kettlewell Electric Kettle 1.7L, Stainless Steel, Auto Shut-Off: Home &amp; Kitchen"/><meta name="title" content="RiverMart.example: Kettlewell Electric Kettle 1.7L, Stainless Steel, Auto Shut-Off: Home &amp; Kitchen"/><link rel="canonical" href="https://www.rivermart.example/Kettlewell-Electric-Kettle-1-7L/dp/B0C1234567"/></head>
<body class="a-aui_72554-c"><div id="a-page"><header id="navbar-main"><div id="nav-logo"><a href="/ref=nav_logo" id="nav-logo-sprites" class="nav-logo-link" aria-label="RiverMart"><span class="nav-sprite nav-logo-base"></span></a></div><div id="nav-search">All</div><span id="nav-cart-count">0</span></header>
<div id="dp" class="home en_US"><div id="dp-container"><div id="wayfinding-breadcrumbs_feature_div"><ul><li><a>Home &amp; Kitchen</a></li><li><a>Kettles</a></li></ul></div>
<div id="leftCol"><div id="imageBlock"><div id="altImages"><ul><li class="item imageThumbnail"><img alt="" src="https://m.media.rivermart.example/images/I/41thumb._AC_US40_.jpg"></li></ul></div><div id="imgTagWrapperId" class="imgTagWrapper"><img alt="Kettlewell Electric Kettle" src="https://m.media.rivermart.example/images/I/71kettle._AC_SX300_SY300_QL70_FMwebp_.jpg" data-old-hires="https://m.media.rivermart.example/images/I/71kettle._AC_SL1500_.jpg" data-a-dynamic-image="{&quot;https://m.media.rivermart.example/images/I/71kettle._AC_SX466_.jpg&quot;:[466,466],&quot;https://m.media.rivermart.example/images/I/71kettle._AC_SX679_.jpg&quot;:[679,679]}" class="a-dynamic-image a-stretch-horizontal" id="landingImage"></div></div></div>
<div id="centerCol"><div id="title_feature_div"><h1 id="title" class="a-size-large a-spacing-none"><span id="productTitle" class="a-size-large product-title-word-break">        Kettlewell Electric Kettle 1.7L, Stainless Steel, Auto Shut-Off       </span></h1></div><div id="bylineInfo_feature_div"><a id="bylineInfo" class="a-link-normal" href="/stores/Kettlewell">Visit the Kettlewell Store</a></div><span id="acrPopover" title="4.5 out of 5 stars">4.5</span><span id="acrCustomerReviewText">12,480 ratings</span>
<div id="corePriceDisplay_desktop_feature_div"><div class="a-section a-spacing-none aok-align-center"><span class="aok-offscreen">$29.99 with 25 percent savings</span><span class="a-size-large a-color-price savingPriceOverride savingsPercentage" aria-hidden="true">-25%</span><span class="a-price aok-align-center priceToPay" data-a-size="xl" data-a-color="base"><span class="a-offscreen"> </span><span aria-hidden="true"><span class="a-price-symbol">$</span><span class="a-price-whole">29<span class="a-price-decimal">.</span></span><span class="a-price-fraction">99</span></span></span></div><div class="a-section a-spacing-small"><span class="a-size-small a-color-secondary">List Price: <span class="a-price a-text-price" data-a-size="s" data-a-strike="true"><span class="a-offscreen">$39.99</span><span aria-hidden="true">$39.99</span></span></span></div></div>
<div id="feature-bullets"><h2>About this item</h2><ul><li><span class="a-list-item">Boils a full 1.7 liters in under six minutes.</span></li><li><span class="a-list-item">Brushed steel inside and out.</span></li></ul></div></div>
<div id="rightCol"><div id="buybox"><div id="deliveryBlockMessage">FREE delivery Tuesday on orders shipped by RiverMart over $35</div><div id="availability"><span class="a-size-medium a-color-success">In Stock</span></div><input id="add-to-cart-button" type="button" value="Add to Cart"><div id="merchant-info">Sold by Kettlewell Direct</div></div></div>
<div id="sp_detail"><h2>Products related to this item</h2><div class="a-carousel-card"><a title="Glass Kettle"><img src="https://m.media.rivermart.example/images/I/51glass.jpg">Glass Kettle</a><span class="a-price"><span class="a-offscreen">$24.49</span><span aria-hidden="true">$24.49</span></span></div></div></div></div><footer id="navFooter"><div>Back to top</div><span>© 1996-2025, RiverMart.example, Inc. or its affiliates</span></footer></div></body></html>`,
  },
  {
    platform: 'Amazon-like',
    address: 'https://www.rivermart-de.example/dp/B0D7654321',
    expected: {
      name: 'Nordlicht LED Stehlampe dimmbar mit Fernbedienung, Schwarz',
      amount: 46.89,
      currency: 'EUR',
      was: 59.99,
      picture: '61lampe',
      brand: 'RiverMart.de',
      language: 'de',
    },
    html: page`<!doctype html><html lang="de-de"><head><meta charset="utf-8"/><title dir="ltr">Nordlicht LED Stehlampe dimmbar mit Fernbedienung, Schwarz : RiverMart.de: Beleuchtung</title><meta name="description" content="Nordlicht LED Stehlampe dimmbar mit Fernbedienung, Schwarz : RiverMart.de: Beleuchtung"/></head><body><div id="a-page"><header><a id="nav-logo-sprites" aria-label="RiverMart.de"></a></header><form id="sp-cc"><h2>Cookies und Werbeoptionen auswählen</h2><p>Wir verwenden Cookies und ähnliche Tools.</p></form><div id="dp"><div id="centerCol"><h1 id="title"><span id="productTitle"> Nordlicht LED Stehlampe dimmbar mit Fernbedienung, Schwarz </span></h1><a id="bylineInfo" href="/stores/nordlicht">Besuche den Nordlicht-Store</a><span>1.203 Sternebewertungen</span><div id="corePriceDisplay_desktop_feature_div"><span class="savingsPercentage">-22&nbsp;%</span><span class="a-price priceToPay"><span class="a-offscreen">46,89&nbsp;€</span><span aria-hidden="true"><span class="a-price-whole">46<span class="a-price-decimal">,</span></span><span class="a-price-fraction">89</span><span class="a-price-symbol">€</span></span></span><span class="basisPrice">UVP: <span class="a-price a-text-price" data-a-strike="true"><span class="a-offscreen">59,99&nbsp;€</span><span aria-hidden="true">59,99&nbsp;€</span></span></span><span>Preisangaben inkl. USt.</span></div><div id="feature-bullets"><ul><li><span>Warmweiß bis tageslichtweiß, stufenlos dimmbar.</span></li></ul></div></div><div id="leftCol"><div id="imgTagWrapperId"><img id="landingImage" src="https://m.media.rivermart.example/images/I/61lampe._AC_SX300_.jpg" data-old-hires="https://m.media.rivermart.example/images/I/61lampe._AC_SL1500_.jpg" alt="Stehlampe"></div></div><div id="buybox"><span>GRATIS Lieferung Mittwoch</span><span>Auf Lager</span><input value="In den Einkaufswagen"></div></div></div></body></html>`,
  },
  {
    platform: 'Amazon-like',
    address: 'https://www.rivermart-jp.example/dp/B0E1111111',
    charset: 'shift_jis',
    expected: {
      name: '南部鉄器 急須 0.6L 黒',
      amount: 6480,
      currency: 'JPY',
      picture: '81tetsubin',
      brand: 'リバーマート',
      language: 'ja',
    },
    html: page`<!doctype html><html lang="ja-jp"><head><meta http-equiv="content-type" content="text/html; charset=Shift_JIS"><title>リバーマート | 南部鉄器 急須 0.6L 黒 | 岩鉄工房 | 急須</title></head><body><div id="a-page"><header><a id="nav-logo-sprites" aria-label="リバーマート"></a></header><div id="dp"><div id="leftCol"><img id="landingImage" src="https://m.media.rivermart.example/images/I/81tetsubin._AC_SX300_.jpg" data-old-hires="https://m.media.rivermart.example/images/I/81tetsubin._AC_SL1500_.jpg" alt=""></div><div id="centerCol"><h1 id="title"><span id="productTitle"> 南部鉄器 急須 0.6L 黒 </span></h1><a id="bylineInfo">ブランド: 岩鉄工房</a><div id="corePriceDisplay_desktop_feature_div"><span class="a-price priceToPay"><span class="a-offscreen">￥6,480</span><span aria-hidden="true"><span class="a-price-symbol">￥</span><span class="a-price-whole">6,480</span></span></span><span>税込</span></div><p>ポイント: 65pt (1%)</p><div id="feature-bullets"><ul><li>岩手県盛岡市の職人が一つずつ仕上げた急須です。</li></ul></div></div><div id="buybox">在庫あり <input value="カートに入れる"></div></div></div></body></html>`,
  },
  {
    platform: 'eBay-like',
    address: 'https://www.bidhall.example/itm/204500123456?hash=item2f9',
    expected: {
      name: 'Vintage Hornsea Pottery Saffron Storage Jars x3 – Tea Coffee Sugar',
      amount: 37.5,
      currency: 'GBP',
      picture: 'hornsea',
      brand: 'Bidhall',
      language: 'en',
    },
    html: page`<!DOCTYPE html><html lang="en"><head><meta charset="UTF-8"><title>Vintage Hornsea Pottery Saffron Storage Jars x3 – Tea Coffee Sugar | Bidhall</title><meta name="description" content="Good used condition, no chips. | Bidhall!"><meta property="og:type" content="bidhall-objects:item"><meta property="og:title" content="Vintage Hornsea Pottery Saffron Storage Jars x3 – Tea Coffee Sugar | Bidhall"><meta property="og:site_name" content="Bidhall"><meta property="og:image" content="https://i.bidimg.example/images/g/abc/s-l1600/hornsea.jpg"><script type="application/ld+json">{"@context":"https://schema.org","@type":"BreadcrumbList","itemListElement":[{"@type":"ListItem","position":1,"name":"Bidhall","item":"https://www.bidhall.example"},{"@type":"ListItem","position":2,"name":"Pottery"}]}</script><script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"Vintage Hornsea Pottery Saffron Storage Jars x3 – Tea Coffee Sugar","url":"https://www.bidhall.example/itm/204500123456","image":["https://i.bidimg.example/images/g/abc/s-l1600/hornsea.jpg","https://i.bidimg.example/images/g/abc/s-l1600/hornsea-2.jpg"],"brand":{"@type":"Brand","name":"Hornsea"},"offers":{"@type":"Offer","priceCurrency":"GBP","price":"37.5","itemCondition":"https://schema.org/UsedCondition","availability":"https://schema.org/InStock","availableDeliveryMethod":"http://purl.org/goodrelations/v1#DeliveryModeOwnFleet","shippingDetails":[{"@type":"OfferShippingDetails","shippingRate":{"@type":"MonetaryAmount","value":"4.45","currency":"GBP"},"shippingDestination":{"@type":"DefinedRegion","addressCountry":"GB"}}],"hasMerchantReturnPolicy":[{"@type":"MerchantReturnPolicy","returnPolicyCategory":"https://schema.org/MerchantReturnNotPermitted"}]}}</script></head><body><header id="gh"><a href="/" id="gh-logo">Bidhall</a></header><div id="mainContent"><div class="ux-image-carousel"><img src="https://i.bidimg.example/images/g/abc/s-l500/hornsea.jpg" data-zoom-src="https://i.bidimg.example/images/g/abc/s-l1600/hornsea.jpg"></div><h1 class="x-item-title__mainTitle"><span class="ux-textspans ux-textspans--BOLD">Vintage Hornsea Pottery Saffron Storage Jars x3 – Tea Coffee Sugar</span></h1><div class="x-sellercard-atf__info">moorland_attic (1204) 100% positive</div><div class="x-price-primary"><span class="ux-textspans">£37.50</span></div><div class="x-price-approx"><span>Approximately</span> <span>US $47.83</span></div><div class="ux-labels-values"><span>Condition:</span> <span>Used</span></div><div>Postage: £4.45 Royal Mail 2nd Class</div><a>Buy It Now</a></div><footer id="glbfooter">Copyright © 1995-2025 Bidhall Inc.</footer></body></html>`,
  },
  {
    platform: 'eBay-like',
    address: 'https://www.bidhall-de.example/itm/175000999',
    expected: {
      name: 'Kinderfahrrad 16 Zoll Puky gelb, sehr guter Zustand',
      amount: 129,
      currency: 'EUR',
      picture: 'puky16',
      brand: 'Bidhall',
      language: 'de',
    },
    html: page`<!DOCTYPE html><html lang="de"><head><meta charset="UTF-8"><title>Kinderfahrrad 16 Zoll Puky gelb, sehr guter Zustand | Bidhall</title><meta property="og:title" content="Kinderfahrrad 16 Zoll Puky gelb, sehr guter Zustand | Bidhall"><meta property="og:site_name" content="Bidhall"><meta property="og:image" content="https://i.bidimg.example/images/g/puky/s-l400/puky16.jpg"></head><body><div id="LeftSummaryPanel" itemscope itemtype="https://schema.org/Product"><meta itemprop="image" content="https://i.bidimg.example/images/g/puky/s-l1600/puky16.jpg"><h1 class="it-ttl" itemprop="name" id="itemTitle"><span class="g-hdn">Details zu  &nbsp;</span>Kinderfahrrad 16 Zoll Puky gelb, sehr guter Zustand</h1><div id="itemCondition">Gebraucht</div><div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><div id="prcIsum-lbl">Preis:</div><span class="notranslate" id="prcIsum" itemprop="price" content="129.0">EUR 129,00</span><meta itemprop="priceCurrency" content="EUR"><span id="fshippingCost">EUR 19,90</span> <span>Sparversand</span></div><a id="binBtn_btn">Sofort-Kaufen</a></div><div class="seller">Verkäufer: fahrrad-emil (88)</div><footer>Copyright © Bidhall</footer></body></html>`,
  },
];
