import { defineTrade } from '../content/define-trade.ts';

/** Concerts, museums, escape rooms. */
export const outing = defineTrade({
  rules: [],
  words: {
    rank: 170,
    terms: [
      'escape_room* escaperoom* escape-room* concert* concierto* konzert* konser* koncert* festival* festiwal* theater* théâtre teatr* tiyatro* museum* muzeum* müze* kletterhalle* bowling* kaçış_oyun* pokój_zagadek концерт* фестивал* театр* квест* 콘서트* 공연* 축제* 방탈출* 演唱会* 音乐节* 密室逃脱* 剧场* コンサート* フェス* 脱出ゲーム*',
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
        'Ein Abend zum Weitererzählen',
        'Handy weg, Augen auf',
        'Wer kommt mit?',
        'Heute sind wir nicht zu Hause',
      ],
      problem: 'Schon wieder Sofa?',
      ctas: ['Karten sichern', 'Jetzt mitkommen'],
    },
    fr: {
      lines: [
        'Une soirée à raconter',
        'Téléphone rangé, yeux ouverts',
        'Qui vient avec nous ?',
        'Ce soir, on n’est pas là',
      ],
      problem: 'Encore le canapé ?',
      ctas: ['Prendre ma place', 'Venir ce soir'],
    },
    es: {
      lines: [
        'Una noche para contar',
        'Móvil guardado, ojos abiertos',
        '¿Quién se apunta?',
        'Esta noche no estamos en casa',
      ],
      problem: '¿Otra vez el sofá?',
      ctas: ['Consigue tu entrada', 'Apúntate'],
    },
    it: {
      lines: [
        'Una serata da raccontare',
        'Telefono in tasca, occhi aperti',
        'Chi viene con noi?',
        'Stasera non siamo in casa',
      ],
      problem: 'Ancora divano?',
      ctas: ['Prendi il biglietto', 'Vieni anche tu'],
    },
    pt: {
      lines: [
        'Uma noite para contar',
        'Celular no bolso, olhos abertos',
        'Quem vem junto?',
        'Hoje à noite, ninguém em casa',
      ],
      problem: 'Sofá de novo?',
      ctas: ['Garanta seu ingresso', 'Venha junto'],
    },
    ru: {
      lines: [
        'Вечер, о котором расскажут',
        'Телефон в карман, глаза шире',
        'Кто с нами?',
        'Сегодня нас нет дома',
      ],
      problem: 'Опять диван?',
      ctas: ['Взять билет', 'Пойти с нами'],
    },
    ar: null,
    he: null,
    zh: {
      lines: ['聊一整周的那种晚上', '手机收起来，眼睛睁大', '谁一起来？', '今晚不在家'],
      problem: '又窝在沙发上？',
      ctas: ['马上订票', '一起来'],
    },
    ja: {
      lines: [
        '誰かに話したくなる夜',
        'スマホはしまって、目を開けて',
        '一緒に行く人？',
        '今夜は、家にいません',
      ],
      problem: '今夜も、ソファ？',
      ctas: ['チケットを取る', '一緒に行く'],
    },
    ko: {
      lines: [
        '두고두고 이야기할 밤',
        '폰은 주머니에, 눈은 크게',
        '같이 갈 사람?',
        '오늘 밤은 집에 없어요',
      ],
      problem: '오늘도 소파인가요?',
      ctas: ['예매하기', '함께하기'],
    },
    nl: {
      lines: [
        'Een avond om over na te praten',
        'Telefoon weg, ogen open',
        'Wie gaat er mee?',
        'Vanavond zijn we niet thuis',
      ],
      problem: 'Weer op de bank?',
      ctas: ['Bestel je tickets', 'Ga mee'],
    },
    pl: {
      lines: [
        'Wieczór do opowiadania',
        'Telefon do kieszeni, oczy szeroko',
        'Kto idzie z nami?',
        'Dziś nie ma nas w domu',
      ],
      problem: 'Znowu kanapa?',
      ctas: ['Weź bilet', 'Chodź z nami'],
    },
    tr: {
      lines: [
        'Günlerce anlatılacak bir gece',
        'Telefon cebe, gözler sahneye',
        'Kim geliyor?',
        'Bu gece evde yokuz',
      ],
      problem: 'Yine koltuk mu?',
      ctas: ['Biletini al', 'Sen de gel'],
    },
    el: null,
    th: null,
    hi: null,
    uk: null,
    vi: null,
    id: null,
    sv: {
      lines: [
        'En kväll att prata om',
        'Mobilen i fickan, blicken upp',
        'Vem följer med?',
        'Ikväll är vi inte hemma',
      ],
      problem: 'Soffan igen?',
      ctas: ['Boka biljett', 'Häng med'],
    },
  },
});
