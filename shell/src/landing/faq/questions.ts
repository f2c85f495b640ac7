import {
  BOOST_VARIATION_COUNT,
  FEATURES,
  MAX_UPLOAD_BYTES,
  STARTER_PLAN,
  TRIAL_PLAN,
} from '@adwright/contracts';

interface Question {
  question: string;
  answer: string;
}

const MAX_UPLOAD_MB = MAX_UPLOAD_BYTES / 1024 / 1024;

/**
 * Questions and answers of the landing page (spec §1 and §2; decisions, "The product"). The numbers in the
 * answers come from constants of the product's code.
 */
export const QUESTIONS: readonly Question[] = [
  {
    question: 'What is Adwright?',
    answer:
      'A tool that makes ads. You describe a product in a short brief, or upload a picture, and get finished ad images and the copy to go with them.',
  },
  {
    question: 'How does it work?',
    answer:
      'Fill in five fields: product, audience, goal, emotion and ad type. Adwright writes the copy, sets the type, composes the picture in a square and a story format, and scores it. Everything you make is kept in My Ads.',
  },
  {
    question: 'Do I need design skills?',
    answer:
      'No. Layout, type, colour and contrast are taken care of. You need to know what you sell and to whom.',
  },
  {
    question: 'What does it cost?',
    answer: `There is one plan: ${STARTER_PLAN.label}, ${STARTER_PLAN.priceLabel} a ${STARTER_PLAN.interval}. It gives you ${STARTER_PLAN.credits} ad credits a ${STARTER_PLAN.interval} and ${STARTER_PLAN.support.toLowerCase()}.`,
  },
  {
    question: 'Is there a free trial?',
    answer: `Yes. Every new account starts with ${TRIAL_PLAN.credits} free credits, which renew after ${TRIAL_PLAN.periodDays} days. You need no card to begin.`,
  },
  {
    question: 'What can I do with a credit?',
    answer: `Creating an ad, optimizing a picture, a variation and adding text cost ${FEATURES.createAd.cost} credit each. A photoshoot costs ${FEATURES.photoshoot.cost}, a boost with ${BOOST_VARIATION_COUNT} ads costs ${FEATURES.boost.cost}. My Ads and Favorites are free. Should a generation fail, its credits come back by themselves.`,
  },
  {
    question: 'What is the Viral Score?',
    answer:
      'A number from 0 to 100 for how well an ad is built to be noticed: hook, clarity, emotion, call to action, contrast, focus and craft. It is measured on the finished picture and its words. It helps you choose what to test first; it does not promise results.',
  },
  {
    question: `Can I really get ${BOOST_VARIATION_COUNT} ads in a minute?`,
    answer: `Yes. Creative Boost makes ${BOOST_VARIATION_COUNT} different ads from one brief, usually in less than a minute, and shows each as soon as it is ready.`,
  },
  {
    question: 'Can I improve ads I already have?',
    answer: `Yes. Upload a JPEG, PNG or WebP picture of up to ${MAX_UPLOAD_MB} MB to enhance it, to make a variation of it, or to set a title and a subtitle on it.`,
  },
  {
    question: 'Who owns what I make?',
    answer:
      'You do. You own 100% of the content you generate and may use it wherever you like, in paid ads too.',
  },
  {
    question: 'Can I cancel anytime?',
    answer:
      'Yes, from the billing section of your account. You keep access until the end of the billing cycle that you have paid for.',
  },
  {
    question: 'Can I change my plan?',
    answer:
      'Yes. You can upgrade or downgrade from your account settings: the billing section opens the payment provider’s page, where you manage your subscription.',
  },
  {
    question: 'Where do I find my invoices?',
    answer: 'In the billing section of your account. Each invoice can be downloaded there.',
  },
  {
    question: 'Is there a mobile app?',
    answer:
      'There is no native app. Adwright runs in the browser and is made for phones as much as for large screens.',
  },
  {
    question: 'Do you have an affiliate programme?',
    answer:
      'Yes. Partners earn a commission on the subscriptions of customers they bring. Write to affiliates@adwright.example and we send you the terms and your link.',
  },
];
