import { expect, it } from 'vitest';
import { decideShell } from './choose-shell.ts';
import { isShellOutdated } from './shell-version.ts';

const shell = { version: '1', canary: { version: '2', percent: 10 } };
const [IN, OUT] = [true, false];

it.each([
  ['is in the canary and gets the live page', shell, '1', IN, false, 'take-canary'],
  ['has the canary already', shell, '2', IN, true, 'stay'],
  ['asked a host that serves the live page nevertheless', shell, '1', IN, true, 'stay'],
  ['is not in the canary', shell, '1', OUT, false, 'stay'],
  ['has left the canary, or its share has shrunk', shell, '2', OUT, true, 'leave-canary'],
  [
    'still has the cookie of a canary that has ended',
    { version: '1' },
    '1',
    OUT,
    true,
    'leave-canary',
  ],
  ['has a page older than any of the registry', shell, '0', IN, false, 'stay'],
  ['has a page in development', shell, undefined, IN, false, 'stay'],
  ['has a registry without a shell', undefined, '1', OUT, false, 'stay'],
] as const)(
  'decideShell chooses the shell version for a visitor who %s',
  (_case, versions, page, isWanted, isAsked, expected) => {
    expect(decideShell(versions, page, isWanted, isAsked)).toBe(expected);
  },
);

it.each([
  [shell, '1', false],
  [shell, '2', false],
  [shell, '0', true],
  [{ version: '3' }, '2', true],
  [undefined, '1', false],
  [shell, undefined, false],
])(
  'with the versions %o in the registry, a page of shell version %s is outdated: %s',
  (versions, page, expected) => {
    expect(isShellOutdated(versions, page)).toBe(expected);
  },
);
