import type { Phrasebook } from './phrasebook.ts';
import { frenchTrades } from './trades/french.ts';

export const french: Phrasebook = {
  headlines: [
    'À découvrir : {name}',
    'Une idée pour vous : {name}',
    '{name}, tout simplement',
    'Place au nouveau : {name}',
    'Le quotidien, en mieux',
    '{who} : c’est pour vous',
    'Tout commence ici',
    'Et si… {name} ?',
  ],
  emotions: {
    urgency: [
      'Pourquoi attendre ?',
      'C’est le bon moment',
      'Et si on commençait ?',
      '{name}. C’est le moment.',
    ],
    trust: [
      'Clair, simple, transparent',
      'Posez-nous vos questions',
      'Choisissez en confiance',
      '{name}. En toute clarté.',
    ],
    happiness: [
      'Un petit bonheur de plus',
      'De quoi sourire',
      'Faites-vous plaisir',
      '{name}. Le sourire du jour.',
    ],
    exclusivity: [
      'Pour celles et ceux qui remarquent',
      'Une question de goût',
      'Un choix qui vous ressemble',
      '{name}. Une affaire de goût.',
    ],
    fear: [
      'Un souci de moins',
      'Respirez, tout va bien',
      'L’esprit un peu plus léger',
      '{name}. L’esprit tranquille.',
    ],
    nostalgia: [
      'Comme au bon vieux temps',
      'Vous vous souvenez ?',
      'Le goût des souvenirs',
      '{name}. Comme avant.',
    ],
    curiosity: [
      'Envie d’en savoir plus ?',
      'Regardez de plus près',
      'Et si on essayait ?',
      '{name} ? À voir de près.',
    ],
    excitement: [
      'C’est parti !',
      'Prêts pour la suite ?',
      'Ça commence maintenant',
      '{name}. C’est parti !',
    ],
  },
  sublines: [
    '{toWhom} : {name}.',
    '{name} : {detail}.',
    '{who}, une idée pour vous : {name}.',
    'À découvrir : {name}.',
    '{name}. Prenez le temps de regarder.',
    '{name}. Posez-nous toutes vos questions.',
    '{name}. Une bonne raison d’être curieux.',
  ],
  text: [
    '{who}, une idée pour vous : {name}. {feeling} {cta}.',
    'Parfois, il suffit d’un regard neuf sur le quotidien. À découvrir : {name}. {cta}.',
    'Avant : toujours la même chose. Maintenant : {name}. {cta}.',
  ],
  problem: 'Toujours la même chose ?',
  usual: ['Pris sans y penser', 'Choisi par réflexe', 'Le même pour tous'],
  ours: ['Choisi avec soin', 'Une nouvelle idée', 'À votre goût'],
  quote: {
    text: 'On pourrait en parler longtemps. Mais c’est vous qu’on veut entendre.',
    note: 'Avec nos propres mots',
  },
  labels: { problem: 'Le problème', solution: 'La solution', usual: 'L’habitude' },
  ctas: {
    sales: ['Commander maintenant', 'Découvrir la gamme', 'J’en profite'],
    start: ['Commencer maintenant', 'S’inscrire maintenant'],
    contact: ['Prendre rendez-vous', 'Nous contacter'],
    learn: ['En savoir plus', 'Voir de plus près'],
    visit: ['Passez nous voir', 'Venir nous voir'],
    call: ['Appelez-nous', 'Appeler maintenant'],
  },
  forWhom: /^pour\s+/i,
  toWhom: 'Pour {audience}',
  trades: frenchTrades,
};
