import { STARTER_PLAN, TRIAL_PLAN, UNCLAIMED_SPEND_MINUTES } from '@adwright/contracts';
import { LegalPage } from './legal-page.tsx';

const SECTIONS = [
  {
    heading: 'Your account',
    paragraphs: [
      'You need an account to make ads. Give a mail address that is yours and keep your password to yourself. What happens under your account is your responsibility.',
      'You may use Adwright for yourself, for your company and for your clients.',
    ],
  },
  {
    heading: 'Plans and credits',
    paragraphs: [
      `A new account starts with a free trial of ${TRIAL_PLAN.credits} credits, which renew after ${TRIAL_PLAN.periodDays} days. The ${STARTER_PLAN.label} plan costs ${STARTER_PLAN.priceLabel} a ${STARTER_PLAN.interval} and gives ${STARTER_PLAN.credits} credits a ${STARTER_PLAN.interval}. Credits that are not used do not carry over.`,
      `The price of each feature in credits is shown before you use it. When a generation fails, its credits come back; a charge that no generation followed comes back within about ${UNCLAIMED_SPEND_MINUTES} minutes.`,
    ],
  },
  {
    heading: 'Payment and cancelling',
    paragraphs: [
      'Payments are handled by our payment provider. A subscription renews by itself until you cancel it.',
      'You can cancel at any time in the billing section. You keep access until the end of the billing cycle that you have paid for.',
    ],
  },
  {
    heading: 'What you make is yours',
    paragraphs: [
      'You own 100% of the content you generate. Use it, change it, sell it, run it as an ad; we ask for no credit and no share.',
      'You keep all rights in what you upload. You let us process it for one purpose: to make what you asked for.',
    ],
  },
  {
    heading: 'What is not allowed',
    paragraphs: [
      'Do not upload pictures that you have no right to use. Do not make content that breaks the law, deceives people or harms them.',
      'Do not try to get round credits or limits, to reach other people’s data, or to overload the service.',
    ],
  },
  {
    heading: 'What we promise, and what we do not',
    paragraphs: [
      'We do our best to keep Adwright running and your ads safe. The Viral Score is a measure of how an ad is built. It is no forecast, and we cannot promise how an ad will perform.',
      'You check what you publish: claims about your product, and the rules of the network you advertise on, are up to you.',
    ],
  },
  {
    heading: 'Ending and changes',
    paragraphs: [
      'You can stop using Adwright whenever you like. We may close an account that breaks these terms, after a warning where that is possible.',
      'When these terms change in a way that matters to you, we tell you by mail before they apply.',
    ],
  },
  {
    heading: 'Questions',
    paragraphs: ['Write to support@adwright.example.'],
  },
];

export function TermsRoute() {
  return (
    <LegalPage
      title="Terms of Service"
      intro="The agreement between you and Adwright, in plain words. By using Adwright you accept it."
      sections={SECTIONS}
    />
  );
}
