import { type Recipe, setRecipeVersion } from '@adwright/contracts';
import { sampleRecipe } from '@adwright/contracts/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createProvider } from '../create-provider.ts';
import type { CreativeProvider } from '../creative-provider.ts';
import { writeTranslation } from '../embedded/write-translation.ts';
import { answerChat, answerWithFailure, ScriptedAiServer } from '../testing/ai-server.ts';

const service = new ScriptedAiServer();
let provider: CreativeProvider;
const { signal } = new AbortController();

const brief = { product: 'Soy candle', audience: 'people who read', emotion: 'trust' } as const;
const recipe = setRecipeVersion({ ...sampleRecipe, brief });
const french = {
  understood: { kind: 'physical', noun: 'candle', isGrave: false },
  eyebrow: 'Pour vos soirées',
  headline: 'La lumière des longues soirées',
  subline: 'Une bougie de soja qui accompagne chaque page de votre livre.',
  callToAction: 'Découvrez la bougie',
  adText: [
    'Une bougie de soja pour les longues soirées de lecture à la maison.',
    'Allumez la bougie, ouvrez votre livre, et laissez la soirée commencer.',
    'Une lumière douce pour les pages que vous gardez pour le soir.',
  ],
};

beforeAll(async () => {
  await service.start();
  provider = await createProvider({
    ai: {
      service: 'openai-compatible',
      apiKey: 'key',
      baseUrl: service.url,
      imageModel: 'picture-model',
      textModel: 'text-model',
      timeoutMs: 20_000,
    },
    embedded: { workers: 1, taskTimeoutMs: 60_000, memoryLimitMb: 100_000 },
  });
});

afterAll(async () => {
  service.stop();
  await provider.close();
});

beforeEach(() => {
  service.requests.length = 0;
});

async function translate(from: Recipe = recipe) {
  if (!provider.recipes) throw new Error('the provider keeps no recipes');
  return provider.recipes.translate(from, 'fr', signal);
}

describe('the AI provider writes the words of an ad in another language', () => {
  it('a translated ad has the model’s words, with the brand and the product names of the ad', async () => {
    service.answers = [answerChat(JSON.stringify(french))];
    const words = await translate();
    expect(words).toMatchObject({
      language: 'fr',
      headline: french.headline,
      subline: french.subline,
      callToAction: french.callToAction,
      productName: recipe.words.productName,
      brandName: recipe.words.brandName,
    });
    expect(words).not.toHaveProperty('adText');
    expect(service.requests[0]?.body).toContain('fr');
  });

  it('a translation is requested once more if the model writes another language', async () => {
    const english = {
      ...french,
      headline: 'The light of long evenings',
      subline: 'A soy candle that stays with you for every page of the book that you read.',
      callToAction: 'Discover the candle',
      adText: Array.from(
        { length: 3 },
        () => 'A soy candle for the long evenings with a book that you read at home.',
      ),
    };
    service.answers = [answerChat(JSON.stringify(english)), answerChat(JSON.stringify(french))];
    expect((await translate()).headline).toBe(french.headline);
    expect(service.requests).toHaveLength(2);
  });

  it.each([
    ['claims what the brief does not say', { ...french, headline: 'Garantie 10 ans, -50 %' }],
    ['is too long', { ...french, headline: 'La lumière '.repeat(20) }],
  ])(
    'a translated ad has the embedded copywriter’s words if the model’s answer %s',
    async (_, answer) => {
      service.answers = [answerChat(JSON.stringify(answer))];
      expect(await translate()).toEqual(writeTranslation(recipe, 'fr'));
    },
  );

  it('a translated ad has the embedded copywriter’s words if the model does not answer', async () => {
    service.answers = [answerWithFailure(500, 'overloaded')];
    expect(await translate()).toEqual(writeTranslation(recipe, 'fr'));
  });

  it('a translated ad has the embedded copywriter’s words if the model states a fact that the user has removed', async () => {
    const priced = setRecipeVersion({
      ...recipe,
      brief: { ...brief, product: 'Soy candle for 24 €' },
      typed: ['offer' as const],
      words: { ...recipe.words, offer: undefined },
    });
    const answer = {
      ...french,
      headline: 'La lumière du soir pour 24 €',
      adText: french.adText.map((text) => `${text} Pour 24 €.`),
    };
    service.answers = [answerChat(JSON.stringify(answer))];
    expect(await translate(priced)).toEqual(writeTranslation(priced, 'fr'));
  });
});
