import { expect, it } from 'vitest';
import { createTestEngine } from '../testing/engine-under-test.ts';
import { brief } from '../testing/requests.ts';
import { measureJsonDepth } from './json-depth.ts';

const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;

it('measureJsonDepth counts nesting levels, but ignores brackets inside string literals', () => {
  expect(measureJsonDepth('{"a":[1,{"b":"[[[[\\"[["}]}')).toBe(3);
  expect(measureJsonDepth(deep(20_000))).toBe(20_000);
});

it('measureJsonDepth treats an unterminated string as one string, whichever escapes it contains', () => {
  for (const end of ['', '\\']) expect(measureJsonDepth(`["\\"[[${end}`)).toBe(1);
});

it('parseJson refuses a deeply nested body, wherever the nesting is', async () => {
  const { post } = createTestEngine();
  const userId = crypto.randomUUID();
  const text = JSON.stringify({ ...brief, userId, more: 0 });
  for (const body of [deep(30_000), text.replace('"more":0', `"more":${deep(20_000)}`)]) {
    const { status, body: answer } = await post({ webhook: 'createAd', userId, body });
    expect([status, answer]).toEqual([400, expect.objectContaining({ code: 'invalid_request' })]);
  }
});
