import { defineTrade } from '../content/define-trade.ts';

/** Holidays, hotels, luggage. */
export const travel = defineTrade({
  rules: [],
  words: {
    rank: 150,
    terms: [
      '*férias *vacaciones casa_vacanze casa_vacanza stug* sommarstug* alojamento* wohnmobil* reisemobil* campervan* autocaravan* camping-car* kampery kampera husbil* husvagn* agriturism* masseri* gîte* chambre*_d’hôte* casa_rural casas_rurales ferienwohnung* ferienhaus* pousada* vakantie* hotel* b&b reizen camping* domek domki nocleg* wycieczk* wczasy pensjonat* otel* tatil* dağ_evi bungalov* tur turu turlar* pansiyon* отел* домик* тур туры экскурси* 펜션* 호텔* 여행* 숙소* 民宿* 酒店* 旅行* 旅游*',
    ],
  },
  selling: {
    goal: 'booking',
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
        'Fenster auf, Alltag aus',
        'Der erste Morgen weit weg',
        'Koffer zu, Kopf frei',
        'Da, wo der Wecker schweigt',
      ],
      problem: 'Wann warst du zuletzt weg?',
    },
    fr: {
      lines: [
        'Ouvrez la fenêtre, respirez',
        'Le premier matin ailleurs',
        'Valise fermée, tête légère',
        'Là où le réveil se tait',
      ],
      problem: 'Votre dernière évasion ?',
    },
    es: {
      lines: [
        'Abre la ventana y respira',
        'La primera mañana lejos',
        'Maleta cerrada, mente libre',
        'Donde calla el despertador',
      ],
      problem: '¿Tu última escapada?',
    },
    it: {
      lines: [
        'Apri la finestra, respira',
        'Il primo mattino altrove',
        'Valigia chiusa, testa leggera',
        'Dove la sveglia tace',
      ],
      problem: 'L’ultima volta via?',
    },
    pt: {
      lines: [
        'Abra a janela e respire',
        'A primeira manhã longe',
        'Mala fechada, cabeça leve',
        'Onde o despertador descansa',
      ],
      problem: 'Quando foi a última viagem?',
    },
    ru: {
      lines: [
        'Окно открыть, неделю закрыть',
        'Первое утро далеко отсюда',
        'Чемодан полный, голова свободная',
        'Там, где молчит будильник',
      ],
      problem: 'Когда вы в последний раз уезжали?',
    },
    ar: {
      lines: ['افتح النافذة وتنفّس', 'أول صباح بعيد', 'حقيبة جاهزة وبال مرتاح', 'حيث يصمت المنبّه'],
      problem: 'متى سافرت آخر مرة؟',
    },
    he: null,
    zh: {
      lines: ['打开窗，放下这一周', '在远方醒来的早晨', '箱子装满，脑袋放空', '去没有闹钟的地方'],
      problem: '上一次出门是什么时候？',
    },
    ja: {
      lines: [
        '窓をあけて、深呼吸',
        '遠くで迎える、最初の朝',
        '鞄を閉じて、心を軽く',
        '目覚ましのない朝へ',
      ],
      problem: '最後の旅は、いつでしたか？',
    },
    ko: {
      lines: [
        '창문을 열고, 일상은 닫고',
        '먼 곳에서 맞는 첫 아침',
        '가방은 가득, 머리는 가볍게',
        '알람이 없는 곳으로',
      ],
      problem: '마지막으로 떠난 게 언제인가요?',
    },
    nl: {
      lines: [
        'Raam open, week dicht',
        'De eerste ochtend ver weg',
        'Koffer dicht, hoofd leeg',
        'Waar de wekker zwijgt',
      ],
      problem: 'Wanneer was je voor het laatst weg?',
    },
    pl: {
      lines: [
        'Okno otwarte, tydzień zamknięty',
        'Pierwszy poranek daleko stąd',
        'Walizka pełna, głowa pusta',
        'Tam, gdzie budzik milczy',
      ],
      problem: 'Kiedy ostatnio cię nie było?',
    },
    tr: {
      lines: [
        'Pencereyi aç, haftayı kapat',
        'Uzakta ilk sabah',
        'Bavul dolu, kafa boş',
        'Alarmın sustuğu yer',
      ],
      problem: 'En son ne zaman gittin?',
    },
    el: null,
    th: null,
    hi: {
      lines: ['खिड़की खोलिए, साँस लीजिए', 'घर से दूर पहली सुबह', 'सूटकेस बंद, मन हल्का', 'जहाँ अलार्म चुप रहे'],
      problem: 'पिछली बार कब निकले थे?',
    },
    uk: {
      lines: [
        'Відчинити вікно, зачинити тиждень',
        'Перший ранок далеко звідси',
        'Валіза повна, голова вільна',
        'Там, де мовчить будильник',
      ],
      problem: 'Коли ви востаннє їхали?',
    },
    vi: {
      lines: [
        'Mở cửa sổ, khép lại tuần',
        'Sáng đầu tiên ở nơi xa',
        'Vali đầy, đầu nhẹ',
        'Nơi chuông báo thức im lặng',
      ],
      problem: 'Lần cuối bạn đi xa là khi nào?',
    },
    id: null,
    sv: {
      lines: [
        'Öppna fönstret, andas',
        'Första morgonen någon annanstans',
        'Väskan stängd, tanken lätt',
        'Där väckarklockan tiger',
      ],
      problem: 'När var du borta senast?',
    },
  },
});
