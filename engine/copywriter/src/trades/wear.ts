import { defineTrade } from '../content/define-trade.ts';

/** Clothes, shoes, jewellery, bags. */
export const wear = defineTrade({
  rules: [],
  words: {
    rank: 220,
    terms: [
      'schoenen *laarzen kleding jurk* jas winterjas regenjas tas handtas* schoudertas* rugtas* schooltas* sieraden* ring ringen horloge* buty obuwie odzież sukienk* kurtk* torb* torebk* biżuteri* pierścion* zegar* ayakkab* elbise* ceket* çanta* takı yüzük* kolye* saat* обувь ботинк* кроссовк* плать* куртк* сумк* украшен* 신발* 구두* 운동화* 옷 의류* 가방* 주얼리* 반지* 皮鞋* 鞋* 服装* 连衣裙* 包包* 首饰* 戒指*',
    ],
  },
  selling: {
    goal: 'sales',
    bought: null,
    joined: null,
    takesEmergencyCalls: false,
  },
  emotions: 'all',
  namesAudience: true,
  accessoriesAnswerProblem: false,
  isSolemn: false,
  borrowsFrom: null,
  phrases: {
    de: {
      lines: [
        'Passt zu dir. Und zu morgen.',
        'Zum Anziehen, nicht zum Aufheben',
        'Das Lieblingsstück von morgen',
        'Raus damit, rein ins Leben',
      ],
      problem: 'Voller Schrank, nichts anzuziehen?',
    },
    fr: {
      lines: [
        'Fait pour être porté',
        'Votre style, sans note de bas de page',
        'La pièce que l’on garde',
        'À votre pas',
      ],
      problem: 'Armoire pleine, rien à mettre ?',
    },
    es: {
      lines: [
        'Para llevar, no para guardar',
        'Tu estilo, sin explicaciones',
        'Lo primero que te pones',
        'Paso a paso, contigo',
      ],
      problem: '¿Armario lleno, nada que ponerte?',
    },
    it: {
      lines: [
        'Da indossare, non da conservare',
        'Il tuo stile, senza note',
        'Il primo che prendi',
        'Passo dopo passo, tu',
      ],
      problem: 'Armadio pieno, niente da mettere?',
    },
    pt: {
      lines: [
        'Feito para usar, não para guardar',
        'Seu estilo, sem explicações',
        'A primeira escolha do dia',
        'A cada passo, você',
      ],
      problem: 'Armário cheio, nada para vestir?',
    },
    ru: {
      lines: [
        'Идёт вам. И завтра тоже.',
        'Чтобы носить, а не хранить',
        'Новая любимая вещь',
        'Надеть и выйти',
      ],
      problem: 'Полный шкаф, а надеть нечего?',
    },
    ar: {
      lines: ['لترتديه لا لتخزّنه', 'أسلوبك أنت', 'أول ما تختاره كل صباح', 'خطوة بخطوة معك'],
      problem: 'خزانة ممتلئة ولا شيء ترتديه؟',
    },
    he: null,
    zh: {
      lines: ['适合你，也适合明天', '拿来穿，不是拿来藏', '你的新心头好', '穿上，就出门'],
      problem: '满柜子，没得穿？',
    },
    ja: {
      lines: [
        'しまわずに、身につける',
        '自分らしさを、まとう',
        '毎朝、手がのびる',
        '一歩ごとに、自分らしく',
      ],
      problem: '着る服がない、と思う朝？',
    },
    ko: {
      lines: [
        '나에게도, 내일에도 어울리게',
        '모셔두지 말고, 입으세요',
        '새로운 최애 아이템',
        '입고, 바로 나가기',
      ],
      problem: '옷장은 가득, 입을 게 없나요?',
    },
    nl: {
      lines: [
        'Past bij jou. En bij morgen.',
        'Om te dragen, niet te bewaren',
        'Je nieuwe lievelingsstuk',
        'Aan, en de deur uit',
      ],
      problem: 'Kast vol, niets om aan te trekken?',
    },
    pl: {
      lines: [
        'Pasuje do ciebie. I do jutra.',
        'Do noszenia, nie do chowania',
        'Twoja nowa ulubiona rzecz',
        'Załóż i w drogę',
      ],
      problem: 'Pełna szafa, nie ma co włożyć?',
    },
    tr: {
      lines: [
        'Sana yakışır. Yarına da.',
        'Saklamak için değil, giymek için',
        'Yeni favorin',
        'Giy ve çık',
      ],
      problem: 'Dolap dolu, giyecek yok mu?',
    },
    el: null,
    th: null,
    hi: {
      lines: ['पहनने के लिए, रखने के लिए नहीं', 'आपका अंदाज़', 'हर सुबह की पहली पसंद', 'हर क़दम पर आप'],
      problem: 'भरी अलमारी, पहनने को कुछ नहीं?',
    },
    uk: {
      lines: [
        'Вам пасує. І завтра теж.',
        'Щоб носити, а не берегти',
        'Нова улюблена річ',
        'Одягнути й вийти',
      ],
      problem: 'Повна шафа, а вдягнути нічого?',
    },
    vi: {
      lines: [
        'Hợp với bạn. Mai cũng thế.',
        'Để mặc, không phải để cất',
        'Món mới yêu thích',
        'Mặc vào và ra phố',
      ],
      problem: 'Đầy tủ mà không có gì mặc?',
    },
    id: null,
    sv: {
      lines: [
        'Till att bära, inte spara',
        'Din stil, utan fotnoter',
        'Det första du tar fram',
        'Steg för steg, du',
      ],
      problem: 'Full garderob, inget att ha på dig?',
    },
  },
});
