import { defineTrade } from '../content/define-trade.ts';
import { WEDDING } from '../content/trade-patterns.ts';

/** Wedding venues and planners. */
export const weddings = defineTrade({
  rules: [
    // Weddings, which are shown by a ring, told from rings and dresses.
    {
      rank: 150,
      shownBy: ['jewel'],
      words: WEDDING,
      not: /(?<!cate)ringe?n?\b|\brings\b|schmuck|kleid|dress|jewel|robe|alliance|bague|bijou|anill|alianza|vestid|joya|joia|anell|gioiell|\bfed[ei]\b|abit[oi]|украшен|кольц|плать|خاتم|خواتم|مجوهرات|فست|指輪|リング|ジュエリー|ドレス|戒|珠宝|반지|अंगूठी|गहने|आभूषण/iu,
    },
  ],
  words: {
    rank: 10,
    terms: [
      'trouwlocatie* trouwplanner* weddingplanner* wesele* sala_weselna ślubn*_plan* düğün_salon* düğün_organizasyon*',
    ],
  },
  selling: {
    goal: 'leads',
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
        'Euer Tag, eure Art',
        'Ein Tag zum Weitererzählen',
        'Ihr tanzt. Wir kümmern uns.',
        'Das Ja ist der leichte Teil',
      ],
      problem: 'Eine Liste, die nachts wächst?',
    },
    fr: {
      lines: [
        'Votre jour, à votre façon',
        'Une journée à raconter',
        'Vous dansez, on s’occupe du reste',
        'Dire oui, le plus facile',
      ],
      problem: 'Une liste qui grandit la nuit ?',
    },
    es: {
      lines: [
        'Vuestro día, a vuestra manera',
        'Un día para contar',
        'Vosotros bailáis, nosotros lo demás',
        'Decir sí es lo fácil',
      ],
      problem: '¿Una lista que crece de noche?',
    },
    it: {
      lines: [
        'Il vostro giorno, a modo vostro',
        'Un giorno da raccontare',
        'Voi ballate, al resto pensiamo noi',
        'Dire sì è la parte facile',
      ],
      problem: 'Una lista che cresce di notte?',
    },
    pt: {
      lines: [
        'O dia de vocês, do jeito de vocês',
        'Um dia para contar',
        'Vocês dançam, a gente cuida do resto',
        'Dizer sim é a parte fácil',
      ],
      problem: 'Uma lista que cresce de noite?',
    },
    ru: {
      lines: [
        'Ваш день, по-вашему',
        'День, о котором рассказывают',
        'Вы танцуете. Мы следим за всем.',
        'Самое простое: сказать «да»',
      ],
      problem: 'Список растёт по ночам?',
    },
    ar: null,
    he: null,
    zh: {
      lines: [
        '你们的日子，你们的样子',
        '值得一讲再讲的一天',
        '你们跳舞，其他交给我们',
        '那一句“我愿意”之后',
      ],
      problem: '清单一夜之间变长？',
    },
    ja: null,
    ko: {
      lines: [
        '두 사람답게, 두 사람의 날',
        '두고두고 이야기할 하루',
        '춤은 두 분이, 준비는 저희가',
        '“네”라고 말한 다음은',
      ],
      problem: '목록이 밤새 늘어나나요?',
    },
    nl: {
      lines: [
        'Jullie dag, jullie manier',
        'Het eerste ja is het makkelijkst',
        'Een dag om over te vertellen',
        'Jullie dansen. Wij regelen.',
      ],
      problem: 'Een lijst die ’s nachts groeit?',
    },
    pl: {
      lines: [
        'Wasz dzień, po waszemu',
        'Pierwsze „tak” jest najłatwiejsze',
        'Dzień do opowiadania',
        'Wy tańczycie. My czuwamy.',
      ],
      problem: 'Lista rośnie z nocy na noc?',
    },
    tr: {
      lines: [
        'Sizin gününüz, sizin usulünüz',
        'Anlatılacak bir gün',
        'Siz dans edin, gerisi bizde',
        'En kolayı “evet” demek',
      ],
      problem: 'Liste her gece uzuyor mu?',
    },
    el: null,
    th: null,
    hi: null,
    uk: null,
    vi: null,
    id: null,
    sv: {
      lines: [
        'Er dag, på ert sätt',
        'En dag att berätta om',
        'Ni dansar. Vi tar resten.',
        'Att säga ja är den lätta biten',
      ],
      problem: 'En lista som växer om natten?',
    },
  },
});
