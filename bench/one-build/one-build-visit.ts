import { manifest as auth } from '../../mf-auth/src/manifest.ts';
import { manifest as billing } from '../../mf-billing/src/manifest.ts';
import { manifest as campaigns } from '../../mf-campaigns/src/manifest.ts';
import { manifest as create } from '../../mf-create/src/manifest.ts';
import { manifest as dashboard } from '../../mf-dashboard/src/manifest.ts';
import { manifest as gallery } from '../../mf-gallery/src/manifest.ts';
import { manifest as review } from '../../mf-review/src/manifest.ts';
import { manifest as studio } from '../../mf-studio/src/manifest.ts';
import { manifest as tools } from '../../mf-tools/src/manifest.ts';
import type { Visit } from '../../shell/src/boot/load-registry.ts';

const MANIFESTS = [auth, dashboard, gallery, create, tools, billing, studio, campaigns, review];

/** Creates a visit without a registry, because the single build has only one version of each module. */
export async function beginVisit(): Promise<Visit> {
  const modules = MANIFESTS.map((manifest) => ({
    name: manifest.name,
    current: {
      version: '0.0.0',
      entry: 'https://one-build.example/',
      integrity: null,
      preload: [],
      manifest,
    },
    source: 'live' as const,
    previous: undefined,
  }));
  return {
    registry: { generation: 0, modules, refusals: [] },
    overrides: [],
    refusal: undefined,
    overlay: undefined,
    origin: 'registry',
  };
}

/** Rejects, so that parts of the page that need the registry, such as the version panel, show nothing. */
export function fetchRegistry(): Promise<never> {
  return Promise.reject(new Error('the single build has no registry'));
}
