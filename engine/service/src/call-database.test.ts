import { expect, it } from 'vitest';
import * as z from 'zod';
import { parsedAnswer } from './call-database.ts';

it('gives on what the data service says of a disk without room, and nothing else that it says', () => {
  const message = 'There is no room for anything new right now.';
  const failing = (code: string) => () =>
    parsedAnswer('create_campaign', { data: null, error: { code, message } }, z.uuid());
  expect(failing('disk_full')).toThrow(
    expect.objectContaining({ code: 'unavailable', userMessage: message }),
  );
  expect(failing('42501')).toThrow(
    expect.objectContaining({ code: 'unavailable', userMessage: 'Please try again later' }),
  );
});
