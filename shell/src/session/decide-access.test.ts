import type { AccessGroup } from '@adwright/contracts';
import { expect, it } from 'vitest';
import { type AccessDecision, decideAccess } from './decide-access.ts';

const guest = { signedIn: false, recovering: false };
const user = { signedIn: true, recovering: false };
const recovering = { signedIn: true, recovering: true };

it.each<[AccessGroup, string, typeof guest, AccessDecision['outcome']]>([
  ['public', '/pricing', guest, 'show'],
  ['public', '/pricing', user, 'show'],
  ['guest', '/login', guest, 'show'],
  ['guest', '/login', user, 'already-signed-in'],
  ['user', '/dashboard', guest, 'sign-in-first'],
  ['user', '/dashboard', user, 'show'],
  ['guest', '/reset-password', user, 'already-signed-in'],
  ['guest', '/reset-password', recovering, 'show'],
  ['guest', '/login', recovering, 'already-signed-in'],
  ['user', '/dashboard', recovering, 'show'],
])(
  'the guard decides about a %s page at %s for the visitor %o: %s',
  (group, path, visitor, outcome) => {
    expect(decideAccess(group, path, visitor).outcome).toBe(outcome);
  },
);

it('the guard redirects guests to the landing page', () => {
  expect(decideAccess('user', '/create', guest)).toEqual({ outcome: 'sign-in-first', to: '/' });
});
