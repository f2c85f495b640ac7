import { expect, it } from 'vitest';
import { engineUnderTest } from '../testing/engine-under-test.ts';
import { brief } from '../testing/requests.ts';
import { jsonDepth } from './json-depth.ts';

const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;

it('counts levels outside of texts', () => {
  expect(jsonDepth('{"a":[1,{"b":"[[[[\\"[["}]}')).toBe(3);
  expect(jsonDepth(deep(20_000))).toBe(20_000);
});

it('treats a text that never ends as one text, whatever it escapes', () => {
  for (const end of ['', '\\']) expect(jsonDepth(`["\\"[[${end}`)).toBe(1);
});

it('refuses a body that is deeply nested, wherever', async () => {
  const { post } = engineUnderTest();
  const userId = crypto.randomUUID();
  const text = JSON.stringify({ ...brief, userId, more: 0 });
  for (const body of [deep(30_000), text.replace('"more":0', `"more":${deep(20_000)}`)]) {
    const { status, body: answer } = await post({ webhook: 'createAd', userId, body });
    expect([status, answer]).toEqual([400, expect.objectContaining({ code: 'invalid_request' })]);
  }
});
