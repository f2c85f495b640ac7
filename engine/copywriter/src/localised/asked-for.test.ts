import { expect, it } from 'vitest';
import { listCallsToAction } from './asked-for.ts';

it.each([
  ['de', 'Brandschutzhelfer-Ausbildung', 'Angebote anfragen', ['Angebot anfordern']],
  ['fr', 'formation incendie', 'demandes de devis', ['Demandez un devis']],
  ['nl', 'BHV-training', 'offertes', ['Vraag een offerte aan']],
] as const)(
  'asks for a quote in the language %s if the goal names a quote',
  (language, product, goal, asked) => {
    expect(listCallsToAction({ product, audience: '', goal }, language)).toEqual(asked);
  },
);

it('asks for no quote if the goal is another enquiry about a course', () => {
  expect(
    listCallsToAction({ product: 'Klavierunterricht', audience: '', goal: 'Anfragen' }, 'de'),
  ).not.toContain('Angebot anfordern');
});

it.each([
  ['de', 'Vereinsverwaltung', 'Testzugänge', 'Jetzt testen'],
  ['nl', 'ledenadministratie', 'proefabonnementen', 'Probeer het uit'],
] as const)(
  'asks the reader to try in the language %s if the goal names a trial',
  (language, product, goal, asked) => {
    expect(listCallsToAction({ product, audience: '', goal }, language)).toContain(asked);
  },
);

it('asks readers to come instead of selling a ticket if entry is free', () => {
  const facts = [
    { kind: 'price', text: 'Eintritt frei', field: 'product', start: 0, end: 0 },
  ] as const;
  const brief = { product: 'Flohmarkt am Rathausplatz', audience: '', goal: 'mehr Umsatz' };
  expect(listCallsToAction({ ...brief, facts: [...facts] }, 'de').join()).toMatch(
    /komm|vormerken/i,
  );
});

it('asks readers to buy if the goal has no known words, and to learn more if the goal is awareness', () => {
  const ask = (goal: string) =>
    listCallsToAction({ product: 'Plat du jour', audience: '', goal }, 'fr').join();
  expect(ask('remplir la salle')).toMatch(/Réservez/);
  expect(ask('notoriété')).toMatch(/En savoir plus/);
});

it.each([
  ['hi', 'घर का बना अचार', 'व्हाट्सएप पर ऑर्डर मिलें', 'व्हाट्सएप पर ऑर्डर करें'],
  ['zh', '空调清洗', '加微信预约', '微信预约'],
  ['ja', '古着買取', 'LINEで査定を依頼', 'LINEで査定'],
  ['vi', 'Bánh mì bơ tỏi', 'nhắn Zalo đặt bánh', 'Đặt hàng qua Zalo'],
  ['id', 'Sewa mobil', 'booking lewat WA', 'Booking lewat WhatsApp'],
  ['he', 'עוגות בהזמנה אישית', 'הזמנות בוואטסאפ', 'הזמינו בוואטסאפ'],
  ['tr', 'Klima bakımı', 'WhatsApp’tan randevu alsınlar', 'WhatsApp ile randevu alın'],
  ['ru', 'Массаж спины', 'написать в вотсап', 'Напишите в WhatsApp'],
] as const)(
  'in %s, asks for the step that the goal names on a messenger: %s, %s',
  (language, product, goal, asked) => {
    expect(listCallsToAction({ product, audience: '', goal }, language)).toContain(asked);
  },
);

it.each([
  ['hi', 'पुराने फर्नीचर की खरीद-बिक्री', 'फोटो भेजकर दाम पूछें', 'फ़ोटो भेजें'],
  ['ko', '중고 아이폰 매입', '사진 보내서 견적 받기', '사진 보내기'],
  ['uk', 'Скуповуємо книги', 'надіслати фото полиць', 'Надішліть фото'],
  ['ru', 'Торты на заказ', 'рассчитать стоимость', 'Узнайте стоимость'],
  ['uk', 'Ремонт взуття', 'щоб приносили взуття', 'Завітайте до нас'],
  ['ja', 'シフト管理アプリ', '無料で試してもらう', 'お試しはこちら'],
  ['id', 'Dicari barista', 'kirim CV', 'Lamar sekarang'],
  ['ar', 'شقة مفروشة للإيجار اليومي', 'احجز', 'احجزوا الآن'],
] as const)(
  'in %s, asks for the step that the goal names: %s, %s',
  (language, product, goal, asked) => {
    expect(listCallsToAction({ product, audience: '', goal }, language)).toContain(asked);
  },
);
