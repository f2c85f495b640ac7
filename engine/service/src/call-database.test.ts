import { expect, it } from 'vitest';
import * as z from 'zod';
import { parseAnswer } from './call-database.ts';

it('parseAnswer reports the data service’s message about a full disk to the user, but no other message', () => {
  const message = 'There is no room for anything new right now.';
  const failing = (code: string) => () =>
    parseAnswer('create_campaign', { data: null, error: { code, message } }, z.uuid());
  expect(failing('disk_full')).toThrow(
    expect.objectContaining({ code: 'unavailable', userMessage: message }),
  );
  expect(failing('42501')).toThrow(
    expect.objectContaining({ code: 'unavailable', userMessage: 'Please try again later' }),
  );
});
