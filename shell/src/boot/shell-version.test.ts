import { afterEach, expect, it, vi } from 'vitest';
import { askForCanary, hasCanaryRequest } from './shell-version.ts';

afterEach(() => vi.restoreAllMocks());

it('a visitor gets the live shell when the browser throws an error at every use of cookies', () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  vi.spyOn(document, 'cookie', 'get').mockImplementation(refuse);
  vi.spyOn(document, 'cookie', 'set').mockImplementation(refuse);
  expect(() => askForCanary(true)).not.toThrow();
  expect(hasCanaryRequest()).toBe(false);
});
