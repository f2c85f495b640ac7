import type { Configuration, Provider } from 'oidc-provider';

/**
 * Creates the identity provider. Suppresses the library's warnings about unknown Node versions, and about its
 * memory store, which loses sessions when the process ends. A sandbox may lose its sessions.
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
