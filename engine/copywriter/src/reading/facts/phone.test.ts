import { expect, it } from 'vitest';
import { extendByService, findPhones } from './phone.ts';

it.each([
  ['Book on WhatsApp 07700 900123', 'WhatsApp 07700 900123'],
  ['betala med Swish 123 456 78 90', 'Swish 123 456 78 90'],
  ['pagar por Bizum: 612 345 678', 'Bizum: 612 345 678'],
  ['just text 07700 900123', 'text 07700 900123'],
  ['напишите в ватсап 8 900 555 01 23', 'ватсап 8 900 555 01 23'],
])(
  'keeps the name of the messenger or payment service beside the number in "%s"',
  (text, number) => {
    const [span] = findPhones(text, () => false);
    const { start, end } = extendByService(text, span ?? { start: 0, end: 0 });
    expect(text.slice(start, end)).toBe(number);
  },
);

it.each(['help line 0800 555 0142', 'call or text 07700 900123', 'call/text 07700 900123'])(
  'reads "%s" as a number for calls',
  (text) => {
    const [span] = findPhones(text, () => true);
    expect(extendByService(text, span ?? { start: 0, end: 0 })).toEqual(span);
  },
);

it('changes no telephone number without a service', () => {
  const text = 'call us, online since 2001, 07700 900123';
  const [span] = findPhones(text, () => false);
  expect(extendByService(text, span ?? { start: 0, end: 0 })).toEqual(span);
});
