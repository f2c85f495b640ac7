import { type ComposedRecipe, composedRecipeSchema } from '@adwright/contracts';
import { sampleRecipe } from '@adwright/contracts/testing';
import { expect, it } from 'vitest';
import { listWithdrawnFacts, readAskedMessage, readEditedMessage } from './asked-message.ts';
import { rollRecipe } from './roll-recipe.ts';

/** Returns the recipe of an ad for shoes at 20% off, with changes as a user may edit them. */
function shoes(changes: Pick<Partial<ComposedRecipe>, 'typed'> & { facts?: string[] } = {}) {
  const { typed = [], facts = [] } = changes;
  return composedRecipeSchema.parse({
    ...sampleRecipe,
    brief: {
      product: 'Running shoes, 20% off with code RUN20',
      audience: 'runners',
      goal: 'sales',
      emotion: 'trust',
      adType: 'product showcase',
    },
    words: {
      ...sampleRecipe.words,
      offer: { kind: 'discount', text: '30% off' },
      facts,
    },
    typed,
  });
}

it('readEditedMessage compares an unedited ad with the facts of its brief', () => {
  expect(readEditedMessage(shoes()).facts).toEqual(['20% off', 'With code RUN20']);
});

it('readEditedMessage compares an edited ad with the offer and facts that the user typed', () => {
  const edited = shoes({ typed: ['offer', 'facts'], facts: ['until Sunday', ' '] });
  expect(readEditedMessage(edited).facts).toEqual(['30% off', 'until Sunday']);
});

it('readEditedMessage expects no offer in an ad from which the user removed the offer', () => {
  const { offer: _, facts: __, ...words } = shoes().words;
  expect(readEditedMessage({ ...shoes({ typed: ['offer'] }), words }).facts).toEqual([]);
});

it('rolling an ad writes no headline with a fact that the user has replaced', () => {
  const edited = shoes({ typed: ['offer', 'facts'] });
  expect(listWithdrawnFacts(shoes())).toEqual([]);
  expect(listWithdrawnFacts(edited)).toEqual(['20% off', 'With code RUN20']);
  const headlines = (recipe: ComposedRecipe) =>
    Array.from({ length: 24 }, (_, at) => rollRecipe(recipe, ['headline'], [], at)).map(
      (rolled) => rolled.recipe.words.headline,
    );
  expect(headlines(shoes()).join()).toContain('20% off');
  expect(headlines(edited).join()).not.toContain('20%');
});

it.each([
  ['Wooden stacking toy', true],
  ['Tax advice for freelancers', false],
  ['asdf qwer zxcv', false],
])(
  'readAskedMessage recognises whether "%s" is an object that a picture can show: %s',
  (product, sellsThing) => {
    const brief = { product, audience: 'parents', goal: 'sales', emotion: 'trust' } as const;
    expect(readAskedMessage(brief, 'Shop now').sellsThing).toBe(sellsThing);
  },
);

it.each(['memory foam slippers', 'bamboo cutting board', 'silk sleep mask', 'leggings'])(
  'readAskedMessage expects no picture of a product that has no drawing: %s',
  (product) => {
    const brief = { ...shoes().brief, product };
    expect(readAskedMessage(brief, 'Shop now').sellsThing).toBe(false);
    expect(readAskedMessage(shoes().brief, 'Shop now').sellsThing).toBe(true);
  },
);
