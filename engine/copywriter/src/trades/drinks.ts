import { defineTrade } from '../content/define-trade.ts';

/** Coffee, tea, wine, beer. */
export const drinks = defineTrade({
  rules: [],
  words: {
    rank: 200,
    terms: [
      'koffie* thee* *bier *wijn wijnen limonade* kaw* herbat* piwo piwa wino wina lemoniad* kahve* çay* bira* şarap* limonata* coffee tee *tee thé thés té tés tè chá chás кофе ча[йя] пив[оа] вин[оа] лимонад* 커피* 맥주* 와인* 녹차* 咖啡* 啤酒* 葡萄酒* 茶* 绿茶* 緑茶* お茶* ビール* ワイン*',
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
        'Der erste Schluck gehört dir',
        'Hinsetzen. Einschenken. Erzählen.',
        'Einen Schluck lang nichts müssen',
        'Gute Gesellschaft, Schluck für Schluck',
      ],
      problem: 'Immer das Gleiche zu trinken?',
    },
    fr: {
      lines: [
        'La première gorgée est à vous',
        'Asseyez-vous, servez, racontez',
        'Une gorgée, et le temps ralentit',
        'La bonne compagnie, à petites gorgées',
      ],
      problem: 'Toujours la même chose à boire ?',
    },
    es: {
      lines: [
        'El primer sorbo es tuyo',
        'Siéntate. Sirve. Cuenta.',
        'Un sorbo sin prisa',
        'Buena compañía, sorbo a sorbo',
      ],
      problem: '¿Otra vez lo mismo de beber?',
    },
    it: {
      lines: [
        'Il primo sorso è tuo',
        'Siediti. Versa. Racconta.',
        'Un sorso senza fretta',
        'Buona compagnia, sorso dopo sorso',
      ],
      problem: 'Sempre la solita bevanda?',
    },
    pt: {
      lines: [
        'O primeiro gole é seu',
        'Sente. Sirva. Conte.',
        'Um gole sem pressa',
        'Boa companhia, gole a gole',
      ],
      problem: 'Sempre a mesma bebida?',
    },
    ru: {
      lines: [
        'Первый глоток ваш',
        'Присядьте. Налейте. Выдохните.',
        'Минута тишины, глоток за глотком',
        'Хорошая компания всегда кстати',
      ],
      problem: 'Опять одно и то же?',
    },
    ar: null,
    he: null,
    zh: {
      lines: ['第一口，先别说话', '坐下，倒一杯', '一杯的时间，属于自己', '好聊的，都在杯里'],
      problem: '又是老味道？',
    },
    ja: {
      lines: [
        '最初のひと口は、あなたに',
        '座って、注いで、ひと息',
        '一杯ぶんの、自分の時間',
        '話が長くなる一杯',
      ],
      problem: 'いつもの一杯に、飽きた？',
    },
    ko: {
      lines: ['첫 모금은 천천히', '앉아서, 한 잔', '한 잔만큼의 여유', '이야기가 길어지는 잔'],
      problem: '오늘도 같은 잔인가요?',
    },
    nl: {
      lines: [
        'De eerste slok is van jou',
        'Even zitten. Even niets.',
        'Schenk in, praat verder',
        'Goed gezelschap, slok voor slok',
      ],
      problem: 'Altijd hetzelfde te drinken?',
    },
    pl: {
      lines: [
        'Pierwszy łyk jest twój',
        'Usiądź. Nalej. Pogadaj.',
        'Chwila tylko dla ciebie',
        'Dobre towarzystwo, łyk po łyku',
      ],
      problem: 'Znowu to samo do picia?',
    },
    tr: {
      lines: [
        'İlk yudum senin',
        'Otur. Doldur. Anlat.',
        'Bir yudum mola',
        'Sohbeti uzatan bir yudum',
      ],
      problem: 'Hep aynı içecek mi?',
    },
    el: null,
    th: null,
    hi: null,
    uk: {
      lines: [
        'Перший ковток ваш',
        'Сядьте. Налийте. Видихніть.',
        'Хвилина тиші, ковток за ковтком',
        'Добра компанія завжди доречна',
      ],
      problem: 'Знову те саме?',
    },
    vi: {
      lines: [
        'Ngụm đầu tiên là của bạn',
        'Ngồi xuống. Rót. Thở nhẹ.',
        'Một phút yên, từng ngụm một',
        'Có bạn, có ly, có chuyện',
      ],
      problem: 'Lại món cũ?',
    },
    id: null,
    sv: {
      lines: [
        'Första klunken är din',
        'Sitt ner. Häll upp. Berätta.',
        'En klunk utan brådska',
        'Gott sällskap, klunk för klunk',
      ],
      problem: 'Alltid samma dryck?',
    },
  },
});
