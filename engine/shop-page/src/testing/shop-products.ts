import type { AdLanguage } from '@adwright/contracts';

/**
 * A test product, described in the style of shops of its country. All shops and products of the
 * tests are invented.
 */
export interface ShopProduct {
  language: AdLanguage;
  /** The character set that the shop's pages declare. */
  charset: string;
  locale: string;
  name: string;
  description: string;
  amount: number;
  currency: string;
  /** Formats an amount as the shop's pages do. */
  write: (amount: number) => string;
  was?: number;
  category: string;
  shop: string;
  host: string;
  /** Words around the product on the test pages. */
  words: { cart: string; freeShipping: string; related: string; home: string };
}

const european = (sign: string) => (amount: number) =>
  `${amount
    .toFixed(2)
    .replace('.', ',')
    .replace(/(\d)(?=(\d{3})+,)/g, '$1.')}\u00a0${sign}`;

export const PRODUCTS: readonly ShopProduct[] = [
  {
    language: 'en',
    charset: 'utf-8',
    locale: 'en_GB',
    name: 'Harbour Stoneware Mug, 350 ml',
    description: 'Thrown by hand in Whitby & glazed twice. “Dishwasher safe”, holds 350 ml.',
    amount: 18.5,
    currency: 'GBP',
    write: (amount) => `£${amount.toFixed(2)}`,
    was: 24,
    category: 'Mugs',
    shop: 'Tidewater Pottery',
    host: 'tidewater-pottery.co.uk',
    words: {
      cart: 'Add to cart',
      freeShipping: 'Free delivery on orders over £60.00',
      related: 'You may also like',
      home: 'Home',
    },
  },
  {
    language: 'de',
    charset: 'iso-8859-1',
    locale: 'de_DE',
    name: 'Esstisch „Ahorn“ aus Eiche, 200 × 95 cm',
    description: 'Massive Eiche, geölt. Für acht Gäste; die Füße sind höhenverstellbar.',
    amount: 1299,
    currency: 'EUR',
    write: european('€'),
    was: 1499,
    category: 'Esstische',
    shop: 'Holzwerk Grün',
    host: 'holzwerk-gruen.de',
    words: {
      cart: 'In den Warenkorb',
      freeShipping: 'Versandkostenfrei ab 75,00 €',
      related: 'Das könnte Ihnen auch gefallen',
      home: 'Startseite',
    },
  },
  {
    language: 'fr',
    charset: 'windows-1252',
    locale: 'fr_FR',
    name: 'Bougie parfumée « Forêt d’hiver »',
    description: 'Cire végétale coulée à Grasse, mèche en coton, quarante-cinq heures de flamme.',
    amount: 32.9,
    currency: 'EUR',
    write: european('€'),
    category: 'Bougies',
    shop: 'Maison Élégante',
    host: 'maison-elegante.fr',
    words: {
      cart: 'Ajouter au panier',
      freeShipping: 'Livraison offerte dès 49,00 €',
      related: 'Vous aimerez aussi',
      home: 'Accueil',
    },
  },
  {
    language: 'es',
    charset: 'utf-8',
    locale: 'es_ES',
    name: 'Zapatillas de senderismo Montaña Señal',
    description: 'Suela de goma con agarre en roca mojada; ligeras y sin costuras en el empeine.',
    amount: 89.95,
    currency: 'EUR',
    write: european('€'),
    was: 119.95,
    category: 'Calzado de montaña',
    shop: 'Camino Norte',
    host: 'caminonorte.es',
    words: {
      cart: 'Añadir al carrito',
      freeShipping: 'Envío gratis a partir de 50,00 €',
      related: 'También te puede gustar',
      home: 'Inicio',
    },
  },
  {
    language: 'pl',
    charset: 'iso-8859-2',
    locale: 'pl_PL',
    name: 'Koc wełniany Źródło 140 × 200 cm',
    description: 'Tkany w Żywcu z wełny owiec górskich; ciepły, miękki i łatwy w praniu.',
    amount: 249,
    currency: 'PLN',
    write: (amount) => `${amount.toFixed(2).replace('.', ',')} zł`,
    category: 'Koce',
    shop: 'Pracownia Łąka',
    host: 'pracownia-laka.pl',
    words: {
      cart: 'Dodaj do koszyka',
      freeShipping: 'Darmowa dostawa od 150,00 zł',
      related: 'Polecane produkty',
      home: 'Strona główna',
    },
  },
  {
    language: 'ru',
    charset: 'windows-1251',
    locale: 'ru_RU',
    name: 'Настольная лампа «Север» с диммером',
    description: 'Алюминиевый корпус, тёплый свет, плавная регулировка яркости одним касанием.',
    amount: 5490,
    currency: 'RUB',
    write: (amount) => `${String(amount).replace(/(\d)(?=(\d{3})+$)/g, '$1\u00a0')}\u00a0руб.`,
    was: 6990,
    category: 'Настольные лампы',
    shop: 'Светлый дом',
    host: 'svetly-dom.ru',
    words: {
      cart: 'Добавить в корзину',
      freeShipping: 'Бесплатная доставка от 3 000 руб.',
      related: 'Похожие товары',
      home: 'Главная',
    },
  },
  {
    language: 'ja',
    charset: 'shift_jis',
    locale: 'ja_JP',
    name: '南部鉄器 急須 0.6L 桜',
    description: '岩手の職人が一つずつ鋳込んだ鉄の急須です。茶こし付きで、直火でも使えます。',
    amount: 12800,
    currency: 'JPY',
    write: (amount) => `${amount.toLocaleString('en')}円`,
    category: '急須',
    shop: '山の道具店',
    host: 'yamanodougu.jp',
    words: {
      cart: 'カートに入れる',
      freeShipping: '5,000円以上で送料無料',
      related: '関連商品',
      home: 'ホーム',
    },
  },
  {
    language: 'tr',
    charset: 'windows-1254',
    locale: 'tr_TR',
    name: 'El Yapımı Deri Çanta İstanbul',
    description: 'Hakiki deriden, iki gözlü; uzun ömürlü dikişler ve ayarlanabilir askı.',
    amount: 1849.9,
    currency: 'TRY',
    write: european('TL'),
    category: 'Çantalar',
    shop: 'Kösele Atölye',
    host: 'kosele-atolye.com.tr',
    words: {
      cart: 'Sepete ekle',
      freeShipping: '500,00 TL üzeri kargo bedava',
      related: 'Benzer ürünler',
      home: 'Ana sayfa',
    },
  },
  {
    language: 'ko',
    charset: 'euc-kr',
    locale: 'ko_KR',
    name: '유기농 제주 녹차 세트',
    description: '제주에서 기른 찻잎을 손으로 덖었습니다. 열두 개의 티백이 들어 있습니다.',
    amount: 28000,
    currency: 'KRW',
    write: (amount) => `${amount.toLocaleString('en')}원`,
    category: '차',
    shop: '푸른 찻집',
    host: 'pureun-tea.co.kr',
    words: {
      cart: '장바구니 담기',
      freeShipping: '50,000원 이상 무료배송',
      related: '관련 상품',
      home: '홈',
    },
  },
  {
    language: 'it',
    charset: 'utf-8',
    locale: 'it_IT',
    name: 'Olio extravergine d’oliva «Collina», 750 ml',
    description:
      'Olive raccolte a mano in Umbria e frante entro sei ore. È fruttato e leggermente amaro.',
    amount: 21.5,
    currency: 'EUR',
    write: (amount) => `€\u00a0${amount.toFixed(2).replace('.', ',')}`,
    category: 'Olio',
    shop: 'Frantoio Bellavista',
    host: 'frantoiobellavista.it',
    words: {
      cart: 'Aggiungi al carrello',
      freeShipping: 'Spedizione gratuita sopra € 80,00',
      related: 'Prodotti correlati',
      home: 'Home',
    },
  },
];
