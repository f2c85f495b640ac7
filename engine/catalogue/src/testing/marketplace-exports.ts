import type { CatalogueEncoding } from '@adwright/contracts/campaigns';
import iconv from 'iconv-lite';

/**
 * An expected product of an export: name, photo, price, currency, number of variants, and the reason for
 * which it is omitted.
 */
export type ExpectedRow = readonly [
  product: string,
  photo: string,
  price: number | null,
  currency: string | null,
  variants: number,
  leftOut: string | null,
];

export interface MarketplaceExport {
  system: string;
  /** Encoding of the export's file. The default encoding is UTF-8. */
  encoding?: CatalogueEncoding;
  text: string;
  expectedRows: readonly ExpectedRow[];
}

/** Returns the bytes of a test export in the encoding that the shop system uses. */
export function encodeExport({ text, encoding = 'utf-8' }: MarketplaceExport): Uint8Array {
  return iconv.encode(encoding === 'windows-1258' ? withOwnTones(text) : text, encoding);
}

/**
 * Encodes Vietnamese as Windows-1258 does: a letter with its diacritic, followed by the tone mark.
 */
function withOwnTones(text: string): string {
  return text
    .normalize('NFD')
    .replace(
      /([aeiou])([\u0300\u0301\u0303\u0309\u0323]?)([\u0302\u0306\u031b])/giu,
      (_, letter, tone, mark) => `${`${letter}${mark}`.normalize('NFC')}${tone}`,
    );
}

/**
 * Test exports of shop systems and marketplaces around the world, in the encoding of each system.
 * The exports follow the systems' documentation.
 */
export const MARKETPLACE_EXPORTS: readonly MarketplaceExport[] = [
  {
    system: 'Gambio',
    encoding: 'iso-8859-15',
    text: `XTSOL|p_id|p_model|p_stock|p_sorting|p_shipping|p_status|p_ean|p_priceNoTax|p_image|p_name.de|p_desc.de
XTSOL|1|GM-1|12.0000|0|1|1|4006381333931|16.7983|tasse-blau.jpg|Teetasse „Möwe“ groß|<p>Schön</p>
XTSOL|2|GM-2|0.0000|0|1|1||8.4034|loeffel.jpg|Löffel aus Öl­baum|x
XTSOL|3|GM-3|5.0000|0|1|0||8.4034|alt.jpg|Alte Schüssel|x
`.replaceAll(/[„“\u00ad]/g, ''),
    expectedRows: [
      [
        'Teetasse Möwe groß',
        'https://shop.example/images/product_images/original_images/tasse-blau.jpg',
        null,
        null,
        1,
        null,
      ],
      [
        'Löffel aus Ölbaum',
        'https://shop.example/images/product_images/original_images/loeffel.jpg',
        null,
        null,
        1,
        'soldOut',
      ],
      [
        'Alte Schüssel',
        'https://shop.example/images/product_images/original_images/alt.jpg',
        null,
        null,
        1,
        'draft',
      ],
    ],
  },
  {
    system: 'Shoptet',
    encoding: 'windows-1250',
    text: `code;pairCode;name;shortDescription;defaultImage;image;image2;price;standardPrice;currency;productVisibility;stock;availabilityOutOfStock;variant:Velikost
TR-S;TR;Tričko žluťoučký kůň;x;https://cdn.myshoptet.example/tricko.jpg;https://cdn.myshoptet.example/tricko.jpg;;399,00;499;CZK;visible;5;Na dotaz;S
TR-M;TR;Tričko žluťoučký kůň;x;https://cdn.myshoptet.example/tricko.jpg;;;419,00;499;CZK;visible;0;Na dotaz;M
HR;;Hrnek řezbář;x;https://cdn.myshoptet.example/hrnek.jpg;;;199,00;;CZK;hidden;3;;
SV;;Svíčka;x;https://cdn.myshoptet.example/svicka.jpg;;;99,00;;CZK;visible;0;Vyprodáno;
`,
    expectedRows: [
      ['Tričko žluťoučký kůň', 'https://cdn.myshoptet.example/tricko.jpg', 399, 'CZK', 2, null],
      ['Hrnek řezbář', 'https://cdn.myshoptet.example/hrnek.jpg', 199, 'CZK', 1, 'draft'],
      ['Svíčka', 'https://cdn.myshoptet.example/svicka.jpg', 99, 'CZK', 1, 'soldOut'],
    ],
  },
  {
    system: 'Shoper',
    encoding: 'windows-1250',
    text: `product_code;active;name;price;vat;unit;category;producer;currency;stock;stock_warnlevel;images 1;images 2
ŚW-1;1;Świeca sojowa żółta;49,90;23%;szt.;Świece;Nordlys;PLN;8;1;https://sklep.example/swieca.jpg;
KU-1;0;Kubek błękitny;29,00;23%;szt.;Kubki;Nordlys;PLN;8;1;https://sklep.example/kubek.jpg;
`,
    expectedRows: [
      ['Świeca sojowa żółta', 'https://sklep.example/swieca.jpg', 49.9, 'PLN', 1, null],
      ['Kubek błękitny', 'https://sklep.example/kubek.jpg', 29, 'PLN', 1, 'draft'],
    ],
  },
  {
    system: 'UNAS',
    encoding: 'windows-1250',
    text: `Cikkszám;Termék Név;Bruttó Ár;Akciós Bruttó Ár;Raktárkészlet;Kép link;Termék link;Státusz
BG-1;Kerámia bögre őzikével;3490;2990;7;https://bolt.example/bogre.jpg;https://bolt.example/bogre;1
GY-1;Gyertya tűzvörös;1990;;0;https://bolt.example/gyertya.jpg;https://bolt.example/gyertya;1
`,
    expectedRows: [
      ['Kerámia bögre őzikével', 'https://bolt.example/bogre.jpg', 2990, null, 1, null],
      ['Gyertya tűzvörös', 'https://bolt.example/gyertya.jpg', 1990, null, 1, 'soldOut'],
    ],
  },
  {
    system: 'IdeaSoft',
    encoding: 'windows-1254',
    text: `Stok Kodu;Ürün Adı;Marka;Satış Fiyatı;İndirimli Fiyat;Para Birimi;Stok Miktarı;Durum;Resim 1;Resim 2
CB-1;El yapımı çay bardağı İznik;Güneş;249,90;199,90;TRY;14;Aktif;https://magaza.example/bardak.jpg;https://magaza.example/b2.jpg
SC-2;Ahşap sehpa;Güneş;1.299,00;;TRY;0;Aktif;https://magaza.example/sehpa.jpg;
YS-3;Yünlü şal;Güneş;349,00;;TRY;5;Pasif;https://magaza.example/sal.jpg;
`,
    expectedRows: [
      ['El yapımı çay bardağı İznik', 'https://magaza.example/bardak.jpg', 199.9, 'TRY', 1, null],
      ['Ahşap sehpa', 'https://magaza.example/sehpa.jpg', 1299, 'TRY', 1, 'soldOut'],
      ['Yünlü şal', 'https://magaza.example/sal.jpg', 349, 'TRY', 1, 'draft'],
    ],
  },
  {
    system: 'Greek list of a shop',
    encoding: 'windows-1253',
    text: `Κωδικός;Όνομα προϊόντος;Τιμή;Διαθεσιμότητα;Εικόνα;Σύνδεσμος
ΕΛ-1;Εξαιρετικό παρθένο ελαιόλαδο Καλαμάτας;12,50 €;Διαθέσιμο;https://eshop.example/ladi.jpg;https://eshop.example/ladi
ΣΑ-2;Σαπούνι ελιάς χειροποίητο;3,90 €;Εξαντλημένο;https://eshop.example/sapouni.jpg;https://eshop.example/sapouni
`,
    expectedRows: [
      [
        'Εξαιρετικό παρθένο ελαιόλαδο Καλαμάτας',
        'https://eshop.example/ladi.jpg',
        12.5,
        'EUR',
        1,
        null,
      ],
      ['Σαπούνι ελιάς χειροποίητο', 'https://eshop.example/sapouni.jpg', 3.9, 'EUR', 1, 'soldOut'],
    ],
  },
  {
    system: 'Hebrew list of a shop',
    encoding: 'windows-1255',
    text: `מק"ט,שם מוצר,מחיר,מלאי,תמונה
IL-1,כוס קרמיקה בעבודת יד,89 ₪,4,https://shop.example/kos.jpg
IL-2,נר סויה ריחני,59 ₪,0,https://shop.example/ner.jpg
`,
    expectedRows: [
      ['כוס קרמיקה בעבודת יד', 'https://shop.example/kos.jpg', 89, 'ILS', 1, null],
      ['נר סויה ריחני', 'https://shop.example/ner.jpg', 59, 'ILS', 1, 'soldOut'],
    ],
  },
  {
    system: 'Salla',
    text: `بيانات المنتج,,,,,,
النوع,أسم المنتج,صورة المنتج,سعر المنتج,السعر المخفض,الكمية المتوفرة,رمز المنتج sku
منتج,عطر العود الملكي,"https://cdn.salla.example/oud.jpg,https://cdn.salla.example/oud2.jpg",320,280,12,OUD-1
منتج,بخور فاخر,https://cdn.salla.example/bkh.jpg,90,,0,BKH-1
`,
    expectedRows: [
      ['عطر العود الملكي', 'https://cdn.salla.example/oud.jpg', 280, null, 1, null],
      ['بخور فاخر', 'https://cdn.salla.example/bkh.jpg', 90, null, 1, 'soldOut'],
    ],
  },
  {
    system: 'Arabic list of a shop',
    encoding: 'windows-1256',
    text: `رقم المنتج;اسم المنتج;السعر;الكمية;الصورة
AR-1;كوب سيراميك مصنوع يدويا;75 SAR;9;https://matjar.example/koob.jpg
AR-2;سجادة صوف حمراء;450 SAR;0;https://matjar.example/sijada.jpg
`,
    expectedRows: [
      ['كوب سيراميك مصنوع يدويا', 'https://matjar.example/koob.jpg', 75, 'SAR', 1, null],
      ['سجادة صوف حمراء', 'https://matjar.example/sijada.jpg', 450, 'SAR', 1, 'soldOut'],
    ],
  },
  {
    system: 'LnwShop',
    encoding: 'windows-874',
    text: `รหัสสินค้า,ชื่อสินค้า,ราคา,ราคาพิเศษ,จำนวนสินค้า,รูปสินค้า
TH-1,แก้วเซรามิกทำมือลายดอกไม้,350,290,5,https://lnw.example/kaew.jpg
TH-2,เทียนหอมกลิ่นมะลิ,190,,0,https://lnw.example/tian.jpg
`,
    expectedRows: [
      ['แก้วเซรามิกทำมือลายดอกไม้', 'https://lnw.example/kaew.jpg', 290, null, 1, null],
      ['เทียนหอมกลิ่นมะลิ', 'https://lnw.example/tian.jpg', 190, null, 1, 'soldOut'],
    ],
  },
  {
    system: 'Haravan or Sapo',
    text: `Đường dẫn / Alias,Tên sản phẩm*,Hiển thị*,Thuộc tính 1,Giá trị thuộc tính 1,Mã phiên bản sản phẩm,Số lượng tồn kho,Giá,Giá so sánh,Link hình
cốc-gốm,Cốc gốm Bát Tràng vẽ tay,Yes,Màu,Xanh,CG-X,7,185000,220000,https://cdn.hstatic.example/coc.jpg
cốc-gốm,,,,Trắng,CG-T,2,175000,220000,
nến-thơm,Nến thơm quế,No,,,NT,3,99000,,https://cdn.hstatic.example/nen.jpg
`,
    expectedRows: [
      ['Cốc gốm Bát Tràng vẽ tay', 'https://cdn.hstatic.example/coc.jpg', 175000, null, 2, null],
      ['Nến thơm quế', 'https://cdn.hstatic.example/nen.jpg', 99000, null, 1, 'draft'],
    ],
  },
  {
    system: 'Vietnamese list of a shop',
    encoding: 'windows-1258',
    text: `Mã;Tên sản phẩm;Giá;Hình ảnh
V1;Áo len màu xanh đậm;350000 VND;https://shop.example/aolen.jpg
V2;Bình gốm trắng;120000 VND;https://shop.example/binh.jpg
`,
    expectedRows: [
      ['Áo len màu xanh đậm', 'https://shop.example/aolen.jpg', 350000, 'VND', 1, null],
      ['Bình gốm trắng', 'https://shop.example/binh.jpg', 120000, 'VND', 1, null],
    ],
  },
  {
    system: 'Rakuten Ichiba',
    encoding: 'shift_jis',
    text: `コントロールカラム,商品管理番号（商品URL）,商品番号,商品名,販売価格,在庫数,倉庫指定,商品画像URL
u,yunomi-01,YN-01,有田焼の湯呑み 手描き染付,2980,12,0,https://image.rakuten.example/yunomi.jpg https://image.rakuten.example/yunomi2.jpg
u,tenugui-02,TN-02,注染手ぬぐい「波」,1320,0,0,https://image.rakuten.example/tenugui.jpg
u,hako-03,HK-03,桐の小箱,5500,3,1,https://image.rakuten.example/hako.jpg
`,
    expectedRows: [
      [
        '有田焼の湯呑み 手描き染付',
        'https://image.rakuten.example/yunomi.jpg',
        2980,
        null,
        1,
        null,
      ],
      ['注染手ぬぐい「波」', 'https://image.rakuten.example/tenugui.jpg', 1320, null, 1, 'soldOut'],
      ['桐の小箱', 'https://image.rakuten.example/hako.jpg', 5500, null, 1, 'draft'],
    ],
  },
  {
    system: 'BASE',
    encoding: 'euc-jp',
    text: `商品ID,商品名,種類ID,種類名,説明,価格,税率,在庫数,公開状態,表示順,画像1,画像2
101,草木染めのストール,1,藍,x,6800,1,2,1,1,https://baseec.example/ai.jpg,
101,草木染めのストール,2,茜,x,6800,1,0,1,1,https://baseec.example/ai.jpg,
102,木のさじ,,,x,1200,1,4,0,2,https://baseec.example/saji.jpg,
`,
    expectedRows: [
      ['草木染めのストール', 'https://baseec.example/ai.jpg', 6800, null, 2, null],
      ['木のさじ', 'https://baseec.example/saji.jpg', 1200, null, 1, 'draft'],
    ],
  },
  {
    system: 'Yahoo! Shopping of Japan',
    encoding: 'shift_jis',
    text: `path,name,code,sub-code,original-price,price,sale-price,options,headline,display,item-image-urls
食器,美濃焼の小鉢,mino-1,,2000,1800,1500,,x,1,https://item-shopping.example/mino.jpg;https://item-shopping.example/mino2.jpg
食器,古い皿,old-1,,2000,1800,,,x,0,https://item-shopping.example/old.jpg
`,
    expectedRows: [
      ['美濃焼の小鉢', 'https://item-shopping.example/mino.jpg', 1500, null, 1, null],
      ['古い皿', 'https://item-shopping.example/old.jpg', 1800, null, 1, 'draft'],
    ],
  },
  {
    system: 'Taiwanese list of a shop',
    encoding: 'big5',
    text: `商品編號,商品名稱,售價,特價,庫存,商品圖片網址
TW-1,手工陶瓷茶杯,680,580,9,https://shop.example/cup.jpg
TW-2,檜木砧板,1200,,0,https://shop.example/board.jpg
`,
    expectedRows: [
      ['手工陶瓷茶杯', 'https://shop.example/cup.jpg', 580, null, 1, null],
      ['檜木砧板', 'https://shop.example/board.jpg', 1200, null, 1, 'soldOut'],
    ],
  },
  {
    system: 'Taobao assistant',
    encoding: 'utf-16le',
    text: `\ufeffversion 1.00
title\tcid\tprice\tnum\tapprove_status\tpicture\touter_id
宝贝名称\t宝贝类目\t宝贝价格\t宝贝数量\t放入仓库\t新图片\t商家编码
手工竹编篮子\t50010099\t128.00\t20\t1\t8f3a.jpg\tZB-1
景德镇青花瓷碗\t50010100\t59.00\t0\t1\t77bc.jpg\tQH-2
`,
    expectedRows: [
      ['手工竹编篮子', '8f3a.jpg', 128, null, 1, null],
      ['景德镇青花瓷碗', '77bc.jpg', 59, null, 1, 'soldOut'],
    ],
  },
  {
    system: 'Youzan',
    encoding: 'gb18030',
    text: `商品ID,商品名称,商品编码,价格(元),库存,商品状态,商品主图
9001,纯棉四件套 米白色,SJT-1,399.00,30,销售中,https://img.yzcdn.example/sjt.jpg
9002,羊毛围巾,WJ-2,159.00,8,已下架,https://img.yzcdn.example/wj.jpg
9003,竹筷子,KZ-3,19.90,0,已售罄,https://img.yzcdn.example/kz.jpg
`,
    expectedRows: [
      ['纯棉四件套 米白色', 'https://img.yzcdn.example/sjt.jpg', 399, 'CNY', 1, null],
      ['羊毛围巾', 'https://img.yzcdn.example/wj.jpg', 159, 'CNY', 1, 'draft'],
      ['竹筷子', 'https://img.yzcdn.example/kz.jpg', 19.9, 'CNY', 1, 'soldOut'],
    ],
  },
  {
    system: 'Cafe24',
    encoding: 'euc-kr',
    text: `상품코드,자체 상품코드,진열상태,판매상태,상품명,판매가,재고수량,이미지등록(상세)
P0001,KC-1,Y,Y,손으로 빚은 도자기 찻잔,32000,5,https://shop.example/cup.jpg
P0002,KC-2,N,N,오래된 접시,15000,5,https://shop.example/dish.jpg
P0003,KC-3,Y,Y,삼베 행주,8000,0,https://shop.example/cloth.jpg
`,
    expectedRows: [
      ['손으로 빚은 도자기 찻잔', 'https://shop.example/cup.jpg', 32000, null, 1, null],
      ['오래된 접시', 'https://shop.example/dish.jpg', 15000, null, 1, 'draft'],
      ['삼베 행주', 'https://shop.example/cloth.jpg', 8000, null, 1, 'soldOut'],
    ],
  },
  {
    system: 'Ozon',
    encoding: 'windows-1251',
    text: `Артикул*;Название товара;Цена, руб.*;Цена до скидки, руб.;Остаток;Ссылка на главное фото*
OZ-1;Кружка керамическая ручной работы;890;1200;6;https://cdn.ozon.example/kruzhka.jpg
OZ-2;Плед шерстяной;3490;;0;https://cdn.ozon.example/pled.jpg
`,
    expectedRows: [
      [
        'Кружка керамическая ручной работы',
        'https://cdn.ozon.example/kruzhka.jpg',
        890,
        'RUB',
        1,
        null,
      ],
      ['Плед шерстяной', 'https://cdn.ozon.example/pled.jpg', 3490, 'RUB', 1, 'soldOut'],
    ],
  },
  {
    system: 'Prom.ua',
    encoding: 'koi8-u',
    text: `Код_товару;Назва_позиції_укр;Ціна;Валюта;Посилання_зображення;Наявність;Ідентифікатор_товару
1;Кухоль керамічний «Їжачок»;320;UAH;https://images.prom.example/kuhol.jpg, https://images.prom.example/kuhol2.jpg;+;KU-1
2;Ліжник вовняний з Яворова;2800;UAH;https://images.prom.example/lizhnyk.jpg;-;LI-2
`.replaceAll(/[«»]/g, ''),
    expectedRows: [
      ['Кухоль керамічний Їжачок', 'https://images.prom.example/kuhol.jpg', 320, 'UAH', 1, null],
      [
        'Ліжник вовняний з Яворова',
        'https://images.prom.example/lizhnyk.jpg',
        2800,
        'UAH',
        1,
        'soldOut',
      ],
    ],
  },
  {
    system: 'Tiendanube',
    encoding: 'windows-1252',
    text: `"Identificador de URL";"Nombre";"Categorías";"Nombre de propiedad 1";"Valor de propiedad 1";"Precio";"Precio promocional";"Stock";"SKU";"Mostrar en tienda";"Imagen"
"mate-ceramica";"Mate de cerámica artesanal";"Mates";"Color";"Azul";"15500.00";"12900.00";"4";"MT-A";"SÍ";"https://acdn.mitiendanube.example/mate.jpg"
"mate-ceramica";"";"";"Color";"Rojo";"15500.00";"";"0";"MT-R";"";""
"bombilla";"Bombilla de alpaca";"Mates";"";"";"8900.00";"";"10";"BO";"NO";"https://acdn.mitiendanube.example/bombilla.jpg"
`,
    expectedRows: [
      [
        'Mate de cerámica artesanal',
        'https://acdn.mitiendanube.example/mate.jpg',
        12900,
        null,
        2,
        null,
      ],
      [
        'Bombilla de alpaca',
        'https://acdn.mitiendanube.example/bombilla.jpg',
        8900,
        null,
        1,
        'draft',
      ],
    ],
  },
  {
    system: 'Loja Integrada',
    text: `id,tipo,sku-pai,sku,ativo,nome,estoque-gerenciado,estoque-quantidade,preco-cheio,preco-promocional,imagem-1,imagem-2,grade-tamanho
10,com-variacao,,CM,S,Camiseta de algodão orgânico,,,,,https://cdn.awsli.example/camiseta.jpg,,
11,variacao,CM,CM-P,S,Camiseta de algodão orgânico,S,5,"89,90","69,90",,,P
12,variacao,CM,CM-M,S,Camiseta de algodão orgânico,S,0,"89,90","69,90",,,M
13,simples,,CA,N,Caneca,S,5,"39,90",,https://cdn.awsli.example/caneca.jpg,,
`,
    expectedRows: [
      [
        'Camiseta de algodão orgânico',
        'https://cdn.awsli.example/camiseta.jpg',
        69.9,
        null,
        2,
        null,
      ],
      ['Caneca', 'https://cdn.awsli.example/caneca.jpg', 39.9, null, 1, 'draft'],
    ],
  },
  {
    system: 'Mercado Libre',
    text: `Publicaciones,,,,,,
Número de publicación,SKU,Título,Variantes,Stock,Precio,Moneda,Estado,Link de la foto
MLA1,ML-1,Lámpara de mesa nórdica,,8,25999,ARS,Activa,https://http2.mlstatic.example/lampara.jpg
MLA2,ML-2,Espejo redondo,,0,18999,ARS,Inactiva,https://http2.mlstatic.example/espejo.jpg
`,
    expectedRows: [
      [
        'Lámpara de mesa nórdica',
        'https://http2.mlstatic.example/lampara.jpg',
        25999,
        'ARS',
        1,
        null,
      ],
      ['Espejo redondo', 'https://http2.mlstatic.example/espejo.jpg', 18999, 'ARS', 1, 'draft'],
    ],
  },
  {
    system: 'Shopee',
    text: `et_title_product_id,et_title_product_name,et_title_variation_id,et_title_variation_name,et_title_parent_sku,et_title_variation_sku,et_title_variation_price,et_title_variation_stock,ps_item_cover_image
basic_info_id,,,,,,,,
Product ID,Product Name,Variation ID,Variation Name,Parent SKU,SKU,Price,Stock,Cover image
771,Rattan table lamp,1,Natural,RT,RT-N,129.90,4,https://cf.shopee.example/rattan.jpg
771,Rattan table lamp,2,Black,RT,RT-B,139.90,0,https://cf.shopee.example/rattan.jpg
772,Batik cushion,,,BC,,49.90,0,https://cf.shopee.example/batik.jpg
`,
    expectedRows: [
      ['Rattan table lamp', 'https://cf.shopee.example/rattan.jpg', 129.9, null, 2, null],
      ['Batik cushion', 'https://cf.shopee.example/batik.jpg', 49.9, null, 1, 'soldOut'],
    ],
  },
  {
    system: 'Tokopedia',
    text: `Nama Produk*,Deskripsi Produk,Kategori Kode*,Minimum Pemesanan*,Gambar Produk 1*,Gambar Produk 2,SKU Name,Status*,Jumlah Stok*,Harga (Rp)*
Tas anyaman rotan Bali,x,12,1,https://images.tokopedia.example/tas.jpg,,TAS-1,Aktif,20,185000
Lilin aroma,x,12,1,https://images.tokopedia.example/lilin.jpg,,LIL-1,Nonaktif,20,75000
`,
    expectedRows: [
      [
        'Tas anyaman rotan Bali',
        'https://images.tokopedia.example/tas.jpg',
        185000,
        'IDR',
        1,
        null,
      ],
      ['Lilin aroma', 'https://images.tokopedia.example/lilin.jpg', 75000, 'IDR', 1, 'draft'],
    ],
  },
  {
    system: 'eBay, template',
    text: `*Action(SiteID=US|Country=US|Currency=USD|Version=1193),CustomLabel,*Category,*Title,*Quantity,*StartPrice,PicURL,Relationship,RelationshipDetails
Add,EB-1,1234,Vintage brass desk lamp,3,59.99,https://i.ebayimg.example/1.jpg|https://i.ebayimg.example/2.jpg,,
Add,EB-2,1234,Wool throw,,,https://i.ebayimg.example/3.jpg,,Color=Red;Blue
,EB-2-R,,,2,39.99,,Variation,Color=Red
,EB-2-B,,,0,39.99,,Variation,Color=Blue
`,
    expectedRows: [
      ['Vintage brass desk lamp', 'https://i.ebayimg.example/1.jpg', 59.99, 'USD', 1, null],
      ['Wool throw', 'https://i.ebayimg.example/3.jpg', 39.99, 'USD', 2, null],
    ],
  },
  {
    system: 'Square',
    text: `Token,Item Name,Customer-facing Name,Variation Name,SKU,Description,Price,Online Sale Price,Square Online Item Visibility,Archived,Current Quantity North Shop,Option Name 1,Option Value 1
T1,Sourdough loaf,,Small,SD-S,x,6.50,,visible,N,12,Size,Small
T1,Sourdough loaf,,Large,SD-L,x,9.50,,visible,N,4,Size,Large
T2,Old cake,,Regular,OC,x,20,,hidden,Y,3,,
`,
    expectedRows: [
      ['Sourdough loaf', '', 6.5, null, 2, null],
      ['Old cake', '', 20, null, 1, 'draft'],
    ],
  },
  {
    system: 'CS-Cart',
    text: `Product code;Language;Category;List price;Price;Status;Quantity;Product name;Detailed image;Product URL
CC-1;en;Home///Lamps;129.00;99.00;A;5;Glass pendant lamp;exim/backup/images/lamp.jpg#{[en]:Lamp;};https://shop.example/lamp.html
CC-1;de;Home///Lamps;129.00;99.00;A;5;Pendelleuchte aus Glas;exim/backup/images/lamp.jpg;https://shop.example/lamp.html
CC-2;en;Home;;20;D;5;Old rug;exim/backup/images/rug.jpg;https://shop.example/rug.html
`.replace('#{[en]:Lamp;}', ''),
    expectedRows: [
      ['Glass pendant lamp', 'exim/backup/images/lamp.jpg', 99, null, 1, null],
      ['Pendelleuchte aus Glas', 'exim/backup/images/lamp.jpg', 99, null, 1, null],
      ['Old rug', 'exim/backup/images/rug.jpg', 20, null, 1, 'draft'],
    ],
  },
  {
    system: 'Volusion',
    text: `productcode,productname,productprice,saleprice,stockstatus,hideproduct,photourl,producturl
VO-1,Canvas backpack,79.00,59.00,14,N,https://shop.example/v/vspfiles/photos/VO-1-2.jpg,https://shop.example/p/vo-1.htm
VO-2,Hidden bag,79.00,,14,Y,https://shop.example/v/vspfiles/photos/VO-2-2.jpg,https://shop.example/p/vo-2.htm
VO-3,Sold bag,79.00,,0,N,https://shop.example/v/vspfiles/photos/VO-3-2.jpg,https://shop.example/p/vo-3.htm
`,
    expectedRows: [
      ['Canvas backpack', 'https://shop.example/v/vspfiles/photos/VO-1-2.jpg', 59, null, 1, null],
      ['Hidden bag', 'https://shop.example/v/vspfiles/photos/VO-2-2.jpg', 79, null, 1, 'draft'],
      ['Sold bag', 'https://shop.example/v/vspfiles/photos/VO-3-2.jpg', 79, null, 1, 'soldOut'],
    ],
  },
  {
    system: 'Walmart',
    text: `Spec Product Type,Version 5.0,,,,,
Required,Required,Required,Optional,Optional,Optional,Optional
SKU,Product Name,Main Image URL,Selling Price,Variant Group ID,Is Primary Variant,Color
WM-1-R,"Kids rain boots, red",https://i5.example/red.jpg,24.99,WM-1,Yes,Red
WM-1-B,"Kids rain boots, blue",https://i5.example/blue.jpg,26.99,WM-1,No,Blue
`,
    expectedRows: [['Kids rain boots', 'https://i5.example/red.jpg', 24.99, null, 2, null]],
  },
  {
    system: 'Yandex Market (YML)',
    text: `<?xml version="1.0" encoding="windows-1251"?>
<!DOCTYPE yml_catalog SYSTEM "shops.dtd">
<yml_catalog date="2026-01-05 12:00"><shop><name>Лавка</name><currencies><currency id="RUB" rate="1"/></currencies>
<offers><offer id="1" available="true"><url>https://lavka.example/1</url><price>890</price><oldprice>1200</oldprice><currencyId>RUB</currencyId><picture>https://lavka.example/1.jpg</picture><picture>https://lavka.example/1b.jpg</picture><name>Чайник глиняный</name></offer>
<offer id="2" available="false"><url>https://lavka.example/2</url><price>450</price><currencyId>RUB</currencyId><picture>https://lavka.example/2.jpg</picture><name>Кружка «Сова»</name></offer></offers></shop></yml_catalog>
`,
    encoding: 'windows-1251',
    expectedRows: [
      ['Чайник глиняный', 'https://lavka.example/1.jpg', 890, 'RUB', 1, null],
      ['Кружка «Сова»', 'https://lavka.example/2.jpg', 450, 'RUB', 1, 'soldOut'],
    ],
  },
  {
    system: 'Ceneo',
    text: `<?xml version="1.0" encoding="utf-8"?>
<offers version="1"><o id="1" url="https://sklep.example/1" price="49.90" avail="1" stock="5"><cat><![CDATA[Dom]]></cat><name><![CDATA[Świeca & zapach]]></name><imgs><main url="https://sklep.example/1.jpg"/><i url="https://sklep.example/1b.jpg"/></imgs></o>
<o id="2" url="https://sklep.example/2" price="29.00" avail="99" stock="0"><name><![CDATA[Kubek]]></name><imgs><main url="https://sklep.example/2.jpg"/></imgs></o></offers>
`,
    expectedRows: [
      ['Świeca & zapach', 'https://sklep.example/1.jpg', 49.9, null, 1, null],
      ['Kubek', 'https://sklep.example/2.jpg', 29, null, 1, 'soldOut'],
    ],
  },
  {
    system: 'Skroutz',
    text: `<?xml version="1.0" encoding="UTF-8"?>
<mywebstore><created_at>2026-01-05 12:00</created_at><products><product><id>1</id><name><![CDATA[Λάμπα γραφείου]]></name><link>https://eshop.example/1</link><image>https://eshop.example/1.jpg</image><price_with_vat>39.90</price_with_vat><instock>Y</instock><availability>Σε απόθεμα</availability></product>
<product><id>2</id><name>Κούπα</name><link>https://eshop.example/2</link><image>https://eshop.example/2.jpg</image><price_with_vat>9.90</price_with_vat><instock>N</instock></product></products></mywebstore>
`,
    expectedRows: [
      ['Λάμπα γραφείου', 'https://eshop.example/1.jpg', 39.9, null, 1, null],
      ['Κούπα', 'https://eshop.example/2.jpg', 9.9, null, 1, 'soldOut'],
    ],
  },
  {
    system: 'BaseLinker',
    text: `<?xml version="1.0"?><products><product><product_id>9</product_id><sku>BL-9</sku><name>Deska dębowa</name><quantity>3</quantity><price_brutto>119.00</price_brutto><images><image>https://bl.example/9.jpg</image><image>https://bl.example/9b.jpg</image></images></product></products>`,
    expectedRows: [['Deska dębowa', 'https://bl.example/9.jpg', 119, null, 1, null]],
  },
];
