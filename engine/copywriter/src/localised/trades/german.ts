import type { Trades } from './trade.ts';

export const germanTrades: Trades = {
  advice: {
    lines: [
      'Erst zuhören, dann rechnen',
      'Klartext statt Kleingedrucktes',
      'Fragen? Genau dafür sind wir da',
      'Ein Thema weniger im Kopf',
    ],
    problem: 'Durchblick verloren?',
  },
  animals: {
    lines: [
      'Für die mit der kalten Schnauze',
      'Vier Pfoten, ein gutes Gefühl',
      'Schwanzwedeln inklusive',
      'Gut für beide Enden der Leine',
    ],
    problem: 'Wer führt hier wen?',
  },
  beauty: {
    lines: [
      'Zwei Minuten nur für dich',
      'Tür zu, Wasser an, durchatmen',
      'Ein Ritual, auf das man sich freut',
      'Sei gut zu dir',
    ],
    problem: 'Das Bad voller halber Flaschen?',
  },
  care: {
    lines: [
      'In guten Händen',
      'Wir nehmen uns Zeit',
      'In deinem Tempo',
      'Ein Termin, und es ist erledigt',
    ],
    problem: 'Schon wieder verschoben?',
  },
  digital: {
    lines: [
      'Weniger suchen, mehr schaffen',
      'Feierabend, pünktlich',
      'Ein Klick näher am Wochenende',
      'Alles an einem Ort',
    ],
    problem: 'Zwölf Tabs und keine Antwort?',
  },
  dining: {
    lines: [
      'Guten Appetit, guten Tag',
      'Setz dich. Es gibt was Gutes.',
      'Der erste Bissen gehört dir',
      'Schmeckt nach mehr Zeit',
    ],
    problem: 'Wieder das Gleiche?',
    ctas: ['Tisch reservieren', 'Jetzt vorbeikommen'],
  },
  farewell: {
    lines: [
      'Zeit für den Abschied',
      'Wir hören zuerst zu',
      'Erinnern, wie es war',
      'Ein Abschied auf eigene Weise',
    ],
    problem: 'Womit anfangen?',
  },
  giving: {
    lines: [
      'Klein anfangen, viel bewegen',
      'Jemand denkt an dich',
      'Helfen ist ein Verb',
      'Heute. Für jemanden.',
    ],
    problem: 'Helfen, aber wie?',
    ctas: ['Jetzt spenden', 'Jetzt helfen'],
  },
  furnishing: {
    lines: [
      'Hier möchte man bleiben',
      'Ein Platz, der nach dir aussieht',
      'Ein Zuhause, noch mehr deins',
      'Das eine Stück, das gefehlt hat',
    ],
    problem: 'Da fehlt doch was?',
  },
  heating: {
    lines: [
      'Barfuß im Januar',
      'Erst die Fragen, dann der Plan',
      'Warm, ohne daran zu denken',
      'Der Winter kann kommen',
    ],
    problem: 'Wieder kalte Füße?',
  },
  home: {
    lines: [
      'Von der Liste gestrichen',
      'Ein Anruf, und es läuft',
      'Wir kümmern uns drum',
      'Keine Baustelle mehr im Kopf',
    ],
    problem: 'Immer noch auf der Liste?',
  },
  learning: {
    lines: [
      'Jeder Anfang zählt',
      'Heute der erste Schritt, morgen Routine',
      'Fragen willkommen',
      'Lernen, das in die Woche passt',
    ],
    problem: 'Wieder nur vorgenommen?',
  },
  moments: {
    lines: [
      'Der Blick kurz vor dem Klick',
      'Damit der Tag bleibt',
      'Bilder, die nach euch aussehen',
      'Erinnern, wie es war',
    ],
    problem: 'Alle sagen „Cheese“?',
  },
  sport: {
    lines: [
      'Die erste Minute zählt',
      'Los, bevor die Couch ruft',
      'Dein Tempo. Dein Ziel.',
      'Heute für dich',
    ],
    problem: 'Morgen aber wirklich?',
  },
  table: {
    lines: [
      'Guten Appetit, guten Tag',
      'Zum Teilen. Oder auch nicht.',
      'Der erste Bissen gehört dir',
      'Schmeckt nach mehr Zeit',
    ],
    problem: 'Wieder das Gleiche?',
  },
  travel: {
    lines: [
      'Fenster auf, Alltag aus',
      'Der erste Morgen weit weg',
      'Koffer zu, Kopf frei',
      'Da, wo der Wecker schweigt',
    ],
    problem: 'Wann warst du zuletzt weg?',
  },
  wear: {
    lines: [
      'Passt zu dir. Und zu morgen.',
      'Zum Anziehen, nicht zum Aufheben',
      'Das Lieblingsstück von morgen',
      'Raus damit, rein ins Leben',
    ],
    problem: 'Voller Schrank, nichts anzuziehen?',
  },
  drinks: {
    lines: [
      'Der erste Schluck gehört dir',
      'Hinsetzen. Einschenken. Erzählen.',
      'Einen Schluck lang nichts müssen',
      'Gute Gesellschaft, Schluck für Schluck',
    ],
    problem: 'Immer das Gleiche zu trinken?',
  },
  energy: {
    lines: [
      'Die Sonne kommt sowieso',
      'Dein Dach könnte mitarbeiten',
      'Erst die Fragen, dann das Dach',
      'Lass das Licht rein',
    ],
    problem: 'Angst vor der nächsten Rechnung?',
  },
  outing: {
    lines: [
      'Ein Abend zum Weitererzählen',
      'Handy weg, Augen auf',
      'Wer kommt mit?',
      'Heute sind wir nicht zu Hause',
    ],
    problem: 'Schon wieder Sofa?',
    ctas: ['Karten sichern', 'Jetzt mitkommen'],
  },
  sleep: {
    lines: [
      'Kühles Kissen, stiller Kopf',
      'Früh ins Bett. Mit Vergnügen.',
      'Die Nacht gehört dir',
      'Morgen fängt abends an',
    ],
    problem: 'Wieder die ganze Nacht gewälzt?',
  },
  weddings: {
    lines: [
      'Euer Tag, eure Art',
      'Ein Tag zum Weitererzählen',
      'Ihr tanzt. Wir kümmern uns.',
      'Das Ja ist der leichte Teil',
    ],
    problem: 'Eine Liste, die nachts wächst?',
  },
  garden: {
    lines: [
      'Draußen ist auch zu Hause',
      'Erst zuhören, dann graben',
      'Ein Platz in der Sonne',
      'Gute Gründe, draußen zu sitzen',
    ],
    problem: 'Wächst dir der Garten über den Kopf?',
  },
  mending: {
    lines: [
      'Läuft wieder',
      'Zu schade zum Wegwerfen',
      'Sag uns, wo es klemmt',
      'Lieber reparieren als ersetzen',
    ],
    problem: 'Klappert es noch?',
  },
};
