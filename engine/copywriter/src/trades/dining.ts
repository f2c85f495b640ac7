import { defineTrade } from '../content/define-trade.ts';

/** Restaurants and cafés, where a table is reserved. */
export const dining = defineTrade({
  rules: [
    // Restaurants, which may be shown by what they serve.
    {
      rank: 100,
      words:
        /(?:restaurant|restauran(?:te|t)s?|ristorante|trattoria|osteria|pizz[ea]ria|churrascaria|restauracj|restoran|gasthaus|gaststätte)(?!\p{L}*(?:software|möbel|bedarf))|ресторан(?!\p{L})|مطعم|レストラン|居酒屋|餐厅|饭店|레스토랑|맛집|रेस्टोरेंट|रेस्तरां/iu,
    },
  ],
  words: {
    rank: 60,
    terms: [
      'restaurang* rumah_makan* nhà_hàng quán_ăn restaurant* eetcafé* brasserie* pizzeria* restauracj* bistro* restoran* lokanta* kafe* meyhane* кафе ресторан* 카페 식당 맛집 餐厅 饭店',
    ],
  },
  selling: {
    goal: 'booking',
    bought: null,
    joined: null,
    takesEmergencyCalls: false,
  },
  emotions: 'all',
  namesAudience: true,
  accessoriesAnswerProblem: true,
  isSolemn: false,
  borrowsFrom: null,
  phrases: {
    de: {
      lines: [
        'Guten Appetit, guten Tag',
        'Setz dich. Es gibt was Gutes.',
        'Der erste Bissen gehört dir',
        'Schmeckt nach mehr Zeit',
      ],
      problem: 'Wieder das Gleiche?',
      ctas: ['Tisch reservieren', 'Jetzt vorbeikommen'],
    },
    fr: {
      lines: [
        'La première bouchée est pour vous',
        'À table !',
        'Le bon goût de prendre son temps',
        'Asseyez-vous, on s’occupe du reste',
      ],
      problem: 'Encore la même assiette ?',
      ctas: ['Réserver une table', 'Venir nous voir'],
    },
    es: {
      lines: [
        'El primer bocado es tuyo',
        'A la mesa',
        'Siéntate. Disfruta.',
        'Sabe a tiempo libre',
      ],
      problem: '¿Otra vez lo mismo?',
      ctas: ['Reserva mesa', 'Ven a vernos'],
    },
    it: {
      lines: ['Il primo morso è tuo', 'A tavola!', 'Siediti. Goditela.', 'Sa di tempo libero'],
      problem: 'Sempre lo stesso piatto?',
      ctas: ['Prenota un tavolo', 'Vieni a trovarci'],
    },
    pt: {
      lines: [
        'A primeira mordida é sua',
        'Está na mesa',
        'Sente-se e aproveite',
        'Tem gosto de tempo livre',
      ],
      problem: 'O mesmo prato de novo?',
      ctas: ['Reserve sua mesa', 'Venha nos visitar'],
    },
    ru: {
      lines: [
        'Первый кусочек за вами',
        'Садитесь. Будет вкусно.',
        'Вкус свободного вечера',
        'Сегодня готовит кто-то другой',
      ],
      problem: 'Опять то же самое на тарелке?',
      ctas: ['Забронировать стол', 'Прийти в гости'],
    },
    ar: {
      lines: ['اللقمة الأولى لك', 'تفضّل إلى المائدة', 'اجلس واستمتع', 'طعم يستحق التوقف'],
      problem: 'الطبق نفسه كل مرة؟',
      ctas: ['احجز طاولة', 'زورونا اليوم'],
    },
    he: null,
    zh: {
      lines: ['第一口，留给你', '坐下，慢慢吃', '今晚不用做饭', '一桌人，一顿好饭'],
      problem: '又是老几样？',
      ctas: ['预订座位', '来坐坐'],
    },
    ja: {
      lines: [
        '最初のひとくちを、あなたに',
        'さあ、いただきます',
        '座って、ゆっくり',
        'おいしい時間を、どうぞ',
      ],
      problem: 'また同じメニュー？',
      ctas: ['席を予約する', 'お店を見る'],
    },
    ko: {
      lines: [
        '첫입은 당신의 것',
        '앉으세요. 맛있어요.',
        '오늘 저녁은 남이 차립니다',
        '함께 먹어 더 좋은 밤',
      ],
      problem: '오늘도 같은 메뉴인가요?',
      ctas: ['자리 예약하기', '놀러 오기'],
    },
    nl: {
      lines: [
        'De eerste hap is voor jou',
        'Schuif maar aan',
        'Proeft naar meer tijd samen',
        'Vanavond kookt een ander',
      ],
      problem: 'Weer hetzelfde op je bord?',
      ctas: ['Reserveer een tafel', 'Kom langs'],
    },
    pl: {
      lines: [
        'Pierwszy kęs należy do ciebie',
        'Siadaj. Będzie dobre.',
        'Smakuje jak wolny wieczór',
        'Dziś gotuje ktoś inny',
      ],
      problem: 'Znowu to samo na talerzu?',
      ctas: ['Zarezerwuj stolik', 'Wpadnij do nas'],
    },
    tr: {
      lines: [
        'İlk lokma sizin',
        'Oturun. Güzel bir şey geliyor.',
        'Bu akşam başkası pişiriyor',
        'Sofra, dostlarla uzar',
      ],
      problem: 'Tabakta yine aynısı mı?',
      ctas: ['Masa ayırt', 'Bize uğra'],
    },
    el: null,
    th: null,
    hi: {
      lines: ['पहला निवाला आपका', 'आइए, बैठिए', 'स्वाद, फ़ुर्सत वाला', 'बैठिए और मज़ा लीजिए'],
      problem: 'फिर वही खाना?',
      ctas: ['टेबल बुक करें', 'हमसे मिलने आइए'],
    },
    uk: null,
    vi: {
      lines: [
        'Hôm nay có người nấu',
        'Ngồi xuống. Ngon đấy.',
        'Bàn này chờ bạn',
        'Miếng đầu tiên là của bạn',
      ],
      problem: 'Tối nay ăn gì?',
      ctas: ['Đặt bàn ngay', 'Ghé quán'],
    },
    id: null,
    sv: {
      lines: ['Första tuggan är din', 'Slå dig ner. Njut.', 'Smakar ledig tid', 'Maten är klar!'],
      problem: 'Samma rätt igen?',
      ctas: ['Boka bord', 'Kom och ät'],
    },
  },
});
