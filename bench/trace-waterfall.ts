import type { Span } from '../local/src/testing/otlp-collector.ts';

const WIDTH = 1240;
const ROW = 26;
const LABELS = 430;
const RIGHT = 70;
const TOP = 64;
const INDENT = 16;
const TICKS = 6;
const COLOURS: Record<string, string> = { web: '#c5321a', worker: '#1a6440' };
const CALL_COLOUR = '#7d786b';

interface Bar {
  label: string;
  depth: number;
  startMs: number;
  endMs: number;
  colour: string;
}

const millis = (nanos: bigint) => Number(nanos / 1000n) / 1000;

/** Draws the spans of a trace as a waterfall, with children below their parents, ordered by start time. */
export function drawWaterfall(spans: readonly Span[]): string {
  const bars = listBars(spans);
  const total = Math.max(...bars.map(({ endMs }) => endMs));
  const height = TOP + bars.length * ROW + 24;
  const x = (ms: number) => LABELS + (ms / total) * (WIDTH - LABELS - RIGHT);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="system-ui, sans-serif" font-size="13">
<title>One ad as a trace</title>
<rect width="${WIDTH}" height="${height}" fill="#ffffff"/>
${legend()}
${ticks(total, x, height)}
${bars.map((bar, row) => drawBar(bar, TOP + row * ROW, x)).join('\n')}
</svg>
`;
}

function listBars(spans: readonly Span[]): Bar[] {
  const known = new Set(spans.map(({ spanId }) => spanId));
  const inOrder = spans.toSorted((one, other) =>
    Number(one.startTimeUnixNano - other.startTimeUnixNano),
  );
  const [first] = inOrder;
  if (!first) throw new Error('The trace has no spans');
  const walk = (span: Span, depth: number): Bar[] => [
    {
      label: labelOf(span),
      depth,
      startMs: millis(span.startTimeUnixNano - first.startTimeUnixNano),
      endMs: millis(span.endTimeUnixNano - first.startTimeUnixNano),
      colour: isCall(span) ? CALL_COLOUR : (COLOURS[String(span.role)] ?? CALL_COLOUR),
    },
    ...inOrder
      .filter(({ parentSpanId }) => parentSpanId === span.spanId)
      .flatMap((child) => walk(child, depth + 1)),
  ];
  return inOrder
    .filter(({ parentSpanId }) => !parentSpanId || !known.has(parentSpanId))
    .flatMap((root) => walk(root, 0));
}

/** Tells whether a span is a `fetch` call to another service. */
function isCall({ attributes }: Span): boolean {
  return attributes['server.address'] !== undefined;
}

/** Returns the label of a span, without ids and file names, which would not help the reader. */
function labelOf(span: Span): string {
  if (!isCall(span)) return `${span.role}: ${span.name}`;
  const place = String(span.attributes['url.path'])
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}.*/, '…')
    .replace(/^\/(rest|storage|queue)\/v1\//, '$1: ');
  return `${span.attributes['http.request.method']} ${place}`;
}

function legend(): string {
  const entries = [
    ['web process', COLOURS.web],
    ['worker process', COLOURS.worker],
    ['call to the data service', CALL_COLOUR],
  ];
  return entries
    .map(
      ([words, colour], index) =>
        `<rect x="${16 + index * 190}" y="14" width="12" height="12" fill="${colour}"/><text x="${34 + index * 190}" y="25" fill="#16150f">${words}</text>`,
    )
    .join('\n');
}

function ticks(total: number, x: (ms: number) => number, height: number): string {
  return Array.from({ length: TICKS }, (_, index) => {
    const ms = (total * index) / (TICKS - 1);
    return `<line x1="${x(ms)}" x2="${x(ms)}" y1="${TOP - 8}" y2="${height - 12}" stroke="#e6e3d9"/><text x="${x(ms)}" y="${TOP - 14}" text-anchor="middle" fill="#56534a">${Math.round(ms)} ms</text>`;
  }).join('\n');
}

function drawBar(
  { label, depth, startMs, endMs, colour }: Bar,
  y: number,
  x: (ms: number) => number,
) {
  const width = Math.max(2, x(endMs) - x(startMs));
  const took = endMs - startMs;
  const words = `${took < 10 ? took.toFixed(1) : Math.round(took)} ms`;
  return `<text x="${16 + depth * INDENT}" y="${y + 16}" fill="#16150f">${escaped(label)}</text>
<rect x="${x(startMs).toFixed(1)}" y="${y + 5}" width="${width.toFixed(1)}" height="14" rx="2" fill="${colour}"/>
<text x="${(x(startMs) + width + 5).toFixed(1)}" y="${y + 16}" fill="#56534a" font-size="11">${words}</text>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
