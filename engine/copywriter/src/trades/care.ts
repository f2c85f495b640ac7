import { defineTrade } from '../content/define-trade.ts';

/** Whoever treats or grooms people by appointment: practices, salons, masseurs. */
export const care = defineTrade({
  rules: [
    // Foot care, which is shown by nail polish.
    { rank: 75, words: /pédicure (?:médicale|à domicile)/iu },
    // Hairdressers, which are shown by a bottle.
    {
      rank: 80,
      words:
        /\b(?:haar|friseur|kosmetik|nagel|schönheits|hair|beauty|nail)[ -]?salon|\bsal(?:on|ón|one|ão) d[ei] (?:coiff|beaut|bel|esthé|esté|estet|massage|manucure|uñas|unhas)|(?<!(?:^|\s)(?:de|du|le|pour|pour le|tv)\s)\bsalon$|coiff|friseur|kapsalon|kapper|fryzjer|kuaför|парикмахер|барбершоп|미용실|네일|peluquer|cabeleireir|parrucch|صالون|美容室|美发|सैलून/iu,
    },
  ],
  words: {
    rank: 30,
    terms: [
      'fußpflege* podolog* orthopéd* einlagen* orthopädie* plantillas_ortopédicas plantari steunzolen* tandläk* frisör* fotvård* klinik_gigi psicólog* psicolog* psychotherap* psychothérap* psychologue* psycholog* psicoterap* psykolog* psikolog* психолог* логопед* logopäd* hebamme* tandarts* kapsalon* kapper* schoonheidssalon* massage* fysio* praktijk* stomatolog* dentyst* fryzjer* barber* masaż* fizjoterap* gabinet* kosmetyczk* klinik* diş kuaför* berber* masaj* güzellik_salon* fizyoterap* парикмахер* барбершоп* массаж* 미용실 피부과 마사지* 美发* 按摩*',
    ],
  },
  selling: {
    goal: 'booking',
    bought: null,
    joined: null,
    takesEmergencyCalls: false,
  },
  emotions: 'all',
  namesAudience: false,
  accessoriesAnswerProblem: true,
  isSolemn: false,
  borrowsFrom: null,
  phrases: {
    de: {
      lines: [
        'In guten Händen',
        'Wir nehmen uns Zeit',
        'In deinem Tempo',
        'Ein Termin, und es ist erledigt',
      ],
      problem: 'Schon wieder verschoben?',
    },
    fr: {
      lines: [
        'Entre de bonnes mains',
        'À votre rythme',
        'On prend le temps',
        'Un rendez-vous, et c’est fait',
      ],
      problem: 'Encore repoussé ?',
    },
    es: {
      lines: ['En buenas manos', 'A tu ritmo', 'Con tiempo para ti', 'Una cita, y listo'],
      problem: '¿Lo dejas para otro día?',
    },
    it: {
      lines: [
        'In buone mani',
        'Con i tuoi tempi',
        'Ci prendiamo il tempo',
        'Un appuntamento, ed è fatta',
      ],
      problem: 'Rimandato ancora?',
    },
    pt: {
      lines: ['Em boas mãos', 'No seu ritmo', 'Com tempo para você', 'Um horário, e pronto'],
      problem: 'Adiou de novo?',
    },
    ru: {
      lines: ['В добрых руках', 'Никуда не торопимся', 'В вашем темпе', 'Один визит, и готово'],
      problem: 'Опять отложили?',
    },
    ar: {
      lines: ['في أيدٍ أمينة', 'على راحتك', 'وقتنا لك', 'موعد واحد وينتهي الأمر'],
      problem: 'أجّلت الموعد مرة أخرى؟',
    },
    he: null,
    zh: {
      lines: ['交给放心的手', '我们不赶时间', '按你的节奏来', '来一次，放下一件事'],
      problem: '又往后推了？',
    },
    ja: {
      lines: ['あなたのペースで', 'ゆっくり、お話を', 'ほっとできる場所', '予約ひとつで、ひと安心'],
      problem: 'また先のばしに？',
    },
    ko: {
      lines: ['믿고 맡기는 손길', '서두르지 않습니다', '당신의 속도로', '한 번이면 끝나는 일'],
      problem: '또 미루셨나요?',
    },
    nl: {
      lines: [
        'In goede handen',
        'We nemen de tijd',
        'In jouw tempo',
        'Eén afspraak, en het is gedaan',
      ],
      problem: 'Alweer uitgesteld?',
    },
    pl: {
      lines: [
        'W dobrych rękach',
        'Mamy dla ciebie czas',
        'W twoim tempie',
        'Jedna wizyta i po sprawie',
      ],
      problem: 'Znowu przełożone?',
    },
    tr: {
      lines: ['Emin ellerde', 'Acelemiz yok', 'Sizin temponuzla', 'Bir randevu, tamamdır'],
      problem: 'Yine mi ertelendi?',
    },
    el: null,
    th: null,
    hi: {
      lines: ['भरोसे के हाथों में', 'आपकी रफ़्तार से', 'आपके लिए समय', 'एक अपॉइंटमेंट, और निश्चिंत'],
      problem: 'फिर टाल दिया?',
    },
    uk: {
      lines: ['У добрих руках', 'Нікуди не поспішаємо', 'У вашому темпі', 'Один візит, і готово'],
      problem: 'Знову відклали?',
    },
    vi: {
      lines: [
        'Trong vòng tay tận tâm',
        'Không có gì phải vội',
        'Theo nhịp của bạn',
        'Một buổi hẹn, và xong',
      ],
      problem: 'Lại hoãn nữa rồi?',
    },
    id: null,
    sv: {
      lines: [
        'I goda händer',
        'I din egen takt',
        'Vi tar oss tid',
        'En tid bokad, och det är gjort',
      ],
      problem: 'Uppskjutet igen?',
    },
  },
});
