import type { Configuration, Provider } from 'oidc-provider';

/**
 * The library warns at its import and of its memory store, on every start: about Node releases that its list doesn't
 * know, and about losing sessions with the process, which is what a sandbox is for.
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
