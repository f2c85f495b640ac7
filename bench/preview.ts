/**
 * Measures the response time of the editor's preview while a user types and changes colours. Run the script with: `node
 * bench/preview.ts`. The product stays the same during the measurement; the preview is rendered at full size and
 * scored. The budget is a median of 250 ms on two idle cores.
 */
import { availableParallelism, loadavg } from 'node:os';
import { type ComposedRecipe, parseRecipe } from '@adwright/contracts';
import { createProvider, type RenderedImage } from '@adwright/engine-service';
import { applyProcessSettings } from '@adwright/engine-service/process-settings';

applyProcessSettings();

const BUDGET_MS = 250;
const EDITS = 40;
const PREVIEW_PX = 540;
const FORMATS = ['square', 'story', 'landscape'] as const;
const COLOURS = ['#123abc', '#c2185b', '#00695c', '#f57c00', '#212121', '#f4f1ea'];

const brief = {
  product: 'Handmade ceramic mugs',
  audience: 'Coffee lovers',
  emotion: 'happiness',
  format: 'square',
} as const;

const embedded = { workers: 2, taskTimeoutMs: 600_000, memoryLimitMb: 800 };
const provider = await createProvider({ ai: null, embedded });
console.log(
  `system load ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores before the run`,
);
const recipes = await boosted();
for (const format of FORMATS) {
  const first: number[] = [];
  const words: number[] = [];
  const colours: number[] = [];
  for (const recipe of recipes.slice(0, 4)) {
    first.push(await timed(recipe, format));
    for (let edit = 0; edit < EDITS / 4; edit++) {
      words.push(await timed(changeHeadline(recipe, edit), format));
      colours.push(await timed(changeColours(recipe, edit), format));
    }
  }
  report(`${format}, first`, first);
  report(`${format}, words`, words, BUDGET_MS);
  report(`${format}, colours`, colours, BUDGET_MS);
}
await provider.close();

/** Returns the recipes of the ads of a boost, in ten layouts. */
async function boosted(): Promise<ComposedRecipe[]> {
  const pictures: RenderedImage[] = [];
  await provider.boost?.(brief, {
    seed: 5,
    signal: new AbortController().signal,
    deliver: async (position, picture) => {
      pictures[position] = picture;
    },
    note: () => undefined,
    once: (_name, ask) => ask(),
  });
  return pictures
    .map(({ recipe }) => parseRecipe(JSON.parse(JSON.stringify(recipe))))
    .filter((recipe) => recipe.kind === 'composed');
}

function changeHeadline(recipe: ComposedRecipe, edit: number): ComposedRecipe {
  const headline = `${recipe.words.headline} ${edit}`;
  return { ...recipe, typed: ['headline'], words: { ...recipe.words, headline } };
}

function changeColours(recipe: ComposedRecipe, edit: number): ComposedRecipe {
  const colour = COLOURS[edit % COLOURS.length] ?? '#123abc';
  const role = (['button', 'ink', 'accent'] as const)[edit % 3] ?? 'button';
  return { ...recipe, look: { type: null, colours: { [role]: colour } } };
}

async function timed(recipe: ComposedRecipe, format: (typeof FORMATS)[number]): Promise<number> {
  const started = performance.now();
  await provider.recipes?.render(
    { recipe, format, width: PREVIEW_PX, score: true },
    {
      userId: 'bench',
      signal: new AbortController().signal,
      fetchUpload: () => Promise.reject(new Error('the drawn ad has no photo')),
      fetchFont: () => Promise.reject(new Error('the drawn ad has no font')),
    },
  );
  return performance.now() - started;
}

function report(name: string, times: number[], budget?: number): void {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(0);
  const verdict = budget === undefined ? '' : Number(at(0.5)) <= budget ? '  ok' : '  OVER BUDGET';
  console.log(`${name.padEnd(22)} p50 ${at(0.5)} ms, p95 ${at(0.95)} ms${verdict}`);
}
