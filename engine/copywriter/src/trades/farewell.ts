import { defineTrade } from '../content/define-trade.ts';
import { FAREWELL } from '../content/trade-patterns.ts';

/** Funerals and graves. */
export const farewell = defineTrade({
  rules: [
    {
      rank: 20,
      words: FAREWELL,
    },
  ],
  words: null,
  selling: {
    goal: 'leads',
    bought: null,
    joined: null,
    takesEmergencyCalls: false,
  },
  emotions: 'all',
  namesAudience: true,
  accessoriesAnswerProblem: true,
  isSolemn: true,
  borrowsFrom: null,
  phrases: {
    de: {
      lines: [
        'Zeit für den Abschied',
        'Wir hören zuerst zu',
        'Erinnern, wie es war',
        'Ein Abschied auf eigene Weise',
      ],
      problem: 'Womit anfangen?',
    },
    fr: {
      lines: [
        'Le temps de dire au revoir',
        'Nous écoutons d’abord',
        'Un adieu qui lui ressemble',
        'Se souvenir, ensemble',
      ],
      problem: 'Par où commencer ?',
    },
    es: {
      lines: [
        'Tiempo para despedirse',
        'Primero, escuchamos',
        'Una despedida a su manera',
        'Recordar, en compañía',
      ],
      problem: '¿Por dónde empezar?',
    },
    it: {
      lines: [
        'Il tempo di un addio',
        'Prima di tutto, ascoltiamo',
        'Un saluto a modo suo',
        'Ricordare, insieme',
      ],
      problem: 'Da dove cominciare?',
    },
    pt: {
      lines: [
        'Tempo para a despedida',
        'Primeiro, ouvimos',
        'Uma despedida à sua maneira',
        'Lembrar, em companhia',
      ],
      problem: 'Por onde começar?',
    },
    ru: {
      lines: ['Время проститься', 'Сначала выслушаем', 'Проститься по-своему', 'Вспоминать вместе'],
      problem: 'С чего начать?',
    },
    ar: null,
    he: null,
    zh: {
      lines: ['好好道别', '先听您说', '用自己的方式道别', '一起怀念'],
      problem: '不知从何开始？',
    },
    ja: {
      lines: [
        'お別れの時間を、ゆっくりと',
        'まず、お話をうかがいます',
        'その人らしいお別れを',
        '思い出を、ごいっしょに',
      ],
      problem: '何から始めれば？',
    },
    ko: {
      lines: ['천천히, 이별의 시간', '먼저 듣겠습니다', '고인다운 작별', '함께 기억합니다'],
      problem: '무엇부터 해야 할까요?',
    },
    nl: {
      lines: [
        'Tijd voor afscheid',
        'Eerst luisteren we',
        'Een afscheid op eigen wijze',
        'Samen herinneren',
      ],
      problem: 'Waar te beginnen?',
    },
    pl: {
      lines: [
        'Czas na pożegnanie',
        'Najpierw słuchamy',
        'Pożegnanie po swojemu',
        'Wspominać razem',
      ],
      problem: 'Od czego zacząć?',
    },
    tr: {
      lines: ['Veda için zaman', 'Önce dinleriz', 'Kendi usulünce bir veda', 'Birlikte anmak'],
      problem: 'Nereden başlamalı?',
    },
    el: null,
    th: null,
    hi: null,
    uk: null,
    vi: null,
    id: null,
    sv: {
      lines: [
        'Tid för ett avsked',
        'Först av allt lyssnar vi',
        'Ett avsked på ert sätt',
        'Att minnas tillsammans',
      ],
      problem: 'Var ska man börja?',
    },
  },
});
