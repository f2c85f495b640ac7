import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import {
  type ButtonIntent,
  classifyButton,
  GOOGLE_BUTTONS,
  LINKEDIN_BUTTONS,
  META_BUTTONS,
  TIKTOK_BUTTONS,
} from './button-intent.ts';

const CONTENT = join(import.meta.dirname, '../../../../engine/copywriter/content');
const LANGUAGES = readdirSync(CONTENT).filter((name) => name !== 'en' && name !== 'und');

/** Matches a button text in the phrasebook that has an informal and a formal wording. */
const ADDRESS = /<([^<>|]*)\|([^<>|]*)>/g;

interface Button {
  language: string;
  kind: string;
  text: string;
}

/** Returns the button texts of a language in the phrasebook, grouped by intent. */
function phrasebookButtons(language: string): Button[] {
  const book = parse(readFileSync(join(CONTENT, language, 'phrasebook.yaml'), 'utf8'));
  return Object.entries<string[]>(book.ctas).flatMap(([kind, texts]) =>
    texts
      .map((text) => text.replace('{messenger}', 'LINE'))
      .flatMap((text) => [text.replace(ADDRESS, '$1'), text.replace(ADDRESS, '$2')])
      .filter((text, at, all) => all.indexOf(text) === at)
      .map((text) => ({ language, kind, text })),
  );
}

/**
 * The correct intents for each of the engine's groups of buttons. The classifier may also recognise the button
 * of a job ad as "learn more". In Russian, the same word is used for booking a course and booking a visit.
 */
const FITTING: Record<string, readonly ButtonIntent[]> = {
  order: ['shop', 'order'],
  preorder: ['order'],
  signup: ['signUp', 'subscribe', 'book'],
  contact: ['contact', 'book'],
  chat: ['contact'],
  message: ['contact'],
  sms: ['contact'],
  email: ['contact'],
  photo: ['contact', 'quote'],
  book: ['book'],
  quote: ['quote', 'contact'],
  test: ['signUp'],
  download: ['download'],
  donate: ['donate'],
  learn: ['learn'],
  visit: ['visit'],
  call: ['call'],
  apply: ['apply', 'learn'],
  sell: ['quote', 'contact', 'book', 'order'],
  adopt: ['contact', 'visit', 'book', 'learn'],
  volunteer: ['signUp', 'contact'],
  join: ['signUp', 'subscribe'],
  follow: ['subscribe'],
};

const BUTTONS = LANGUAGES.flatMap(phrasebookButtons);

it('the classifier recognises the buttons of every language in which the engine writes', () => {
  expect(LANGUAGES.length).toBeGreaterThan(20);
  expect(BUTTONS.length).toBeGreaterThan(200);
});

it.each(BUTTONS)(
  'the classifier understands the button “$text” ($language, $kind)',
  ({ kind, text }) => {
    expect(FITTING[kind]).toContain(classifyButton(text));
  },
);

it.each<[string, ButtonIntent]>([
  ['Get yours', 'shop'],
  ['Get an offer', 'quote'],
  ['Volunteer with us', 'signUp'],
  ['Send us a photo', 'contact'],
  ['Message us on Viber', 'contact'],
  ['Order yours', 'order'],
  ['Book a demo', 'book'],
  ['Start your trial', 'signUp'],
  ['Get the app', 'download'],
  ['Follow us', 'subscribe'],
  ['Ask for a quote', 'quote'],
  ['Start listening', 'listen'],
  ['Send your application', 'apply'],
  ['Jetzt spenden', 'donate'],
  ['Doe agora', 'donate'],
  ['Peça informações', 'contact'],
  ['Peça uma proposta', 'quote'],
  ['Escolha o seu vinho', 'shop'],
  ['Consulte disponibilidade', 'book'],
  ['Instale agora', 'download'],
  ['Doe mee', 'signUp'],
  ['Doe nu mee', 'signUp'],
  ['Doe de test', 'learn'],
  ['Doe het zelf', 'learn'],
  ['Does it fit?', 'learn'],
  ['Começar', 'signUp'],
  ['Começa já', 'signUp'],
  ['Come and see', 'visit'],
  ['Bestel je tickets', 'tickets'],
  ['Réserver une table', 'book'],
  ['Pide cita', 'book'],
  ['Pide tu pizza', 'order'],
  ['Cuéntenos su proyecto', 'contact'],
  ['Solicite una propuesta', 'quote'],
  ['Prenez vos places', 'tickets'],
  ['Demandez une visite', 'book'],
  ['Faites votre choix', 'shop'],
  ['Demandez un essai', 'signUp'],
  ['Demandez conseil', 'contact'],
  ['JETZT BESTELLEN', 'order'],
  ['チケットを取る', 'tickets'],
  ['', 'learn'],
  ['Signature collection', 'learn'],
  ['اطلبوا الآن', 'order'],
  ['اطلبوا موعدًا', 'book'],
  ['اطلبوا حصة تجريبية', 'signUp'],
  ['اطلبوا استشارة', 'quote'],
  ['הזמינו עכשיו', 'order'],
  ['הזמינו שולחן', 'book'],
  ['הזמינו כרטיסים', 'tickets'],
  ['תאמו ביקור', 'book'],
  ['Kahvenizi seçin', 'shop'],
  ['Deneme dersi isteyin', 'signUp'],
])('classifyButton recognises the button %j as the intent %s', (text, intent) =>
  expect(classifyButton(text)).toBe(intent),
);

it('each button intent (such as “buy”) has a button of each platform, from the platform’s closed list', () => {
  expect(Object.values(META_BUTTONS).every((name) => /^[A-Z_]+$/.test(name))).toBe(true);
  for (const buttons of [GOOGLE_BUTTONS, LINKEDIN_BUTTONS, TIKTOK_BUTTONS]) {
    expect(Object.keys(buttons)).toEqual(Object.keys(META_BUTTONS));
  }
  expect(META_BUTTONS[classifyButton('Jetzt bestellen')]).toBe('ORDER_NOW');
});
