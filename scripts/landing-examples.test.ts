import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { EXAMPLES, openProvider, renderExample } from './render-landing-examples.ts';

const RECORD = path.resolve(import.meta.dirname, '../shell/src/landing/examples/examples.json');
const recordSchema = z.object({
  ads: z.array(z.object({ id: z.string(), score: z.number(), title: z.string() })),
});

it('the landing page shows an ad and a score as the engine makes them', async () => {
  const [example] = EXAMPLES;
  if (!example) throw new Error('There are no examples');
  const { ads } = recordSchema.parse(JSON.parse(await readFile(RECORD, 'utf8')));
  const provider = await openProvider();
  try {
    const { title, viralScore } = await renderExample(provider, example);
    // A renderer that changed asks for new pictures: node scripts/render-landing-examples.ts
    expect(ads).toContainEqual({ id: example.id, score: viralScore.score, title });
  } finally {
    await provider.close();
  }
});
