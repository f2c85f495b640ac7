import { LegalPage } from './legal-page.tsx';

const SECTIONS = [
  {
    heading: 'What we keep',
    paragraphs: [
      'Your account: your name if you tell us, your mail address, your password in a form that nobody can read back, or the address that a sign-in with Google tells us.',
      'Your work: briefs, pictures you upload, ads you make, and which of them are favorites.',
      'Your usage: the credits you spent and on what. Your plan, and the invoices of our payment provider; we never see your card number.',
      'The mail address that you leave on our first page, even if you do not finish signing up.',
      'When you comment or decide on ads through a review link: the name and, if you give one, the mail address that you type, and the network you write from. Only the person who sent you the link can read them.',
    ],
  },
  {
    heading: 'What we use it for',
    paragraphs: [
      'To make your ads, to show them to you again, to count credits and to bill a plan. We write to you about your account, and to people who left their address, about getting started.',
      'We do not sell your data, and we show no advertising of others.',
    ],
  },
  {
    heading: 'Pictures and links',
    paragraphs: [
      'Pictures are stored in your own folder, under names that cannot be guessed. Whoever has the link of a picture can open it, so share links as you would share the picture.',
    ],
  },
  {
    heading: 'Who else sees it',
    paragraphs: [
      'The companies that run our servers, our payments and, if you choose it, the sign-in with Google; each only what it needs. Where an outside AI service makes a picture, it gets the picture or the words that the job takes, without your name.',
    ],
  },
  {
    heading: 'In your browser',
    paragraphs: [
      'We store your session, your choice of a light or dark theme, and drafts of forms you have not sent. There are no tracking cookies.',
      'A share of visits tells our own servers how fast a page was and what failed in it: without your name, your address, or what you typed.',
    ],
  },
  {
    heading: 'How long we keep it',
    paragraphs: [
      'Your account, your work and your credit history: until you delete them. Pictures that none of your ads shows, such as what you upload and what a deleted ad leaves behind: 30 days. The fingerprint of a finished picture, by which anybody can check whether we made it: until you delete your account; a picture that is checked is not kept. What is said and decided through a review link: as long as the account of the person who sent it. An address left on our first page: 12 months. Mails about payments: 90 days. Which version of the product a browser has seen: 14 days, without a name. When you delete your account, a scrambled form of your address until the period of its credits ends, so that they are not given twice.',
    ],
  },
  {
    heading: 'Your rights',
    paragraphs: [
      'You can see and download your ads at any time, and delete them in My Ads. On the Account page you can download everything we keep about you as a ZIP, and delete your account.',
      'Deleting your account waits seven days, in which logging in keeps it. Then your rows, your pictures and your customer at the payment provider are removed. Your plan renews no more. The provider keeps its own invoices, as the law asks of it. Copies in our backups are gone within 30 days.',
      'Ask us for a correction, or for any of this, and we do it within 30 days.',
      'Write to privacy@adwright.example.',
    ],
  },
];

export function PrivacyRoute() {
  return (
    <LegalPage
      title="Privacy Policy"
      intro="What we know about you, why, and what you can do about it."
      sections={SECTIONS}
    />
  );
}
