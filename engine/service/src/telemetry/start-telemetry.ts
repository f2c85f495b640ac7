/**
 * Starts to send traces and metrics to the collector that the environment names; without a collector, no part
 * of the SDK is loaded. Call this function before the engine's modules are loaded, because they create their
 * metric instruments while loading.
 * @returns a function that sends the remaining data before the process ends
 */
export async function startTelemetry(
  environment: Record<string, string | undefined>,
): Promise<() => Promise<void>> {
  if (!environment.OTEL_EXPORTER_OTLP_ENDPOINT) return async () => undefined;
  const { startSdk } = await import('./sdk.ts');
  return startSdk(environment.ENGINE_ROLE ?? 'both');
}
