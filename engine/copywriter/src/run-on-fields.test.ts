import { expect, it } from 'vitest';
import { writeAdCopy } from './write-ad-copy.ts';

it.each([
  [
    'mobile fahrradreparatur wir kommen nach hause bremsen schaltung platten ab 35 euro',
    'Mobile fahrradreparatur',
    'Wir kommen nach hause bremsen schaltung platten.',
    'Ab 35 euro',
  ],
  [
    '出張着付けいたします成人式七五三対応1回8800円から土日もOK東京23区',
    '出張着付けいたします。成人式七五三対応。',
    '土日もOK東京23区。',
    '1回8800円から',
  ],
  [
    'репетитор по математике 500 рублей час онлайн',
    'Репетитор по математике',
    'Онлайн.',
    '500 рублей час',
  ],
  [
    'майстерня біля метро Лукʼянівська ремонт велосипедів',
    'Майстерня. Ремонт велосипедів.',
    '',
    'Біля метро Лукʼянівська',
  ],
  [
    'ремонт телефонов у метро Сокол замена экрана за час',
    'Ремонт телефонов. Замена экрана за час.',
    '',
    'У метро Сокол',
  ],
  [
    'oficina de bicicletas perto do metrô Vila Madalena conserto na hora',
    'Oficina de bicicletas. Conserto na hora.',
    '',
    'Perto do metrô Vila Madalena',
  ],
])('splits the field “%s” at its facts and clauses', (product, headline, subline, fact) => {
  const copy = writeAdCopy({ product, audience: '', goal: '', emotion: 'trust' }, 1, 0);
  expect(copy.headline).toBe(headline);
  expect(copy.subline).toContain(subline);
  expect([copy.offer?.text, ...(copy.facts ?? [])]).toContain(fact);
});

it.each([
  [
    'Verse haring aan de deur, 5 voor €15',
    'bestel via app voor donderdag',
    'Bestel via app voor donderdag',
  ],
  ['Oak logs, £95 per cubic metre', 'order before 20 December', 'Order before 20 December'],
  ['Cesto di arance 24€', 'ordinare entro domenica', 'Ordina entro domenica'],
  ['Panier d’huîtres 42€', 'commander avant mercredi midi', 'Commandez avant mercredi midi'],
  ['Julgran 549 kr', 'förbeställ senast 5 december', 'Förbeställ senast 5 december'],
  ['Кулич пасхальный, 450 ₽', 'заказы до 1 мая', 'Заказы до 1 мая'],
])(
  'prints the deadline of an ad for “%s” together with its request: “%s”',
  (product, goal, asked) => {
    const copy = writeAdCopy({ product, audience: '', goal, emotion: 'urgency' }, 1, 0);
    expect(copy.facts).toContain(asked);
  },
);

it('reads both ends of a range of days', () => {
  const product = 'Camp de jour en robotique semaine de relâche 3 au 7 mars, 275 $';
  const copy = writeAdCopy({ product, audience: '', goal: '', emotion: 'trust' }, 1, 0);
  expect(copy.headline).toBe('Camp de jour en robotique semaine de relâche');
  expect(copy.facts).toEqual(['3 au 7 mars']);
});
