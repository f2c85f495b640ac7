import {
  moduleManifestSchema,
  OVERRIDE_PARAMETER,
  type Override,
  type RegistryFile,
  type RuntimeConfig,
} from '@adwright/contracts';
import * as z from 'zod';
import type { RunnableVersion } from './registry.ts';

const ENTRY_FILE = 'remoteEntry.js';
const RECORD_FILE = 'module.json';

const recordSchema = z.object({ manifest: moduleManifestSchema });
const liveSchema = z.object({ entry: z.url() });

/** Reads `?override=mf-gallery@0.1.0-4f2a…&override=mf-create@http://localhost:3004`. */
export function readOverrides(search: string): Override[] {
  return new URLSearchParams(search).getAll(OVERRIDE_PARAMETER).flatMap((value) => {
    const [module, target] = value.split(/@(.*)/s);
    return module && target ? [{ module, target }] : [];
  });
}

/**
 * Returns the URL in a text; undefined for a text that is not an absolute URL, such as a version.
 */
function parseAddress(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

function isLoopback({ protocol, hostname }: URL): boolean {
  return protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

/** URL of the folder with the files of an override, and whether the files can change. */
interface OverrideSource {
  base: URL;
  /**
   * True for a development server on this machine. The server's files change while the page is open, so their
   * hashes can't be checked.
   */
  changes: boolean;
}

/**
 * Returns the folder from which the files of an override are loaded.
 * @param environment environment of the runtime config; production allows only deployed versions
 * @throws when the URL is not allowed. The module's own origin is allowed and, outside production, also this
 * machine.
 */
export function overrideSource(
  { module, target }: Override,
  registry: RegistryFile,
  environment: RuntimeConfig['environment'],
): OverrideSource {
  const live = liveSchema.safeParse(registry.modules[module]).data;
  const base = parseAddress(target.endsWith('/') ? target : `${target}/`);
  if (base) {
    if (environment === 'production' || !isLoopback(base)) {
      throw new Error(`The override may not load ${module} from ${base.origin}`);
    }
    return { base, changes: true };
  }
  if (!live) throw new Error(`${module} is not in the registry`);
  return { base: new URL(`/${encodeURIComponent(target)}/`, live.entry), changes: false };
}

async function download(url: URL): Promise<Response> {
  const response = await fetch(url, { cache: 'no-store' });
  if (!response.ok) throw new Error(`${url.href} answered ${response.status}`);
  return response;
}

async function computeCurrentIntegrity(entry: URL): Promise<string> {
  const bytes = await download(entry).then((response) => response.arrayBuffer());
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes));
  return `sha384-${btoa(String.fromCharCode(...digest))}`;
}

/**
 * Returns a module version for the loader, with the files in an override's folder. The function computes the
 * hash of the entry file, since an unreleased version has no hash. The version gets no other fields, since an
 * override only shows the current files in one tab.
 * @throws when the folder contains no module
 */
export async function loadOverride({ base, changes }: OverrideSource): Promise<RunnableVersion> {
  const entry = new URL(ENTRY_FILE, base);
  const [record, integrity] = await Promise.all([
    download(new URL(RECORD_FILE, base)).then((response) => response.json()),
    changes ? null : computeCurrentIntegrity(entry),
  ]);
  return {
    version: `override-${base.host}${base.pathname}`,
    entry: entry.href,
    integrity,
    preload: [],
    manifest: recordSchema.parse(record).manifest,
  };
}
