import { expect, it } from 'vitest';
import { isJobOffer } from './job-offer.ts';

it.each([
  'مطلوب كهربائي في الدمام، سيارة الشركة',
  'مخبز الأمل يبحث عن خباز',
  'דרוש/ה חשמלאי/ת בבאר שבע',
  'דרושים מלצרים, משמרות ערב',
  'משרד אדריכלים מחפש שרטטת',
  'Garson aranıyor, Kadıköy',
  'iş ilanı: muhasebeci',
])('takes “%s” for work that is offered', (product) => {
  expect(isJobOffer(product)).toBe(true);
});

it.each(['אפליקציה למי שמחפש עבודה', 'تطبيق لمن يبحث عن عمل', 'iş ilanı sitesi yazılımı'])(
  'sells “%s”, which offers no work itself',
  (product) => {
    expect(isJobOffer(product)).toBe(false);
  },
);
