import { AD_FORMAT_NAMES } from '@adwright/contracts/values';
import { writeAdCopy } from '@adwright/engine-copywriter';
import type { CopyBrief } from '@adwright/engine-lexicon';
import { expect, it } from 'vitest';
import { composeAd } from './compose-ad.ts';
import type { PlacedMark } from './composition.ts';
import type { LayoutName } from './layout-names.ts';

const BOOKBINDER: CopyBrief = {
  product: 'Reliure de vieux livres, atelier à Nancy, devis gratuit, tél. 03 83 00 11 22',
  audience: 'familles',
  goal: '',
  emotion: 'nostalgia',
};
const DOG_GROOMER: CopyBrief = {
  product: 'Dog grooming at your home, full groom from £45',
  audience: 'dog owners',
  goal: '',
  emotion: 'trust',
};

function compose(brief: CopyBrief, layout: LayoutName, format: (typeof AD_FORMAT_NAMES)[number]) {
  const copy = writeAdCopy(brief, 1, 0);
  return composeAd({ brief, copy, format, seed: 1, variation: 0, layout });
}

function listMarks(brief: CopyBrief, layout: LayoutName): PlacedMark[] {
  return compose(brief, layout, 'square').composition.items.filter((item) => item.kind === 'mark');
}

it.each(['versus-cards', 'versus-table'] as const)(
  '%s marks a buyer’s questions with question marks, and the usual alternative with crosses',
  (layout) => {
    expect(listMarks(BOOKBINDER, layout).map(({ shape }) => shape)).toContain('question');
    expect(listMarks(BOOKBINDER, layout).map(({ shape }) => shape)).not.toContain('cross');
    expect(listMarks(DOG_GROOMER, layout).map(({ shape }) => shape)).toContain('cross');
  },
);

it('mirrors the question marks of a right-to-left script', () => {
  const brief = {
    ...BOOKBINDER,
    product: 'مصيدة ذباب زجاجية، قاعدة خشبية، سهلة التنظيف',
    audience: 'العائلات',
  };
  const marks = listMarks(brief, 'versus-table').filter(({ shape }) => shape === 'question');
  expect(marks.length).toBeGreaterThan(0);
  expect(marks.every(({ isMirrored }) => isMirrored)).toBe(true);
});

it.each(
  (['versus-cards', 'versus-table', 'split-columns', 'split-rows'] as const).flatMap((layout) =>
    AD_FORMAT_NAMES.map((format) => [layout, format] as const),
  ),
)('%s in the format %s prints a fact once, as an answer or in the facts line', (layout, format) => {
  const { copy } = compose(BOOKBINDER, layout, format).stage;
  const { facts = [], comparison, solution } = copy;
  const answers = layout.startsWith('versus') ? comparison.ours : [solution];
  const printed = [...facts, ...answers].join(' | ');
  expect(printed.split('03 83 00 11 22')).toHaveLength(2);
  expect(printed.toLowerCase().split('atelier à nancy')).toHaveLength(2);
});
