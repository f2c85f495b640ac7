import { createServer, type Server } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { readLiveCommits } from './live-commits.ts';

const COMMIT = 'a'.repeat(40);
let server: Server | undefined;
afterEach(() => server?.close());

/** Serves a deployment with one module; all paths without a given answer return 404. */
async function serve(answers: Record<string, unknown>): Promise<string> {
  const started = createServer((request, response) => {
    const body = answers[request.url ?? ''];
    response.writeHead(body === undefined ? 404 : 200);
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  server = started;
  await new Promise<void>((resolve) => started.listen(0, 'localhost', resolve));
  const address = started.address();
  return `http://localhost:${typeof address === 'object' ? address?.port : ''}`;
}
const moduleAt = (origin: string) => ({
  version: '1',
  entry: `${origin}/1/remoteEntry.js`,
  integrity: `sha384-${'a'.repeat(64)}`,
  preload: [],
  manifest: {
    name: 'mf-gallery',
    owner: 'a team',
    contract: 1,
    routes: [{ path: '/my-ads', access: 'user', title: 'My Ads' }],
    navigation: [],
  },
});

it('readLiveCommits returns the commits from which the live shell and modules were built', async () => {
  const answers: Record<string, unknown> = {
    '/build.json': { commit: COMMIT },
    '/1/build.json': { commit: `${COMMIT} with changes` },
  };
  const origin = await serve(answers);
  answers['/registry.json'] = { generation: 1, modules: { 'mf-gallery': moduleAt(origin) } };
  expect(await readLiveCommits(origin)).toEqual({ shell: COMMIT, 'mf-gallery': undefined });
});

it('readLiveCommits returns an empty record if nothing is live, and throws for a damaged registry', async () => {
  expect(await readLiveCommits(await serve({}))).toEqual({});
  server?.close();
  await expect(
    readLiveCommits(await serve({ '/registry.json': { modules: 1 } })),
  ).rejects.toThrow();
});
