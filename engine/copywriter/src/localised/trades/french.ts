import type { Trades } from './trade.ts';

export const frenchTrades: Trades = {
  advice: {
    lines: [
      'On écoute d’abord',
      'Des mots simples, enfin',
      'Posez toutes vos questions',
      'L’esprit libre pour le reste',
    ],
    problem: 'Perdu dans les petites lignes ?',
  },
  animals: {
    lines: [
      'Pour les truffes exigeantes',
      'Quatre pattes, un grand sourire',
      'La queue qui remue dit tout',
      'Pour celui qui vous attend à la porte',
    ],
    problem: 'Qui promène qui ?',
  },
  beauty: {
    lines: [
      'Deux minutes rien qu’à vous',
      'Fermez la porte, respirez',
      'Un rituel que l’on attend',
      'Prenez soin de vous',
    ],
    problem: 'Des flacons à moitié vides ?',
  },
  care: {
    lines: [
      'Entre de bonnes mains',
      'À votre rythme',
      'On prend le temps',
      'Un rendez-vous, et c’est fait',
    ],
    problem: 'Encore repoussé ?',
  },
  digital: {
    lines: [
      'Moins chercher, mieux finir',
      'Fermez quelques onglets',
      'Tout au même endroit',
      'Partez à l’heure',
    ],
    problem: 'Douze onglets, aucune réponse ?',
  },
  dining: {
    lines: [
      'La première bouchée est pour vous',
      'À table !',
      'Le bon goût de prendre son temps',
      'Asseyez-vous, on s’occupe du reste',
    ],
    problem: 'Encore la même assiette ?',
    ctas: ['Réserver une table', 'Venir nous voir'],
  },
  farewell: {
    lines: [
      'Le temps de dire au revoir',
      'Nous écoutons d’abord',
      'Un adieu qui lui ressemble',
      'Se souvenir, ensemble',
    ],
    problem: 'Par où commencer ?',
  },
  giving: {
    lines: [
      'Un petit geste, aujourd’hui',
      'Aider, ça se conjugue',
      'Quelqu’un compte sur nous tous',
      'Commencer petit, ensemble',
    ],
    problem: 'Aider, mais comment ?',
    ctas: ['Faire un don', 'Aider maintenant'],
  },
  furnishing: {
    lines: [
      'Ici, on a envie de rester',
      'Un coin qui vous ressemble',
      'Chez vous, encore un peu plus',
      'La pièce qui manquait',
    ],
    problem: 'Il manque quelque chose ?',
  },
  heating: {
    lines: [
      'Pieds nus en janvier',
      'D’abord vos questions, ensuite le plan',
      'Au chaud, sans y penser',
      'L’hiver peut venir',
    ],
    problem: 'Encore froid aux pieds ?',
  },
  home: {
    lines: [
      'Rayé de la liste',
      'Un appel, et on s’en occupe',
      'C’est réglé, respirez',
      'On s’en charge',
    ],
    problem: 'Toujours sur la liste ?',
  },
  learning: {
    lines: [
      'Une leçon, puis une autre',
      'Osez le premier pas',
      'Apprendre à votre rythme',
      'On a tous commencé un jour',
    ],
    problem: 'Encore remis à demain ?',
  },
  moments: {
    lines: [
      'Le regard juste avant le déclic',
      'Pour que la journée reste',
      'Des images qui vous ressemblent',
      'Revivre ce jour-là',
    ],
    problem: 'Encore un « ouistiti » ?',
  },
  sport: {
    lines: [
      'La première minute compte',
      'À votre rythme, mais en route',
      'Aujourd’hui, c’est pour vous',
      'Bougez, souriez',
    ],
    problem: 'Demain, c’est sûr ?',
  },
  table: {
    lines: [
      'La première bouchée est pour vous',
      'À table !',
      'Le bon goût de prendre son temps',
      'À partager. Ou pas.',
    ],
    problem: 'Toujours la même chose ?',
  },
  travel: {
    lines: [
      'Ouvrez la fenêtre, respirez',
      'Le premier matin ailleurs',
      'Valise fermée, tête légère',
      'Là où le réveil se tait',
    ],
    problem: 'Votre dernière évasion ?',
  },
  wear: {
    lines: [
      'Fait pour être porté',
      'Votre style, sans note de bas de page',
      'La pièce que l’on garde',
      'À votre pas',
    ],
    problem: 'Armoire pleine, rien à mettre ?',
  },
  drinks: {
    lines: [
      'La première gorgée est à vous',
      'Asseyez-vous, servez, racontez',
      'Une gorgée, et le temps ralentit',
      'La bonne compagnie, à petites gorgées',
    ],
    problem: 'Toujours la même chose à boire ?',
  },
  energy: {
    lines: [
      'Le soleil se lève de toute façon',
      'Votre toit peut s’y mettre',
      'D’abord les questions, puis le toit',
      'Laissez entrer la lumière',
    ],
    problem: 'Peur de la prochaine facture ?',
  },
  outing: {
    lines: [
      'Une soirée à raconter',
      'Téléphone rangé, yeux ouverts',
      'Qui vient avec nous ?',
      'Ce soir, on n’est pas là',
    ],
    problem: 'Encore le canapé ?',
    ctas: ['Prendre ma place', 'Venir ce soir'],
  },
  sleep: {
    lines: [
      'Oreiller frais, tête au calme',
      'Au lit tôt, et avec plaisir',
      'La nuit est à vous',
      'Demain commence ce soir',
    ],
    problem: 'Encore une nuit à tourner ?',
  },
  weddings: {
    lines: [
      'Votre jour, à votre façon',
      'Une journée à raconter',
      'Vous dansez, on s’occupe du reste',
      'Dire oui, le plus facile',
    ],
    problem: 'Une liste qui grandit la nuit ?',
  },
  garden: {
    lines: [
      'Dehors, c’est aussi chez vous',
      'On écoute, puis on plante',
      'Une place au soleil',
      'De bonnes raisons de sortir',
    ],
    problem: 'Le jardin vous dépasse ?',
  },
  mending: {
    lines: [
      'Et ça repart',
      'Réparer plutôt que jeter',
      'Dites-nous ce qui coince',
      'On y regarde de près',
    ],
    problem: 'Toujours en panne ?',
  },
};
