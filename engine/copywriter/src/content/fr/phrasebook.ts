import { DAY_OF_MONTH, PERCENT, SUM } from '../offer-words.ts';
import type { Phrasebook } from '../phrasebook.ts';

export const french: Phrasebook = {
  headlines: [
    'À découvrir : {name}',
    'Une idée pour vous : {name}',
    '{name}, tout simplement',
    'Le quotidien, en mieux',
    '{who} : c’est pour vous',
    'Tout commence ici',
    'Un bon début',
    'Demandez-nous',
    'Prenez le temps de choisir',
    'Venez voir par vous-même',
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
    apply: ['Postuler', 'Voir l’offre'],
  },
  forWhom: /^pour\s+/i,
  toWhom: 'Pour {audience}',
  grammar: {
    nounFirst: true,
    smallNouns: true,
    fullStop: '.',
    gap: ' ',
    elisions:
      /(?<!\p{L})(?:([dl])(huile|olives?|eau|été|hiver|automne|or|argent|art|artisans?|écoles?|écoliers?|enfants?|entreprises?|anglais|espagnol|italien|allemand|arabe|intérieur|extérieur|occasion|anniversaire|ameublement|assurances?|avocat|amandes?|érable|oranges?|abeilles?|agneau|escalade|équitation|escrime|origine|usine|urgence|aide|ordinateurs?|adultes?|animaux|aventure|exception|époque|échecs|électricien|adolescents?|adolescence|étudiants?|étudiantes?|élèves?|amis?|agriculteurs?|agrumes|accessoires|accueil|ateliers?|infirmières?|infirmiers?|ingénieurs?|études?|emploi|épicerie|énergie|espaces?|images?|internet|outils?|ouvrages?|oiseaux|herbes|horlogerie|humour|installation|isolation|entretien|appartements?|immeubles?|hôtel|hommes?|italie|espagne|alsace|auvergne|ardèche|europe)|([jms])(achète\p{L}*|abonne\p{L}*|inscri\p{L}*|essaie\p{L}*|adopte|adore|aime|appelle|offre|obtiens|équipe|informe)|(j)(ai|en(?=\s)|y(?=\s))|(c)(est)|(qu)(on|il|ils)|(jusqu)(à|au)|(aujourd)(hui))(?!\p{L})/giu,
  },
  offerWords: {
    offer: `-\\s?${PERCENT}|${SUM} (?:offerts|de (?:réduction|remise))|(?:devis|essai|estimation|diagnostic|bilan|première visite|première consultation|rendez-vous découverte|cours d’essai|échantillon) (?:gratuite?|offerte?)|(?:jusqu’à )?${PERCENT} de (?:réduction|remise)|${PERCENT} offerts|livraison (?:offerte|gratuite)|frais de port offerts|premier (?:mois|cours) (?:offert|gratuit)|première (?:séance|box|leçon|semaine|consultation) (?:offerte|gratuite|à moitié prix)|[2-9] (?:pour|pour le prix de) [1-9]`,
    term: `aujourd’hui seulement|(?:le|chaque) (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)|cette semaine|ce week-end|ce mois-ci|jusqu’au ${DAY_OF_MONTH} \\p{L}+|jusqu’à (?:dimanche|samedi|vendredi|fin \\p{L}+)|en \\p{L}{3,}|(?:sur (?:la|votre|ta|sa) )?première \\p{L}+|pour les nouveaux \\p{L}+|avec le code \\S+`,
    doubted: 'sans|pas|peut-être|ou|si|après|au lieu',
  },
};
