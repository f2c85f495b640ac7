import { type ModuleVersion, type RegistryFile, registryModuleSchema } from '@adwright/contracts';

/** A version that a visitor may get today, besides the one that steps in for a broken one. */
export interface ReachableVersion {
  module: string;
  role: 'live' | 'canary';
  version: ModuleVersion;
}

/** Of every module what is live and what is tried out: each visitor gets one of them, in any combination. */
export function reachableVersions({ modules }: Pick<RegistryFile, 'modules'>): ReachableVersion[] {
  return Object.entries(modules).flatMap(([module, entry]) => {
    const parsed = registryModuleSchema.safeParse(entry).data;
    if (!parsed) return [];
    const { canary, previous: _fallback, ...live } = parsed;
    return [
      { module, role: 'live' as const, version: live },
      ...(canary ? [{ module, role: 'canary' as const, version: canary }] : []),
    ];
  });
}
