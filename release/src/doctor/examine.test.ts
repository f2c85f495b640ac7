import { registryModuleSchema } from '@adwright/contracts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type HostedProduct, startHostedProduct } from '../testing/hosted-product.ts';
import { examine, formatFindings } from './examine.ts';

let product: HostedProduct;

beforeEach(async () => {
  product = await startHostedProduct();
});
afterEach(() => product.close());

const report = async () => formatFindings(await examine(product.origin)).join('\n');

it('the report on a correct deployment lists no problem', async () => {
  const findings = await examine(product.origin);
  expect(findings.flatMap(({ problems }) => problems)).toEqual([]);
  expect(findings.map(({ part }) => part)).toHaveLength(7);
});

it('the report lists a fault once, however many URLs show the fault', async () => {
  product.page.headers = { ...product.page.headers, 'x-content-type-options': '' };
  const lines = formatFindings(await examine(product.origin));
  const fault = lines.filter((line) => line.includes('comes without x-content-type-options'));
  expect(fault).toEqual([expect.stringContaining('3 addresses (')]);
});

/** Faults of a deployment, each with the words by which the report must name the fault and its repair. */
const FAULTS: Record<string, [(product: HostedProduct) => void, string[]]> = {
  'a registry that visitors keep': [
    ({ answers, registry }) => {
      const headers = { 'cache-control': 'max-age=600' };
      answers['/registry.json'] = { headers, body: registry };
    },
    ['max-age=600', 'no-cache'],
  ],
  'a registry that is none': [
    ({ answers }) => {
      answers['/registry.json'] = { body: '<html>' };
    },
    ['registry.json is no JSON', 'Serve the store’s registry.json'],
  ],
  'a page that is not of the version that the registry names': [
    ({ registry }) => {
      registry.shell = { version: '9.9.9-abc' };
    },
    ['is a page of', '9.9.9-abc', 'deploy shell'],
  ],
  'a module whose file is not what was released': [
    ({ answers }) => {
      const entry = answers['/1.0.0/remoteEntry.js'];
      answers['/1.0.0/remoteEntry.js'] = { ...entry, body: 'var other = {};' };
    },
    ['remoteEntry.js is not the file that was released', 'rollback mf-gallery'],
  ],
  'a module that no other origin may load': [
    ({ answers }) => {
      const headers = { 'content-type': 'text/javascript', 'cache-control': 'immutable' };
      const entry = answers['/1.0.0/remoteEntry.js'];
      answers['/1.0.0/remoteEntry.js'] = { ...entry, headers };
    },
    ['may not be loaded by', 'access-control-allow-origin: *'],
  ],
  'a policy that forgets the modules and lets inline scripts run': [
    ({ page, registry }) => {
      // A module URL on the shell's own origin would already be allowed by `'self'`.
      const live = registryModuleSchema.parse(registry.modules['mf-gallery']);
      const entry = 'https://gallery.invalid/1.0.0/remoteEntry.js';
      registry.modules['mf-gallery'] = { ...live, entry };
      const policy = "default-src 'self'; script-src 'self' 'unsafe-inline'";
      page.headers = { ...page.headers, 'content-security-policy': policy };
    },
    [
      'script-src does not allow https://gallery.invalid',
      "allows 'unsafe-inline'",
      'release -- headers',
    ],
  ],
  'a policy of another build': [
    ({ page }) => {
      page.body = `${page.body}<script>new Date();</script>`;
    },
    ['refuses 1 of the page’s own inline scripts'],
  ],
  'a host that knows no pages but files': [
    ({ page }) => {
      page.status = 404;
    },
    ['/login, ', '): answers 404', 'shell/app.html'],
  ],
  'a table that anybody reads': [
    ({ answers }) => {
      answers['/rest/v1/ads'] = { body: [] };
    },
    ['ads lets anonymous visitors read', 'supabase db push'],
  ],
  'a schema that was never pushed': [
    ({ answers }) => {
      answers['/rest/v1/users'] = { status: 404, body: { code: 'PGRST205' } };
    },
    ['users is not there', 'supabase db push'],
  ],
  'a secret key in everybody’s hands': [
    ({ config }) => {
      config.supabaseKey = 'sb_secret_1234';
    },
    ['shows a secret key', 'revoke it'],
  ],
  'Google sign-in that is off': [
    ({ answers }) => {
      const external = { google: false, email: true, anonymous_users: false };
      const body = { external, disable_signup: false, mailer_autoconfirm: false };
      answers['/auth/v1/settings'] = { body };
    },
    ['Google sign-in is off'],
  ],
  'a payment webhook that wants a token': [
    ({ answers }) => {
      answers['/functions/v1/payment-webhook'] = { status: 401 };
    },
    ['requires a token that the payment provider does not have', '--no-verify-jwt'],
  ],
  'a function without its secrets': [
    ({ answers }) => {
      answers['/functions/v1/create-checkout'] = { status: 503 };
    },
    ['create-checkout answers 503', 'supabase secrets set'],
  ],
  'an engine that knows another origin': [
    ({ answers }) => {
      const headers = { 'access-control-allow-origin': 'https://other.example' };
      answers['/webhooks/boost'] = { status: 401, headers };
    },
    ['/webhooks/boost may not be called by', 'ALLOWED_ORIGINS'],
  ],
  'an engine that is not well': [
    ({ answers }) => {
      answers['/health'] = { status: 503 };
    },
    ['/health answers 503'],
  ],
  'a service that is not there at all, in plain text': [
    ({ config }) => {
      config.supabaseUrl = 'http://nowhere.invalid';
    },
    ['http://nowhere.invalid is not encrypted', 'nowhere.invalid/', 'does not answer'],
  ],
};

it.each(Object.entries(FAULTS))(
  'the report names the fault “%s” and its repair',
  async (_, [breakIt, words]) => {
    breakIt(product);
    const lines = await report();
    expect(lines).toContain('WRONG');
    for (const word of words) expect(lines).toContain(word);
  },
);

it('if no server answers, the report advises starting the product', async () => {
  const lines = formatFindings(await examine('http://localhost:9')).join('\n');
  expect(lines).toContain('config.json does not answer');
  expect(lines).toContain('npm start');
});
