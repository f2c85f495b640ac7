import { describe, expect, it } from 'vitest';
import { AppError, ERROR_CODES, getErrorMessage, isAppError } from './app-error.ts';

describe('AppError, the error class of the product', () => {
  it('each error code has an HTTP status and a message for the user', () => {
    for (const [code, { status, message }] of Object.entries(ERROR_CODES)) {
      expect(status, code).toBeGreaterThanOrEqual(400);
      expect(message.length, code).toBeGreaterThan(0);
    }
  });

  it('an AppError is recognised by its code, even when another build created it', () => {
    const foreign = Object.assign(new Error('x'), {
      name: 'AppError',
      code: 'busy',
      userMessage: 'Wait.',
    });
    expect(isAppError(foreign, 'busy')).toBe(true);
    expect(isAppError(foreign, 'internal')).toBe(false);
    expect(isAppError(new Error('busy'))).toBe(false);
    expect(getErrorMessage(foreign, 'fallback')).toBe('Wait.');
  });

  it('an AppError does not show its internal message to the user', () => {
    const error = new AppError('invalid_request', 'zod: product', { field: 'product' });
    expect(error.field).toBe('product');
    expect(getErrorMessage(error, 'fallback')).toBe('The request is not valid.');
    expect(getErrorMessage(null, 'fallback')).toBe('fallback');
  });
});
