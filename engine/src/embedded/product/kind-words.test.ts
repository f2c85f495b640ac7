import { describe, expect, it } from 'vitest';
import { productKind } from './kind-words.ts';

describe('productKind', () => {
  it.each([
    ['Lumen Night Serum', 'dropperBottle'],
    ['Sunny Cold Brew coffee', 'paperCup'],
    ['whole coffee beans', 'pouch'],
    ['Trailhead hiking app', 'phone'],
    ['Ledgerly bookkeeping software', 'laptop'],
    ['コールドブリュー珈琲', 'paperCup'],
    ['سماعات لاسلكية', 'headphones'],
    ['Кроссовки для бега', 'sneaker'],
  ])('shows %s as %s', (product, kind) => {
    expect(productKind(product)).toBe(kind);
  });

  it.each([
    ['dental practice, implants and cleaning', 'tooth'],
    ['Steuerberatung für Selbstständige', 'coins'],
    ['assurance auto jeune conducteur', 'shield'],
    ['escuela de idiomas', 'speechBubbles'],
    ['bolo de aniversário', 'cake'],
    ['عيادة أسنان للأطفال', 'tooth'],
    ['オンライン英会話レッスン', 'speechBubbles'],
    ['शादी की फोटोग्राफी', 'camera'],
    ['PLUMBING 24/7 EMERGENCY', 'tap'],
    ['used cars', 'car'],
    ['Legal advice', 'gavel'],
    ['Home cleaning service', 'sprayBottle'],
  ])('stands for the work of %s with a %s', (product, kind) => {
    expect(productKind(product)).toBe(kind);
  });

  it.each([
    ['Online course about watches', 'studies'],
    ['real estate course', 'studies'],
    ['dog training course', 'studies'],
    ['payroll software for plumbers', 'laptop'],
    ['wedding cake', 'cake'],
    ['board game', 'carton'],
    ['dog bed', 'paw'],
    ['tarta de chocolate', 'cake'],
    ['Backpacks for school', 'backpack'],
  ])('goes by what %s is, not by what it is about', (product, kind) => {
    expect(productKind(product)).toBe(kind);
  });

  it.each([
    ['matte liquid lipstick', 'lipstick'],
    ['gel nail salon in Leeds', 'nailPolish'],
    ['lash extensions', 'mascara'],
    ['makeup artist for weddings', 'makeup'],
    ['whitening toothpaste', 'tube'],
    ['bamboo toothbrush', 'toothbrush'],
    ['handmade natural soap', 'soapBar'],
    ['liquid hand soap', 'pumpBottle'],
    ['mobile hairdresser', 'hairDryer'],
    ['multivitamin gummies', 'pillBottle'],
    ['chelsea boots', 'boot'],
    ['football boots', 'sneaker'],
    ['wedding shoes', 'highHeel'],
    ['bridal boutique', 'weddingDress'],
    ['cocktail dress', 'dress'],
    ['dress shirts', 'shirt'],
    ['hoodies and streetwear', 'hoodie'],
    ['20% off all winter jackets', 'jacket'],
    ['denim jeans', 'jeans'],
    ['knitted beanies', 'beanie'],
    ['baseball caps', 'cap'],
    ['gold necklace', 'necklace'],
    ['pearl earrings', 'earrings'],
    ['vegan leather bag', 'handbag'],
    ['ice cream', 'iceCream'],
    ['chocolate cake', 'cake'],
    ['chocolate truffles', 'chocolateBar'],
    ['hot chocolate', 'paperCup'],
    ['craft IPA', 'beerGlass'],
    ['loose leaf tea', 'teapot'],
    ['tea tree oil', 'tallBottle'],
    ['bubble tea', 'smoothie'],
    ['extra virgin olive oil', 'oilBottle'],
    ['local honey', 'honeyJar'],
    ['honeymoon trips', 'suitcase'],
    ['poke bowls', 'foodBowl'],
    ['steak house', 'steak'],
    ['farm fresh eggs', 'eggs'],
    ['oat milk', 'milk'],
    ['milkshakes', 'smoothie'],
    ['fishmonger', 'fish'],
    ['goat cheese', 'cheese'],
    ['cheesecake', 'cake'],
    ['made to measure suits', 'suit'],
    ['leather wallet', 'wallet'],
    ['italian restaurant', 'pasta'],
    ['weekend brunch', 'pancakes'],
    ['toothpaste', 'tube'],
  ])('shows %s as %s', (product, kind) => {
    expect(productKind(product)).toBe(kind);
  });

  it.each([
    ['artisan gelato shop', 'iceCream'],
    ['bakery sourdough subscription', 'loaf'],
    ['wool socks subscription', 'socks'],
    ['cheese of the month club', 'cheese'],
    ['wine tasting evening', 'wine'],
    ['organic vegetable box', 'produceCrate'],
    ['macarons gift box', 'macarons'],
    ['gift box', 'gift'],
    ['flower delivery', 'plant'],
    ['pizza delivery', 'pizza'],
    ['parcel delivery', 'parcel'],
    ['perfume subscription', 'perfumeFlacon'],
    ['coffee beans subscription', 'pouch'],
    ['cocktail kits', 'cocktail'],
    ['mens grooming kit', 'carton'],
    ['lunch box', 'carton'],
    ['first aid kit', 'medicalCross'],
    ['sushi restaurant', 'sushi'],
    ['taco truck', 'tacos'],
    ['burger joint', 'burger'],
    ['indian restaurant', 'cloche'],
    ['wedding catering', 'cloche'],
    ['barber shop', 'barberPole'],
    ['phone repair shop', 'wrench'],
  ])('shows what is sold, not how: %s as %s', (product, kind) => {
    expect(productKind(product)).toBe(kind);
  });

  it.each([
    ['Nagelstudio Köln', 'nailPolish'],
    ['institut de beauté', 'makeup'],
    ['jabón artesanal', 'soapBar'],
    ['parrucchiere a Milano', 'hairDryer'],
    ['protetor solar', 'tube'],
    ['Brautkleider', 'weddingDress'],
    ['boucles d’oreilles', 'earrings'],
    ['zapatos de tacón', 'highHeel'],
    ['borse in pelle', 'handbag'],
    ['mochila escolar', 'backpack'],
    ['Eisdiele', 'iceCream'],
    ['アイスクリーム', 'iceCream'],
    ['Weingut an der Mosel', 'wine'],
    ['fromagerie', 'cheese'],
    ['frutería', 'produceCrate'],
    ['macelleria', 'steak'],
    ['cerveja artesanal', 'beerGlass'],
    ['ラーメン屋', 'noodleBowl'],
    ['巧克力', 'chocolateBar'],
    ['عسل طبيعي', 'honeyJar'],
    ['маникюр', 'nailPolish'],
  ])('knows %s in its language: %s', (product, kind) => {
    expect(productKind(product)).toBe(kind);
  });

  it.each(['Zorblax', 'tea towels', 'silk scarves', 'phone case', 'vacuum cleaner robot'])(
    'shows no wrong object for %s',
    (product) => {
      expect(productKind(product)).toBeNull();
    },
  );

  it.each([
    ['سباك في الرياض', 'tap'],
    ['سبا', 'stones'],
    ['رمل للسبا', 'stones'],
    ['déménagement à Lyon', 'parcel'],
    ['ménage à domicile', 'sprayBottle'],
    ['रक्त दान', 'heart'],
    ['जिम', 'kettlebell'],
    ['योग', 'stones'],
    ['सुंदर घर', 'house'],
    ['чай улун', 'teapot'],
    ['café', 'paperCup'],
    ['caffè', 'paperCup'],
    ['онлайн-курсы', 'studies'],
    ['видеокурсы', 'studies'],
    ['Onlinekurs', 'studies'],
    ['parapharmacie', 'medicalCross'],
    ['солнечные очки', 'spectacles'],
    ['налоговый вычет', 'coins'],
    ['Lederschuhe', 'sneaker'],
    ['Handtasche', 'handbag'],
    ['Rotwein', 'wine'],
    ['집 청소', 'sprayBottle'],
    ['マグカップ', 'mug'],
    ['formation continue', 'studies'],
    ['SEO対策', 'speechBubbles'],
    ['ERP시스템', 'laptop'],
    ['personal trainers', 'kettlebell'],
    ['running trainers', 'sneaker'],
    ['plant nursery', 'plant'],
    ['reading glasses', 'spectacles'],
    ['oil change', 'wrench'],
    ['cloud storage', 'laptop'],
    ['self storage', 'parcel'],
    ['mobile dog grooming', 'paw'],
    ['mobile games', 'phone'],
    ['online bank', 'coins'],
    ['аудиокниги', 'book'],
    ['Brothers Plumbing', 'tap'],
    ['الشحن والنقل', 'parcel'],
  ])('finds the whole word in %s: %s', (product, kind) => {
    expect(productKind(product)).toBe(kind);
  });

  it.each([
    'سباحة',
    'تنظيم مناسبات',
    'électroménager',
    'экскурсии',
    'конкурс',
    'Konkurs',
    'ワイングラス',
    'булочки',
    'тапочки',
    'аналоговый синтезатор',
    'культуры и скульптуры',
    'Handschuhe',
    'Steuerung',
    'hundert Knöpfe',
    '청소년',
    'マグロ',
    'カーペット',
    'information',
    'transformation',
    'préparation',
    'company formation',
    'thunder',
    'wine glasses',
    'Komitee',
    'honeycomb blinds',
    'eggshell paint brushes',
    'dressage',
    'power bank',
    'coffee table',
    'случай',
  ])('finds no word inside another in %s', (product) => {
    expect(productKind(product)).toBeNull();
  });
});
