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
    ['Backpacks for school', 'bag'],
  ])('goes by what %s is, not by what it is about', (product, kind) => {
    expect(productKind(product)).toBe(kind);
  });

  it.each(['Zorblax', 'ice cream', 'wedding dress', 'phone case', 'vacuum cleaner robot'])(
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
    ['чай улун', 'paperCup'],
    ['café', 'paperCup'],
    ['caffè', 'paperCup'],
    ['онлайн-курсы', 'studies'],
    ['видеокурсы', 'studies'],
    ['Onlinekurs', 'studies'],
    ['parapharmacie', 'medicalCross'],
    ['солнечные очки', 'spectacles'],
    ['налоговый вычет', 'coins'],
    ['Lederschuhe', 'sneaker'],
    ['Handtasche', 'bag'],
    ['Rotwein', 'tallBottle'],
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
    'アイスクリーム',
    'information',
    'transformation',
    'préparation',
    'company formation',
    'thunder',
    'wine glasses',
    'power bank',
    'coffee table',
    'случай',
  ])('finds no word inside another in %s', (product) => {
    expect(productKind(product)).toBeNull();
  });
});
