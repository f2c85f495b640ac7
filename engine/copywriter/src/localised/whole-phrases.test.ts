import { expect, it } from 'vitest';
import type { WrittenLanguage } from '../content/languages.ts';
import { writeAdCopy } from '../write-ad-copy.ts';
import { writeAdText } from '../write-ad-text.ts';

const LOOK = { emotion: 'trust', adType: 'product showcase' } as const;
const writeCopy = (language: WrittenLanguage, product: string, audience = '') =>
  writeAdCopy({ ...LOOK, product, audience, language }, 3, 0);

it.each<[WrittenLanguage, string, string]>([
  [
    'pt',
    'Desinfestação de baratas, ratos e formigas em Setúbal',
    'Desinfestação de baratas, ratos e formigas',
  ],
  ['it', 'Abiti da sposa collezione 2025, modifiche incluse', 'Abiti da sposa collezione 2025'],
  [
    'it',
    'App per prenotare ombrellone e lettini direttamente dal telefono',
    'App per prenotare ombrellone',
  ],
  [
    'es',
    'Cuidado de personas mayores a domicilio en Zaragoza, por horas',
    'Cuidado de personas mayores a domicilio',
  ],
  ['tr', 'Yün el dokuması halılarda %30 indirim', 'Yün el dokuması halılar'],
  ['ja', '全8室の小さな温泉旅館です。送迎あり', '全8室の小さな温泉旅館。送迎あり。'],
])(
  'starts with the product’s complete phrase in the language %s: “%s”',
  (language, product, headline) => {
    expect(writeCopy(language, product).headline).toBe(headline);
  },
);

it.each<[WrittenLanguage, string, string, string]>([
  [
    'de',
    'Minigolf mit Biergarten',
    'Familien, Schulklassen, Firmen',
    'Familien, Schulklassen und Firmen',
  ],
  ['nl', 'Pannenkoekenhuis', 'opa’s, wandelaars', 'opa’s en wandelaars'],
  [
    'sv',
    'Stugor vid sjön',
    'barnfamiljer, fiskare, hundägare',
    'barnfamiljer, fiskare och hundägare',
  ],
])(
  'joins the audience as a list of the language %s: “%s” for “%s”',
  (language, product, audience, listed) => {
    const brief = { ...LOOK, goal: '', product, audience, language };
    expect(writeAdText(brief, 3).join(' ')).toContain(listed);
  },
);

it('does not join a description of people to a list', () => {
  const brief = {
    ...LOOK,
    goal: '',
    product: 'Boxspringbett',
    audience: 'Paare, die schlecht schlafen',
  };
  expect(writeAdText({ ...brief, language: 'de' }, 3).join(' ')).toContain(
    'Paare, die schlecht schlafen',
  );
});

it('begins no line with the Arabic word for “and”', () => {
  const product = 'عطور شرقية، والتوصيل مجاني داخل الرياض طوال الأسبوع';
  expect(writeCopy('ar', product).subline).not.toMatch(/^و/u);
});

it.each<[WrittenLanguage, string, string]>([
  ['fr', 'Serrurier à Nantes, devis au téléphone', 'À Nantes.'],
  ['es', 'Piso en venta en Getafe, 82 m2, terraza', 'En Getafe.'],
])(
  'does not end a description with only a place in the language %s: “%s”',
  (language, product, place) => {
    const texts = writeAdText({ ...LOOK, goal: '', product, audience: '', language }, 3);
    expect(texts.at(-1)).not.toContain(place);
  },
);
