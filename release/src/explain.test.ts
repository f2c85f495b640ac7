import { moduleManifestSchema } from '@adwright/contracts';
import { listSentences } from '@adwright/remotes/release';
import { expect, it } from 'vitest';

it('listSentences explains each error of a manifest in a sentence that names the invalid field', () => {
  const { error } = moduleManifestSchema.safeParse({
    name: 'gallery',
    owner: '',
    contract: '1',
    routes: [{ path: 'my-ads', access: 'admin', title: 'My Ads' }],
  });
  expect(error && listSentences(error)).toEqual([
    'name does not have the form /^mf-[a-z][a-z0-9-]*$/.',
    'owner is empty.',
    'contract has to be a number.',
    expect.stringMatching(/^routes\[0\]\.path does not have the form /),
    'routes[0].access has to be "public" or "guest" or "user".',
    'navigation is missing: it has to be a list.',
  ]);
});
