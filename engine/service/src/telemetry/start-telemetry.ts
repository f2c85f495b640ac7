/**
 * Sends traces and metrics to the collector that the environment names; without one, no part of the SDK is loaded. Call
 * it before the engine's own modules are loaded, so that their instruments find it.
 * @returns the function that sends the rest before the process ends
 */
export async function startTelemetry(
  environment: Record<string, string | undefined>,
): Promise<() => Promise<void>> {
  if (!environment.OTEL_EXPORTER_OTLP_ENDPOINT) return async () => undefined;
  const { startSdk } = await import('./sdk.ts');
  return startSdk(environment.ENGINE_ROLE ?? 'both');
}
