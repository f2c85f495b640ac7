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
  /** The trace context that the span continues; by default the current context. */
  parent?: Context;
}

/** Runs work inside a trace span that ends with the work. */
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

/**
 * Parses the header `traceparent` (W3C Trace Context) into a trace context; starts a new trace if the header is
 * absent or invalid.
 */
export function parseTraceContext(traceparent: string | undefined): Context {
  return propagation.extract(ROOT_CONTEXT, { traceparent });
}

/**
 * Returns the `traceparent` of the current trace, so that another process can continue the trace; undefined
 * without a trace.
 */
export function getCurrentTraceparent(): string | undefined {
  const carrier: { traceparent?: string } = {};
  propagation.inject(context.active(), carrier);
  return carrier.traceparent;
}

/** Returns the id of the current trace, as log lines state it. */
export function getCurrentTraceId(): string | undefined {
  const span = trace.getActiveSpan()?.spanContext();
  return span && isSpanContextValid(span) ? span.traceId : undefined;
}
