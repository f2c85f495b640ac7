import { defineTrade } from '../content/define-trade.ts';

/** Cosmetics, perfume and hair care to take home. */
export const beauty = defineTrade({
  rules: [],
  words: {
    rank: 180,
    terms: [
      '*crème *serum* huidverzorging* parfum* shampoo* make-up krem* kosmetyk* perfum* szampon* kremi parfüm* şampuan* cilt_bakım* крем* сывор* духи* шампун* косметик* 크림* 세럼* 화장품* 향수* 샴푸* スキンケア* コスメ* 化粧* 面霜* 精华* 香水* 护肤* 口红* 洗发*',
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
  accessoriesAnswerProblem: true,
  isSolemn: false,
  borrowsFrom: null,
  phrases: {
    de: {
      lines: [
        'Zwei Minuten nur für dich',
        'Tür zu, Wasser an, durchatmen',
        'Ein Ritual, auf das man sich freut',
        'Sei gut zu dir',
      ],
      problem: 'Das Bad voller halber Flaschen?',
    },
    fr: {
      lines: [
        'Deux minutes rien qu’à vous',
        'Fermez la porte, respirez',
        'Un rituel que l’on attend',
        'Prenez soin de vous',
      ],
      problem: 'Des flacons à moitié vides ?',
    },
    es: {
      lines: [
        'Dos minutos solo para ti',
        'Cierra la puerta y respira',
        'Un ritual que apetece',
        'Mímate un poco',
      ],
      problem: '¿Botes a medias por todas partes?',
    },
    it: {
      lines: [
        'Due minuti solo per te',
        'Chiudi la porta, respira',
        'Un rito da aspettare',
        'Vogliti bene',
      ],
      problem: 'Flaconi a metà ovunque?',
    },
    pt: {
      lines: [
        'Dois minutos só seus',
        'Feche a porta e respire',
        'Um ritual para esperar o dia todo',
        'Cuide bem de você',
      ],
      problem: 'Frascos pela metade?',
    },
    ru: {
      lines: [
        'Две минуты только для себя',
        'Закройте дверь и выдохните',
        'Ритуал, которого ждёшь',
        'Будьте к себе добры',
      ],
      problem: 'Полка начатых баночек?',
    },
    ar: {
      lines: ['دقيقتان لك وحدك', 'أغلق الباب وتنفّس', 'عادة جميلة كل مساء', 'دلّل نفسك قليلًا'],
      problem: 'عبوات نصف فارغة؟',
    },
    he: null,
    zh: {
      lines: ['两分钟，只属于自己', '关上门，深呼吸', '值得期待的小仪式', '对自己温柔一点'],
      problem: '一柜子用了一半的瓶子？',
    },
    ja: {
      lines: [
        '自分のための、二分間',
        '扉を閉めて、深呼吸',
        '楽しみになる、夜の習慣',
        '自分にやさしく',
      ],
      problem: '使いかけのボトルばかり？',
    },
    ko: {
      lines: [
        '오롯이 나를 위한 잠깐',
        '문을 닫고, 숨을 고르고',
        '기다려지는 작은 의식',
        '나에게 다정하게',
      ],
      problem: '반쯤 남은 병만 가득한가요?',
    },
    nl: {
      lines: [
        'Twee minuten helemaal voor jezelf',
        'Deur dicht, even ademen',
        'Een ritueel om naar uit te kijken',
        'Wees lief voor jezelf',
      ],
      problem: 'Een kast vol halve potjes?',
    },
    pl: {
      lines: [
        'Dwie minuty tylko dla ciebie',
        'Zamknij drzwi, weź oddech',
        'Rytuał, na który się czeka',
        'Bądź dla siebie dobra',
      ],
      problem: 'Półka pełna resztek?',
    },
    tr: {
      lines: [
        'Yalnızca sana ait iki dakika',
        'Kapıyı kapat, nefes al',
        'Beklenen küçük bir ritüel',
        'Kendine iyi davran',
      ],
      problem: 'Yarım kalmış şişeler mi?',
    },
    el: null,
    th: null,
    hi: {
      lines: [
        'दो मिनट सिर्फ़ अपने लिए',
        'दरवाज़ा बंद, गहरी साँस',
        'एक आदत जिसका इंतज़ार रहे',
        'अपना ख़याल रखिए',
      ],
      problem: 'आधी भरी शीशियाँ?',
    },
    uk: null,
    vi: null,
    id: null,
    sv: {
      lines: [
        'Två minuter bara för dig',
        'Stäng dörren, andas',
        'En stund att längta till',
        'Var snäll mot dig själv',
      ],
      problem: 'Halvfulla flaskor överallt?',
    },
  },
});
