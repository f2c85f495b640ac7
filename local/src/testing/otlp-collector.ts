import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import * as z from 'zod';

const attributesSchema = z
  .array(z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) }))
  .transform((list) =>
    Object.fromEntries(list.map(({ key, value }) => [key, Object.values(value)[0]])),
  );
const spanSchema = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  startTimeUnixNano: z.coerce.bigint(),
  endTimeUnixNano: z.coerce.bigint(),
  attributes: attributesSchema,
  /** Status of the span; code 2 means a failure. */
  status: z.object({ code: z.number().optional() }).default({}),
});
const tracesSchema = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: attributesSchema }),
      scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })),
    }),
  ),
});
const pointSchema = z.object({
  attributes: attributesSchema,
  asDouble: z.number().optional(),
  asInt: z.coerce.number().optional(),
});
const pointsSchema = z.object({ dataPoints: z.array(pointSchema) });
const metricSchema = z.looseObject({
  name: z.string(),
  sum: pointsSchema.optional(),
  gauge: pointsSchema.optional(),
});
const metricsSchema = z.object({
  resourceMetrics: z.array(
    z.object({
      resource: z.object({ attributes: attributesSchema }),
      scopeMetrics: z.array(z.object({ metrics: z.array(metricSchema) })),
    }),
  ),
});

export type Span = z.infer<typeof spanSchema> & { role: unknown };

/** One exported value of a counter or a gauge. */
export interface MetricPoint {
  metric: string;
  role: unknown;
  attributes: Record<string, unknown>;
  value: number;
}

/** An OpenTelemetry collector that stores the spans and metrics that it receives. */
export interface OtlpCollector {
  endpoint: string;
  spans: Span[];
  /** The newest export of each metric, as JSON, by name. */
  metrics: Map<string, string>;
  /** Every exported metric value, in the order of arrival. */
  points: MetricPoint[];
  /** Environment variables with which an engine exports its telemetry to this collector. */
  environment: Record<string, string>;
  /** Returns the role and name of a span and of its ancestors, up to the caller's span. */
  ancestry(span: Span): string[];
  close(): void;
}

export async function startOtlpCollector(): Promise<OtlpCollector> {
  const [spans, points] = [[] as Span[], [] as MetricPoint[]];
  const metrics = new Map<string, string>();
  const server = createServer(async (request, response) => {
    const body: unknown = JSON.parse(await text(request));
    if (request.url === '/v1/traces') spans.push(...spansOf(body));
    else {
      for (const { role, metric } of metricsOf(body)) {
        metrics.set(metric.name, JSON.stringify(metric));
        points.push(...pointsOf(role, metric));
      }
    }
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', () => resolve()));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('the collector listens on no port');
  const endpoint = `http://localhost:${address.port}`;
  const ancestry = (span: Span): string[] => {
    const parent = spans.find(({ spanId }) => spanId === span.parentSpanId);
    return [`${span.role}: ${span.name}`, ...(parent ? ancestry(parent) : [])];
  };
  return {
    endpoint,
    spans,
    metrics,
    points,
    environment: { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_METRIC_EXPORT_INTERVAL: '500' },
    ancestry,
    close: () => server.close(),
  };
}

function spansOf(body: unknown): Span[] {
  return tracesSchema.parse(body).resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const role = resource.attributes['adwright.role'];
    return scopeSpans.flatMap((scope) => scope.spans.map((span) => ({ ...span, role })));
  });
}

function metricsOf(body: unknown) {
  return metricsSchema.parse(body).resourceMetrics.flatMap(({ resource, scopeMetrics }) => {
    const role = resource.attributes['adwright.role'];
    return scopeMetrics.flatMap((scope) => scope.metrics.map((metric) => ({ role, metric })));
  });
}

function pointsOf(
  role: unknown,
  { name, sum, gauge }: z.infer<typeof metricSchema>,
): MetricPoint[] {
  const dataPoints = [...(sum?.dataPoints ?? []), ...(gauge?.dataPoints ?? [])];
  return dataPoints.map(({ attributes, asDouble, asInt }) => ({
    metric: name,
    role,
    attributes,
    value: asDouble ?? asInt ?? 0,
  }));
}
