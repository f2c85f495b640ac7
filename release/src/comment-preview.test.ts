import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { postPreviewComment } from './comment-preview.ts';

/** The comments of pull request 7 in a mocked GitHub. */
let comments: { id: number; body: string }[];
let server: ReturnType<typeof createServer>;
let environment: Record<string, string>;

beforeEach(async () => {
  comments = [{ id: 1, body: 'Looks good.' }];
  server = createServer(async (request, response) => {
    const answer = (status: number, content: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(content));
    };
    if (request.headers.authorization !== 'Bearer secret') return answer(401, {});
    const body = request.method === 'GET' ? '' : JSON.parse(await text(request)).body;
    const [, list] =
      /^\/repos\/team\/product\/issues\/(\d+)\/comments/.exec(request.url ?? '') ?? [];
    if (request.method === 'GET' && list === '7') {
      const url = new URL(request.url ?? '', environment.GITHUB_API_URL);
      const size = Number(url.searchParams.get('per_page') ?? 30);
      const page = Number(url.searchParams.get('page') ?? 1);
      url.searchParams.set('page', String(page + 1));
      const isLast = comments.length <= page * size;
      const first = `<${environment.GITHUB_API_URL}>; rel="first"`;
      response.setHeader('link', isLast ? first : `${first}, <${url}>; rel="next"`);
      return answer(200, comments.slice((page - 1) * size, page * size));
    }
    if (request.method === 'POST' && list === '7') {
      comments.push({ id: comments.length + 1, body });
      return answer(201, {});
    }
    const [, id] = /\/issues\/comments\/(\d+)$/.exec(request.url ?? '') ?? [];
    const own = comments.find((each) => String(each.id) === id);
    if (request.method !== 'PATCH' || !own) return answer(404, {});
    own.body = body;
    answer(200, {});
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  environment = {
    ADWRIGHT_PULL_REQUEST: '7',
    GITHUB_TOKEN: 'secret',
    GITHUB_REPOSITORY: 'team/product',
    GITHUB_API_URL: `http://localhost:${typeof address === 'object' ? address?.port : ''}`,
  };
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

it('postPreviewComment writes one comment for each module on the pull request, and updates it later', async () => {
  await postPreviewComment('mf-auth', '[preview](https://one)', environment);
  await postPreviewComment('mf-gallery', '[preview](https://two)', environment);
  await postPreviewComment('mf-auth', '[preview](https://three)', environment);
  expect(comments.map(({ body }) => body)).toEqual([
    'Looks good.',
    '<!-- preview of mf-auth -->\n[preview](https://three)',
    '<!-- preview of mf-gallery -->\n[preview](https://two)',
  ]);
});

it('postPreviewComment finds the tool’s earlier comment among more than two hundred comments', async () => {
  comments = Array.from({ length: 230 }, (_, index) => ({ id: index + 1, body: 'Looks good.' }));
  await postPreviewComment('mf-auth', 'one', environment);
  await postPreviewComment('mf-auth', 'two', environment);
  expect(comments).toHaveLength(231);
  expect(comments.at(-1)?.body).toBe('<!-- preview of mf-auth -->\ntwo');
});

it('postPreviewComment writes no comment without a pull request', async () => {
  expect(
    await postPreviewComment('mf-auth', 'x', { ...environment, ADWRIGHT_PULL_REQUEST: '' }),
  ).toBe(false);
  expect(comments).toHaveLength(1);
});

it('postPreviewComment reports GitHub’s reason when GitHub refuses a request', async () => {
  const refused = postPreviewComment('mf-auth', 'x', { ...environment, GITHUB_TOKEN: 'wrong' });
  await expect(refused).rejects.toThrow('answers 401');
});
