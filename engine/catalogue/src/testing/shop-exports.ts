/** Exports as the help of each system describes them, where no file of it is among the cases. */
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
