import { BOOST_VARIATION_COUNT } from '@adwright/contracts/values';
import { describe, expect, it } from 'vitest';
import { findTrade } from '../reading/find-trade.ts';
import { writeAdCopy } from '../write-ad-copy.ts';
import { writeAdText } from '../write-ad-text.ts';

const brief = { audience: '', goal: 'sales', emotion: 'trust' } as const;

function writeAds(product: string, audience = '', goal = 'sales') {
  const asked = { ...brief, product, audience, goal };
  return Array.from({ length: BOOST_VARIATION_COUNT }, (_, at) => writeAdCopy(asked, 3, at));
}

function writeTexts(product: string, audience = '', goal = 'sales') {
  return writeAdText({ ...brief, adType: 'product showcase', product, audience, goal }, 3);
}

describe('product name of a localised ad', () => {
  it('uses the full name in sentences, and its beginning in a headline', () => {
    const product = 'Zeiterfassung per App für Handwerksbetriebe, 30 Tage kostenlos testen';
    const [ad] = writeAds(product, 'Handwerker', 'Testkunden');
    expect(ad?.productName).toBe('Zeiterfassung per App');
    expect(`${ad?.headline} ${ad?.subline}`).toContain(
      'Zeiterfassung per App für Handwerksbetriebe',
    );
    expect(writeTexts(product, 'Handwerker', 'Testkunden').join(' ')).not.toMatch(
      /Zeiterfassung per App[:,]/,
    );
  });

  it('one of ten headlines consists of the product’s name', () => {
    const headlines = writeAds('Cykelverkstad på Söder, drop-in', 'pendlare').map(
      ({ headline }) => headline,
    );
    expect(headlines).toContain('Cykelverkstad på Söder');
  });

  it('no headline consists of one word, even in languages without spaces', () => {
    const headlines = writeAds('子ども服、オーガニックコットン、2,980円', 'ママ').map(
      ({ headline }) => headline,
    );
    expect(headlines).not.toContain('子ども服');
  });

  it('at most one headline consists of the first word of a long name', () => {
    const headlines = writeAds('Koffiebar met zelfgebakken taart en speelhoek', 'jonge ouders').map(
      ({ headline }) => headline,
    );
    const cut = headlines.filter((headline) => /Koffiebar[.?]|: Koffiebar$/i.test(headline));
    expect(cut.length).toBeLessThan(2);
  });

  it('at most one headline among ten expresses only the emotion', () => {
    const headlines = writeAds('Esstisch aus Altholz, nach Maß gefertigt', 'junge Familien').map(
      ({ headline }) => headline,
    );
    const moods = ['Offen, klar, verständlich', 'Erst fragen, dann entscheiden'];
    const others = ['Gut erklärt ist halb entschieden'];
    expect(headlines.filter((line) => [...moods, ...others].includes(line)).length).toBeLessThan(2);
  });

  it('names no audience that repeats a word of the product', () => {
    const texts = writeTexts('Software für Handwerksbetriebe', 'Handwerker').join(' ');
    expect(texts).not.toContain('Für Handwerker');
  });
});

describe('description of the audience in a product field', () => {
  it.each([
    ['Aulas de natação para adultos com medo de água, turmas pequenas', 'Aulas de natação'],
    ['Nauka pływania dla dorosłych, którzy boją się wody, małe grupy', 'Nauka pływania'],
    ['Уроки плавания для взрослых, которые боятся воды, малые группы', 'Уроки плавания'],
    ['Simkurs för vuxna som är rädda för vatten, små grupper', 'Simkurs'],
  ])('never prints a clause about the audience without the audience: %s', (product, name) => {
    const [ad] = writeAds(product, '', '');
    expect(ad?.productName).toBe(name);
    const said = [...writeAds(product).map(({ subline }) => subline), ...writeTexts(product)].join(
      ' ',
    );
    expect(said).not.toMatch(/(?<!\p{L})(?:Com medo|Którzy|Которые|Som är)/u);
  });
});

describe('an Italian audience', () => {
  it.each([
    ['genitori', 'Per i genitori'],
    ['sposi', 'Per gli sposi'],
    ['famiglie', 'Per le famiglie'],
    ['giovani coppie', 'Per le giovani coppie'],
    ['PMI', 'Per PMI'],
    ['chi corre', 'Per chi corre'],
  ])('puts the Italian article that suits the noun before the audience: %s', (audience, said) => {
    expect(writeAds('Tavolo in rovere massello', audience)[0]?.eyebrow).toBe(said);
  });
});

describe('occupation of a job ad with a place', () => {
  it.each([
    ['Magazijnmedewerker gezocht in Venlo, 32 uur', 'Magazijnmedewerker in Venlo'],
    ['Koch gesucht in Ulm, Vollzeit', 'Koch in Ulm'],
    ['Vaga para cozinheiro em Florianópolis', 'Cozinheiro em Florianópolis'],
  ])('takes the occupation without the word for “sought” as the name: %s', (product, named) => {
    expect(writeAds(product, '', 'jobs')[0]?.productName).toBe(named);
  });
});

it('writes about a job if the goal is applications, unless the product is a course', () => {
  const [nurse] = writeAds(
    'Enfermera para residencia en Burgos, turno de mañana',
    '',
    'candidaturas',
  );
  expect(nurse?.problem).toBe('¿Hora de algo nuevo?');
  const [course] = writeAds('Curso de cerámica', '', 'solicitudes de empleo');
  expect(course?.problem).not.toBe(nurse?.problem);
});

it.each([
  ['de', 'Babybody aus Wolle und Seide, ab Größe 50', 'ab Größe 50'],
  ['de', 'Laserzuschnitt von Edelstahl bis 15 mm, auch Einzelstücke', 'Edelstahl bis 15 mm'],
] as const)(
  'keeps the words for a smallest or largest size in the language %s: %s',
  (language, product, said) => {
    const brief = { product, audience: '', goal: '', language, emotion: 'trust' } as const;
    const sublines = Array.from({ length: 10 }, (_, at) => writeAdCopy(brief, 3, at).subline);
    expect(sublines.some((line) => line.toLowerCase().includes(said.toLowerCase()))).toBe(true);
    for (const line of sublines) expect(line).not.toMatch(/(?:^|: )ab\.|bis[:.]/iu);
  },
);

it.each([
  ['de', 'Zuckerfreie Limonade in der Glasflasche', 'Familien', ': zuckerfreie Limonade'],
  ['fr', 'Vide-grenier sur la place du village', 'voisins', ': vide-grenier'],
  ['nl', 'Cv-ketel onderhoud in Utrecht', 'huiseigenaren', ': cv-ketel'],
] as const)(
  'writes a name in lower case after a colon in the language %s: %s',
  (language, product, audience, said) => {
    const brief = { product, audience, goal: '', language, emotion: 'trust' } as const;
    const texts = writeAdText({ ...brief, adType: 'product showcase' }, 3).join('\n');
    expect(texts).toContain(said);
  },
);

it('leaves out “gesucht” if the frame of a long text already contains a word for “wanted”', () => {
  const brief = {
    product: 'Steuerfachangestellte in Kassel gesucht, 35 Stunden',
    audience: '',
    goal: 'Bewerbungen',
  };
  const texts = writeAdText(
    { ...brief, language: 'de', emotion: 'trust', adType: 'product showcase' },
    3,
  );
  expect(texts.slice(0, 3).join('\n')).not.toMatch(/Kassel gesucht/u);
});

it('reads food from a truck for weddings as catering', () => {
  expect(findTrade('Holzofenpizza vom Foodtruck für Hochzeiten')).toBe('catering');
  expect(findTrade('Pizza en horno de leña en food truck para bodas')).toBe('catering');
  expect(findTrade('Holzofenpizza vom Foodtruck')).not.toBe('catering');
});
