import type { Trades } from './trade.ts';

export const dutchTrades: Trades = {
  advice: {
    lines: [
      'Eerst luisteren, dan rekenen',
      'Gewone taal, geen kleine lettertjes',
      'Vragen? Daar zijn we voor',
      'Een ding minder aan je hoofd',
    ],
    problem: 'Verdwaald in de kleine lettertjes?',
  },
  animals: {
    lines: [
      'Voor wie bij de deur wacht',
      'Vier poten, één blij huis',
      'De staart zegt genoeg',
      'Goed voor beide kanten van de riem',
    ],
    problem: 'Wie laat hier wie uit?',
  },
  beauty: {
    lines: [
      'Twee minuten helemaal voor jezelf',
      'Deur dicht, even ademen',
      'Een ritueel om naar uit te kijken',
      'Wees lief voor jezelf',
    ],
    problem: 'Een kast vol halve potjes?',
  },
  care: {
    lines: [
      'In goede handen',
      'We nemen de tijd',
      'In jouw tempo',
      'Eén afspraak, en het is gedaan',
    ],
    problem: 'Alweer uitgesteld?',
  },
  digital: {
    lines: [
      'Minder zoeken, meer doen',
      'Op tijd naar huis',
      'Alles op één plek',
      'Een klik dichter bij het weekend',
    ],
    problem: 'Twaalf tabbladen, geen antwoord?',
  },
  dining: {
    lines: [
      'De eerste hap is voor jou',
      'Schuif maar aan',
      'Proeft naar meer tijd samen',
      'Vanavond kookt een ander',
    ],
    problem: 'Weer hetzelfde op je bord?',
    ctas: ['Reserveer een tafel', 'Kom langs'],
  },
  drinks: {
    lines: [
      'De eerste slok is van jou',
      'Even zitten. Even niets.',
      'Schenk in, praat verder',
      'Goed gezelschap, slok voor slok',
    ],
    problem: 'Altijd hetzelfde te drinken?',
  },
  energy: {
    lines: [
      'De zon komt toch wel op',
      'Jouw dak mag meewerken',
      'Eerst vragen, dan het dak op',
      'Laat het licht binnen',
    ],
    problem: 'Bang voor de volgende rekening?',
  },
  farewell: {
    lines: [
      'Tijd voor afscheid',
      'Eerst luisteren we',
      'Een afscheid op eigen wijze',
      'Samen herinneren',
    ],
    problem: 'Waar te beginnen?',
  },
  giving: {
    lines: [
      'Klein begin, groot gebaar',
      'Iemand denkt aan je',
      'Helpen is een werkwoord',
      'Vandaag. Voor iemand.',
    ],
    problem: 'Helpen, maar hoe?',
    ctas: ['Doneer nu', 'Help mee'],
  },
  home: {
    lines: [
      'Weer iets van het lijstje af',
      'Eén telefoontje, en het loopt',
      'Wij regelen het',
      'Geregeld, en klaar',
    ],
    problem: 'Nog steeds op het lijstje?',
  },
  learning: {
    lines: ['Elk begin telt', 'Vandaag stap één', 'Vragen mag altijd', 'Leren dat in je week past'],
    problem: 'Weer bij een voornemen gebleven?',
  },
  moments: {
    lines: [
      'De blik net voor de klik',
      'Zodat die dag blijft',
      'Foto’s waarop jullie jezelf zijn',
      'Onthouden hoe het was',
    ],
    problem: 'Iedereen weer “cheese”?',
  },
  outing: {
    lines: [
      'Een avond om over na te praten',
      'Telefoon weg, ogen open',
      'Wie gaat er mee?',
      'Vanavond zijn we niet thuis',
    ],
    problem: 'Weer op de bank?',
    ctas: ['Bestel je tickets', 'Ga mee'],
  },
  sleep: {
    lines: [
      'Kussen koud, hoofd leeg',
      'Vroeg naar bed. Met plezier.',
      'De nacht is van jou',
      'Morgen begint vanavond',
    ],
    problem: 'Weer liggen draaien?',
  },
  sport: {
    lines: [
      'De eerste minuut telt',
      'Nu, voor de bank je roept',
      'Jouw tempo. Jouw doel.',
      'Vandaag voor jezelf',
    ],
    problem: 'Morgen dan echt?',
  },
  table: {
    lines: [
      'De eerste hap is voor jou',
      'Ga zitten. Er is iets lekkers.',
      'Ruikt naar zondag',
      'Om te delen. Of niet.',
    ],
    problem: 'Weer hetzelfde?',
  },
  travel: {
    lines: [
      'Raam open, week dicht',
      'De eerste ochtend ver weg',
      'Koffer dicht, hoofd leeg',
      'Waar de wekker zwijgt',
    ],
    problem: 'Wanneer was je voor het laatst weg?',
  },
  wear: {
    lines: [
      'Past bij jou. En bij morgen.',
      'Om te dragen, niet te bewaren',
      'Je nieuwe lievelingsstuk',
      'Aan, en de deur uit',
    ],
    problem: 'Kast vol, niets om aan te trekken?',
  },
  weddings: {
    lines: [
      'Jullie dag, jullie manier',
      'Het eerste ja is het makkelijkst',
      'Een dag om over te vertellen',
      'Jullie dansen. Wij regelen.',
    ],
    problem: 'Een lijst die ’s nachts groeit?',
  },
  garden: {
    lines: [
      'Buiten is ook thuis',
      'Eerst luisteren, dan planten',
      'Een plekje in de zon',
      'Goede redenen om buiten te zitten',
    ],
    problem: 'Groeit de tuin je boven het hoofd?',
  },
  mending: {
    lines: [
      'Hij doet het weer',
      'Zonde om weg te gooien',
      'Vertel ons wat er hapert',
      'Liever maken dan vervangen',
    ],
    problem: 'Nog steeds kapot?',
  },
  furnishing: {
    lines: [
      'Hier wil je blijven',
      'Een plek die bij je past',
      'Jouw huis, nog meer van jou',
      'Precies wat er nog miste',
    ],
    problem: 'Mist er nog iets?',
  },
  heating: {
    lines: [
      'Op blote voeten in januari',
      'Eerst je vragen, dan de rest',
      'Warm, zonder erbij na te denken',
      'De winter mag komen',
    ],
    problem: 'Weer koude voeten?',
  },
};
