import type { Emotion } from '@adwright/contracts';
import { BOOST_VARIATION_COUNT } from '@adwright/contracts/values';
import { emotions } from '@adwright/engine-testing';
import { describe, expect, it } from 'vitest';
import { chooseAddress } from '../content/frame-marks.ts';
import { MATTER_OF_FACT } from '../content/kinds.ts';
import type { PhrasebookLanguage } from '../content/languages.ts';
import { getKindFrames, getPhrasebook } from '../content/texts.ts';
import { findBriefKind } from '../reading/trade-of-brief.ts';
import { writeAdCopy } from '../write-ad-copy.ts';
import { writeAdText } from '../write-ad-text.ts';
import { chooseFrames } from './frames.ts';

/** Product, audience and goal of at least twelve kinds of business. */
const BRIEFS: readonly [PhrasebookLanguage, string, string, string][] = [
  ['de', 'Zahnarztpraxis in Köln, auch samstags', 'Familien', 'Termine'],
  ['de', 'Schichtplanung per App, Urlaub auf einen Blick', 'Restaurants', 'Testkunden'],
  ['de', 'Bio-Hundefutter ohne Getreide, aus regionalem Rind', 'Hundebesitzer', 'Verkäufe'],
  ['de', 'Malermeister Schulz, Fassaden und Innenräume', 'Hausbesitzer in Ulm', 'Anfragen'],
  ['de', 'Gasthaus am See, fangfrische Forelle', 'Familien und Paare', 'Reservierungen'],
  ['de', 'Yogakurs für Anfänger, kleine Gruppen', 'Berufstätige', 'Anmeldungen'],
  ['de', 'Handgemachte Ledertaschen aus Florenz', 'berufstätige Frauen', 'mehr Verkäufe'],
  ['de', 'Wir suchen: Elektriker (m/w/d) in Köln, Firmenwagen', 'Handwerker', 'Bewerbungen'],
  ['de', 'Spenden für das Tierheim Nord, neues Katzenhaus', 'Tierfreunde', ''],
  ['de', 'Bestattungshaus Lindner, Tag und Nacht erreichbar', 'Angehörige', 'Anrufe'],
  ['de', 'Reihenhaus in Potsdam, 5 Zimmer, Südgarten', 'junge Familien', 'Besichtigungen'],
  ['de', 'Escape Room in Köln, drei neue Räume', 'Freunde und Kollegen', 'Tickets verkaufen'],
  ['de', 'Ferienwohnung auf Rügen, Hund erlaubt', 'Familien mit Hund', 'Buchungen'],
  ['de', 'Steuerberatung für Selbstständige, alles digital', 'Freiberufler', 'Erstgespräche'],
  ['de', 'Krimskrams von Opa', 'alle', 'Verkäufe'],
  ['nl', 'Tandartspraktijk in Gent, ook op zaterdag', 'gezinnen', 'afspraken'],
  ['nl', 'Schildersbedrijf De Wit, gevels en binnenwerk', 'huiseigenaren in Utrecht', 'offertes'],
  ['nl', 'Eetcafé aan de haven, verse mosselen', 'gezinnen en stellen', 'reserveringen'],
  ['nl', 'Biologisch hondenvoer zonder graan', 'hondenbezitters', 'verkoop'],
  ['nl', 'Vakantiehuis op Texel, hond welkom', 'gezinnen met hond', 'boekingen'],
  ['fr', 'Cabinet dentaire à Lyon, aussi le samedi', 'familles', 'rendez-vous'],
  ['fr', 'Fromage de chèvre fermier, affiné huit semaines', 'gourmands', 'ventes'],
  ['fr', 'Plombier à Toulouse, dépannage le week-end', 'particuliers', 'appels'],
  ['fr', 'Gîte en Bretagne, chiens acceptés', 'familles', 'réservations'],
  [
    'fr',
    'Nous recrutons : électricien (h/f) à Rennes, véhicule fourni',
    'artisans',
    'candidatures',
  ],
  ['fr', 'Bibelots de papi', 'tous', 'ventes'],
  ['it', 'Studio dentistico a Bologna, anche di sabato', 'famiglie', 'prenotazioni'],
  ['it', 'Borse in pelle fatte a mano, da Firenze', 'donne che lavorano', 'vendite'],
  ['it', 'Trattoria sul lago, pesce fresco di giornata', 'famiglie e coppie', 'prenotazioni'],
  ['it', 'Corso di yoga per principianti, gruppi piccoli', 'chi lavora in ufficio', 'iscrizioni'],
  ['it', 'Onoranze funebri Bianchi, reperibili giorno e notte', 'familiari', 'chiamate'],
  ['it', 'Cercasi elettricista a Torino, con furgone', 'artigiani', 'candidature'],
  ['it', 'Camerieri cercasi, contratto a tempo indeterminato', 'giovani', ''],
  ['it', 'Psicologa a Padova, colloqui anche online', 'adulti', ''],
  ['it', 'Cianfrusaglie del nonno', 'tutti', 'vendite'],
  ['es', 'Clínica dental en Madrid, también los sábados', 'familias', 'citas'],
  ['es', 'Café de Colombia recién tostado, envío en 48 horas', 'oficinas compartidas', 'pedidos'],
  ['es', 'Pintor Ramírez, fachadas e interiores', 'propietarios de Sevilla', 'presupuestos'],
  ['es', 'Restaurante La Marea, pescado del día y terraza', 'parejas y familias', 'reservas'],
  ['es', 'App para correr, rutas cerca de casa', 'corredores aficionados', 'descargas'],
  ['es', 'Donaciones para el refugio Norte, nueva gatera', 'amigos de los animales', 'donaciones'],
  ['es', 'Buscamos camarero en Granada, turno fijo', 'hosteleros', 'candidaturas'],
  ['es', 'Piso en Málaga, tres habitaciones y terraza', 'familias jóvenes', 'visitas'],
  ['es', 'Las cosas del abuelo', 'todos', 'ventas'],
  ['pt', 'Clínica dentária em Braga, também aos sábados', 'famílias', 'marcações'],
  ['pt', 'Restaurante junto ao mar, peixe fresco', 'famílias e casais', 'reservas'],
  ['pt', 'Pintor Silva, fachadas e interiores', 'proprietários em Curitiba', 'orçamentos'],
  ['pt', 'Malas de couro feitas à mão em Florença', 'mulheres que trabalham', 'mais vendas'],
  ['pt', 'Procuramos eletricista em Campinas, carro da empresa', 'profissionais', 'candidaturas'],
  ['pt', 'Lar de idosos Santa Marta, com jardim', 'familiares', 'contactos'],
  ['pt', 'Coisas do avô', 'todos', 'vendas'],
  ['pl', 'Gabinet stomatologiczny w Krakowie, także w soboty', 'dla rodzin', 'wizyty'],
  ['pl', 'Malarz Kowalski, elewacje i wnętrza', 'właściciele domów', 'wyceny'],
  ['pl', 'Restauracja nad jeziorem, świeże ryby', 'rodziny i pary', 'rezerwacje'],
  ['pl', 'Karma dla psa bez zbóż, z polskiej wołowiny', 'właściciele psów', 'sprzedaż'],
  ['pl', 'Apartament nad morzem, można z psem', 'rodziny z dziećmi', 'rezerwacje'],
  ['sv', 'Tandläkare i Malmö, öppet även på lördagar', 'familjer', 'bokningar'],
  ['sv', 'Målerifirma Lindqvist, fasader och invändig målning', 'villaägare i Uppsala', 'offerter'],
  ['sv', 'Krog vid hamnen, färska räkor och fisksoppa', 'par och familjer', 'bordsbokningar'],
  ['sv', 'Ekologiskt hundfoder utan spannmål, svensk råvara', 'hundägare', 'försäljning'],
  ['sv', 'Stuga på Öland, hund välkommen', 'barnfamiljer', 'bokningar'],
  ['id', 'Klinik gigi di Bandung, buka hari Sabtu', 'keluarga', 'janji temu'],
  ['id', 'Warung makan tepi pantai, ikan bakar dan sambal', 'keluarga dan pasangan', 'reservasi'],
  [
    'id',
    'Tukang cat rumah Pak Budi, interior dan eksterior',
    'pemilik rumah di Depok',
    'permintaan penawaran',
  ],
  ['id', 'Aplikasi kasir untuk warung, laporan harian', 'pemilik warung', 'uji coba'],
  ['id', 'Suku cadang mesin industri, kirim ke seluruh Jawa', 'pabrik', 'penawaran'],
  ['id', 'Lowongan: tukang listrik di Surabaya, motor kantor', 'teknisi', 'lamaran'],
  ['id', 'Rumah dijual di Bogor, 3 kamar dan taman', 'keluarga muda', 'kunjungan'],
  ['id', 'Barang antik kakek', 'semua', 'penjualan'],
  ['vi', 'Nha khoa Nụ Cười tại Đà Nẵng, mở cửa thứ bảy', 'gia đình', 'đặt lịch hẹn'],
  ['vi', 'Nhà hàng hải sản ven biển, cá tươi mỗi ngày', 'gia đình và cặp đôi', 'đặt bàn'],
  ['vi', 'Thợ sơn nhà Minh Khang, trong và ngoài trời', 'chủ nhà ở Hà Nội', 'báo giá'],
  ['vi', 'Phần mềm quản lý bán hàng, báo cáo mỗi ngày', 'chủ cửa hàng', 'dùng thử'],
  ['vi', 'Gia công cơ khí CNC, nhận đơn nhỏ', 'nhà máy', 'báo giá'],
  ['vi', 'Tuyển thợ điện tại Hải Phòng, có xe công ty', 'thợ lành nghề', 'ứng tuyển'],
  ['vi', 'Căn hộ ở Thủ Đức, hai phòng ngủ và ban công', 'gia đình trẻ', 'xem nhà'],
  ['vi', 'Đồ cũ của ông ngoại', 'mọi người', 'bán hàng'],
  ['hi', 'जयपुर में डेंटल क्लिनिक, शनिवार को भी खुला', 'परिवारों के लिए', 'अपॉइंटमेंट'],
  ['hi', 'झील किनारे रेस्टोरेंट, ताज़ी मछली', 'परिवार और जोड़े', 'टेबल बुकिंग'],
  ['hi', 'शर्मा पेंटर, घर के अंदर और बाहर की पुताई', 'दिल्ली के मकान मालिक', 'कोटेशन'],
  ['hi', 'दुकानों के लिए बिलिंग सॉफ्टवेयर, रोज़ की रिपोर्ट', 'दुकानदार', 'ट्रायल'],
  ['hi', 'औद्योगिक मशीन पार्ट्स, पूरे गुजरात में डिलीवरी', 'फ़ैक्टरियों के लिए', 'पूछताछ'],
  ['hi', 'इलेक्ट्रीशियन चाहिए, कंपनी की बाइक', 'कारीगर', 'आवेदन'],
  ['hi', 'पुणे में फ़्लैट, तीन कमरे और बालकनी', 'युवा परिवारों के लिए', 'साइट विज़िट'],
  ['hi', 'दादाजी का सामान', 'सबके लिए', 'बिक्री'],
  ['th', 'คลินิกทันตกรรมเชียงใหม่, เปิดวันเสาร์', 'ครอบครัว', 'นัดหมาย'],
  ['th', 'ร้านอาหารริมทะเล, ปลาเผาและน้ำจิ้ม', 'ครอบครัวและคู่รัก', 'จองโต๊ะ'],
  ['th', 'ช่างทาสีบ้านลุงสมชาย, ทั้งภายในและภายนอก', 'เจ้าของบ้านในนนทบุรี', 'ใบเสนอราคา'],
  ['th', 'โปรแกรมขายหน้าร้าน, รายงานทุกวัน', 'เจ้าของร้าน', 'ทดลองใช้'],
  ['th', 'ชิ้นส่วนอุตสาหกรรม, ส่งทั่วประเทศ', 'โรงงาน', 'ใบเสนอราคา'],
  ['th', 'รับสมัครช่างไฟฟ้า, มีรถบริษัท', 'ช่างฝีมือ', 'สมัครงาน'],
  ['th', 'คอนโดใกล้รถไฟฟ้า, สองห้องนอน', 'คนทำงาน', 'นัดชมห้อง'],
  ['th', 'ของเก่าของคุณปู่', 'ทุกคน', 'ยอดขาย'],
  ['ru', 'Стоматология в Казани, приём по субботам', 'семьи с детьми', 'запись на приём'],
  ['ru', 'Ресторан у озера, свежая рыба', 'пары и семьи', 'бронирования'],
  ['ru', 'Корм для собак без зерна, из говядины', 'владельцы собак', 'продажи'],
  ['ru', 'Маляр Соколов, фасады и интерьеры', 'владельцы домов', 'заявки'],
  ['ru', 'Требуется электрик в Туле, служебная машина', 'мастера', 'отклики'],
  ['ru', 'Всякая всячина от дедушки', 'все', 'продажи'],
  ['uk', 'Стоматологія у Львові, прийом і в суботу', 'родини з дітьми', 'записи на прийом'],
  ['uk', 'Ресторан біля озера, свіжа риба', 'пари й родини', 'бронювання столиків'],
  ['uk', 'Садиба в Карпатах, можна з собакою', 'родини з дітьми', 'бронювання'],
  ['uk', 'Маляр Коваленко, фасади й інтер’єри', 'власники будинків', 'заявки'],
  ['uk', 'Збір коштів для притулку «Хвостик», новий вольєр', 'друзі тварин', 'донати'],
  ['uk', 'Усяка всячина від дідуся', 'усі', 'продажі'],
  ['el', 'Οδοντιατρείο στη Θεσσαλονίκη, ανοιχτά και Σάββατο', 'οικογένειες', 'ραντεβού'],
  ['el', 'Ταβέρνα δίπλα στη λίμνη, φρέσκο ψάρι', 'ζευγάρια και οικογένειες', 'κρατήσεις'],
  ['el', 'Ξενώνας στο Πήλιο, δεκτά και σκυλιά', 'οικογένειες', 'κρατήσεις'],
  ['el', 'Ελαιοχρωματιστής Νίκος, όψεις και εσωτερικοί χώροι', 'ιδιοκτήτες σπιτιών', 'προσφορές'],
  ['el', 'Ζητείται ηλεκτρολόγος στη Λάρισα, με εταιρικό όχημα', 'τεχνίτες', 'βιογραφικά'],
  ['el', 'Μικροπράγματα του παππού', 'όλοι', 'πωλήσεις'],
  ['ar', 'عيادة أسنان في الرياض، مفتوحة يوم السبت', 'العائلات', 'حجوزات'],
  ['ar', 'حقائب جلدية مصنوعة يدويًا، تصميم كلاسيكي', 'النساء العاملات', 'زيادة المبيعات'],
  ['ar', 'مطعم البحر، سمك طازج، جلسات خارجية', 'العائلات والأصدقاء', 'حجز طاولات'],
  ['ar', 'سباك في جدة، تسليك وكشف تسربات', 'أصحاب المنازل', 'مكالمات'],
  ['ar', 'مطلوب كهربائي في الدمام، سيارة الشركة', 'فنيين', 'طلبات توظيف'],
  ['tr', "İzmir'de diş kliniği, cumartesi de açık", 'aileler', 'randevu'],
  ['tr', 'El yapımı deri çanta, klasik tasarım', 'çalışan kadınlar', 'satış'],
  ['tr', 'Balık restoranı, günlük taze balık', 'çiftler ve aileler', 'rezervasyon'],
  ['tr', 'Garson aranıyor, Kadıköy, düzenli vardiya', 'gençler', 'başvuru'],
  ['tr', 'Dedemin eski eşyaları', 'herkes', 'satış'],
  ['he', 'מרפאת שיניים בחיפה, פתוח גם בשישי', 'משפחות', 'תורים'],
  ['he', 'תיקי עור בעבודת יד, עיצוב קלאסי', 'נשים עובדות', 'מכירות'],
  ['he', 'צימר בגליל, בריכה וארוחת בוקר', 'זוגות', 'הזמנות'],
  ['he', 'דרוש/ה חשמלאי/ת בבאר שבע, רכב צמוד', 'אנשי מקצוע', 'מועמדים'],
  ['he', 'הדברים הישנים של סבא', 'כולם', 'מכירות'],
  ['ja', '大阪の歯科医院、土曜も診療', '子育て世代', '予約'],
  ['ja', '自家焙煎コーヒー豆、エチオピア産', '在宅ワーカー', '注文'],
  ['ja', '外壁塗装の田中塗装、屋根もまとめて', '戸建てにお住まいの方', '見積もり'],
  ['ja', '電気工事士募集、社用車あり', '経験者', '応募'],
  ['ja', '家族葬の白百合会館、夜間も受付', 'ご遺族', '電話'],
  ['ja', 'じいちゃんのガラクタ', 'みんな', '販売'],
  ['zh', '上海牙科诊所，周六也看诊', '年轻家庭', '预约'],
  ['zh', '海边渔家餐厅，当天打捞的海鲜', '家庭和情侣', '订座'],
  ['zh', '餐厅排班软件，请假一目了然', '餐饮企业', '试用'],
  ['zh', '诚聘电工，包住', '有经验的师傅', '应聘'],
  ['zh', '流浪猫救助站捐款，建新猫舍', '爱猫人士', '捐款'],
  ['zh', '爷爷的旧物件', '所有人', '销售'],
  ['ko', '서울 치과, 토요일에도 진료', '젊은 가족', '예약'],
  ['ko', '갓 볶은 원두, 에티오피아 예가체프', '재택근무자', '주문'],
  ['ko', '제주 바다 펜션, 반려견 동반 가능', '연인', '예약'],
  ['ko', '초보 요가 수업, 소수 정원', '직장인', '수강 신청'],
  ['ko', '전기기사 모집, 차량 지원', '경력자', '지원자'],
  ['ko', '할아버지의 잡동사니', '모두', '판매'],
];

const writeCopies = (product: string, audience: string, goal: string, emotion: Emotion) =>
  Array.from({ length: BOOST_VARIATION_COUNT }, (_, variation) =>
    writeAdCopy({ product, audience, goal, emotion }, 7, variation),
  );

describe.each(BRIEFS)(
  'headlines in the language %s for “%s”',
  (language, product, audience, goal) => {
    it.each(emotions)(
      'at least six of ten ads have headlines about the product (%s)',
      (emotion) => {
        const copies = writeCopies(product, audience, goal, emotion);
        const { moods } = chooseFrames({ product, audience, goal, emotion }, language);
        const headlines = copies.map(({ headline }) => headline);
        expect(new Set(headlines).size).toBe(headlines.length);
        expect(
          headlines.filter((headline) => !moods.includes(headline)).length,
        ).toBeGreaterThanOrEqual(6);
        expect(moods).not.toContain(headlines[0]);
      },
    );

    it('names the product in every ad and every text', () => {
      for (const copy of writeCopies(product, audience, goal, 'trust')) {
        const { headline, subline, offer, facts = [], productName } = copy;
        const lines = [headline, subline, offer?.text, ...facts].join(' ').toLowerCase();
        for (const word of productName.toLowerCase().split(' ')) expect(lines).toContain(word);
      }
      const name = writeCopies(product, audience, goal, 'trust')[0]?.productName ?? '';
      const texts = writeAdText(
        { product, audience, goal, emotion: 'trust', adType: 'comparison' },
        3,
      );
      const removeGenderMark = (text: string) =>
        text.replace(/ \((?:m\/w\/d|h\/f)\)/, '').toLowerCase();
      for (const text of texts.slice(0, 3))
        expect(removeGenderMark(text)).toContain(removeGenderMark(name));
    });

    it('leaves no bracket or slot (gap) of a frame in any text', () => {
      const brief = {
        product,
        audience,
        goal,
        emotion: 'curiosity',
        adType: 'comparison',
      } as const;
      const copies = writeCopies(product, audience, goal, 'curiosity');
      expect(
        JSON.stringify([...copies.map(({ labels, ...copy }) => copy), ...writeAdText(brief, 1)]),
      ).not.toMatch(/[<>|]|\{\w+\}/);
    });
  },
);

it.each([
  ['Rechtsanwalt für Mietrecht', 'Mieter', 'Sie'],
  ['Gitarrenkurs am Abend', 'Studierende', 'du'],
  ['Schichtplanung für die Küche per App', 'Restaurants', 'Sie'],
  ['Nagelstudio am Abend', 'Studierende', 'du'],
  ['Massage am Arbeitsplatz', 'Unternehmen', 'Sie'],
])('addresses the readers of “%s”, %s, only in the form “%s”', (product, audience, address) => {
  const brief = { product, audience, goal: '', adType: 'comparison' } as const;
  const texts = emotions.flatMap((emotion) => [
    ...writeAdText({ ...brief, emotion }, 5),
    ...writeCopies(product, audience, '', emotion).flatMap(
      ({ headline, subline, problem, quote }) => [headline, subline, problem, quote.text],
    ),
  ]);
  const familiar = /(?<!\p{L})(?:du|dich|dir|dein\p{L}*)(?!\p{L})/iu;
  const polite = /(?<!\p{L})(?:Sie|Ihnen|Ihr\p{L}*)(?!\p{L})/u;
  const [used, other] = address === 'du' ? [familiar, polite] : [polite, familiar];
  expect(texts.filter((text) => other.test(text))).toEqual([]);
  expect(texts.some((text) => used.test(text))).toBe(true);
});

it.each([
  ['Borse in pelle', 'studentesse', 'vendite', /^(?:Ordina|Acquista) ora$/],
  ['Borse in pelle', 'negozi', 'vendite', /^(?:Ordini|Acquisti) ora$/],
  ['Studio dentistico a Bologna', 'studenti', 'prenotazioni', /^(?:Prenoti|Fissi) /],
])(
  'addresses the readers of “%s”, %s, in the same form on the button',
  (product, audience, goal, button) => {
    for (const { callToAction } of writeCopies(product, audience, goal, 'trust'))
      expect(callToAction).toMatch(button);
  },
);

it('prints “cercasi” of a job ad only in a headline that announces the job as typed', () => {
  for (const { headline, subline } of writeCopies(
    'Camerieri cercasi, turni serali',
    '',
    '',
    'trust',
  )) {
    expect(subline).not.toMatch(/cercasi/i);
    expect(headline.replace(/^Camerieri cercasi$/u, '')).not.toMatch(/cercasi/i);
  }
});

it('writes calm copy for a solemn trade, such as funerals, whatever the emotion is', () => {
  const funeral = { product: 'Pompes funèbres Lambert', audience: 'familles', goal: 'appels' };
  const { lively } = getKindFrames('service', 'fr').headlines;
  for (const emotion of emotions) {
    const { named } = chooseFrames({ ...funeral, emotion }, 'fr');
    expect(named.filter((frame) => lively.includes(frame))).toEqual([]);
  }
});

const OF_THE_MATTER = BRIEFS.filter(([, product, , goal]) =>
  MATTER_OF_FACT.includes(findBriefKind({ product, goal })),
);

it('the test cases contain jobs and donations in at least twelve languages', () => {
  const languages = new Set(OF_THE_MATTER.map(([language]) => language));
  expect(languages.size).toBeGreaterThanOrEqual(12);
});

it.each(OF_THE_MATTER)(
  'prints no headline of the emotion in the language %s for “%s”',
  (language, product, audience, goal) => {
    const { emotions: moods } = getPhrasebook(language);
    for (const emotion of emotions) {
      const lines = moods[emotion].flatMap((line) => [
        chooseAddress(line, true),
        chooseAddress(line, false),
      ]);
      for (const { headline, productName } of writeCopies(product, audience, goal, emotion))
        expect(lines.map((line) => line.replace('{name}', productName))).not.toContain(headline);
    }
  },
);

it.each([
  ['Επισκευή κινητών, αλλαγή οθόνης σε 1 ώρα', 'Επισκευή κινητών. Αλλαγή οθόνης σε 1 ώρα.'],
  ['टिफ़िन सर्विस, शुद्ध शाकाहारी', 'टिफ़िन सर्विस। शुद्ध शाकाहारी।'],
  ['Курси англійської для IT, 2 місяці', 'Курси англійської для IT'],
  ['डिलीवरी बॉय चाहिए, अपनी बाइक हो', 'डिलीवरी बॉय चाहिए'],
])('begins with the special feature of “%s”, unless it is a measure or a job', (product, line) => {
  const brief = { product, audience: '', goal: '', emotion: 'trust' } as const;
  expect(writeAdCopy(brief, 1, 0).headline).toBe(line);
});
