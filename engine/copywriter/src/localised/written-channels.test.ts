import { expect, it } from 'vitest';
import { chooseBriefGoal } from '../reading/brief-goal.ts';
import { listCallsToAction } from './asked-for.ts';

it.each([
  ['de', 'Klavierunterricht', 'per SMS melden', 'SMS senden'],
  ['fr', 'Retouches et ourlets', 'contact par SMS', 'Envoyez un SMS'],
  ['nl', 'Pianostemmer', 'mailen met een foto', 'Stuur een mail'],
  ['pl', 'Kurs szycia', 'pisać maila do 10 października', 'Napisz maila'],
  ['id', 'Sepeda anak bekas', 'chat di Facebook', 'Chat via Facebook'],
] as const)(
  'asks in %s for a message about %s on the channel of the goal',
  (language, product, goal, button) => {
    expect(listCallsToAction({ product, audience: '', goal }, language)).toContain(button);
  },
);

it.each([
  ['de', 'Gebrauchter Kinderwagen, 80 €', 'bei Kleinanzeigen schreiben'],
  ['ko', '중고 유모차 8만원', '직거래 마포'],
] as const)(
  'asks in %s for a message about the used thing %s, and for no order',
  (language, product, goal) => {
    expect(listCallsToAction({ product, audience: '', goal }, language)).not.toContainEqual(
      expect.stringMatching(/bestell|주문/u),
    );
  },
);

it.each([
  ['招厨房帮工', '打电话13812345678，不用简历', 'call'],
  ['Нужен помощник на кухню', 'звонить 8 912 345-67-89, резюме не нужно', 'call'],
  ['Homemade sourdough, market stall on Saturdays', 'they sell out', 'visit'],
  ['Torte fatte in casa, banco al mercato', 'sabato mattina', 'visit'],
])('chooses for %s and “%s” the goal %s', (product, goal, kind) => {
  const facts = /\d{4}/u.test(goal)
    ? [{ kind: 'phone' as const, text: '1', field: 'goal' as const, start: 0, end: 1 }]
    : [];
  expect(chooseBriefGoal({ product, goal, facts })).toBe(kind);
});
