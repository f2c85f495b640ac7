/**
 * Sends traces and metrics to the collector that the environment names; without one, no part of the SDK is
 * loaded. Call this before the engine's modules are loaded, because they create their metric instruments
 * while loading.
 * @returns the function that sends the rest before the process ends
 */
export async function startTelemetry(
  environment: Record<string, string | undefined>,
): Promise<() => Promise<void>> {
  if (!environment.OTEL_EXPORTER_OTLP_ENDPOINT) return async () => undefined;
  const { startSdk } = await import('./sdk.ts');
  return startSdk(environment.ENGINE_ROLE ?? 'both');
}
