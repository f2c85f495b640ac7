import { defineTrade } from '../content/define-trade.ts';

/** Lawyers, tax advisers, insurers, agencies: work of the head that is talked over first. */
export const advice = defineTrade({
  rules: [
    {
      rank: 140,
      shownBy: ['speechBubbles'],
    },
  ],
  words: {
    rank: 100,
    terms: [
      'notar* notaire* notaio* notari* architekt* architecte* architetto* arquitect* *berater *beratung consultor* consulent* conseil* gestoría* asesor* übersetz* traducteur* traductor* traduttor* tradutor* dolmetsch* detektei* boekhoud* accountant* belastingadvies* verzekering* advocaat* advocaten* hypotheek* księgow* rachunkow* podatk* ubezpiecz* adwokat* prawnik* prawn* kredyt* muhasebe* mali_müşavir* sigorta* avukat* danışmanlı* kredi* бухгалтер* юрист* юридическ* страхов* 会计* 代账* 律师* 保险* 세무* 법률* 변호사* 보험*',
    ],
  },
  selling: {
    goal: 'leads',
    bought: null,
    joined: null,
    takesEmergencyCalls: false,
  },
  emotions: ['curiosity', 'fear', 'trust', 'urgency', 'exclusivity'],
  namesAudience: true,
  accessoriesAnswerProblem: true,
  isSolemn: false,
  borrowsFrom: null,
  phrases: {
    de: {
      lines: [
        'Erst zuhören, dann rechnen',
        'Klartext statt Kleingedrucktes',
        'Fragen? Genau dafür sind wir da',
        'Ein Thema weniger im Kopf',
      ],
      problem: 'Durchblick verloren?',
    },
    fr: {
      lines: [
        'On écoute d’abord',
        'Des mots simples, enfin',
        'Posez toutes vos questions',
        'L’esprit libre pour le reste',
      ],
      problem: 'Perdu dans les petites lignes ?',
    },
    es: {
      lines: [
        'Primero escuchamos',
        'Palabras claras, por fin',
        'Pregunta lo que quieras',
        'Una cosa menos en la cabeza',
      ],
      problem: '¿Perdido en la letra pequeña?',
    },
    it: {
      lines: [
        'Prima ascoltiamo',
        'Parole chiare, finalmente',
        'Chiedi quello che vuoi',
        'Un pensiero in meno',
      ],
      problem: 'Perso tra le righe piccole?',
    },
    pt: {
      lines: [
        'Primeiro, a gente escuta',
        'Palavras claras, enfim',
        'Pergunte o que quiser',
        'Uma coisa a menos na cabeça',
      ],
      problem: 'Letras miúdas demais?',
    },
    ru: {
      lines: [
        'Сначала слушаем, потом считаем',
        'Простыми словами',
        'Есть вопросы? Для этого мы и здесь',
        'Одной заботой меньше',
      ],
      problem: 'Запутались в мелком шрифте?',
    },
    ar: {
      lines: ['نسمعك أولًا', 'كلام واضح وبسيط', 'اسأل ما تشاء', 'همّ واحد أقل'],
      problem: 'ضائع بين التفاصيل؟',
    },
    he: null,
    zh: {
      lines: ['先听你说，再算清楚', '大白话，讲明白', '有问题，尽管问', '心里少一件事'],
      problem: '条款太多，看不懂？',
    },
    ja: {
      lines: [
        'まずは、聞くことから',
        'むずかしい話を、やさしく',
        'なんでも聞いてください',
        '悩みを、ひとつ減らす',
      ],
      problem: '細かい字に、お疲れですか？',
    },
    ko: {
      lines: [
        '먼저 듣고, 그다음 계산합니다',
        '쉬운 말로 설명합니다',
        '궁금한 건 다 물어보세요',
        '머릿속 걱정 하나 덜기',
      ],
      problem: '작은 글씨에 길을 잃었나요?',
    },
    nl: {
      lines: [
        'Eerst luisteren, dan rekenen',
        'Gewone taal, geen kleine lettertjes',
        'Vragen? Daar zijn we voor',
        'Een ding minder aan je hoofd',
      ],
      problem: 'Verdwaald in de kleine lettertjes?',
    },
    pl: {
      lines: [
        'Najpierw słuchamy, potem liczymy',
        'Prosto, bez drobnego druku',
        'Masz pytania? Po to jesteśmy',
        'Jedna sprawa mniej w głowie',
      ],
      problem: 'Gubisz się w drobnym druku?',
    },
    tr: {
      lines: [
        'Önce dinleriz, sonra hesaplarız',
        'Sade sözlerle',
        'Sorun, bunun için buradayız',
        'Aklınızda bir şey eksik olsun',
      ],
      problem: 'Küçük yazılarda mı kayboldunuz?',
    },
    el: null,
    th: null,
    hi: {
      lines: ['पहले आपकी सुनेंगे', 'साफ़ और आसान शब्दों में', 'जो पूछना हो, पूछिए', 'एक चिंता कम'],
      problem: 'बारीक अक्षरों में उलझे?',
    },
    uk: null,
    vi: null,
    id: null,
    sv: {
      lines: [
        'Först lyssnar vi',
        'Raka svar, i lugn och ro',
        'Fråga om vad du vill veta',
        'En sak mindre att tänka på',
      ],
      problem: 'Vilse i det finstilta?',
    },
  },
});
