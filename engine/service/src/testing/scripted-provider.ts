import { TYPE_ONLY } from '@adwright/contracts';
import type {
  AssetReader,
  CreativeProvider,
  Disclosing,
  OwnMaterial,
  RecipeOrder,
  RecipeRenderer,
  RenderContext,
  RenderedImage,
} from '../creative-provider.ts';
import { rollRecipe } from '../embedded/roll-recipe.ts';
import { writeTranslation } from '../embedded/write-translation.ts';
import type { FindDefects } from '../quality/picture-defects.ts';

/**
 * A test provider whose pictures are a few bytes of its input. Tests can therefore see the input, and when
 * the job ran.
 */
export class ScriptedProvider implements CreativeProvider {
  readonly name = 'scripted';
  /** The jobs that were started, with the seed of each. */
  readonly runs: { job: string; seed: number }[] = [];
  /** Promise that each job awaits before it delivers its last picture. */
  gate: Promise<void> = Promise.resolve();
  /** Error that is thrown instead of the last picture, if set. */
  failure: unknown;
  /** Finds no defects in a picture, unless a test replaces this function. */
  findDefects: FindDefects = async () => [];
  /** Number of pictures that a job leaves out. */
  missing = 0;

  /** The user's own material in each request for an ad, in the order of the requests. */
  readonly own: (OwnMaterial | undefined)[] = [];
  /** The disclosure in each request for a picture made from an upload, in the order of the requests. */
  readonly disclosed: (Disclosing | undefined)[] = [];

  readonly createAd: CreativeProvider['createAd'] = async (_request, context, own) => {
    this.own.push(own);
    await this.#deliver('createAd', ['post', 'story'], context);
    return ['First piece', 'Second piece'];
  };
  readonly boost: CreativeProvider['boost'] = ({ format }, context, own) => {
    this.own.push(own);
    return this.#deliver(
      'boost',
      Array.from({ length: 10 }, () => format),
      context,
    );
  };
  readonly variation: CreativeProvider['variation'] = (_image, context, disclosing) => {
    this.disclosed.push(disclosing);
    return this.#deliver('variation', [undefined], context);
  };
  readonly enhance: CreativeProvider['enhance'] = (_image, context) =>
    this.#deliver('enhance', [undefined], context);
  readonly overlay: CreativeProvider['overlay'] = (_image, _text, context, _brand, disclosing) => {
    this.disclosed.push(disclosing);
    return this.#deliver(
      'overlay',
      Array.from({ length: 4 }, () => undefined),
      context,
    );
  };
  /** Media types of the cut-outs that photoshoots got; undefined for a photoshoot without a cut-out. */
  readonly shot: (string | undefined)[] = [];

  readonly photoshoot: CreativeProvider['photoshoot'] = (
    _image,
    _brief,
    context,
    disclosing,
    cutOut,
  ) => {
    this.disclosed.push(disclosing);
    this.shot.push(cutOut?.mediaType);
    return this.#deliver(
      'photoshoot',
      Array.from({ length: 4 }, () => 'square' as const),
      context,
    );
  };

  /** The orders of the rendered recipes, in order. */
  readonly orders: RecipeOrder[] = [];
  /** Formats in which the scripted provider has no room for words. */
  full: string[] = [];
  readonly recipes: RecipeRenderer = {
    objects: ['mug', 'espressoMachine'],
    factsOf: ({ product, offer }) => [
      { kind: 'discount', text: product },
      ...(offer?.code ? [{ kind: 'code', text: offer.code } as const] : []),
    ],
    objectOf: ({ product, audience }) =>
      /mug/i.test(`${product} ${audience}`) ? 'mug' : TYPE_ONLY,
    objectPicture: async (name) => new TextEncoder().encode(`picture of ${name}`),
    roll: rollRecipe,
    translate: async (recipe, language) => writeTranslation(recipe, language),
    render: async (order) => {
      this.orders.push(order);
      await this.gate;
      if (this.failure !== undefined) throw this.failure;
      if (this.full.includes(order.format)) return null;
      const jpeg = new TextEncoder().encode(`${order.format} ${order.recipe.words.headline}`);
      // A longer headline gets a higher score, so that some edits raise the score.
      const score = Math.min(100, order.recipe.words.headline.length);
      return {
        jpeg,
        boxes: [],
        minContrast: 5,
        gaveWay: [],
        dropped: [],
        viralScore: { score, parts: [{ name: 'hook', label: 'Hook', score: 20, advice: 'Ask.' }] },
      };
    },
  };

  /** Whether painted masks contain no product. */
  holdsNothing = false;

  readonly assets: AssetReader = {
    read: async (kind) => {
      if (this.failure !== undefined) throw this.failure;
      const isLogo = kind === 'logo';
      return {
        width: 600,
        height: 400,
        cutOut: new TextEncoder().encode(`cut ${kind}`),
        confidence: isLogo ? null : 0.9,
        problem: null,
        suggestedColours: isLogo ? [{ role: 'main', hex: '#ff6600' }] : [],
      };
    },
    readFont: async () => {
      if (this.failure !== undefined) throw this.failure;
      return 'Kestrel Sans Bold';
    },
    edit: async (_, mask) => {
      if (this.failure !== undefined) throw this.failure;
      const text = new TextEncoder();
      const cutOut = this.holdsNothing ? null : text.encode('cut by mask');
      return {
        mask: mask ?? text.encode('found mask'),
        width: 300,
        height: 200,
        photo: text.encode('photo'),
        cutOut,
        shownCutOut: cutOut,
        place: { x: 0.1, y: 0.2, width: 0.5, height: 0.5 },
      };
    },
  };

  async close(): Promise<void> {}

  async #deliver(
    job: string,
    formats: RenderedImage['format'][],
    context: RenderContext,
  ): Promise<void> {
    this.runs.push({ job, seed: context.seed });
    const last = formats.length - 1;
    for (const [position, format] of formats.slice(0, formats.length - this.missing).entries()) {
      if (position === last) await this.gate;
      if (position === last && this.failure !== undefined) throw this.failure;
      const bytes = new TextEncoder().encode(`${job} ${position} ${context.seed}`);
      await context.deliver(position, { bytes, mediaType: 'image/jpeg', format });
    }
  }
}
