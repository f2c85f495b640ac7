import {
  OVERRIDE_PARAMETER,
  OVERRIDE_PASS_ALGORITHM,
  OVERRIDE_PASS_PARAMETER,
  type Override,
  type OverrideKey,
  overrideKeySchema,
  overridePassSchema,
  type RegistryFile,
  registryModuleSchema,
} from '@adwright/contracts';
import { exportJWK, generateKeyPair, importJWK, SignJWT } from 'jose';
import * as z from 'zod';

const signingKeySchema = overrideKeySchema.extend({ d: z.string().min(1) });
const LIFETIME = /^\d{1,3} ?(m|h|d)$/;

/** Names for versions that the registry knows. */
const NAMED_VERSIONS = ['live', 'canary', 'previous'] as const;

/** The versions of a module that the registry names, by what they are there. */
export function namedVersions(
  module: string,
  { modules }: RegistryFile,
): Record<(typeof NAMED_VERSIONS)[number], string | undefined> {
  const entry = registryModuleSchema.safeParse(modules[module]).data;
  return {
    live: entry?.version,
    canary: entry?.canary?.version,
    previous: entry?.previous?.version,
  };
}

/**
 * A pair to sign links with. The secret half is one line, for an environment variable or a store of secrets; the public
 * half goes into config.json as `overrideKey`.
 */
export async function createOverrideKey(): Promise<{ secret: string; overrideKey: OverrideKey }> {
  const { privateKey } = await generateKeyPair(OVERRIDE_PASS_ALGORITHM, { extractable: true });
  const jwk = await exportJWK(privateKey);
  const secret = Buffer.from(JSON.stringify(signingKeySchema.parse(jwk))).toString('base64url');
  return { secret, overrideKey: overrideKeySchema.parse(jwk) };
}

/** @throws Error for anything that {@link createOverrideKey} has not made; the secret is not repeated. */
function readSigningKey(secret: string): z.infer<typeof signingKeySchema> {
  try {
    return signingKeySchema.parse(JSON.parse(Buffer.from(secret, 'base64url').toString()));
  } catch {
    throw new Error('ADWRIGHT_OVERRIDE_KEY is no secret that override-key has made');
  }
}

/**
 * Reads `mf-gallery@0.1.0-4f2a1c9d8e7b`; `@live`, `@canary` and `@previous` stand for what the registry has so.
 *
 * @throws when it names no module and version, or the registry has no such version.
 */
export function readOverride(text: string, registry: RegistryFile): Override {
  const [module, target] = text.split(/@(.*)/s);
  if (!module || !target) throw new Error(`${text} is not <module>@<version>`);
  const name = NAMED_VERSIONS.find((each) => each === target);
  if (!name) return { module, target };
  const version = namedVersions(module, registry)[name];
  if (!version) throw new Error(`${module} has no ${name} version`);
  return { module, target: version };
}

export interface OverrideLinkOptions {
  overrides: readonly Override[];
  /** The page that the link opens, on the shell's origin. */
  page: URL;
  /** The secret of {@link createOverrideKey}. Without it the link is unsigned, which production refuses. */
  secret: string | undefined;
  /** How long a signed link works: `30m`, `2h`, `7d`. */
  expires: string;
}

/**
 * A link that opens the product with other versions of some modules, in the tab of whoever follows it.
 *
 * @throws when the secret or the time is none.
 */
export async function overrideLink(options: OverrideLinkOptions): Promise<string> {
  const { overrides, secret, expires } = options;
  const link = new URL(options.page);
  if (!LIFETIME.test(expires)) throw new Error(`--expires ${expires}: write 30m, 2h or 7d`);
  if (!secret) {
    for (const { module, target } of overrides) {
      link.searchParams.append(OVERRIDE_PARAMETER, `${module}@${target}`);
    }
    // An @ may stand in a query as it is, and people read these links.
    return link.href.replaceAll('%40', '@');
  }
  const jwk = readSigningKey(secret);
  const pass = await new SignJWT(overridePassSchema.parse({ overrides }))
    .setProtectedHeader({ alg: OVERRIDE_PASS_ALGORITHM })
    .setAudience(link.origin)
    .setExpirationTime(expires)
    .sign(await importJWK(jwk, OVERRIDE_PASS_ALGORITHM));
  link.searchParams.set(OVERRIDE_PASS_PARAMETER, pass);
  return link.href;
}
