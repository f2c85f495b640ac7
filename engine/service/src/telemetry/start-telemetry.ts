/**
 * Sends traces and metrics to the collector that the environment names; without one nothing of the SDK is loaded. Comes before
 * the engine's own modules, whose instruments then find it.
 * @returns what sends the rest before the process ends
 */
export async function startTelemetry(
  environment: Record<string, string | undefined>,
): Promise<() => Promise<void>> {
  if (!environment.OTEL_EXPORTER_OTLP_ENDPOINT) return async () => undefined;
  const { startSdk } = await import('./sdk.ts');
  return startSdk(environment.ENGINE_ROLE ?? 'both');
}
