import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { briefSchema } from '@adwright/contracts';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { openProvider, renderExample } from './example-provider.ts';

const RECORD = path.resolve(import.meta.dirname, '../../shell/src/landing/examples/examples.json');
const recordSchema = z.object({
  ads: z.array(
    z.object({ brief: briefSchema, seed: z.number(), score: z.number(), title: z.string() }),
  ),
});

it('the ad and the score on the landing page equal those that the engine makes now', async () => {
  const { ads } = recordSchema.parse(JSON.parse(await readFile(RECORD, 'utf8')));
  const [shown] = ads;
  if (!shown) throw new Error('the landing page has no examples');
  const provider = await openProvider();
  try {
    const { title, viralScore } = await renderExample(provider, shown.brief, shown.seed);
    // If this assertion fails after a change of the renderer, run: node
    // bench/examples/render-landing-examples.ts
    expect({ score: viralScore.score, title }).toEqual({ score: shown.score, title: shown.title });
  } finally {
    await provider.close();
  }
});
