import type { Configuration, Provider } from 'oidc-provider';

/**
 * Creates the identity provider for single sign-on. Suppresses warnings of oidc-provider about unknown Node versions,
 * and about its memory store, which loses sessions at the end of the process. A sandbox may lose its sessions, so the
 * memory store is acceptable.
 */
export async function createProvider(
  issuer: string,
  configuration: Configuration,
): Promise<Provider> {
  const warn = console.warn;
  console.warn = () => {};
  try {
    const library = await import('oidc-provider');
    return new library.Provider(issuer, configuration);
  } finally {
    console.warn = warn;
  }
}
