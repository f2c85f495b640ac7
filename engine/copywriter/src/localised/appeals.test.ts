import { describe, expect, it } from 'vitest';
import { writeAdCopy, writeAdText } from '../index.ts';

const writeAd = (product: string, audience: string, goal: string) => {
  const brief = { product, audience, goal, emotion: 'trust', adType: 'product showcase' } as const;
  const { eyebrow, headline, subline } = writeAdCopy(brief, 0, 0);
  return [eyebrow, headline, subline, ...writeAdText(brief, 0)].join('\n');
};

describe('appeals', () => {
  it.each([
    ['流浪猫救助站，冬天缺猫粮，一袋猫粮85元', '小区邻居', '捐款', '适合', '致小区邻居'],
    [
      'Open donasi sumur bor Gunungkidul, butuh 85 juta',
      'warga desa',
      'donasi',
      'Untuk warga',
      'Kepada warga desa',
    ],
    [
      'Tierheim Lindenhof braucht Futter, 20 Euro füttern einen Hund',
      'Tierfreunde in Köln',
      'Spenden',
      'Für Tierfreunde',
      'An Tierfreunde',
    ],
  ])(
    'an appeal addresses donors, who receive nothing: %s',
    (product, audience, goal, wrong, right) => {
      const ad = writeAd(product, audience, goal);
      expect(ad).not.toContain(wrong);
      expect(ad).toContain(right);
    },
  );

  it('an appeal names donors without "for" if the word for "to" changes the article', () => {
    const ad = writeAd('Refuge pour chiens, 20 € nourrissent un chien', 'amis des bêtes', 'dons');
    expect(ad).not.toMatch(/Pour (?:les )?amis/u);
  });
});

describe('ads that are no job ads', () => {
  it.each([
    [
      'Båtplats uthyres Nynäshamn, y-bom 3,5 m, 6 800 kr för säsongen',
      'båtfolk i kö',
      'ansök, bara två platser kvar',
      /söker förstärkning|Ledig tjänst/u,
    ],
    [
      'On cherche des familles d’accueil pour chiots futurs chiens guides',
      'familles autour de Lille',
      'postuler',
      /renfort|Poste à pourvoir/u,
    ],
    [
      'unser dorfladen sucht noch 40 genossen, anteil 150 euro',
      'alle im ort',
      'anteil zeichnen',
      /Verstärkung|Offene Stelle|bewerben|Bewerbung/u,
    ],
    [
      'こども食堂、お米が足りません。米30kg急募',
      '農家の方',
      'お米や寄付の連絡をください',
      /一緒に働く仲間|応募/u,
    ],
  ])('an ad that is no job ad has no words about a job: %s', (product, audience, goal, words) => {
    expect(writeAd(product, audience, goal)).not.toMatch(words);
  });
});

describe('job ads', () => {
  it('a job ad seeks staff only once', () => {
    const ad = writeAd(
      'Pflegedienst Lindenhof sucht zwei Pflegekräfte, 22 Euro pro Stunde',
      'Pflegekräfte in Köln',
      'Bewerbungen',
    );
    expect(ad).toContain('sucht zwei Pflegekräfte');
    expect(ad).not.toMatch(/(?:Verstärkung|Gesucht|Stelle): Pflegedienst/u);
  });
});
