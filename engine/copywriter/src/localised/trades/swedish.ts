import type { Trades } from './trade.ts';

export const swedishTrades: Trades = {
  advice: {
    lines: [
      'Först lyssnar vi',
      'Raka svar, i lugn och ro',
      'Fråga om vad du vill veta',
      'En sak mindre att tänka på',
    ],
    problem: 'Vilse i det finstilta?',
  },
  animals: {
    lines: [
      'För den som väntar vid dörren',
      'Fyra tassar, ett stort leende',
      'Svansen säger allt',
      'Bra i båda ändar av kopplet',
    ],
    problem: 'Vem går ut med vem?',
  },
  beauty: {
    lines: [
      'Två minuter bara för dig',
      'Stäng dörren, andas',
      'En stund att längta till',
      'Var snäll mot dig själv',
    ],
    problem: 'Halvfulla flaskor överallt?',
  },
  care: {
    lines: ['I goda händer', 'I din egen takt', 'Vi tar oss tid', 'En tid bokad, och det är gjort'],
    problem: 'Uppskjutet igen?',
  },
  digital: {
    lines: ['Leta mindre, hinn mer', 'Stäng några flikar', 'Allt på ett ställe', 'Gå hem i tid'],
    problem: 'Tolv flikar, inget svar?',
  },
  dining: {
    lines: ['Första tuggan är din', 'Slå dig ner. Njut.', 'Smakar ledig tid', 'Maten är klar!'],
    problem: 'Samma rätt igen?',
    ctas: ['Boka bord', 'Kom och ät'],
  },
  drinks: {
    lines: [
      'Första klunken är din',
      'Sitt ner. Häll upp. Berätta.',
      'En klunk utan brådska',
      'Gott sällskap, klunk för klunk',
    ],
    problem: 'Alltid samma dryck?',
  },
  energy: {
    lines: [
      'Solen går upp ändå',
      'Taket kan också hjälpa till',
      'Först frågorna, sedan taket',
      'Släpp in ljuset',
    ],
    problem: 'Rädd för nästa elräkning?',
  },
  farewell: {
    lines: [
      'Tid för ett avsked',
      'Först av allt lyssnar vi',
      'Ett avsked på ert sätt',
      'Att minnas tillsammans',
    ],
    problem: 'Var ska man börja?',
  },
  furnishing: {
    lines: [
      'Här vill man stanna',
      'En plats som liknar dig',
      'Lite mer ditt hem',
      'Biten som saknades',
    ],
    problem: 'Är det något som saknas?',
  },
  garden: {
    lines: [
      'Ut i det gröna',
      'En trädgård att sitta i',
      'Vi börjar där du vill',
      'Lördagen är din igen',
    ],
    problem: 'Har gräset vuxit igen?',
  },
  giving: {
    lines: [
      'Ett litet steg, idag',
      'Att hjälpa är ett verb',
      'Börja smått, tillsammans',
      'Någon räknar med oss',
    ],
    problem: 'Vill du hjälpa, men hur?',
    ctas: ['Ge en gåva', 'Hjälp till'],
  },
  heating: {
    lines: [
      'Varm om fötterna',
      'Frågorna först, värmen sedan',
      'Hem till värmen',
      'En vinter att tycka om',
    ],
    problem: 'Tröjan på inomhus?',
  },
  home: {
    lines: [
      'Struket från listan',
      'Ett samtal, så är det igång',
      'Vi tar hand om det',
      'Klart, och ur tankarna',
    ],
    problem: 'Fortfarande på listan?',
  },
  learning: {
    lines: [
      'En lektion, sedan en till',
      'Lär dig i din egen takt',
      'Alla har börjat någon gång',
      'Den som frågar lär sig',
    ],
    problem: 'Uppskjutet till hösten?',
  },
  mending: {
    lines: [
      'Laga i stället för att slänga',
      'Ett liv till',
      'Lämna in den, hämta en vän',
      'Den har mer att ge',
    ],
    problem: 'Trasig i en låda?',
  },
  moments: {
    lines: [
      'Blicken före bilden',
      'För att dagen ska stanna kvar',
      'Bilder som liknar er',
      'Lev den dagen en gång till',
    ],
    problem: 'Säga ”omelett” igen?',
  },
  outing: {
    lines: [
      'En kväll att prata om',
      'Mobilen i fickan, blicken upp',
      'Vem följer med?',
      'Ikväll är vi inte hemma',
    ],
    problem: 'Soffan igen?',
    ctas: ['Boka biljett', 'Häng med'],
  },
  sleep: {
    lines: [
      'Sval kudde, lugn tanke',
      'Tidigt i säng, med glädje',
      'Natten är din',
      'Imorgon börjar ikväll',
    ],
    problem: 'Vridit dig hela natten igen?',
  },
  sport: {
    lines: ['Första minuten räknas', 'Idag, för dig', 'I din takt, men igång', 'Rör på dig. Le.'],
    problem: 'Imorgon, säkert?',
  },
  table: {
    lines: ['Första tuggan är din', 'Till bords!', 'Att dela. Eller inte.', 'Smakar ledig tid'],
    problem: 'Samma sak igen?',
  },
  travel: {
    lines: [
      'Öppna fönstret, andas',
      'Första morgonen någon annanstans',
      'Väskan stängd, tanken lätt',
      'Där väckarklockan tiger',
    ],
    problem: 'När var du borta senast?',
  },
  wear: {
    lines: [
      'Till att bära, inte spara',
      'Din stil, utan fotnoter',
      'Det första du tar fram',
      'Steg för steg, du',
    ],
    problem: 'Full garderob, inget att ha på dig?',
  },
  weddings: {
    lines: [
      'Er dag, på ert sätt',
      'En dag att berätta om',
      'Ni dansar. Vi tar resten.',
      'Att säga ja är den lätta biten',
    ],
    problem: 'En lista som växer om natten?',
  },
};
