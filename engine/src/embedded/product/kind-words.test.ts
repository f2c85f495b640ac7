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
    ['dog bed', 'petBed'],
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
    ['bamboo toothbrush', 'toothbrushCup'],
    ['umbrella that never flips inside out', 'umbrella'],
    ['umbrella insurance', 'shield'],
    ['trumpet lessons', 'trumpet'],
    ['döner kebab shop', 'wrap'],
    ['falafel wraps', 'wrap'],
    ['car wrap', 'car'],
    ['hot dogs', 'hotDog'],
    ['handmade ceramic tiles', 'tiles'],
    ['judo club for children', 'dojoSuit'],
    ['archery range', 'target'],
    ['spin class studio', 'bicycle'],
    ['bee hotel', 'birdhouse'],
    ['sleeping bag', 'tent'],
    ['apple watch strap', 'watch'],
    ['strawberry jam', 'jar'],
    ['strawberries', 'produceCrate'],
    ['motorcycle', 'helmet'],
    ['mechanical keyboard', 'keyboard'],
    ['saxophone lessons for adults', 'notes'],
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
    ['leather travel bag', 'duffelBag'],
    ['tote bags', 'bag'],
    ['ballet shoes', 'sneaker'],
    ['beard trimmer', 'razor'],
    ['dog grooming', 'paw'],
    ['summer sandals', 'sandals'],
    ['fish and chips', 'fish'],
    ['laser hair removal', 'stones'],
    ['house removals', 'parcel'],
    ['hearing aids', 'medicalCross'],
    ['sleep gummies', 'pillBottle'],
    ['beer garden', 'beerGlass'],
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
    ['flower delivery', 'bouquet'],
    ['pizza delivery', 'pizza'],
    ['grocery delivery', 'produceCrate'],
    ['parcel delivery', 'parcel'],
    ['perfume subscription', 'perfumeFlacon'],
    ['coffee beans subscription', 'pouch'],
    ['cocktail kits', 'cocktail'],
    ['mens grooming kit', 'razor'],
    ['mystery box', 'carton'],
    ['lunch box', 'carton'],
    ['first aid kit', 'medicalCross'],
    ['sushi restaurant', 'sushi'],
    ['taco truck', 'tacos'],
    ['burger joint', 'burger'],
    ['indian restaurant', 'curry'],
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

  it.each(['Zorblax', 'silk scarves', 'phone number', 'vacuum sealer'])(
    'shows no wrong object for %s',
    (product) => {
      expect(productKind(product)).toBeNull();
    },
  );
});
