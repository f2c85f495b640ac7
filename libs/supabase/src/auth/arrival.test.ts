import { getDefaultStore } from 'jotai';
import { beforeEach, describe, expect, test } from 'vitest';
import { arrivalAtom, takeArrival } from './arrival.ts';
import { markPendingOAuth } from './pending-oauth.ts';
import { readRecoveryTokens } from './recovery-tokens.ts';

const TOKENS = 'access_token=aaa&refresh_token=bbb&token_type=bearer';

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

function arriveAt(address: string) {
  history.replaceState(null, '', address);
  return takeArrival();
}

describe('takeArrival', () => {
  test('takeArrival stores the tokens of a recovery link for this tab and removes the tokens from the URL', () => {
    expect(arriveAt(`/reset-password#${TOKENS}&type=recovery`)).toEqual({ kind: 'recovery' });
    expect(location.href).toMatch(/\/reset-password$/);
    expect(readRecoveryTokens()).toEqual({ access_token: 'aaa', refresh_token: 'bbb' });
  });

  test('takeArrival recognises a password recovery again when the page is reloaded', () => {
    arriveAt(`/reset-password#${TOKENS}&type=recovery`);
    expect(takeArrival()).toEqual({ kind: 'recovery' });
  });

  test('takeArrival ignores a recovery link without both tokens', () => {
    expect(arriveAt('/reset-password#access_token=aaa&type=recovery')).toEqual({ kind: 'plain' });
    expect(location.hash).toBe('');
  });

  test('takeArrival discards the session of a confirmation link', () => {
    expect(arriveAt(`/login#${TOKENS}&type=signup`)).toEqual({ kind: 'confirmed' });
    expect(location.hash).toBe('');
    expect(readRecoveryTokens()).toBeNull();
  });

  test('takeArrival refuses tokens of a third-party sign-in that this tab did not start', () => {
    expect(arriveAt(`/pricing#${TOKENS}`)).toEqual({ kind: 'plain' });
    expect(location.hash).toBe('');
  });

  test('takeArrival accepts tokens of a third-party sign-in once, if this tab started the sign-in', () => {
    markPendingOAuth();
    expect(arriveAt(`/pricing#${TOKENS}`)).toEqual({ kind: 'oauth' });
    expect(arriveAt(`/pricing#${TOKENS}`)).toEqual({ kind: 'plain' });
  });

  test.each([
    '/pricing#error=access_denied&error_description=No+thanks',
    '/pricing?error=access_denied&error_description=No+thanks&plan=a',
  ])('takeArrival reports the error in %s and keeps the rest of the URL', (address) => {
    expect(arriveAt(address)).toEqual({ kind: 'error', message: 'No thanks' });
    expect(location.pathname).toBe('/pricing');
    expect(location.href).not.toContain('error');
    expect(location.search).toBe(address.includes('plan') ? '?plan=a' : '');
    expect(getDefaultStore().get(arrivalAtom).kind).toBe('error');
  });

  test('takeArrival leaves an ordinary anchor such as #faq unchanged', () => {
    expect(arriveAt('/#faq')).toEqual({ kind: 'plain' });
    expect(location.hash).toBe('#faq');
  });
});
