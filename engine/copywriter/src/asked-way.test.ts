import { expect, it } from 'vitest';
import { writeAdCopy } from './write-ad-copy.ts';
import { writeAdText } from './write-ad-text.ts';

const write = (product: string, goal: string) => {
  const brief = {
    product,
    audience: '',
    goal,
    emotion: 'trust',
    adType: 'product showcase',
  } as const;
  const copy = writeAdCopy(brief, 7, 0);
  return { copy, text: writeAdText(brief, 7)[0] ?? '' };
};

it.each([
  [
    'Oak dog bowl stand, £38',
    'order online before Sunday 14 December so that it arrives for Christmas',
    'Order online before Sunday 14 December',
  ],
  [
    'Soirée moules-frites, 14 € le plat',
    'réserver une table par téléphone ou en message privé',
    'Réservez une table par téléphone ou en message privé',
  ],
  [
    'Jabones artesanos, 12 €',
    'pedir en la web antes del viernes',
    'Pide en la web antes del viernes',
  ],
  [
    'Olio extravergine, latta da 5 litri a 62 €',
    'ordinare sul sito entro il 30 novembre',
    'Ordina sul sito entro il 30 novembre',
  ],
  ['Panela de barro, R$ 149', 'comprar pelo site até dia 20', 'Compre pelo site até dia 20'],
  [
    'Knuffel van je tekening, €49',
    'foto van de tekening uploaden op onze site',
    'Upload een foto van de tekening op onze site',
  ],
  [
    'Miód gryczany, 55 zł',
    'zamówić przez stronę albo napisać na Messengerze',
    'Zamów przez stronę albo napisz na Messengerze',
  ],
  ['Самовар, 7 900 ₽', 'заказать на сайте, оплата картой', 'Закажите на сайте'],
  ['Зарядна станція, 18 900 грн', 'замовити на сайті, поки є на складі', 'Замовте на сайті'],
  ['Kombi bakımı 850 TL', 'telefonla randevu alsınlar', 'Telefonla randevu alın'],
  [
    'Σανδάλια, 39 €',
    'παραγγελία από το e-shop μέχρι 30 Ιουνίου',
    'Παραγγείλτε από το e-shop μέχρι 30 Ιουνίου',
  ],
  ['חומוס, 32 ש״ח', 'לקפוץ לצהריים או להזמין בטלפון', 'קפצו לצהריים או הזמינו בטלפון'],
  [
    'مبخرة كهربائية، 129 ريال',
    'الطلب من المتجر الإلكتروني قبل العيد',
    'اطلبوا من المتجر الإلكتروني قبل العيد',
  ],
  ['お墓のお掃除 8,000円', 'ホームページから相談してほしい', 'ホームページからご相談ください'],
  ['제주 감귤 19,900원', '스마트폰으로 주문', '스마트폰으로 주문'],
])('prints how readers can order or book in the ad for “%s”: “%s”', (product, goal, asked) => {
  const { copy, text } = write(product, goal);
  expect([...(copy.facts ?? []), copy.offer?.text, copy.callToAction]).toContain(asked);
  expect(text).toContain(asked);
});

it('asks once at the end of a text', () => {
  const { text } = write('Самовар, 7 900 ₽', 'заказать на сайте до 20 февраля');
  expect(text.endsWith('Закажите на сайте до 20 февраля.')).toBe(true);
  expect(text).not.toContain('Купите');
});

it.each([
  ['Cours de chant, 20 €', 'bookings par le site', 'Bookings'],
  ['Clases de canto, 20 €', 'reservas por la web', 'Reservas'],
  ['Gesangsunterricht, 20 €', 'mehr Bestellungen über die Website', 'Bestellungen'],
])('prints no noun of the advertiser in the ad for “%s”: “%s”', (product, goal, noun) => {
  const { copy, text } = write(product, goal);
  expect([...(copy.facts ?? []), text].join(' ')).not.toContain(noun);
});

it('does not enlarge a request without an offer', () => {
  const { copy } = write(
    'Rilego a mano libri vecchi',
    'passare in bottega con il libro da rilegare',
  );
  expect(copy.offer?.text).not.toBe('Passa in bottega con il libro da rilegare');
  expect(copy.facts).toContain('Passa in bottega con il libro da rilegare');
});

it('lists no request that the button repeats', () => {
  const { copy } = write('红富士苹果，10斤49元', '微信下单');
  expect(copy.callToAction).toBe('微信下单');
  expect(copy.facts ?? []).not.toContain('微信下单');
});

it('asks formal readers politely', () => {
  const { text } = write(
    'Sgombero cantine a Torino, sopralluogo gratis',
    'telefonare o mandare due foto su whatsapp',
  );
  expect(text).toContain('Telefoni o mandi due foto su whatsapp');
});

it('puts the telephone number behind the whole request for a call', () => {
  const { text } = write(
    'Pranie kanap, 149 zł, tel. 600 555 012',
    'zadzwonić i umówić się jeszcze przed świętami',
  );
  expect(text.endsWith('Zadzwoń i umów się jeszcze przed świętami: 600 555 012.')).toBe(true);
});

it.each([
  ['Dog grooming at your home, £45', 'call or text 07700 900123', 'Call or text 07700 900123.'],
  [
    'Aulas de surf na Ericeira, 30 € a aula',
    'reservar no site ou ligar 910 555 014',
    'Reserve no site ou ligue 910 555 014.',
  ],
  [
    'Maultaschen, 10 Stück 12 €',
    'bis Donnerstag 18 Uhr per WhatsApp vorbestellen',
    'Bis Donnerstag 18 Uhr per WhatsApp vorbestellen.',
  ],
  [
    'Cours de couture, 150 €',
    "s'inscrire en ligne et apporter son tissu",
    'Inscrivez-vous en ligne et apportez votre tissu.',
  ],
  [
    'Köy kahvaltısı, kişi başı 450 TL',
    'arayıp bahçeden masa ayırtsınlar',
    'Arayıp bahçeden masa ayırtın.',
  ],
  [
    'Продаю дитячий велосипед, 2 800 грн',
    'писати в приват або телефонувати після 19:00',
    'Пишіть в приват або телефонуйте після 19:00.',
  ],
  ['수제 도시락 9,500원', '이틀 전까지 문자로 주문받기', '이틀 전까지 문자로 주문하세요.'],
  [
    'Ich repariere alte Radios',
    'einfach im Laden vorbeibringen oder vorher anrufen 0731 555 0142',
    'Einfach im Laden vorbeibringen oder vorher anrufen: 0731 555 0142.',
  ],
])('ends the text about “%s” with the whole request “%s”', (product, goal, end) => {
  expect(write(product, goal).text.endsWith(end)).toBe(true);
});

it('takes no shop in the goal for a download', () => {
  const { copy } = write('Ich repariere alte Radios', 'einfach im Laden vorbeibringen');
  expect(copy.callToAction).not.toContain('Laden');
});

it('prints no clause that only continues the words before a number', () => {
  const { copy, text } = write(
    'Begagnad barnvagn, 1 800 kr',
    'skicka sms till 070-555 01 23 så bestämmer vi tid',
  );
  expect([...(copy.facts ?? []), text].join(' ')).not.toContain('Så bestämmer');
});

it('keeps variants of a thing in one line', () => {
  const { copy, text } = write(
    'Hausgemachte Maultaschen, 10 Stück 12 €, mit Fleisch, mit Spinat oder vegan',
    '',
  );
  expect(copy.headline).not.toContain('Fleisch.');
  expect(text.toLowerCase()).toContain('mit fleisch, mit spinat oder vegan');
});

it('enlarges a gift in a long request, and not the telephone number', () => {
  const { copy } = write(
    'Trädfällning i Borås, fast pris, ring Micke 031-390 06 21',
    'ringa för gratis besiktning innan höststormarna',
  );
  expect(copy.offer?.text).toBe('Ring för gratis besiktning innan höststormarna');
});
