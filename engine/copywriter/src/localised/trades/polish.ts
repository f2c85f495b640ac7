import type { Trades } from './trade.ts';

export const polishTrades: Trades = {
  advice: {
    lines: [
      'Najpierw słuchamy, potem liczymy',
      'Prosto, bez drobnego druku',
      'Masz pytania? Po to jesteśmy',
      'Jedna sprawa mniej w głowie',
    ],
    problem: 'Gubisz się w drobnym druku?',
  },
  animals: {
    lines: [
      'Dla tych, którzy czekają pod drzwiami',
      'Cztery łapy, jeden dobry dom',
      'Ogon mówi wszystko',
      'Dobre na obu końcach smyczy',
    ],
    problem: 'Kto tu kogo wyprowadza?',
  },
  beauty: {
    lines: [
      'Dwie minuty tylko dla ciebie',
      'Zamknij drzwi, weź oddech',
      'Rytuał, na który się czeka',
      'Bądź dla siebie dobra',
    ],
    problem: 'Półka pełna resztek?',
  },
  care: {
    lines: [
      'W dobrych rękach',
      'Mamy dla ciebie czas',
      'W twoim tempie',
      'Jedna wizyta i po sprawie',
    ],
    problem: 'Znowu przełożone?',
  },
  digital: {
    lines: [
      'Mniej szukania, więcej robienia',
      'Do domu o czasie',
      'Wszystko w jednym miejscu',
      'Klik bliżej weekendu',
    ],
    problem: 'Dwanaście kart i żadnej odpowiedzi?',
  },
  dining: {
    lines: [
      'Pierwszy kęs należy do ciebie',
      'Siadaj. Będzie dobre.',
      'Smakuje jak wolny wieczór',
      'Dziś gotuje ktoś inny',
    ],
    problem: 'Znowu to samo na talerzu?',
    ctas: ['Zarezerwuj stolik', 'Wpadnij do nas'],
  },
  drinks: {
    lines: [
      'Pierwszy łyk jest twój',
      'Usiądź. Nalej. Pogadaj.',
      'Chwila tylko dla ciebie',
      'Dobre towarzystwo, łyk po łyku',
    ],
    problem: 'Znowu to samo do picia?',
  },
  energy: {
    lines: [
      'Słońce i tak wzejdzie',
      'Niech dach też popracuje',
      'Najpierw pytania, potem dach',
      'Wpuść trochę światła',
    ],
    problem: 'Boisz się kolejnego rachunku?',
  },
  farewell: {
    lines: ['Czas na pożegnanie', 'Najpierw słuchamy', 'Pożegnanie po swojemu', 'Wspominać razem'],
    problem: 'Od czego zacząć?',
  },
  giving: {
    lines: [
      'Mały początek, duży gest',
      'Ktoś na ciebie liczy',
      'Pomagać to czasownik',
      'Dziś. Dla kogoś.',
    ],
    problem: 'Pomóc, ale jak?',
    ctas: ['Wpłać teraz', 'Pomóż teraz'],
  },
  home: {
    lines: [
      'Skreśl to z listy',
      'Jeden telefon i się dzieje',
      'My się tym zajmiemy',
      'Dom bez remontu w głowie',
    ],
    problem: 'Wciąż na liście?',
  },
  learning: {
    lines: [
      'Każdy początek się liczy',
      'Dziś pierwszy krok',
      'Pytaj śmiało',
      'Nauka, która mieści się w tygodniu',
    ],
    problem: 'Znowu tylko postanowienie?',
  },
  moments: {
    lines: [
      'Spojrzenie tuż przed kliknięciem',
      'Żeby ten dzień został',
      'Zdjęcia, na których jesteście sobą',
      'Pamiętać, jak było',
    ],
    problem: 'Znowu „uśmiech proszę”?',
  },
  outing: {
    lines: [
      'Wieczór do opowiadania',
      'Telefon do kieszeni, oczy szeroko',
      'Kto idzie z nami?',
      'Dziś nie ma nas w domu',
    ],
    problem: 'Znowu kanapa?',
    ctas: ['Weź bilet', 'Chodź z nami'],
  },
  sleep: {
    lines: [
      'Chłodna poduszka, cicha głowa',
      'Do łóżka. Z przyjemnością.',
      'Noc należy do ciebie',
      'Jutro zaczyna się wieczorem',
    ],
    problem: 'Znowu z boku na bok?',
  },
  sport: {
    lines: [
      'Liczy się pierwsza minuta',
      'Zanim zawoła kanapa',
      'Twoje tempo. Twój cel.',
      'Dziś dla siebie',
    ],
    problem: 'Jutro, ale naprawdę?',
  },
  table: {
    lines: [
      'Pierwszy kęs należy do ciebie',
      'Pachnie jak niedziela',
      'Siadaj. Jest coś dobrego.',
      'Do podzielenia się. Albo nie.',
    ],
    problem: 'Ciągle to samo?',
  },
  travel: {
    lines: [
      'Okno otwarte, tydzień zamknięty',
      'Pierwszy poranek daleko stąd',
      'Walizka pełna, głowa pusta',
      'Tam, gdzie budzik milczy',
    ],
    problem: 'Kiedy ostatnio cię nie było?',
  },
  wear: {
    lines: [
      'Pasuje do ciebie. I do jutra.',
      'Do noszenia, nie do chowania',
      'Twoja nowa ulubiona rzecz',
      'Załóż i w drogę',
    ],
    problem: 'Pełna szafa, nie ma co włożyć?',
  },
  weddings: {
    lines: [
      'Wasz dzień, po waszemu',
      'Pierwsze „tak” jest najłatwiejsze',
      'Dzień do opowiadania',
      'Wy tańczycie. My czuwamy.',
    ],
    problem: 'Lista rośnie z nocy na noc?',
  },
};
