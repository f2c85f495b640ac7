import {
  listNamedVersions,
  OVERLAY_PARAMETER,
  OVERRIDE_PARAMETER,
  OVERRIDE_PASS_PARAMETER,
  type Override,
  overridePassSchema,
  type RegistryFile,
  registryModuleSchema,
  SIGNATURE_ALGORITHM,
  VERSION_ROLES,
  type VersionRole,
} from '@adwright/contracts';
import { readSigningKey } from '@adwright/remotes/release';
import { importJWK, SignJWT } from 'jose';

const LIFETIME = /^\d{1,3} ?(m|h|d)$/;

/** Returns the versions of a module in the registry, by their role (live, canary, previous). */
export function listVersionsByRole(
  module: string,
  { modules }: RegistryFile,
): Partial<Record<VersionRole, string>> {
  const entry = registryModuleSchema.safeParse(modules[module]).data;
  const named = entry ? listNamedVersions(entry) : [];
  return Object.fromEntries(named.map(({ role, version }) => [role, version.version]));
}

/**
 * Parses an override such as `mf-gallery@0.1.0-4f2a1c9d8e7b`; `@live`, `@canary` and `@previous` mean the
 * registry's versions.
 *
 * @throws Error when the text names no module and version, or when the registry has no such version.
 */
export function readOverride(text: string, registry: RegistryFile): Override {
  const [module, target] = text.split(/@(.*)/s);
  if (!module || !target)
    throw new Error(`${text} is not valid. Use <module>@<version>, such as mf-gallery@1.2.3.`);
  const name = VERSION_ROLES.find((each) => each === target);
  if (!name) return { module, target };
  const version = listVersionsByRole(module, registry)[name];
  if (!version) throw new Error(`${module} has no ${name} version`);
  return { module, target: version };
}

export interface OverrideLinkOptions {
  overrides: readonly Override[];
  /** Teams' contacts by owner, for a link that shows the team overlay. */
  contacts?: Readonly<Record<string, string>> | undefined;
  /** URL of the page that the link opens, on the shell's origin. */
  page: URL;
  /**
   * The secret key that {@link createSigningKey} created. Without the secret key, the link is unsigned, and
   * production refuses the link.
   */
  secret: string | undefined;
  /** Duration for which a signed link is valid, such as `30m`, `2h`, `7d`. */
  expires: string;
}

/**
 * Returns a link that opens the product with other versions of some modules, in one browser tab.
 *
 * @throws Error when the secret key or the duration is invalid.
 */
export async function overrideLink(options: OverrideLinkOptions): Promise<string> {
  const { overrides, contacts, secret, expires } = options;
  const link = new URL(options.page);
  if (!LIFETIME.test(expires))
    throw new Error(
      `--expires ${expires} is not a duration. Use minutes, hours or days, such as 30m, 2h or 7d.`,
    );
  if (!secret) {
    for (const { module, target } of overrides) {
      link.searchParams.append(OVERRIDE_PARAMETER, `${module}@${target}`);
    }
    if (contacts) link.searchParams.set(OVERLAY_PARAMETER, '');
    // The @ is left unescaped, as URLs allow, because people read these links.
    return link.href.replaceAll('%40', '@');
  }
  const jwk = readSigningKey(secret, 'ADWRIGHT_OVERRIDE_KEY');
  const claims = { overrides, ...(contacts ? { overlay: { contacts } } : {}) };
  const pass = await new SignJWT(overridePassSchema.parse(claims))
    .setProtectedHeader({ alg: SIGNATURE_ALGORITHM })
    .setAudience(link.origin)
    .setExpirationTime(expires)
    .sign(await importJWK(jwk, SIGNATURE_ALGORITHM));
  link.searchParams.set(OVERRIDE_PASS_PARAMETER, pass);
  return link.href;
}
