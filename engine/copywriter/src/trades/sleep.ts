import { defineTrade } from '../content/define-trade.ts';

/** Mattresses and bedding. */
export const sleep = defineTrade({
  rules: [],
  words: {
    rank: 190,
    terms: [
      'matras* dekbed* kussen* materac* kołdr* poduszk* pościel* yatak* yorgan* yastık* nevresim* матрас* одеял* постельн* 매트리스* 베개* 이불* 침구* 床垫* 被子* マットレス*',
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
        'Kühles Kissen, stiller Kopf',
        'Früh ins Bett. Mit Vergnügen.',
        'Die Nacht gehört dir',
        'Morgen fängt abends an',
      ],
      problem: 'Wieder die ganze Nacht gewälzt?',
    },
    fr: {
      lines: [
        'Oreiller frais, tête au calme',
        'Au lit tôt, et avec plaisir',
        'La nuit est à vous',
        'Demain commence ce soir',
      ],
      problem: 'Encore une nuit à tourner ?',
    },
    es: {
      lines: [
        'Almohada fresca, cabeza en calma',
        'A la cama pronto, y con ganas',
        'La noche es tuya',
        'Mañana empieza esta noche',
      ],
      problem: '¿Otra noche dando vueltas?',
    },
    it: {
      lines: [
        'Cuscino fresco, testa leggera',
        'A letto presto, e volentieri',
        'La notte è tua',
        'Domani comincia stasera',
      ],
      problem: 'Ancora a rigirarti?',
    },
    pt: {
      lines: [
        'Travesseiro fresco, cabeça leve',
        'Cama cedo, e com gosto',
        'A noite é sua',
        'Amanhã começa hoje à noite',
      ],
      problem: 'Outra noite rolando na cama?',
    },
    ru: {
      lines: [
        'Прохладная подушка, тихая голова',
        'В кровать. С удовольствием.',
        'Ночь ваша',
        'Завтра начинается вечером',
      ],
      problem: 'Опять ворочались до утра?',
    },
    ar: null,
    he: null,
    zh: {
      lines: ['枕头微凉，心里安静', '早点睡，很开心', '今晚，属于你', '明天，从今晚开始'],
      problem: '又翻来覆去？',
    },
    ja: {
      lines: [
        'ひんやり枕、静かな頭',
        '早く寝るのが、楽しみになる',
        '夜は、あなたのもの',
        '明日は、今夜から始まる',
      ],
      problem: 'また寝返りばかり？',
    },
    ko: {
      lines: [
        '시원한 베개, 조용한 머리',
        '기분 좋게, 일찍 눕기',
        '이 밤은 당신의 것',
        '내일은 오늘 밤부터',
      ],
      problem: '오늘도 뒤척이셨나요?',
    },
    nl: {
      lines: [
        'Kussen koud, hoofd leeg',
        'Vroeg naar bed. Met plezier.',
        'De nacht is van jou',
        'Morgen begint vanavond',
      ],
      problem: 'Weer liggen draaien?',
    },
    pl: {
      lines: [
        'Chłodna poduszka, cicha głowa',
        'Do łóżka. Z przyjemnością.',
        'Noc należy do ciebie',
        'Jutro zaczyna się wieczorem',
      ],
      problem: 'Znowu z boku na bok?',
    },
    tr: {
      lines: [
        'Serin yastık, sessiz kafa',
        'Erken yatmak, keyifle',
        'Bu gece senin',
        'Yarın bu gece başlar',
      ],
      problem: 'Yine sağa sola mı döndün?',
    },
    el: null,
    th: null,
    hi: null,
    uk: null,
    vi: null,
    id: null,
    sv: {
      lines: [
        'Sval kudde, lugn tanke',
        'Tidigt i säng, med glädje',
        'Natten är din',
        'Imorgon börjar ikväll',
      ],
      problem: 'Vridit dig hela natten igen?',
    },
  },
});
