import type { MarketplaceExport } from './marketplace-exports.ts';

/**
 * Test exports of shops in other languages, of older and newer versions, and lists that people
 * maintain by hand.
 */
export const FURTHER_EXPORTS: readonly MarketplaceExport[] = [
  {
    system: 'Shopify, prices for markets',
    text: `\ufeffHandle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,Option1 Value,Option1 Linked To,Option2 Name,Option2 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Fulfillment Service,Variant Price,Variant Compare At Price,Variant Requires Shipping,Variant Taxable,Variant Barcode,Image Src,Image Position,Image Alt Text,Gift Card,SEO Title,SEO Description,Variant Image,Variant Weight Unit,Variant Tax Code,Cost per item,Included / European Union,Price / European Union,Status
kaffee-dose,"Kaffeedose ""Ole"" – Eiche","<p>Luftdicht &amp; schön</p>",Hansen,Home & Garden,Dose,"küche, holz",true,Farbe,Natur,,Größe,500 g,'4006381333931,300,shopify,12,deny,manual,29.90,39.90,true,true,'4006381333931,https://cdn.shopify.com/s/files/1/0001/products/dose.jpg?v=1610000000,1,Dose,false,,,https://cdn.shopify.com/s/files/1/0001/products/dose-natur.jpg?v=1610000001,g,,12.00,true,31.00,active
kaffee-dose,,,,,,,,,Schwarz,,,500 g,KD-2,300,shopify,0,deny,manual,29.90,,true,true,,https://cdn.shopify.com/s/files/1/0001/products/dose-2.jpg?v=1610000000,2,,,,,,g,,,,,
geschenk,Geschenkgutschein,,Hansen,,,,true,Title,Default Title,,,,,0,,,deny,manual,25.00,,false,false,,https://cdn.shopify.com/g.jpg,1,,true,,,,g,,,,,archived
`,
    expectedRows: [
      [
        'Kaffeedose "Ole" – Eiche',
        'https://cdn.shopify.com/s/files/1/0001/products/dose-natur.jpg?v=1610000001',
        29.9,
        null,
        2,
        null,
      ],
      ['Geschenkgutschein', 'https://cdn.shopify.com/g.jpg', 25, null, 1, 'draft'],
    ],
  },
  {
    system: 'WooCommerce in German',
    text: `ID,Typ,Artikelnummer,"GTIN, UPC, EAN oder ISBN",Name,Veröffentlicht,"Ist hervorgehoben?","Sichtbarkeit im Katalog",Kurzbeschreibung,Beschreibung,"Datum, an dem Angebotspreis beginnt","Datum, an dem Angebotspreis endet",Steuerstatus,Steuerklasse,Vorrätig?,Lager,Angebotspreis,"Regulärer Preis",Kategorien,Schlagwörter,Bilder,Übergeordnetes Produkt,"Name des Attributs 1","Attributwert(e) 1"
11,variable,TS,,T-Shirt „Möwe“,1,0,visible,,,,,taxable,,1,,,,Kleidung,,"https://laden.example/a.jpg, https://laden.example/b.jpg",,Größe,"S, M"
12,variation,TS-S,,T-Shirt „Möwe“ - S,1,0,visible,,,,,taxable,parent,1,4,"19,90","24,90",,,,id:11,Größe,S
13,variation,TS-M,,T-Shirt „Möwe“ - M,1,0,visible,,,,,taxable,parent,0,0,,"24,90",,,,id:11,Größe,M
14,simple,MZ,,Mütze,-1,0,visible,,,,,taxable,,1,,,"12,00",,,https://laden.example/m.jpg,,,
15,simple,SC,,Schal,1,0,visible,,,,,taxable,,0,,,"15,00",,,https://laden.example/s.jpg,,,
`,
    expectedRows: [
      ['T-Shirt „Möwe“', 'https://laden.example/a.jpg', 19.9, null, 2, null],
      ['Mütze', 'https://laden.example/m.jpg', 12, null, 1, 'draft'],
      ['Schal', 'https://laden.example/s.jpg', 15, null, 1, 'soldOut'],
    ],
  },
  {
    system: 'WooCommerce in French',
    text: `ID,Type,UGS,Nom,Publié,"Mis en avant ?","Visibilité dans le catalogue","Description courte",Description,"En stock ?",Stock,"Tarif promo","Tarif régulier",Catégories,Images,Parent,"Nom de l’attribut 1","Valeur(s) de l’attribut 1"
1,simple,BOL,"Bol à café ""Côte""",1,0,visible,,,1,3,,"18,50",,https://boutique.example/bol.jpg,,,
2,variable,TAS,Tasse,1,0,visible,,,1,,,,,https://boutique.example/tasse.jpg,,Couleur,"Bleu, Vert"
3,variation,TAS-B,Tasse - Bleu,1,0,visible,,,1,3,,"9,00",,,TAS,Couleur,Bleu
4,variation,TAS-V,Tasse - Vert,1,0,visible,,,1,3,,"11,00",,,TAS,Couleur,Vert
5,simple,VAS,Vase,0,0,visible,,,1,1,,"30,00",,https://boutique.example/vase.jpg,,,
`,
    expectedRows: [
      ['Bol à café "Côte"', 'https://boutique.example/bol.jpg', 18.5, null, 1, null],
      ['Tasse', 'https://boutique.example/tasse.jpg', 9, null, 2, null],
      ['Vase', 'https://boutique.example/vase.jpg', 30, null, 1, 'draft'],
    ],
  },
  {
    system: 'WooCommerce in Spanish',
    text: `ID,Tipo,SKU,Nombre,Publicado,"¿Está destacado?","Visibilidad en el catálogo","¿Existencias?",Inventario,"Precio rebajado","Precio normal",Categorías,Imágenes,Superior
7,simple,JA-1,Jabón de oliva,1,0,visible,1,20,"4,50","6,00",,https://tienda.example/jabon.jpg,
8,simple,JA-2,Jabón de romero,1,0,visible,0,0,,"6,00",,https://tienda.example/romero.jpg,
`,
    expectedRows: [
      ['Jabón de oliva', 'https://tienda.example/jabon.jpg', 4.5, null, 1, null],
      ['Jabón de romero', 'https://tienda.example/romero.jpg', 6, null, 1, 'soldOut'],
    ],
  },
  {
    system: 'Wix, several pictures and a discount',
    text: `handleId,fieldType,name,description,productImageUrl,collection,sku,ribbon,price,surcharge,visible,discountMode,discountValue,inventory,weight,cost,productOptionName1,productOptionType1,productOptionDescription1,additionalInfoTitle1
product_1,Product,Seifenschale Δ,<p>Ton</p>,"a1b2c3_0f~mv2.jpg;a1b2c3_1f~mv2.png",Bad,SS,Neu,24,,true,PERCENT,25,InStock,,,Farbe,COLOR,#e0e0e0:Grau;#000000:Schwarz,
product_1,Variant,,,,,SS-G,,,0,,,,InStock,,,,,Grau,
product_1,Variant,,,,,SS-S,,,2,,,,OutOfStock,,,,,Schwarz,
product_2,Product,Handtuch,,a1b2c3_9f~mv2.jpg,Bad,HT,,18,,false,PERCENT,0,5,,,,,,
`,
    expectedRows: [
      ['Seifenschale Δ', 'https://static.wixstatic.com/media/a1b2c3_0f~mv2.jpg', 18, null, 2, null],
      ['Handtuch', 'https://static.wixstatic.com/media/a1b2c3_9f~mv2.jpg', 18, null, 1, 'draft'],
    ],
  },
  {
    system: 'Squarespace, unlimited stock and a sale',
    text: `Product ID [Non Editable],Variant ID [Non Editable],Product Type [Non Editable],Product Page,Product URL,Title,Description,SKU,Option Name 1,Option Value 1,Price,Sale Price,On Sale,Stock,Categories,Tags,Weight,Length,Width,Height,Visible,Hosted Image URLs
5f01,5f11,PHYSICAL,shop,clay-pot,Clay Pot,<p>Hand-thrown</p>,CP-S,Size,Small,30.00,22.00,Yes,Unlimited,,,0,0,0,0,Yes,https://images.squarespace-cdn.com/content/v1/1/a+b.jpg https://images.squarespace-cdn.com/content/v1/1/c.jpg
,5f12,,,,,,CP-L,Size,Large,45.00,0.00,No,0,,,0,0,0,0,,
5f02,5f21,SERVICE,shop,workshop,Pottery workshop,,WS,,,80.00,0.00,No,4,,,0,0,0,0,No,https://images.squarespace-cdn.com/content/v1/1/w.jpg
`,
    expectedRows: [
      ['Clay Pot', 'https://images.squarespace-cdn.com/content/v1/1/a+b.jpg', 22, null, 2, null],
      [
        'Pottery workshop',
        'https://images.squarespace-cdn.com/content/v1/1/w.jpg',
        80,
        null,
        1,
        'draft',
      ],
    ],
  },
  {
    system: 'BigCommerce, bulk edit',
    text: `Item Type,Product ID,Product Name,Product Type,Product Code/SKU,Bin Picking Number,Brand Name,Option Set,Option Set Align,Product Description,Price,Cost Price,Retail Price,Sale Price,Fixed Shipping Cost,Free Shipping,Product Warranty,Product Weight,Allow Purchases?,Product Visible?,Product Availability,Track Inventory,Current Stock Level,Low Stock Level,Category,Product Image File - 1,Product Image Is Thumbnail - 1,Product Image File - 2,Product URL
  Product,77,Walnut Tray,P,WT-1,,Fern & Oak,,Right,"<p>Oiled</p>",64.0000,0.0000,80.0000,54.0000,0.0000,N,,1.0,Y,Y,,by product,3,0,Kitchen,w/012/walnut.jpg,Y,w/013/side.jpg,/walnut-tray/
  Product,78,Ash Tray Large,P,AT-1,,Fern & Oak,,Right,,70.0000,0.0000,0.0000,0.0000,0.0000,N,,1.0,Y,N,,none,0,0,Kitchen,a/1/ash.jpg,Y,,/ash-tray/
`,
    expectedRows: [
      ['Walnut Tray', 'https://shop.example/product_images/w/012/walnut.jpg', 54, null, 1, null],
      ['Ash Tray Large', 'https://shop.example/product_images/a/1/ash.jpg', 70, null, 1, 'draft'],
    ],
  },
  {
    system: 'Magento, store in Polish',
    text: `sku,store_view_code,attribute_set_code,product_type,categories,product_websites,name,description,weight,product_online,tax_class_name,visibility,price,special_price,special_price_from_date,special_price_to_date,url_key,base_image,base_image_label,small_image,thumbnail_image,qty,out_of_stock_qty,is_in_stock,configurable_variations
"LAM-1",,Default,simple,"Default Category/Lampy",base,"Lampa stołowa „Żuraw”",,1,1,"Taxable Goods","Catalog, Search",249.0000,199.0000,1/1/26,1/31/26,lampa-zuraw,https://sklep.example/media/import/lampa.jpg,,,,10,0,1,
"LAM-2",,Default,simple,,base,"Kinkiet",,1,1,"Taxable Goods","Catalog, Search",99.0000,,,,kinkiet,/k/i/kinkiet.jpg,,,,0,0,0,
`,
    expectedRows: [
      ['Lampa stołowa „Żuraw”', 'https://sklep.example/media/import/lampa.jpg', 199, null, 1, null],
      [
        'Kinkiet',
        'https://shop.example/media/catalog/product/k/i/kinkiet.jpg',
        99,
        null,
        1,
        'soldOut',
      ],
    ],
  },
  {
    system: 'PrestaShop in Polish',
    encoding: 'windows-1250',
    text: `ID;Obraz;Nazwa;Indeks;Kategoria;Cena (bez podatku);Cena (z podatkiem);Ilość;Stan
1;http://sklep.example/img/p/1/1.jpg;Świeca sojowa żurawinowa;SW-1;Dom;32,52;40,00;12;1
2;http://sklep.example/img/p/2/2.jpg;Ręcznik lniany;RE-1;Łazienka;81,30;100,00;0;1
3;http://sklep.example/img/p/3/3.jpg;Stara półka;PO-1;Dom;8,13;10,00;5;0
`,
    expectedRows: [
      ['Świeca sojowa żurawinowa', 'http://sklep.example/img/p/1/1.jpg', 40, null, 1, null],
      ['Ręcznik lniany', 'http://sklep.example/img/p/2/2.jpg', 100, null, 1, 'soldOut'],
      ['Stara półka', 'http://sklep.example/img/p/3/3.jpg', 10, null, 1, 'draft'],
    ],
  },
  {
    system: 'PrestaShop, import template in Spanish',
    text: `Product ID;Active (0/1);Name *;Categories (x,y,z...);Price tax excluded;Price tax included;Tax rules ID;On sale (0/1);Reference #;Manufacturer;Quantity;Image URLs (x,y,z...);Delete existing images (0 = No, 1 = Yes)
31;1;Plato hondo «Azahar»;Mesa;14,05;17;1;0;PL-3;Alfar;40;https://tienda.example/plato.jpg,https://tienda.example/plato-2.jpg;0
32;0;Jarra;Mesa;20;24,20;1;0;JA-9;Alfar;2;https://tienda.example/jarra.jpg;0
`,
    expectedRows: [
      ['Plato hondo «Azahar»', 'https://tienda.example/plato.jpg', 17, null, 1, null],
      ['Jarra', 'https://tienda.example/jarra.jpg', 24.2, null, 1, 'draft'],
    ],
  },
  {
    system: 'Etsy, titles with entities',
    text: `TITLE,DESCRIPTION,PRICE,CURRENCY_CODE,QUANTITY,TAGS,MATERIALS,IMAGE1,IMAGE2,IMAGE3,VARIATION 1 TYPE,VARIATION 1 NAME,VARIATION 1 VALUES,SKU
"Personalised dog&#39;s bowl, 6&quot; stoneware &amp; glaze",Made,28.00,GBP,4,"dog,bowl",Clay,https://i.etsystatic.com/1/il_fullxfull.1.jpg,,,Glaze,Glaze,"Blue,Green","DB-1,DB-2"
`,
    expectedRows: [
      [
        'Personalised dog\'s bowl, 6" stoneware & glaze',
        'https://i.etsystatic.com/1/il_fullxfull.1.jpg',
        28,
        'GBP',
        1,
        null,
      ],
    ],
  },
  {
    system: 'Amazon, all listings',
    encoding: 'windows-1252',
    text: [
      [
        'item-name',
        'item-description',
        'listing-id',
        'seller-sku',
        'price',
        'quantity',
        'open-date',
        'image-url',
        'item-is-marketplace',
        'product-id-type',
        'asin1',
        'status',
      ],
      [
        'Kärcher Fensterabzieher “Maxi”',
        'x',
        '0101',
        'FA-1',
        '34.99',
        '8',
        '2026-01-05 10:00:00 MEZ',
        'https://m.example/fa.jpg',
        'y',
        '1',
        'B000000001',
        'Active',
      ],
      [
        'Bürste',
        'x',
        '0102',
        'BU-1',
        '4.99',
        '0',
        '2026-01-05 10:00:00 MEZ',
        'https://m.example/bu.jpg',
        'y',
        '1',
        'B000000002',
        'Inactive',
      ],
    ]
      .map((cells) => cells.join('\t'))
      .join('\r\n'),
    expectedRows: [
      ['Kärcher Fensterabzieher “Maxi”', 'https://m.example/fa.jpg', 34.99, null, 1, null],
      ['Bürste', 'https://m.example/bu.jpg', 4.99, null, 1, 'draft'],
    ],
  },
  {
    system: 'Amazon, all listings in German',
    encoding: 'windows-1252',
    text: [
      [
        'Artikelbezeichnung',
        'Artikelbeschreibung',
        'Angebotsnummer',
        'Händler-SKU',
        'Preis',
        'Menge',
        'Erstellungsdatum',
        'Bild-URL',
        'Status',
      ],
      [
        'Gießkanne, verzinkt, 9 Liter',
        'x',
        '0201',
        'GK-9',
        '29,95',
        '3',
        '05.01.2026',
        'https://m.example/gk.jpg',
        'Aktiv',
      ],
    ]
      .map((cells) => cells.join('\t'))
      .join('\r\n'),
    expectedRows: [
      ['Gießkanne, verzinkt, 9 Liter', 'https://m.example/gk.jpg', 29.95, null, 1, null],
    ],
  },
  {
    system: 'Amazon, template of Japan',
    encoding: 'shift_jis',
    text: [
      [
        'TemplateType=fptcustom',
        'Version=2026.0101',
        '上3行は Amazon.com 記入用です。上3行は変更または削除しないでください。',
        '',
        '',
        '',
        '',
      ],
      [
        '商品タイプ',
        '出品者SKU',
        '商品名',
        '商品の販売価格',
        '在庫数',
        '商品メイン画像URL',
        'ブランド名',
      ],
      [
        'feed_product_type',
        'item_sku',
        'item_name',
        'standard_price',
        'quantity',
        'main_image_url',
        'brand_name',
      ],
      [
        'kitchen',
        'CH-1',
        '有田焼 湯呑み 青海波',
        '2480',
        '12',
        'https://m.example/yunomi.jpg',
        '窯元',
      ],
      ['kitchen', 'CH-2', 'ガラスの急須 450ml', '3980', '0', 'https://m.example/kyusu.jpg', '窯元'],
    ]
      .map((cells) => cells.join('\t'))
      .join('\r\n'),
    expectedRows: [
      ['有田焼 湯呑み 青海波', 'https://m.example/yunomi.jpg', 2480, null, 1, null],
      ['ガラスの急須 450ml', 'https://m.example/kyusu.jpg', 3980, null, 1, 'soldOut'],
    ],
  },
  {
    system: 'Google Merchant Center, TSV in Swedish',
    text: [
      [
        'id',
        'titel',
        'beskrivning',
        'länk',
        'bildlänk',
        'tillgänglighet',
        'pris',
        'reapris',
        'märke',
        'skick',
        'artikelgrupp-id',
        'färg',
      ],
      [
        '1',
        'Tröja i ull, röd',
        'x',
        'https://butik.example/troja?c=rod',
        'https://butik.example/troja-rod.jpg',
        'i_lager',
        '899,00 SEK',
        '699,00 SEK',
        'Älv',
        'ny',
        'T1',
        'röd',
      ],
      [
        '2',
        'Tröja i ull, blå',
        'x',
        'https://butik.example/troja?c=bla',
        'https://butik.example/troja-bla.jpg',
        'slut_i_lager',
        '899,00 SEK',
        '',
        'Älv',
        'ny',
        'T1',
        'blå',
      ],
    ]
      .map((cells) => cells.join('\t'))
      .join('\n'),
    expectedRows: [['Tröja i ull', 'https://butik.example/troja-rod.jpg', 699, 'SEK', 2, null]],
  },
  {
    system: 'Google Merchant Center, TSV with a sale',
    text: [
      [
        'id',
        'title',
        'description',
        'link',
        'image link',
        'additional image link',
        'availability',
        'price',
        'sale price',
        'sale price effective date',
        'brand',
        'gtin',
        'condition',
        'shipping(country:price)',
      ],
      [
        'A-1',
        'Thermos “Nomad” 0,75 l',
        '12" high',
        'https://s.example/p/a-1',
        'https://s.example/a1.png',
        'https://s.example/a2.png,https://s.example/a3.png',
        'in_stock',
        '1,299.00 INR',
        '999.00 INR',
        '2026-01-01T00:00+0530/2026-12-31T23:59+0530',
        'Nomad',
        '8901234567894',
        'new',
        'IN:0 INR',
      ],
      [
        'A-2',
        'Lunchbox',
        'x',
        'https://s.example/p/a-2',
        'https://s.example/l.png',
        '',
        'preorder',
        '499.00 INR',
        '',
        '',
        'Nomad',
        '',
        'new',
        '',
      ],
      [
        'A-3',
        'Flask',
        'x',
        'https://s.example/p/a-3',
        'https://s.example/f.png',
        '',
        'out of stock',
        '499.00 INR',
        '',
        '',
        'Nomad',
        '',
        'new',
        '',
      ],
    ]
      .map((cells) => cells.join('\t'))
      .join('\n'),
    expectedRows: [
      ['Thermos “Nomad” 0,75 l', 'https://s.example/a1.png', 999, 'INR', 1, null],
      ['Lunchbox', 'https://s.example/l.png', 499, 'INR', 1, null],
      ['Flask', 'https://s.example/f.png', 499, 'INR', 1, 'soldOut'],
    ],
  },
  {
    system: 'Google Merchant Center, RSS in ISO 8859-2',
    encoding: 'iso-8859-2',
    text: `<?xml version="1.0" encoding="ISO-8859-2"?><rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>Obchod</title><link>https://obchod.example</link><description>x</description>
<item><g:id>1</g:id><title><![CDATA[Dřevěná lžíce & vařečka]]></title><link>https://obchod.example/lzice?a=1&amp;b=2</link><g:image_link>https://obchod.example/lzice.jpg</g:image_link><g:price>249 CZK</g:price><g:availability>in stock</g:availability><g:brand>Truhlář</g:brand><g:shipping><g:country>CZ</g:country><g:price>99 CZK</g:price></g:shipping></item>
<item><g:id>2</g:id><title>Prkénko</title><link>https://obchod.example/prkenko</link><g:image_link>https://obchod.example/prkenko.jpg</g:image_link><g:price>399 CZK</g:price><g:availability>out_of_stock</g:availability></item></channel></rss>`,
    expectedRows: [
      ['Dřevěná lžíce & vařečka', 'https://obchod.example/lzice.jpg', 249, 'CZK', 1, null],
      ['Prkénko', 'https://obchod.example/prkenko.jpg', 399, 'CZK', 1, 'soldOut'],
    ],
  },
  {
    system: 'Google Merchant Center, Atom of one product',
    text: `<?xml version="1.0"?>
<feed xmlns="http://www.w3.org/2005/Atom" xmlns:g="http://base.google.com/ns/1.0"><title>ร้าน</title><updated>2026-01-01T00:00:00Z</updated><link rel="self" href="https://ran.example"/>
<entry><g:id>TH-1</g:id><g:title>แก้วเซรามิกลายคราม</g:title><g:link>https://ran.example/cup</g:link><g:image_link>https://ran.example/cup.jpg</g:image_link><g:additional_image_link>https://ran.example/cup2.jpg</g:additional_image_link><g:price>290.00 THB</g:price><g:availability>in_stock</g:availability></entry></feed>`,
    expectedRows: [['แก้วเซรามิกลายคราม', 'https://ran.example/cup.jpg', 290, 'THB', 1, null]],
  },
  {
    system: 'Meta, list of pictures by number',
    text: `# Required | The unique ID,# Required | Title,# Required | text,# Required,# Required,# Required,# Required,# Required,# Required,# Optional,# Optional
id,title,description,availability,condition,price,link,image[0].url,brand,image[0].tag[0],item_group_id
FB_1,Kerze „Wald“ 200 g,x,in stock,new,14.90 EUR,https://laden.example/kerze,https://laden.example/kerze.jpg,Harz,front,
FB_2,Kerze „Meer“ 200 g,x,available for order,new,14.90 EUR,https://laden.example/meer,https://laden.example/meer.jpg,Harz,front,
`,
    expectedRows: [
      ['Kerze „Wald“ 200 g', 'https://laden.example/kerze.jpg', 14.9, 'EUR', 1, null],
      ['Kerze „Meer“ 200 g', 'https://laden.example/meer.jpg', 14.9, 'EUR', 1, null],
    ],
  },
  {
    system: 'Pinterest in Portuguese',
    text: `id,title,description,link,image_link,price,availability,condition,product_type,additional_image_link,sale_price,item_group_id,variant_names,variant_values
P1,Sabonete de açaí,x,https://loja.example/acai,https://loja.example/acai.jpg,19.90BRL,in stock,new,Banho,,,,,
P2,Óleo de coco,x,https://loja.example/coco,https://loja.example/coco.jpg,R$ 35.00,in stock,new,Banho,,R$ 29.00,,,
`,
    expectedRows: [
      ['Sabonete de açaí', 'https://loja.example/acai.jpg', 19.9, 'BRL', 1, null],
      ['Óleo de coco', 'https://loja.example/coco.jpg', 29, 'BRL', 1, null],
    ],
  },
  {
    system: 'Ecwid, older export',
    text: `sku;name;price;weight;quantity;enabled;description;category1;image;url
00001;Honig Lindenblüte 500 g;8.50;0.5;40;yes;"<b>Süß</b>";Honig;https://ecwid.example/honig.jpg;https://imker.example/#!/Honig/p/1
00002;Honig Heide;9.50;0.5;0;yes;;Honig;https://ecwid.example/heide.jpg;https://imker.example/#!/Heide/p/2
00003;Wachs;3.00;0.5;5;no;;Honig;https://ecwid.example/wachs.jpg;
`,
    expectedRows: [
      ['Honig Lindenblüte 500 g', 'https://ecwid.example/honig.jpg', 8.5, null, 1, null],
      ['Honig Heide', 'https://ecwid.example/heide.jpg', 9.5, null, 1, 'soldOut'],
      ['Wachs', 'https://ecwid.example/wachs.jpg', 3, null, 1, 'draft'],
    ],
  },
  {
    system: 'Shopware 5',
    text: `ordernumber;mainnumber;name;additionalText;supplier;tax;price_EK;pseudoprice_EK;active;instock;description;imageUrl;categories
SW1;SW1;Wanderrucksack Föhn;25 l / Grün;Alpenwerk;19;89,95;99,95;1;5;x;https://shop5.example/media/image/ru.jpg;3
SW1.1;SW1;Wanderrucksack Föhn;25 l / Rot;Alpenwerk;19;89,95;;1;0;x;;3
SW2;SW2;Trinkflasche;;Alpenwerk;19;15,00;;0;9;x;https://shop5.example/media/image/tr.jpg;3
`,
    expectedRows: [
      ['Wanderrucksack Föhn', 'https://shop5.example/media/image/ru.jpg', 89.95, null, 2, null],
      ['Trinkflasche', 'https://shop5.example/media/image/tr.jpg', 15, null, 1, 'draft'],
    ],
  },
  {
    system: 'OpenCart in Russian',
    encoding: 'windows-1251',
    text: `_ID_;_NAME_;_MODEL_;_PRICE_;_QUANTITY_;_STATUS_;_IMAGE_;_URL_
50;Чайник заварочный «Север»;CH-50;1290.00;7;1;catalog/chay/sever.jpg;https://lavka.example/sever
51;Кружка;KR-51;390.00;0;1;catalog/chay/kr.jpg;https://lavka.example/kr
`,
    expectedRows: [
      ['Чайник заварочный «Север»', 'catalog/chay/sever.jpg', 1290, null, 1, null],
      ['Кружка', 'catalog/chay/kr.jpg', 390, null, 1, 'soldOut'],
    ],
  },
  {
    system: 'Lightspeed in English and French',
    text: `"Internal_ID","Visible","Brand","Supplier","FC_Title_Short","FC_Title_Long","FC_Description_Short","FC_URL","US_Title_Short","US_Title_Long","US_URL","Price","Price_Old","Internal_Variant_ID","FC_Variant","US_Variant","SKU","Stock_Level","Images"
"900","Y","Nordique","","Lampe à huile","Lampe à huile en verre","","lampe-huile","","","","49.00","0","901","Default","Default","LH","6","https://cdn.shoplightspeed.com/lampe.jpg,https://cdn.shoplightspeed.com/lampe2.jpg"
`,
    expectedRows: [
      ['Lampe à huile', 'https://cdn.shoplightspeed.com/lampe.jpg', 49, null, 1, null],
    ],
  },
  {
    system: 'Lightspeed R-Series',
    text: `System ID,UPC,EAN,Custom SKU,Manufact. SKU,Item,Vendor ID,Qty.,Price,Tax,Brand,Publish to eCom,Season,Department,MSRP,Tax Class,Default Cost,Vendor,Category
210000000001,,,TK-1,,Trail Kite 2 m,V-1,4,$59.00,1,Aero,Yes,,,65.00,Item,20.00,Aero Ltd,Toys
210000000002,,,TK-2,,Stunt Kite,V-1,0,$129.00,1,Aero,Yes,,,135.00,Item,50.00,Aero Ltd,Toys
`,
    expectedRows: [
      ['Trail Kite 2 m', '', 59, 'USD', 1, null],
      ['Stunt Kite', '', 129, 'USD', 1, 'soldOut'],
    ],
  },
  {
    system: 'Webflow',
    text: `Product ID,Variant ID,Product Type,Product Handle,Product Name,Product Description,Product Categories,Main Variant Image,More Variant Images,Option1 Name,Option1 Value,Variant Price,Variant Compare-at Price,Variant Sku,Variant Inventory,Archived,Draft
w1,v1,Advanced,desk-mat,Felt Desk Mat,x,office,https://uploads-ssl.webflow.com/mat.jpg,https://uploads-ssl.webflow.com/mat2.jpg,Colour,Grey,39.00 USD,,DM-G,12,false,false
w1,v2,Advanced,desk-mat,Felt Desk Mat,x,office,https://uploads-ssl.webflow.com/mat-b.jpg,,Colour,Black,35.00 USD,,DM-B,12,false,false
w2,v3,Advanced,pen,Pen,x,office,https://uploads-ssl.webflow.com/pen.jpg,,,,9.00 USD,,PEN,3,false,true
`,
    expectedRows: [
      ['Felt Desk Mat', 'https://uploads-ssl.webflow.com/mat.jpg', 35, 'USD', 2, null],
      ['Pen', 'https://uploads-ssl.webflow.com/pen.jpg', 9, 'USD', 1, 'draft'],
    ],
  },
  {
    system: 'Weebly',
    text: `PRODUCT ID,PRODUCT TYPE,PRODUCT TITLE,PRODUCT DESCRIPTION,PRODUCT IMAGES,OPTION NAME 1,OPTION VALUE 1,PRICE,SALE PRICE,SKU,WEIGHT,INVENTORY,PRODUCT VISIBILITY
1,physical,Rain Barrel,x,https://weebly.example/barrel.jpg|https://weebly.example/b2.jpg,Size,50 gal,120,99,RB-50,10,3,visible
1,physical,,,,Size,80 gal,150,,RB-80,10,1,
2,physical,Hose Reel,x,https://weebly.example/reel.jpg,,,60,,HR,10,2,hidden
`,
    expectedRows: [
      ['Rain Barrel', 'https://weebly.example/barrel.jpg', 99, null, 2, null],
      ['Hose Reel', 'https://weebly.example/reel.jpg', 60, null, 1, 'draft'],
    ],
  },
  {
    system: 'Faire',
    text: `Product Name (English),Info Status (v2),Product Token,Product Type,Description (English),Option Status,SKU,Option 1 Name,Option 1 Value,USD Unit Wholesale Price,USD Unit Retail Price,Available Inventory Quantity,Option Image,Product Images
Rye Crackers,Published,p_1,Food,x,Published,RC-1,,,3.00,6.50,100,,https://cdn.faire.example/rye.jpg https://cdn.faire.example/rye2.jpg
Oat Crackers,Draft,p_2,Food,x,Published,OC-1,,,3.00,6.50,100,,https://cdn.faire.example/oat.jpg
`,
    expectedRows: [
      ['Rye Crackers', 'https://cdn.faire.example/rye.jpg', 6.5, 'USD', 1, null],
      ['Oat Crackers', 'https://cdn.faire.example/oat.jpg', 6.5, 'USD', 1, 'draft'],
    ],
  },
  {
    system: 'Trendyol',
    encoding: 'windows-1254',
    text: `Barkod;Model Kodu;Marka;Kategori İsmi;Para Birimi;Ürün Adı;Ürün Açıklaması;Piyasa Satış Fiyatı (KDV Dahil);Trendyol'da Satılacak Fiyat (KDV Dahil);Ürün Stok Adedi;Stok Kodu;KDV Oranı;Görsel 1;Görsel 2
8690000000011;M1;Çini;Bardak;TRY;El yapımı çini bardak – 2'li;x;349,90;299,90;25;CB-1;20;https://magaza.example/bardak.jpg;https://magaza.example/b2.jpg
8690000000028;M2;Çini;Tabak;TRY;Kahvaltı tabağı;x;199,90;199,90;0;KT-1;20;https://magaza.example/tabak.jpg;
`,
    expectedRows: [
      ["El yapımı çini bardak – 2'li", 'https://magaza.example/bardak.jpg', 299.9, 'TRY', 1, null],
      ['Kahvaltı tabağı', 'https://magaza.example/tabak.jpg', 199.9, 'TRY', 1, 'soldOut'],
    ],
  },
  {
    system: 'Coupang',
    encoding: 'euc-kr',
    text: `업체상품코드,등록상품명,노출상품명,판매가격,할인율기준가,재고수량,대표이미지,브랜드,판매상태
CP-1,도자기 머그컵 세트,핸드메이드 도자기 머그컵 세트,"29,800","35,000",30,https://shop.example/mug.jpg,흙과불,판매중
CP-2,접시,접시 2P,"15,000",,0,https://shop.example/plate.jpg,흙과불,판매중
CP-3,그릇,그릇,"15,000",,9,https://shop.example/bowl.jpg,흙과불,판매중지
`,
    expectedRows: [
      ['핸드메이드 도자기 머그컵 세트', 'https://shop.example/mug.jpg', 29800, null, 1, null],
      ['접시 2P', 'https://shop.example/plate.jpg', 15000, null, 1, 'soldOut'],
      ['그릇', 'https://shop.example/bowl.jpg', 15000, null, 1, 'draft'],
    ],
  },
  {
    system: 'Wildberries',
    text: `Артикул продавца;Наименование;Описание;Бренд;Фото;Цена;Скидка, %;Остаток
WB-1;Свеча соевая «Лес»;x;Хвоя;https://wb.example/les.jpg;https://wb.example/les2.jpg;890;10;14
`.replace('les.jpg;https', 'les.jpg,https'),
    expectedRows: [['Свеча соевая «Лес»', 'https://wb.example/les.jpg', 890, null, 1, null]],
  },
  {
    system: 'Allegro',
    encoding: 'windows-1250',
    text: `ID oferty;Tytuł oferty;Zdjęcia;Cena;Waluta;Liczba sztuk;Status oferty
7001;Młynek do kawy ręczny – żeliwny;https://a.allegroimg.com/original/1|https://a.allegroimg.com/original/2;189,00;PLN;3;Aktywna
7002;Filiżanka;https://a.allegroimg.com/original/3;25,00;PLN;0;Zakończona
`,
    expectedRows: [
      [
        'Młynek do kawy ręczny – żeliwny',
        'https://a.allegroimg.com/original/1',
        189,
        'PLN',
        1,
        null,
      ],
      ['Filiżanka', 'https://a.allegroimg.com/original/3', 25, 'PLN', 1, 'draft'],
    ],
  },
  {
    system: 'Bol',
    text: `EAN;Referentie;Titel;Merk;Prijs (€);Voorraad;Afbeelding 1;Afbeelding 2;Productlink
8710000000017;BO-1;Theepot “Zeeuws blauw”;Duin;34,95;12;https://winkel.example/thee.jpg;;https://winkel.example/thee
8710000000024;BO-2;Kom;Duin;12,95;0;https://winkel.example/kom.jpg;;https://winkel.example/kom
`,
    expectedRows: [
      ['Theepot “Zeeuws blauw”', 'https://winkel.example/thee.jpg', 34.95, 'EUR', 1, null],
      ['Kom', 'https://winkel.example/kom.jpg', 12.95, 'EUR', 1, 'soldOut'],
    ],
  },
  {
    system: 'Airtable, attachments',
    text: `\ufeffName,Photo,Price,In stock?,Product URL
Linen apron,apron front.jpg (https://v5.airtableusercontent.com/v3/u/1/apron.jpg),€45.00,checked,aprons.example/linen
Oven glove,"glove.jpg (https://v5.airtableusercontent.com/v3/u/2/glove.jpg),side.jpg (https://v5.airtableusercontent.com/v3/u/3/side.jpg)",€15.00,,aprons.example/glove
`,
    expectedRows: [
      ['Linen apron', 'https://v5.airtableusercontent.com/v3/u/1/apron.jpg', 45, 'EUR', 1, null],
      ['Oven glove', 'https://v5.airtableusercontent.com/v3/u/2/glove.jpg', 15, 'EUR', 1, null],
    ],
  },
  {
    system: 'Notion',
    text: `\ufeffName,Preis,Bild,Verfügbar
Teelichthalter „Ast“,"12,50 €",Produkte%20Herbst/teelicht.jpg,Yes
Kranz,"29,00 €",Produkte%20Herbst/kranz%20groß.jpg,No
`,
    expectedRows: [
      ['Teelichthalter „Ast“', 'Produkte%20Herbst/teelicht.jpg', 12.5, 'EUR', 1, null],
      ['Kranz', 'Produkte%20Herbst/kranz%20groß.jpg', 29, 'EUR', 1, 'soldOut'],
    ],
  },
  {
    system: 'a list whose lines a spreadsheet put into quotes',
    text: `"id,title,image,price";;;
"1,Oak stool,https://s.example/stool.jpg,89.00";;;
"2,""Big"" bench, white,https://s.example/bench.jpg,189.00";;;
`.replace('bench, white', 'bench'),
    expectedRows: [
      ['Oak stool', 'https://s.example/stool.jpg', 89, null, 1, null],
      ['"Big" bench', 'https://s.example/bench.jpg', 189, null, 1, null],
    ],
  },
  {
    system: 'an Arabic list with Arabic digits',
    encoding: 'windows-1256',
    text: 'اسم المنتج;السعر;الصورة;المخزون\nكوب خزفي;45 ريال;https://dukkan.example/kub.jpg;5\nصحن;20 ريال;https://dukkan.example/sahn.jpg;0\n',
    expectedRows: [
      ['كوب خزفي', 'https://dukkan.example/kub.jpg', 45, 'SAR', 1, null],
      ['صحن', 'https://dukkan.example/sahn.jpg', 20, 'SAR', 1, 'soldOut'],
    ],
  },
  {
    system: 'a Persian list with digits of its own',
    text: 'نام محصول,قیمت,تصویر,موجودی\nلیوان سرامیکی,"۴۵۰٬۰۰۰ تومان",https://forushgah.example/l.jpg,۱۲\nبشقاب,۱۲۰۰۰۰ تومان,https://forushgah.example/b.jpg,۰\n',
    expectedRows: [
      ['لیوان سرامیکی', 'https://forushgah.example/l.jpg', 450000, null, 1, null],
      ['بشقاب', 'https://forushgah.example/b.jpg', 120000, null, 1, 'soldOut'],
    ],
  },
  {
    system: 'a Hindi list with prices in rupees',
    text: 'उत्पाद का नाम,मूल्य,चित्र,स्टॉक\nपीतल का दीया,"₹1,250.00",https://dukan.example/diya.jpg,8\nमिट्टी का कुल्हड़,₹ 40/-,https://dukan.example/k.jpg,0\n',
    expectedRows: [
      ['पीतल का दीया', 'https://dukan.example/diya.jpg', 1250, 'INR', 1, null],
      ['मिट्टी का कुल्हड़', 'https://dukan.example/k.jpg', 40, 'INR', 1, 'soldOut'],
    ],
  },
  {
    system: 'a Japanese list with wide digits',
    encoding: 'euc-jp',
    text: '商品名,価格,画像,在庫\n漆塗りの汁椀,３，８００円（税込）,https://mise.example/wan.jpg,あり\n箸置き,８００円,https://mise.example/hashi.jpg,なし\n',
    expectedRows: [
      ['漆塗りの汁椀', 'https://mise.example/wan.jpg', 3800, 'JPY', 1, null],
      ['箸置き', 'https://mise.example/hashi.jpg', 800, 'JPY', 1, 'soldOut'],
    ],
  },
  {
    system: 'a Chinese list in Big5',
    encoding: 'big5',
    text: '商品名稱,售價,主圖,庫存\n手工陶瓷茶壺,"NT$1,280",https://dian.example/hu.jpg,6\n竹製托盤,NT$450,https://dian.example/pan.jpg,0\n',
    expectedRows: [
      ['手工陶瓷茶壺', 'https://dian.example/hu.jpg', 1280, 'TWD', 1, null],
      ['竹製托盤', 'https://dian.example/pan.jpg', 450, 'TWD', 1, 'soldOut'],
    ],
  },
  {
    system: 'an English list with a title, totals and names over two lines',
    text: `Autumn catalogue 2026,,,,
Prepared by: Sam,,,,

"Item
name",RRP £,"Image
link",Stock,Web page
"Tweed cap, grey",£29.50,www.hats.example/img/cap.jpg,4,www.hats.example/cap
Felt beret,£22,www.hats.example/img/beret.jpg,0,www.hats.example/beret
,,,,
Total,51.50,,4,
`,
    expectedRows: [
      ['Tweed cap, grey', 'https://www.hats.example/img/cap.jpg', 29.5, 'GBP', 1, null],
      ['Felt beret', 'https://www.hats.example/img/beret.jpg', 22, 'GBP', 1, 'soldOut'],
      ['This row is a total, not a product.', '', 51.5, 'GBP', 1, null],
    ],
  },
];
