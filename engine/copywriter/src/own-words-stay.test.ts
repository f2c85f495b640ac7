import { describe, expect, it } from 'vitest';
import { writeAdCopy } from './write-ad-copy.ts';

const writeVariations = (product: string) =>
  [0, 1, 2, 3].map((variation) => {
    const brief = {
      product,
      audience: '',
      goal: '',
      tone: 'friendly' as const,
      emotion: 'trust' as const,
    };
    const { headline, subline } = writeAdCopy(brief, 5, variation);
    return `${headline} ${subline}`;
  });

it.each([
  ['Wedding barn on the Jurassic coast', 'on the jurassic coast'],
  ['Holiday cottages on the Northumberland Coast Path', 'on the northumberland coast path'],
  ['Partytent huren inclusief opbouw', 'inclusief opbouw'],
  ['Kühlschrank inkl. Lieferung und Montage', 'inkl. lieferung und montage'],
  ['Location de chapiteau avec livraison', 'avec livraison'],
])('prints whole phrases of the brief for “%s”', (product, words) => {
  for (const text of writeVariations(product)) expect(text.toLowerCase()).toContain(words);
});

it.each([
  ['Développeur H/F à Lyon', 'éveloppeur à Lyon'],
  ['Verkoper m/v/x in Gent', 'erkoper in Gent'],
  ['Warehouse operative (m/f/x) in Leeds', 'arehouse operative'],
])('prints the job title of “%s” without its gender mark', (product, job) => {
  for (const text of writeVariations(product)) {
    expect(text).toContain(job);
    expect(text).not.toMatch(/\b[a-z]\s?\/\s?[a-z]\b/i);
  }
});

it('keeps the gender mark of a German job ad, because the law requires it', () => {
  for (const text of writeVariations('Koch (m/w/d) in Leipzig')) {
    expect(text).toContain('Koch (m/w/d) in Leipzig');
  }
});

describe('the subline', () => {
  const writeCopy = (product: string, audience = '', goal = '') =>
    writeAdCopy({ product, audience, goal, emotion: 'trust' }, 1, 0);

  it('the subline consists of the brief’s own words if they fill it', () => {
    const copy = writeCopy('Ferienwohnung im Allgäu, 2 Schlafzimmer, Hund erlaubt, mit Bergblick');
    expect(copy.headline).toBe('Ferienwohnung im Allgäu. Hund erlaubt.');
    expect(copy.subline).toBe('2 Schlafzimmer, mit Bergblick.');
  });

  it('the subline does not ask readers to have a look at goods', () => {
    const { subline } = writeCopy('waterproof coats for sausage dogs', 'dachshund owners');
    expect(subline).not.toMatch(/have a look|see what you think/i);
  });

  it('the subline begins with no punctuation if the name contains a list', () => {
    const { subline } = writeCopy('petit espace de coworking à la campagne, fibre et potager');
    expect(subline).toMatch(/^Fibre et potager/);
  });

  it('the subline keeps a word of the product field that a longer fact also contains', () => {
    const product = 'Software für Vereine: Mitglieder, Beiträge, SEPA-Lastschrift';
    const { subline } = writeCopy(product, '', 'Bis 50 Mitglieder dauerhaft gratis testen');
    expect(subline).toMatch(/^Mitglieder, Beiträge/);
  });
});

describe('the headline', () => {
  const writeHeadline = (product: string, goal = '') =>
    writeAdCopy({ product, audience: '', goal, emotion: 'trust' }, 1, 0).headline;

  it('a headline consists of both names if the product field names two things', () => {
    expect(writeHeadline('gutter cleaning and small roof repairs')).toBe(
      'Gutter cleaning and small roof repairs',
    );
  });

  it('a headline consists of a name of medium length if nothing shorter names the product', () => {
    expect(writeHeadline('Körjournal i mobilen som startar själv när du kör')).toBe(
      'Körjournal i mobilen som startar själv när du kör',
    );
  });

  it('the headlines announce no discount for a sale of second-hand goods', () => {
    const ten = Array.from({ length: 10 }, (_, variation) =>
      writeAdCopy(
        { product: 'village car boot sale', audience: '', goal: 'come', emotion: 'trust' },
        1,
        variation,
      ),
    );
    expect(ten.map(({ headline }) => headline)).not.toContain('The nudge you were waiting for');
  });
});

describe('the audience', () => {
  const writeEyebrow = (product: string, audience: string) => {
    const { eyebrow, subline } = writeAdCopy(
      { product, audience, goal: '', emotion: 'trust' },
      1,
      0,
    );
    return `${eyebrow} ${subline}`;
  };

  it('a clause about the last group of an audience is not applied to the first group', () => {
    const said = writeEyebrow(
      'mobile dog grooming',
      'busy dog owners, older dogs that hate car rides',
    );
    expect(said).not.toContain('owners that hate');
  });

  it('a Polish line for parents has the noun in the genitive', () => {
    expect(writeEyebrow('sala zabaw', 'rodzice dzieci 1-10 lat')).toContain('rodziców dzieci');
  });
});
