import * as z from 'zod';

const TIMEOUT_MS = 10_000;

/** The fields of a GitHub workflow's environment that identify its pull request. */
const environmentSchema = z.object({
  ADWRIGHT_PULL_REQUEST: z.string().regex(/^\d+$/),
  GITHUB_TOKEN: z.string().min(1),
  GITHUB_REPOSITORY: z.string().min(1),
  GITHUB_API_URL: z.url().default('https://api.github.com'),
});

const commentsSchema = z.array(z.object({ id: z.number(), body: z.string().nullish() }));

/**
 * Returns the URL of the next page of a paged GitHub list. The token must not be sent to another origin, so a
 * link to another origin is ignored.
 */
function findNextPage({ headers }: Response, page: string): string | undefined {
  const links = (headers.get('link') ?? '').split(',');
  const next = links.find((link) => /;\s*rel="?next"?/.test(link));
  const [, address] = /<([^>]+)>/.exec(next ?? '') ?? [];
  if (address === undefined) return undefined;
  const url = new URL(address, page);
  return url.origin === new URL(page).origin ? url.href : undefined;
}

/**
 * Writes a preview's link as a comment on its pull request: one comment for each module, which later previews
 * update.
 *
 * @returns false if this process does not run for a pull request.
 * @throws Error when GitHub refuses a request.
 */
export async function postPreviewComment(
  module: string,
  markdown: string,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<boolean> {
  const { data: settings } = environmentSchema.safeParse(environment);
  if (!settings) return false;
  const issues = `${settings.GITHUB_API_URL}/repos/${settings.GITHUB_REPOSITORY}/issues`;
  const call = async (method: string, url: string, content?: object): Promise<Response> => {
    const response = await fetch(url, {
      method,
      headers: {
        accept: 'application/vnd.github+json',
        authorization: `Bearer ${settings.GITHUB_TOKEN}`,
      },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(content ? { body: JSON.stringify(content) } : {}),
    });
    if (!response.ok) throw new Error(`${method} ${url} answers ${response.status}`);
    return response;
  };
  const findComment = async (start: string, firstPage: string) => {
    let page: string | undefined = firstPage;
    while (page !== undefined) {
      const response: Response = await call('GET', page);
      const found = commentsSchema.parse(await response.json());
      const own = found.find(({ body }) => body?.startsWith(start));
      if (own) return own;
      page = findNextPage(response, page);
    }
    return undefined;
  };
  const mark = `<!-- preview of ${module} -->`;
  const comments = `${issues}/${settings.ADWRIGHT_PULL_REQUEST}/comments`;
  const own = await findComment(mark, `${comments}?per_page=100`);
  const body = `${mark}\n${markdown}`;
  if (own) await call('PATCH', `${issues}/comments/${own.id}`, { body });
  else await call('POST', comments, { body });
  return true;
}
