import { describe, expect, it } from 'vitest';
import type { WrittenLanguage } from '../../content/languages.ts';
import { readFacts } from './read-facts.ts';
import { removeTrailingJoin, wordStatement } from './statement-words.ts';

describe('a statement of the goal', () => {
  it.each<[WrittenLanguage, string, string]>([
    ['en', 'and book before the carol season', 'Book before the carol season'],
    ['de', 'oder Abdruckscan hochladen', 'Abdruckscan hochladen'],
    ['fr', '-10 € si deux voisins réservent ensemble', '-10 € si deux voisins réservent ensemble'],
    ['pl', 'zapisać na bezpłatną lekcję', 'Zapisz się na bezpłatną lekcję'],
    ['ru', 'написать в вотсап и прислать фото', 'Напишите в вотсап и пришлите фото'],
    ['he', 'להתקשר ולקבוע תור לפני הקיץ', 'התקשרו וקבעו תור לפני הקיץ'],
    ['es', 'llamar y pedir cita', 'Llama y pide cita'],
    // No request is known for the second step, so both steps stay infinitives.
    ['es', 'llamar y gestionar la cita', 'Llamar y gestionar la cita'],
    ['fr', 'apporter la photo de son chien', 'Apportez la photo de votre chien'],
    ['fr', 'réserver le gîte avec sa piscine', 'Gîte avec sa piscine'],
    ['ru', 'забронировать столик или просто зайти', 'Забронируйте столик или просто зайдите'],
    ['nl', 'kaartje kopen via de site', 'Koop een kaartje via de site'],
    ['nl', 'een mailtje sturen en langskomen', 'Stuur een mailtje en kom langs'],
    ['nl', 'offerte aanvragen via de site', 'Vraag een offerte aan via de site'],
    ['nl', 'dan plannen we meteen', 'Dan plannen we meteen'],
    ['tr', 'bakırlarını dükkâna getirsinler', 'Bakırlarınızı dükkâna getirin'],
    ['pl', 'na zajęcia zabrać dowód', 'Na zajęcia zabierz dowód'],
    ['ru', 'на занятие взять с собой паспорт', 'На занятие возьмите с собой паспорт'],
    ['it', 'per la prova portare le scarpe', 'Per la prova porta le scarpe'],
    ['fr', 'pour manger sur place', 'Pour manger sur place'],
    ['tr', 'siteden sipariş versin', 'Siteden sipariş verin'],
    ['tr', 'yeni kursun tarihleri', 'Yeni kursun tarihleri'],
    ['ko', '사진을 보내고 상담받기', '사진을 보내고 상담받으세요'],
    ['ja', 'お電話で無料見積もりを申し込む', 'お電話で無料見積もりをお申し込みください'],
    ['ru', 'приехать на бесплатную консультацию', 'Приезжайте на бесплатную консультацию'],
    ['uk', 'замовити пробний набір за 299 грн', 'Замовте пробний набір за 299 грн'],
    ['pt', 'baixar e testar 15 dias grátis', '15 dias grátis'],
    ['pt', 'marcar a aula experimental a 20 €', 'Aula experimental a 20 €'],
    ['es', 'descargar gratis', 'Descargar gratis'],
    ['it', 'fissare appuntamento in via Chiaia', 'Appuntamento in via Chiaia'],
    ['he', 'להירשם לשיעור ניסיון בזום', 'הירשמו לשיעור ניסיון בזום'],
    ['tr', 'uygulamayı indirip 1 ay bedava denesinler', 'Uygulamayı indirip 1 ay bedava deneyin'],
    ['tr', 'cumartesi günü gelsinler', 'Cumartesi günü gelin'],
    ['tr', 'ücretsiz deneme dersine katılım', 'Ücretsiz deneme dersine katılın'],
    ['hi', '10 जनवरी से पहले बुक करवाना', '10 जनवरी से पहले बुक करें'],
    ['he', 'להתנסות חינם 14 יום', 'התנסו חינם 14 יום'],
    ['el', 'να το δοκιμάσουν 30 μέρες', 'Δοκιμάστε το 30 μέρες'],
    ['uk', 'приносити взуття до суботи', 'Приносьте взуття до суботи'],
    ['ru', 'бронировать до 20 декабря', 'Бронируйте до 20 декабря'],
    ['ja', '気軽に立ち寄ってほしい', '気軽にお立ち寄りください'],
    ['ja', '無料で1か月試してもらう', '無料で1か月お試しください'],
    ['ja', '1月の平日を予約してもらいたい', '1月の平日をご予約ください'],
    ['ja', '前日までに電話してほしい', '前日までにお電話ください'],
    ['ja', '一冊読んでほしい', '一冊読んでください'],
    ['ja', '無料アプリをダウンロードしてほしい', '無料アプリをダウンロードしてください'],
    ['ko', '이번 달 25일 전에 구독 신청하게 하기', '이번 달 25일 전에 구독 신청하세요'],
    ['ko', '먼저 전화로 문의하게', '먼저 전화로 문의하세요'],
    ['ko', '2주 무료로 써보게 하기', '2주 무료로 써보세요'],
    ['ko', '10% 쿠폰 받게 하기', '10% 쿠폰 받으세요'],
    ['ko', '직접 만들게 하기', '직접 만드세요'],
    ['ko', '토요일에 놀러 오게', '토요일에 놀러 오세요'],
    ['ko', '동네 가게', '동네 가게'],
    ['ko', '첫 달은 저렴하게', '첫 달은 저렴하게'],
    ['ko', '토요일까지 깨끗하게', '토요일까지 깨끗하게'],
    ['ar', 'يطلبوا قبل الخميس', 'اطلبوا قبل الخميس'],
    ['el', 'να περάσουν από το μαγαζί ή να μας πάρουν τηλ', 'Περάστε από το μαγαζί'],
  ])(
    'a statement of the goal asks the reader to act and begins without a conjunction (%s: %s)',
    (language, typed, printed) => {
      expect(wordStatement(typed, language)).toBe(printed);
    },
  );

  it('a statement of the goal does not end with a preposition if its sentence is cut', () => {
    expect(wordStatement('pesan H-3 lewat', 'id', true)).toBe('Pesan H-3');
    expect(removeTrailingJoin('Aplikasi kasir buat', 'id')).toBe('Aplikasi kasir');
    expect(removeTrailingJoin('hold it on', 'en')).toBe('hold it');
  });
});

describe('the clauses of a goal', () => {
  const listFactTexts = (goal: string, language: WrittenLanguage) =>
    readFacts({ product: 'x', audience: '', goal }, language).map(({ text }) => text);

  it.each<[WrittenLanguage, string, string[]]>([
    ['es', 'reservas por la web, salidas 10:00, 12:30 y 17:00', ['Salidas 10:00, 12:30 y 17:00']],
    [
      'vi',
      'dùng thử miễn phí, hỗ trợ nhập liệu ở Bình Dương, Đồng Nai',
      ['Dùng thử miễn phí', 'Hỗ trợ nhập liệu ở Bình Dương, Đồng Nai'],
    ],
    ['ru', 'заказать сегодня, не выросло — вернём деньги', ['Не выросло — вернём деньги']],
    [
      'de',
      'sollen sich kostenlos registrieren und am Onlinerundgang jeden Mittwoch 19 Uhr teilnehmen',
      ['Kostenlos registrieren', 'Am Onlinerundgang jeden Mittwoch 19 Uhr teilnehmen'],
    ],
    [
      'ru',
      'записаться на бесплатное пробное в субботу',
      ['Запишитесь на бесплатное пробное в субботу'],
    ],
    [
      'el',
      'εγγραφές μέχρι 15 Ιουνίου, τηλέφωνο 210 5550 143',
      ['Εγγραφές μέχρι 15 Ιουνίου', '210 5550 143'],
    ],
    ['ja', 'お電話ください。0120-555-014(9時〜19時)', ['0120-555-014', '9時〜19時']],
    [
      'nl',
      'aanmelden, vroegboekkorting van 40 euro tot 1 mei',
      ['Vroegboekkorting van 40 euro', 'Tot 1 mei'],
    ],
  ])(
    'the clauses of a goal are not split if a part would mean nothing by itself (%s: %s)',
    (language, goal, stated) => {
      expect(listFactTexts(goal, language)).toEqual(stated);
    },
  );
});

describe('the facts of a goal', () => {
  const listFactTexts = (goal: string, language: WrittenLanguage) =>
    readFacts({ product: 'x', audience: '', goal }, language).map(({ text }) => text);

  it.each<[WrittenLanguage, string, string[]]>([
    [
      'es',
      'clase de prueba gratis, después $28.000 por mes',
      ['Clase de prueba gratis', 'Después $28.000 por mes'],
    ],
    [
      'vi',
      'dùng thử miễn phí, sau đó 99.000đ/tháng',
      ['Dùng thử miễn phí', 'Sau đó 99.000đ/tháng'],
    ],
    ['tr', 'kod SAC50 ile 50 TL indirim', ['50 TL indirim', 'Kod SAC50']],
    ['hi', 'कोड HARIYALI पर 10% छूट', ['10% छूट', 'कोड HARIYALI']],
    ['zh', '打电话0571-5550 1236，30分钟到', ['0571-5550 1236', '30分钟到']],
  ])(
    'the facts of a goal are in the order in which the reader needs them (%s: %s)',
    (language, goal, stated) => {
      expect(listFactTexts(goal, language)).toEqual(stated);
    },
  );
});
