import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { UNCLEAR_REASONS } from '@adwright/contracts';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { findUnclearReason } from './find-unclear-reason.ts';
import { isMeaningless } from './meaningless.ts';

const CORPUS = path.join(import.meta.dirname, '../../corpus');

const list = (text: string) =>
  text
    .split('|')
    .map((each) => each.trim())
    .filter(Boolean);

/** Product fields without a product, as people type them to try out a form. */
const UNCLEAR = list(`
  asdf qwer zxcv | asdfasdf | qwertz | qwerty uiop | sdkfjhsd | qlwkejr qwe | fghjk | xkcdvb | hjgfkd sdf | wqeoiu | zxmcnb zxmnc |
  rtyfgh | sdfsdf | jfkdls | lkjhg | dfgdfg | asdasd | kjhkjh | tyutyu | sdgsdg | ghjghj | vnmxcb | qpwoei | qweasd | qazwsx |
  aaaa | xxxx | hahaha | jjjjjj | asdfghjkl | zxcvbnm | poiuytrewq | mnbvcxz | qwe asd zxc | dfkjghdfkjgh | wertzu | azerty |
  ghfjdk slkdfj | bvcnxm | jklö | фывапролдж | йцукен | ячсмить | фыва олдж | йцу фыв | ыыыы | пвртпвртп | шщзхъ | фівапролдж |
  ασδφ | ασδφγη | ζχψω | شسيب | ضصثق | שדגכ | קראט | ฟหกด | ㅁㄴㅇㄹ | ㅋㅋㅋ | ㅂㅈㄷㄱ | あああああ | 啊啊啊啊 | 가나다라 | あいうえお |
  4006381333931 | 123456 | 12 | 0 | 99,99 | 2024-01-01 | !!! | ... | ??? | - | 🎉🎉 | 🚀 | 👍👍👍 | 🐶 🐱 | $$$ | 100% | #1 | € 20 |
  test | Test | TEST 123 | test test | this is a test | testing | tests | my product | My product | our new product | product |
  products | the best product | a product | great product | new product | stuff | something | anything | thing | item | example | sample |
  foo | foo bar | lorem ipsum | lorem ipsum dolor | hello | hello world | n/a | none | null | undefined | tbd | service | my business |
  my company | our brand | product name | text | abc | blah blah | whatever | placeholder |
  Produkt | mein Produkt | unser neues Produkt | Artikel | irgendwas | Testprodukt | Beispiel | produit | mon produit | essai |
  notre nouveau produit | quelque chose | producto | mi producto | nuestro producto | prueba | algo | prodotto | il mio prodotto |
  prova | qualcosa | produto | meu produto | teste | produkt testowy test | mój produkt | coś | min produkt | ürün | ürünüm | deneme |
  produk | produk saya | sản phẩm | sản phẩm của tôi | товар | мой товар | тест | наш новый продукт | мій товар | προϊόν | το προϊόν μου |
  منتج | منتجي | اختبار | מוצר | המוצר שלי | בדיקה | उत्पाद | मेरा उत्पाद | สินค้า | สินค้าของฉัน | ทดสอบ | 产品 | 我的产品 | 测试 | 商品 | テスト |
  私の商品 | 제품 | 내 제품 | 테스트 |
  buy now | Buy now! | shop now | order today | click here | learn more | best price | sale | big sale | more sales | free |
  jetzt kaufen | mehr Verkäufe | jetzt bestellen | acheter maintenant | promo | compra ahora | oferta | acquista ora | compre agora |
  koop nu | kup teraz | köp nu | hemen al | beli sekarang | mua ngay | купить сейчас | скидка | купити зараз | اشتر الآن | קנו עכשיו | अभी खरीदें |
  ซื้อเลย | 立即购买 | 今すぐ購入 | 지금 구매 |
  Nike | Apple | Samsung | Coca-Cola | Amazon | Shell | Jaguar | Volt | Quantora | Zorblax | Ledgerly | Novexa
`);

/** Product fields that name a product, including new words and odd names in many languages. */
const CLEAR = list(`
  Quantora running shoes | Volt Energy gaming mouse | Zorblax protein powder | Ledgerly, bookkeeping for freelancers | Apple iPhone case |
  Amazon rainforest honey | Jaguar print scarf | Shell earrings | Avis car rental | Orange juice | Novexa CRM | kombucha | labubu | pickleball paddle |
  gua sha | matcha whisk | dirndl | Lederhosen | raclette | churros | fika | hygge candle | poke bowl | mochi | boba | e-bike | VPN | CRM |
  TV | PC | T-shirt | 3D printer | Kniekissen | Fußmatte | Dunstabzugshaube | Rasenmäher | Zahnarzt | Yoga | Pilates | Reiki | Piano |
  sage | thyme | rhythm game | gym | spa | sauna | test kit | pregnancy test | Teststreifen | product photography | product design course |
  sample sale tickets | name tags | text messaging app | service dog vest | company retreat venue | brand strategy workshop | something blue bouquet |
  hello kitty backpack | new balance sneakers | free range eggs | top hats | best man speech | sale signs | item finder tags | lorem ipsum mug |
  кинезиотейп | термокружка | кроссовки | ремонт холодильников | маникюр | пельмени | вышиванка | вареники | сантехник | психолог онлайн |
  μπακλαβάς | σαπούνι ελιάς | لوحات جدارية | عباية | تمر | מזוזה | תיק גב | साड़ी | हल्दी | ผ้าไหม | ครีมกันแดด | 火锅底料 | 旗袍 | 月饼 | 抹茶 | たこ焼き | 着物 |
  김치 | 한복 | ordinateur portable | canapé convertible | croissants | zapatillas | turrón | gazpacho | prosciutto | tiramisù | pão de queijo |
  açaí | stroopwafels | hagelslag | pierogi | bigos | kanelbullar | baklava | lokum | rendang | nasi goreng | phở | bánh mì | áo dài |
  1984 by George Orwell, paperback | 7 day detox tea | 24/7 locksmith | B2B lead lists | 501 jeans | WD-40 spray | XXL hoodie | AAA batteries
`);

/** Randomly typed keys that are not neighbours on the keyboard. */
const MASHED = list(`
  xkcd jjjj pppp | XKCD JJJJ PPPP | brtk vnmq | wrtz hkjl plmk | qwrt zpsd | дфжк вбнм | жжжж рррр | κζξψ φβγδ | קקקק שדכ |
  ㄱㄴㄷ ㄹㅁㅂ | lkjf dsaf | trgf hnbv | uuioo aeoi | ghjt klmn oprs | ฟหดกา่ส | ค่่่ากก ด้้้ | vjkf kdjs | sdlkf jsdlk fjs | bvnc mzxl |
  mnbv trew | jfjf kdkd | dkdkdk slslsl | hfhf jdjd | wsed rftg | thgj fkdl | фдлвоа ывлдао | щшгн кпрт | νξβφ κλγδ | ךלחי כעגש
`);

/** Unusually spelt names and codes, as their owners write them. */
const ODD_NAMES = list(`
  Häagen-Dazs | Xiaomi | Schwarzkopf | Xbox | Zynga | Qdoba | Fjällräven | Flickr | Tumblr | Grindr | Scribd | BMW | MSGM | Lyft | Fiverr |
  Qlik | XPeng | Hublot | Zwilling | Swarovski | Nvidia | Asus | H&M | C&A | Uniqlo | Muji | WMF | Smeg | Krups | Tchibo | Bvlgari | Loewe |
  Hermès | Helly Hansen | Norrøna | Haglöfs | Klättermusen | X-Bionic | Schöffel | Vaude | Brompton | Cervélo | Wilier | SRAM | Shimano |
  Zipp | DT Swiss | Suunto | Xgimi | Hisense | TCL | Ugreen | Baseus | JBL | KEF | Sennheiser | AKG | MSI | ASRock | EVGA | XFX | NYX | SK-II |
  CeraVe | Avène | Nuxe | L'Occitane | RSVLTS | BLK DNM | MVMT | DSTLD | HVMN | PRSVR | BHLDN | NYDJ | MNML | GRLFRND | Dsquared2 | UNTUCKit |
  Krka | Vrbo | Škoda | Žižkov | Pfizer | Pschorr | Mjölnir | Mclaren | Nzxt | Kvadrat | Gjensidige | Tchoukball | Przelewy24 | Łódź Design |
  Szczecin | Brno | Krkonoše | Gqeberha | Xhosa | htmx | nginx | Zsh | tmux | WH-1000XM5 | RTX 4090 | PS5 | QN90C | KX-TG6821 | GTX 1660 |
  MX-5 | XPS 13 | HP LJ M110w | LG 55UQ75 | DJI RS3 | TP-Link AX1800 | SSD NVMe | HDMI VGA | USB-C PD | Яндекс | ВкусВилл | Сбер | МТС | ВТБ |
  Βίκος | ΔΕΗ ΕΥΔΑΠ | صندوق | جرير | כתר | תנובה | ไทยเบฟ | 삼성 | 무신사 | 華為 | 小米 | ユニクロ | しまむら | हल्दीराम | पतंजलि
`);

it('calls randomly typed keys gibberish, in every script', () => {
  expect(MASHED.filter((field) => findUnclearReason(field) !== 'gibberish')).toEqual([]);
});

it('accepts an oddly spelt brand, and accepts it before a word for a product', () => {
  expect(ODD_NAMES.length).toBeGreaterThan(100);
  expect(ODD_NAMES.filter((field) => findUnclearReason(field) === 'gibberish')).toEqual([]);
  expect(ODD_NAMES.filter((field) => findUnclearReason(`${field} backpack`) !== null)).toEqual([]);
  expect(ODD_NAMES.filter(isMeaningless)).toEqual([]);
});

it('gives a reason for at least 95 % of the fields that name no product', () => {
  const missed = UNCLEAR.filter((field) => findUnclearReason(field) === null);
  expect(UNCLEAR.length).toBeGreaterThan(150);
  expect(missed.length / UNCLEAR.length, missed.join(' | ')).toBeLessThanOrEqual(0.05);
});

it('accepts products with new words, odd names and words of many languages', () => {
  expect(CLEAR.filter((field) => findUnclearReason(field) !== null)).toEqual([]);
});

it('rejects at most one in 200 product titles of shops', () => {
  const titles = readdirSync(CORPUS).flatMap((file) =>
    Object.keys(parse(readFileSync(path.join(CORPUS, file), 'utf8'))),
  );
  const stopped = titles.filter((title) => findUnclearReason(title) !== null);
  expect(titles.length).toBeGreaterThan(300);
  expect(stopped.length / titles.length, stopped.join(' | ')).toBeLessThanOrEqual(0.005);
});

it.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['4006381333931', 'signs'],
  ['🎉🎉', 'signs'],
  ['asdf qwer zxcv', 'gibberish'],
  ['Unser neues Produkt', 'placeholder'],
  ['Buy now!', 'call'],
  ['Nike', 'name'],
] as const)('explains why the field "%s" is unclear: %s', (field, reason) => {
  expect(findUnclearReason(field)).toBe(reason);
  expect(UNCLEAR_REASONS).toContain(reason);
});

it.each(['orange', 'Orange juice', 'apple', 'a top', 'Apple iPhone case'])(
  'accepts "%s" as a product although a brand or a filler is spelt the same',
  (field) => expect(findUnclearReason(field)).toBeNull(),
);
