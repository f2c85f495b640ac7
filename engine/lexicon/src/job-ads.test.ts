import { expect, it } from 'vitest';
import { findJobLead, findLanguageOfStaff, isJobAd, isJobOffer, removeSought } from './job-ads.ts';

it.each([
  'مطلوب كهربائي في الدمام، سيارة الشركة',
  'مخبز الأمل يبحث عن خباز',
  'דרוש/ה חשמלאי/ת בבאר שבע',
  'דרושים מלצרים, משמרות ערב',
  'משרד אדריכלים מחפש שרטטת',
  'Garson aranıyor, Kadıköy',
  'iş ilanı: muhasebeci',
  'We are hiring: barista',
  "We're hiring a barista in Leeds",
  'Barista wanted',
  'Looking for a barista',
  'Job: electrician in York',
  'Join our team: warehouse operative',
  'Cherche nounou le mercredi à Lyon',
  'Cerco badante a Torino',
  'Busco niñera por las tardes',
  'Procuro diarista às quintas',
  'Suche Putzhilfe in Bonn',
  'Ik zoek een oppas voor woensdag',
  'Söker barnvakt i Lund',
  'Nous embauchons : coiffeur',
  'Lavora con noi: commessa',
  'Estamos a contratar: barista',
  'Trabajo: cocinero en Málaga',
  'Wij zijn op zoek naar een barista',
  'Vi anställer: barista',
  'Προσλαμβάνουμε: σερβιτόρος',
  'हम भर्ती कर रहे हैं: बरिस्ता',
  'Kami membuka lowongan: barista',
  'Chúng tôi đang tuyển: barista',
  'เรากำลังหาบาริสต้า',
  '我们正在招聘：咖啡师',
  'スタッフを募集しています：バリスタ',
  '함께 일할 바리스타를 찾습니다',
])('reads “%s” as a job offer', (product) => {
  expect(isJobOffer(product)).toBe(true);
});

it.each(['Suche Wohnung in Köln', 'Busco piso en Madrid', 'Cherche canapé convertible'])(
  'reads “%s” as no job offer',
  (product) => {
    expect(isJobOffer(product)).toBe(false);
  },
);

it.each(['אפליקציה למי שמחפש עבודה', 'تطبيق لمن يبحث عن عمل', 'iş ilanı sitesi yazılımı'])(
  'reads “%s” as a product, because it offers no work itself',
  (product) => {
    expect(isJobOffer(product)).toBe(false);
  },
);

it.each([
  ['Camerieri cercasi, turni serali', 'Camerieri, turni serali'],
  ['電気工事士募集、社用車あり', '電気工事士、社用車あり'],
  ['【急募】ホールスタッフ', 'ホールスタッフ'],
  ['急募！ホールスタッフ、未経験可', 'ホールスタッフ、未経験可'],
  ['求人：歯科衛生士', '歯科衛生士'],
  ['保育士の求人、週3日から', '保育士、週3日から'],
  ['诚聘电工，包住', '电工，包住'],
  ['招聘：咖啡师', '咖啡师'],
  ['幼儿园老师招聘，双休', '幼儿园老师，双休'],
  ['전기기사 모집, 차량 지원', '전기기사, 차량 지원'],
  ['구인: 홀 직원', '홀 직원'],
  ['Zatrudnię kucharza', 'kucharza'],
  ['Przyjmę fryzjerkę', 'fryzjerkę'],
  ['Procura-se costureira', 'costureira'],
  ['Contrata-se motorista de entregas', 'motorista de entregas'],
  ['รับสมัครพนักงานร้านกาแฟ', 'พนักงานร้านกาแฟ'],
  ['รับสมัครพนักงาน: บาริสต้า', 'บาริสต้า'],
  ['Recrutement : coiffeur', 'coiffeur'],
  ['Recrutement: coiffeur', 'coiffeur'],
  ['Se necesita camarero', 'camarero'],
  ['Pilnie zatrudnimy magazyniera', 'magazyniera'],
  ['Dołącz do nas – magazynier', 'magazynier'],
  ['Praca dla kierowcy kat. C', 'kierowcy kat. C'],
])('reads “%s” as a job offer', (product, occupation) => {
  expect(isJobOffer(product)).toBe(true);
  expect(removeSought(product.slice(findJobLead(product).length))).toBe(occupation);
});

it.each([
  '会員募集、初月無料',
  'Przyjmiemy zamówienia na torty',
  '里親募集',
  '招聘管理软件',
  '在线招聘，中小企业',
  '회원 모집, 필라테스',
  '채용 관리 프로그램',
  '募集型企画旅行',
  'Looking for a plumber? We come today',
  'Job board software',
  '招聘会活动策划',
  'Jobs to be done workshop',
  'Trabajo en equipo: curso online',
])('does not read “%s” as a job offer', (product) => {
  expect(isJobOffer(product)).toBe(false);
});

it.each([
  ['hiring delivery drivers own car', true],
  ['Wanted: sous chef in Glasgow', true],
  ['Sous chef wanted in Glasgow', true],
  ['wanted posters', false],
  ['hiring software for delivery firms', false],
  ['gutter clearing, no ladders needed', false],
  ['delivery drivers needed', true],
])('decides whether the English field “%s” looks for staff', (field, isJob) => {
  expect(isJobAd(field)).toBe(isJob);
});

it('reads an announcement as a job ad even if later sentences name tools or services', () => {
  expect(
    isJobOffer('Apprentice roofer wanted, Stockport. £11.50/hr, tools and van travel paid'),
  ).toBe(true);
  expect(isJobOffer('Hiring made easy. The platform for restaurants')).toBe(false);
});

it('keeps the French verb “Recherche” out of the job title', () => {
  expect(findJobLead('Recherche serveur en CDI')).toBe('Recherche ');
});

it.each([
  'Voedselbos zoekt vrijwilligers en donateurs',
  'Tierschutzverein sucht Pflegestellen für alte Katzen',
  'Protectora busca voluntarios para paseos',
  'Läxhjälp söker volontärer',
  'Приют ищет волонтёров',
])('does not read an appeal for volunteers as a job ad (%s)', (field) => {
  expect(isJobOffer(field)).toBe(false);
});

it.each([
  'Night care assistant, £12.60/hr, 3 shifts a week',
  'Küchenhilfe auf Minijobbasis, 13 €/h',
  'Lagerhelfer, Stundenlohn 14 €',
  'Plongeur, 35h, 1 801 € brut',
  'Limpiadora, 10 €/h',
  'Commessa part time, 850 € netti',
  'Cozinheiro, salário R$ 2.400',
  'Schoonmaker, €14,06 p/u',
  'Pomoc kuchenna, 30,50 zł/h brutto',
  'Undersköterska natt, timlön 165 kr',
  'Garson, maaş 25.000 TL',
  'Повар, зарплата 60 000',
  '服务员 月薪6000元',
  '調理補助 時給1,250円',
  '주방보조 시급 11,000원',
])('reads the pay or the hours of an employee as a job ad: “%s”', (product) => {
  expect(isJobOffer(product)).toBe(true);
});

it.each([
  'Nachhilfe Mathematik, 20 €/h',
  'Gardener, £25 per hour',
  'Payroll software',
  'Kart hire £30 per hour',
  'Gehaltsabrechnung für Betriebe',
  'Piano lessons £35/hr',
  'Vernice RAL 9010',
])('reads a price or a product for employers as no job ad: “%s”', (product) => {
  expect(isJobOffer(product)).toBe(false);
});

it.each([
  'Spülkraft für Hotel',
  'Spülkraft Hotel Adler',
  'Kellner für unser Restaurant am See',
  'Cameriere per ristorante',
  'Cleaner for a primary school',
  'عامل نظافة لمدرسة',
  'حارس لمدرسة',
  "Plumber's mate required, immediate start",
  'School caretaker, 30 hours, term time',
  'Bidello scuola elementare',
  'Okula güvenlik görevlisi',
  'स्कूल के लिए चौकीदार',
])('reads an occupation and its workplace as a job ad: %s', (field) => {
  expect(isJobOffer(field)).toBe(true);
});

it.each([
  'Barista school',
  'Koch Restaurant Zürich',
  'Chef for private parties',
  'Fahrer für Flughafentransfer',
  '市民農園 区画募集',
  '貸し農園 利用者募集中',
  '会員募集',
  '会员招募',
])('reads no job ad in a school, a surname or the search for members: %s', (field) => {
  expect(isJobOffer(field)).toBe(false);
});

it.each([
  ['Spülkraft Hotel Adler', 'de'],
  ['Barista Hotel', null],
  ['Hotel Adler', null],
])('finds the language of a long occupation: %s', (field, language) => {
  expect(findLanguageOfStaff(field)).toBe(language);
});
