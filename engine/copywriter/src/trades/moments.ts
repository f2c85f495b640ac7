import { defineTrade } from '../content/define-trade.ts';

/** Photography and film. */
export const moments = defineTrade({
  rules: [],
  words: {
    rank: 20,
    terms: [
      'fotograaf* fotografie fotoshoot* fotograf* fotoğraf* sesja_zdjęciowa фотограф* 摄影* 사진* kamerzysta',
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
        'Der Blick kurz vor dem Klick',
        'Damit der Tag bleibt',
        'Bilder, die nach euch aussehen',
        'Erinnern, wie es war',
      ],
      problem: 'Alle sagen „Cheese“?',
    },
    fr: {
      lines: [
        'Le regard juste avant le déclic',
        'Pour que la journée reste',
        'Des images qui vous ressemblent',
        'Revivre ce jour-là',
      ],
      problem: 'Encore un « ouistiti » ?',
    },
    es: {
      lines: [
        'La mirada justo antes del clic',
        'Para que el día se quede',
        'Fotos que se parecen a ti',
        'Volver a ese momento',
      ],
      problem: '¿Otra vez “patata”?',
    },
    it: {
      lines: [
        'Lo sguardo prima dello scatto',
        'Perché il giorno resti',
        'Foto che ti somigliano',
        'Rivivere quel giorno',
      ],
      problem: 'Ancora “cheese”?',
    },
    pt: {
      lines: [
        'O olhar antes do clique',
        'Para o dia ficar',
        'Fotos com a sua cara',
        'Viver de novo aquele dia',
      ],
      problem: 'De novo o “xis”?',
    },
    ru: {
      lines: [
        'Взгляд за секунду до щелчка',
        'Чтобы этот день остался',
        'Снимки, где вы настоящие',
        'Помнить, как это было',
      ],
      problem: 'Опять все говорят «сыр»?',
    },
    ar: {
      lines: ['النظرة قبل الصورة', 'ليبقى ذلك اليوم', 'صور تشبهكم', 'عش اللحظة من جديد'],
      problem: 'ابتسامة مصطنعة مرة أخرى؟',
    },
    he: null,
    zh: {
      lines: ['按下快门前的那一眼', '让那一天留下来', '照片里，是真的你们', '记得当时的样子'],
      problem: '又在喊“茄子”？',
    },
    ja: {
      lines: [
        'シャッターの、その前の顔',
        'あの日を、そのままに',
        'あなたらしい一枚',
        '何度でも、思い出す',
      ],
      problem: 'また作り笑い？',
    },
    ko: {
      lines: ['셔터 직전의 그 눈빛', '그날이 남도록', '가장 나다운 사진', '그때 그 모습 그대로'],
      problem: '오늘도 “김치”인가요?',
    },
    nl: {
      lines: [
        'De blik net voor de klik',
        'Zodat die dag blijft',
        'Foto’s waarop jullie jezelf zijn',
        'Onthouden hoe het was',
      ],
      problem: 'Iedereen weer “cheese”?',
    },
    pl: {
      lines: [
        'Spojrzenie tuż przed kliknięciem',
        'Żeby ten dzień został',
        'Zdjęcia, na których jesteście sobą',
        'Pamiętać, jak było',
      ],
      problem: 'Znowu „uśmiech proszę”?',
    },
    tr: {
      lines: [
        'Deklanşörden önceki o bakış',
        'O gün kalsın diye',
        'Kendiniz olduğunuz kareler',
        'Nasıldı, hatırlamak için',
      ],
      problem: 'Yine herkes “peynir” mi diyor?',
    },
    el: null,
    th: null,
    hi: {
      lines: [
        'क्लिक से ठीक पहले की नज़र',
        'ताकि वह दिन बना रहे',
        'तस्वीरें, बिल्कुल आप जैसी',
        'उस दिन को फिर जिएँ',
      ],
      problem: 'फिर वही बनावटी मुस्कान?',
    },
    uk: null,
    vi: null,
    id: null,
    sv: {
      lines: [
        'Blicken före bilden',
        'För att dagen ska stanna kvar',
        'Bilder som liknar er',
        'Lev den dagen en gång till',
      ],
      problem: 'Säga ”omelett” igen?',
    },
  },
});
