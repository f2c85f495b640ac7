import {
  type Attributes,
  type Context,
  context,
  isSpanContextValid,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';

const tracer = trace.getTracer('adwright-engine');

export { SpanKind };

interface SpanOptions {
  kind?: SpanKind;
  attributes?: Attributes;
  /** The context that the span continues; by default the current one. */
  parent?: Context;
}

/** Runs work inside a span that ends with it. */
export function traceSpan<Result>(
  name: string,
  { parent = context.active(), ...options }: SpanOptions,
  work: (span: Span) => Promise<Result>,
): Promise<Result> {
  return tracer.startActiveSpan(name, options, parent, async (span) => {
    try {
      return await work(span);
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      if (error instanceof Error) span.recordException(error);
      throw error;
    } finally {
      span.end();
    }
  });
}

/** The context of a `traceparent` (W3C Trace Context); a new trace if it is absent or invalid. */
export function parseTraceContext(traceparent: string | undefined): Context {
  return propagation.extract(ROOT_CONTEXT, { traceparent });
}

/** The `traceparent` of the current trace, to continue it elsewhere; undefined without a trace. */
export function getCurrentTraceparent(): string | undefined {
  const carrier: { traceparent?: string } = {};
  propagation.inject(context.active(), carrier);
  return carrier.traceparent;
}

/** Id of the current trace, as in log lines. */
export function getCurrentTraceId(): string | undefined {
  const span = trace.getActiveSpan()?.spanContext();
  return span && isSpanContextValid(span) ? span.traceId : undefined;
}
