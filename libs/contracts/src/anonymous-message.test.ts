import { expect, it } from 'vitest';
import { anonymiseMessage } from './anonymous-message.ts';

it.each([
  'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl',
  'eyJhbGciOiJub25lIn0.eyJhIjoxfQ.',
  'eyJhIjoxfQ.eyJiIjoyfQ.abc',
  'ewogICJhIjogMQp9.e30.c2ln',
])('an anonymous message contains no part of a token such as %s', (token) => {
  expect(anonymiseMessage(`JWT ${token} is expired`)).toBe('JWT <token> is expired');
  expect(anonymiseMessage(`refused token=${token}`)).toBe('refused token=<token>');
});

it('an anonymous message keeps the names of functions and objects', () => {
  const message = 'window.eyes.open is not a function of event.type';
  expect(anonymiseMessage(message)).toBe(message);
});

it('anonymiseMessage reads at most the first 2000 characters of a message', () => {
  const spaces = (count: number) => ' '.repeat(count);
  expect(anonymiseMessage(`lost${spaces(1990)}within`)).toBe('lost within');
  expect(anonymiseMessage(`lost${spaces(1996)}beyond`)).toBe('lost');
});
