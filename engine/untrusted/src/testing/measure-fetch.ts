/**
 * Fetches URLs of a test server in a separate process, and prints by how many MiB the peak memory of that
 * process grew.
 */
import { createPublicFetcher } from '../fetch-public.ts';

/** Number of KiB in a MiB. Linux reports memory in KiB. */
const KIB_PER_MIB = 1024;
const [, , host = '', warmUp = '', ...paths] = process.argv;
const fetchPublic = createPublicFetcher({ userAgent: 'Adwright', testHosts: [host] });
const read = async (path: string) => {
  const { signal } = new AbortController();
  const request = { accept: '*/*', maxBytes: 1024 * 1024, signal };
  await fetchPublic(`http://${host}${path}`, request).catch(() => undefined);
};

// The first fetch is not measured, because it loads the HTTP client and the decoder.
await read(warmUp);
const before = process.resourceUsage().maxRSS;
for (const path of paths) await read(path);
console.log((process.resourceUsage().maxRSS - before) / KIB_PER_MIB);
