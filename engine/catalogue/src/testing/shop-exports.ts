/**
 * Test exports that follow the shop systems' documentation, for systems without a file in the
 * folder `cases`.
 */
export const SHOPIFY_OLD = `Handle,Title,Body (HTML),Vendor,Published,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price,Image Src,Image Position,Variant Image,Status
shirt,Linen shirt,<p>Light</p>,North,TRUE,Size,S,LS-S,shopify,0,deny,49.00,,https://cdn.example/a.jpg,1,,active
shirt,,,,,,M,LS-M,shopify,3,deny,45.00,,https://cdn.example/b.jpg,2,https://cdn.example/m.jpg,
shirt,,,,,,,,,,,,,https://cdn.example/c.jpg,3,,
scarf,Wool scarf,,North,TRUE,Title,Default Title,WS,,0,deny,29.00,,https://cdn.example/s.jpg,1,,active
hat,Felt hat,,North,FALSE,Title,Default Title,FH,,,deny,39.00,,https://cdn.example/h.jpg,1,,active
belt,Belt,,North,TRUE,Title,Default Title,BT,shopify,0,deny,19.00,,https://cdn.example/t.jpg,1,,active
`;
export const WOOCOMMERCE = `ID,Type,SKU,Name,Published,In stock?,Regular price,Sale price,Images,Parent,Attribute 1 name,Attribute 1 value(s)
44,variable,HOOD,Hoodie,1,1,,,"https://a.example/h.jpg, https://a.example/h2.jpg",,Color,"Blue, Red"
45,variation,HOOD-B,Hoodie - Blue,1,1,45,42,https://a.example/hb.jpg,id:44,Color,Blue
46,variation,HOOD-R,Hoodie - Red,1,0,45,,https://a.example/hr.jpg,HOOD,Color,Red
47,simple,CAP,Cap,-1,1,18,,https://a.example/c.jpg,,,
48,simple,MUG,Mug,1,0,12,,https://a.example/m.jpg,,,
`;
export const MAGENTO = `sku,product_type,name,price,special_price,url_key,base_image,product_online,visibility,is_in_stock,configurable_variations
T-S,simple,Tee-S,20,,tee-s,/t/s.jpg,1,Not Visible Individually,1,
T-M,simple,Tee-M,22,,tee-m,/t/m.jpg,1,Not Visible Individually,1,
T,configurable,Tee,,,tee,/t/t.jpg,1,"Catalog, Search",1,"sku=T-S,size=S|sku=T-M,size=M"
OFF,simple,Old lamp,9,,old-lamp,/l.jpg,2,"Catalog, Search",1,
`;
export const ETSY = `TITLE,DESCRIPTION,PRICE,CURRENCY_CODE,QUANTITY,TAGS,MATERIALS,IMAGE1,IMAGE2,SKU
Beeswax candle,<p>x</p>,19.90,EUR,4,"a,b",wax,https://i.etsy.example/1.jpg,https://i.etsy.example/2.jpg,BC
Sold candle,x,12.00,EUR,0,,wax,https://i.etsy.example/3.jpg,,SC
`;
export const PINTEREST = `id,item_group_id,title,description,link,image_link,price,availability
1,G,"Vase, blue",x,//shop.example/v?c=blue,//cdn.example/b.jpg,19.99 USD,in stock
2,G,"Vase, green",x,//shop.example/v?c=green,//cdn.example/g.jpg,24.99 USD,out of stock
`;
export const AMAZON = `item_sku\titem_name\tmain_image_url\tparent_child\tparent_sku\tsize_name\tstandard_price\tcurrency\tquantity
P\tGarlic press\thttps://m.example/p.jpg\tparent\t\t\t\t\t
P-S\tGarlic press small\thttps://m.example/s.jpg\tchild\tP\tSmall\t9.99\tGBP\t3
P-L\tGarlic press large\thttps://m.example/l.jpg\tchild\tP\tLarge\t14.99\tGBP\t0
`;
export const RSS = `<?xml version="1.0" encoding="UTF-8"?>
<rss xmlns:g="http://base.google.com/ns/1.0" version="2.0"><channel><title>Shop</title>
<item><g:id>J-S</g:id><title><![CDATA[Jacket & hood]]></title><g:link>https://s.example/j?s=S</g:link><g:image_link>https://s.example/j.jpg</g:image_link><g:additional_image_link>https://s.example/1.jpg</g:additional_image_link><g:additional_image_link>https://s.example/2.jpg</g:additional_image_link><g:price>89,00 EUR</g:price><g:sale_price>79,00 EUR</g:sale_price><g:availability>in_stock</g:availability><g:item_group_id>J</g:item_group_id><g:size>S</g:size><g:shipping><g:price>4 EUR</g:price></g:shipping></item>
<item><g:id>J-M</g:id><title>Jacket &amp;amp; hood</title><g:image_link>https://s.example/j.jpg</g:image_link><g:price>89,00 EUR</g:price><g:availability>out_of_stock</g:availability><g:item_group_id>J</g:item_group_id><g:size>M</g:size></item>
<item><g:id>L</g:id><title>Lamp</title><g:image_link>https://s.example/l.jpg</g:image_link><g:price>19 EUR</g:price><g:availability>out_of_stock</g:availability></item>
</channel></rss>`;
export const ATOM = `<feed xmlns="http://www.w3.org/2005/Atom" xmlns:g="http://base.google.com/ns/1.0"><title>Shop</title>
<entry><g:id>1</g:id><title>Caf&#233; table</title><link rel="alternate" href="https://s.example/t"/><g:image_link>https://s.example/t.jpg</g:image_link></entry></feed>`;
export const HEUREKA = `<SHOP><SHOPITEM><ITEM_ID>1</ITEM_ID><PRODUCTNAME>Hrnek</PRODUCTNAME><URL>https://s.example/1</URL><IMGURL>https://s.example/1.jpg</IMGURL></SHOPITEM><SHOPITEM><ITEM_ID>2</ITEM_ID><PRODUCTNAME>Konvice</PRODUCTNAME><URL>https://s.example/2</URL><IMGURL>https://s.example/2.jpg</IMGURL></SHOPITEM></SHOP>`;
export const BIGCOMMERCE_3 = `Item,ID,Name,Type,SKU,Options,Inventory Tracking,Current Stock,Low Stock,Price,Cost Price,Retail Price,Sale Price,Brand ID,Channels,Categories,Description,Product URL,Is Visible,Is Featured,Image URL (Import),Image Description,Internal Image URL (Export),Image is Thumbnail,Image Sort Order
Product,77,Fog Linen Chambray Towel,physical,SLCTBS,,variant,45,0,49,25,0,0,,1,23,<p>The perfect beach towel</p>,/fog-linen/,TRUE,TRUE,,,,,
Variant,90,,,SLCTBS-A9,"Type=Rectangle|Name=Size|Value=Small",,0,,49,,,,,,,,,,,,,,,
Variant,91,,,SLCTBS-B0,"Type=Rectangle|Name=Size|Value=Large",,45,,59,,,,,,,,,,,,,,,
Image,265,,,,,,,,,,,,,,,,,,,,,https://cdn11.bigcommerce.example/towel.jpg,TRUE,0
Image,266,,,,,,,,,,,,,,,,,,,,,https://cdn11.bigcommerce.example/towel2.jpg,FALSE,1
Product,78,Orbit Terrarium,physical,OT,,product,0,0,109,,,,,1,23,x,/orbit/,TRUE,FALSE,,,,,
Image,267,,,,,,,,,,,,,,,,,,,,,https://cdn11.bigcommerce.example/orbit.jpg,TRUE,0
Product,79,Hidden Vase,physical,HV,,none,0,0,20,,,,,1,23,x,/vase/,FALSE,FALSE,,,,,
`;
export const MAGENTO_2 = `sku,store_view_code,attribute_set_code,product_type,categories,name,description,price,special_price,url_key,base_image,additional_images,qty,is_in_stock,product_online,visibility,configurable_variations,configurable_variation_labels
WS12-XS-Blue,,Top,simple,"Default Category/Women",Radiant Tee-XS-Blue,<p>x</p>,22.0000,,radiant-tee-xs-blue,/w/s/ws12-blue_main.jpg,"/w/s/a.jpg,/w/s/b.jpg",100.0000,1,1,Not Visible Individually,,
WS12-M-Red,,Top,simple,"Default Category/Women",Radiant Tee-M-Red,<p>x</p>,22.0000,,radiant-tee-m-red,/w/s/ws12-red_main.jpg,,0.0000,0,1,Not Visible Individually,,
WS12,,Top,configurable,"Default Category/Women",Radiant Tee,<p>x</p>,,,radiant-tee,/w/s/ws12-orange_main.jpg,,0.0000,1,1,"Catalog, Search","sku=WS12-XS-Blue,size=XS,color=Blue|sku=WS12-M-Red,size=M,color=Red","size=Size,color=Color"
WS12,de,Top,configurable,,Strahlendes T-Shirt,,,,,,,,,,,,
MJ01,,Top,simple,,Solo jacket,,99.5,79.5,solo-jacket,no_selection,,5,1,1,"Catalog, Search",,
`;
export const PRESTASHOP_LIST = `Product ID;Image;Name;Reference;Category;Price (tax excl.);Price (tax incl.);Quantity;Status;Position
1;http://shop.example/img/p/1/1-small_default.jpg;Hummingbird printed t-shirt;demo_1;Men;23,900000 €;28,680000 €;2400;1;1
2;http://shop.example/img/p/2/2-small_default.jpg;Brown bear sweater;demo_3;Women;35.90;43.08;0;1;1
3;http://shop.example/img/p/3/3-small_default.jpg;Old cushion;demo_4;Home;18.90;22.68;10;0;1
`;
export const PRESTASHOP_FRENCH = `ID;Image;Nom;Référence;Catégorie;Prix (HT);Prix (TTC);Quantité;État
1;http://shop.example/img/p/1/1.jpg;T-shirt imprimé colibri;demo_1;Hommes;23,90 €;28,68 €;2400;1
2;http://shop.example/img/p/2/2.jpg;Pull ours brun;demo_3;Femmes;35,90 €;43,08 €;0;1
3;http://shop.example/img/p/3/3.jpg;Vieux coussin;demo_4;Maison;18,90 €;22,68 €;10;0
`;
export const WIX_NEW = `handle,fieldType,name,visible,plainDescription,media,mediaAltText,ribbon,brand,price,strikethroughPrice,baseUnit,baseUnitMeasurement,totalUnits,totalUnitsMeasurement,taxGroupName,inventory,preOrderEnabled,preOrderLimit,preOrderMessage,cost,weight,sku,barcode,productOptionName[1],productOptionType[1],productOptionChoices[1]
blue-tee,PRODUCT,Blue Tee,TRUE,"<p>Soft</p>",https://static.wixstatic.example/media/a.jpg;https://static.wixstatic.example/media/b.jpg,,,,20.00,25.00,,,,,,,FALSE,,,,,,,Size,TEXT_CHOICES,S;M
blue-tee,VARIANT,,TRUE,,,,,,20.00,25.00,,,,,,IN_STOCK,,,,,,BT-S,,Size,TEXT_CHOICES,S
blue-tee,VARIANT,,TRUE,,,,,,22.00,25.00,,,,,,OUT_OF_STOCK,,,,,,BT-M,,Size,TEXT_CHOICES,M
gone-cap,PRODUCT,Gone cap,FALSE,,2bcd_4f.jpg,,,,10.00,,,,,,,0,FALSE,,,,,GC,,,,
`;
export const ECWID = `type,product_internal_id,product_sku,product_name,product_description,product_price,product_compare_to_price,product_is_inventory_tracked,product_quantity,product_is_available,product_url,product_media_main_image_url,product_media_gallery_image_url_1,product_option_name,product_option_value,product_variation_option_Size,product_variation_sku,product_variation_price
product,101,APL,Green apple soap,<p>x</p>,7.5,9,true,12,true,https://shop.example/soap-p101,https://d2j.example/soap.jpg,https://d2j.example/soap2.jpg,,,,,
product_option,101,APL,,,,,,,,,,,Size,Small,,,
product_option,101,APL,,,,,,,,,,,Size,Large,,,
product_variation,101,APL,,,,,true,3,,,,,,,Large,APL-L,11.5
product,102,OFF,Old soap,,5,,true,5,false,https://shop.example/old,https://d2j.example/old.jpg,,,,,,
product,103,SOLD,Sold soap,,5,,true,0,true,https://shop.example/sold,https://d2j.example/sold.jpg,,,,,,
`;
export const SHIFT4SHOP = `catalogid,id,name,categories,manufacturer,cost,price,price2,saleprice,onsale,stock,weight,image1,image2,thumbnail,hide,free_shipping,description,extended_description,keywords
1,SH-1,Garden gnome,Garden,Gno,3,19.99,0,14.99,1,22,2,assets/images/gnome.jpg,assets/images/gnome2.jpg,assets/images/thumbs/gnome.jpg,0,0,x,y,
2,SH-2,Secret gnome,Garden,Gno,3,19.99,0,0,0,22,2,assets/images/s.jpg,,assets/images/thumbs/s.jpg,1,0,x,y,
3,SH-3,Sold gnome,Garden,Gno,3,19.99,0,0,0,0,2,assets/images/z.jpg,,assets/images/thumbs/z.jpg,0,0,x,y,
`;
export const OPENCART = `product_id,name(en-gb),categories,sku,upc,ean,jan,isbn,mpn,location,quantity,model,manufacturer,image_name,shipping,price,points,date_added,status,tax_class_id,description(en-gb),stock_status_id,seo_keyword(en-gb)
42,"Apple Cinema 30&quot;","20,28",,,,,,,,990,Product 15,Apple,catalog/demo/apple_cinema_30.jpg,yes,100.0000,400,2009-02-03 21:07:20,true,9,x,6,apple-cinema
43,MacBook,"20,18",,,,,,,,0,Product 16,Apple,catalog/demo/macbook_1.jpg,yes,500.0000,0,2009-02-03,true,9,x,5,macbook
44,Old phone,20,,,,,,,,5,Product 17,Apple,catalog/demo/old.jpg,yes,50.0000,0,2009-02-03,false,9,x,5,old
`;
export const SHOPWARE = `id;parent_id;product_number;active;stock;name;description;price_net;price_gross;tax_rate;cover_media_url;manufacturer_name;options;sales_channel
a1;;SW1;1;10;Lederhandschuh „Kälte“;x;33,61;40;19;https://sw.example/media/handschuh.jpg;Nord;;Storefront
a2;a1;SW1.1;1;5;;;33.61;40;19;;;Größe: M;
a3;a1;SW1.2;1;0;;;35,29;42;19;;;Größe: L;
b1;;SW2;0;10;Mütze;x;10;11.9;19;https://sw.example/media/m.jpg;Nord;;Storefront
`;
export const LIGHTSPEED = `Internal_ID;Visible;Brand;Supplier;NL_Title_Short;NL_Title_Long;NL_Description_Short;NL_URL;Price;Price_Old;Price_Cost;Internal_Variant_ID;NL_Variant;SKU;EAN;Stock_Level;Images
500;Y;Klomp;;Houten klomp;Houten klomp met bloem;x;houten-klomp;29,95;39,95;10;900;Maat 38;KL-38;871;3;https://cdn.webshopapp.example/klomp.jpg,https://cdn.webshopapp.example/klomp2.jpg
500;Y;Klomp;;Houten klomp;Houten klomp met bloem;x;houten-klomp;31,95;39,95;10;901;Maat 40;KL-40;872;0;
501;N;Klomp;;Geheim;Geheim;x;geheim;5;;1;902;;GE;873;3;https://cdn.webshopapp.example/g.jpg
`;
export const LIGHTSPEED_RETAIL = `id,handle,sku,composite_name,name,description,product_category,variant_option_one_name,variant_option_one_value,tags,supply_price,retail_price,brand_name,active,track_inventory,inventory_Main_Outlet
u1,tshirt,TS-S,,Crew t-shirt,x,Tops,Size,S,,5,19.95,North,1,1,4
u2,tshirt,TS-M,,Crew t-shirt,x,Tops,Size,M,,5,21.95,North,1,1,0
u3,hat,HAT,,Straw hat,x,Hats,,,,5,15,North,0,1,4
`;
export const JTL = `Artikelnummer;Artikelname;GTIN;Std. VK Brutto;Verfügbarer Bestand;Bild 1 (URL);Bild 2 (URL);Aktiv;Identifizierungsspalte Vaterartikel;Ist Vaterartikel;Variationswert 1
AR100;Wanderstiefel Höhe;4006381333931;;0;https://jtl.example/stiefel.jpg;;Y;;Y;
AR100-42;Wanderstiefel Höhe 42;4006381333948;129,95;4;;;Y;AR100;N;42
AR100-43;Wanderstiefel Höhe 43;4006381333955;139,95;0;;;Y;AR100;N;43
AR200;Alte Socken;4006381333962;9,95;3;https://jtl.example/socken.jpg;;N;;N;
`;
