import { expect, it } from 'vitest';
import { anonymousMessage } from './anonymous-message.ts';

it('reads no more than 2000 characters of a message', () => {
  const spaces = (count: number) => ' '.repeat(count);
  expect(anonymousMessage(`lost${spaces(1990)}within`)).toBe('lost within');
  expect(anonymousMessage(`lost${spaces(1996)}beyond`)).toBe('lost');
});
