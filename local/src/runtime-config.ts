import {
  PAGE_EVENTS_PATH,
  type RuntimeConfig,
  runtimeConfigSchema,
  WEBHOOK_NAMES,
  WEBHOOK_PATHS,
} from '@adwright/contracts';
import { buildLocalUrl, type Ports } from './ports.ts';

/**
 * Builds the content of /config.json for the local stack.
 * @param overrides URLs of development servers, by module name.
 * @param registryKey public key that verifies the registry's signature.
 */
export function buildLocalRuntimeConfig(
  ports: Ports,
  publishableKey: string,
  overrides?: RuntimeConfig['overrides'],
  registryKey?: RuntimeConfig['registryKey'],
): RuntimeConfig {
  const engineUrl = buildLocalUrl(ports.engine);
  const isWatched = process.env.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined;
  return runtimeConfigSchema.parse({
    supabaseUrl: buildLocalUrl(ports.dataService),
    supabaseKey: publishableKey,
    webhooks: Object.fromEntries(
      WEBHOOK_NAMES.map((name) => [name, `${engineUrl}${WEBHOOK_PATHS[name]}`]),
    ),
    engineUrl,
    registryUrl: '/registry.json',
    environment: 'local',
    realtime: false,
    traces: isWatched,
    pageEvents: isWatched ? { url: `${engineUrl}${PAGE_EVENTS_PATH}`, share: 1 } : undefined,
    overrides,
    registryKey,
  });
}
