import * as z from 'zod';
import { type ContractRange, isInContractRange } from '../schemas/contract-range.ts';
import type { RemotePage } from '../schemas/remote-module.ts';
import { ModuleLoadError } from './failure.ts';
import type { RunnableVersion } from './version-problem.ts';

/** A loaded version of a module, with the module's exports. */
export interface LoadedModule {
  version: RunnableVersion;
  pages: Readonly<Record<string, () => Promise<RemotePage>>>;
}

const pageLoaderSchema = z.custom<() => Promise<RemotePage>>(
  (value) => typeof value === 'function',
);
const exportSchema = z.object({
  default: z.object({
    contract: z.number(),
    pages: z.record(z.string(), pageLoaderSchema),
  }),
});
/** Schema of the result of loading a page. */
export const pageSchema = z.object({ Component: z.custom<RemotePage['Component']>(isComponent) });

function isComponent(value: unknown): boolean {
  return typeof value === 'function' || (typeof value === 'object' && value !== null);
}

/**
 * Checks the export `./routes` of a container against the contract and the module's manifest.
 *
 * @param contracts contract versions that the host supports
 * @throws ModuleLoadError `contract-broken`
 */
export function readExport(
  name: string,
  version: RunnableVersion,
  exported: unknown,
  contracts: ContractRange,
): LoadedModule {
  const parsed = exportSchema.safeParse(exported);
  if (!parsed.success) {
    throw new ModuleLoadError(name, 'contract-broken', { cause: parsed.error });
  }
  const { contract, pages } = parsed.data.default;
  const { oldestContract } = version.manifest;
  if (!isInContractRange(contracts, { contract, oldestContract })) {
    throw new ModuleLoadError(name, 'contract-broken', {
      detail: `${name} uses contract version ${contract}`,
    });
  }
  const missing = version.manifest.routes.find((route) => !Object.hasOwn(pages, route.path));
  if (missing) {
    throw new ModuleLoadError(name, 'contract-broken', {
      detail: `${name} promised a page at ${missing.path} and exports none`,
    });
  }
  return { version, pages };
}
