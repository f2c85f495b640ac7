import { WEBHOOK_NAMES, WEBHOOK_PATHS } from '@adwright/contracts';
import { getSupabase, loadRuntimeConfig, startSession } from '@adwright/supabase';
import { ThemeRoot } from '@adwright/ui';
import { createMemoryRouter, RouterProvider } from '@adwright/ui/router';
import type { Story, StoryAnswer } from '@adwright/ui/story';
import { Toaster } from '@adwright/ui/toast';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import classes from './story-view.module.css';

const SERVICES = 'http://services.invalid';
const USER = { id: '3f3c1b06-7f0e-4f5e-9a53-0c7f3c0a1f10', email: 'ada@example.com' };

const CONFIG = {
  supabaseUrl: SERVICES,
  supabaseKey: 'publishable',
  webhooks: Object.fromEntries(
    WEBHOOK_NAMES.map((name) => [name, `${SERVICES}${WEBHOOK_PATHS[name]}`]),
  ),
  engineUrl: SERVICES,
  registryUrl: '/registry.json',
  environment: 'local',
};

const ALWAYS: Record<string, StoryAnswer> = {
  'GET /config.json': { json: CONFIG },
  'GET /auth/v1/user': { json: USER },
};

/**
 * Replaces `fetch` with the story's responses and starts the story's session. This function must run before the
 * story renders.
 */
export async function prepareStory({ answers, isGuest }: Story): Promise<void> {
  localStorage.removeItem('adwright-config');
  answerFetch({ ...ALWAYS, ...answers });
  await loadRuntimeConfig();
  const { auth } = getSupabase();
  if (isGuest) await auth.signOut({ scope: 'local' });
  else await auth.setSession({ access_token: createAccessToken(), refresh_token: 'refresh' });
  await startSession();
}

function answerFetch(answers: Record<string, StoryAnswer>): void {
  const fetchFile = window.fetch;
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { origin, pathname } = new URL(request.url);
    const answer = answers[`${request.method} ${pathname}`];
    // A request to the catalogue's own origin is a request for a picture or a script. The development server
    // answers requests for pictures and scripts.
    if (!answer && origin === location.origin) return fetchFile(input, init);
    if (!answer)
      throw new TypeError(`The story defines no response to ${request.method} ${pathname}`);
    if (answer === 'never') return new Promise<Response>(() => {});
    if ('status' in answer) return Response.json({}, { status: answer.status });
    return Response.json(answer.json);
  };
}

/** Returns an unsigned access token that supabase-js accepts for an hour. */
function createAccessToken(): string {
  const encode = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');
  const claims = { sub: USER.id, exp: Math.floor(Date.now() / 1000) + 3600 };
  return `${encode({ alg: 'HS256' })}.${encode(claims)}.c2ln`;
}

interface StoryViewProps {
  name: string;
  story: Story;
}

/** Shows only the story on the page, with the React providers that the shell gives a module. */
export function StoryView({ name, story }: StoryViewProps) {
  const { element, route = '/', address = route, state } = story;
  const { pathname, search, hash } = new URL(address, location.origin);
  const router = createMemoryRouter(
    [
      { path: route, element },
      { path: '*', element: <p>This page belongs to no story.</p> },
    ],
    { initialEntries: [{ pathname, search, hash, state }] },
  );
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return (
    <QueryClientProvider client={queries}>
      <ThemeRoot>
        <main id="main" className={story.route ? undefined : classes.component}>
          {story.route ? null : <h1>{name}</h1>}
          <RouterProvider router={router} />
        </main>
        <Toaster />
      </ThemeRoot>
    </QueryClientProvider>
  );
}
