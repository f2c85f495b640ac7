import type {
  AdFormat,
  AdLanguage,
  AdLayout,
  AdWords,
  AskedForm,
  AssetKind,
  BadgeName,
  BrandColour,
  BrandSnapshot,
  ColourRole,
  ComposedRecipe,
  CreateAdRequest,
  Creative,
  Disclosure,
  ElementPlaces,
  FontPart,
  GaveWay,
  OverlayRequest,
  PhotoFocus,
  PhotoShowing,
  Recipe,
  RecipeElement,
  StatedFact,
  ViralScore,
} from '@adwright/contracts';
import type { BoostRequest } from '@adwright/contracts/boost';
import type { PhotoshootRequest } from '@adwright/contracts/photoshoot';
import type { PictureBox, RollResponse } from '@adwright/contracts/recipe-editing';
import type { OwnFontsInput } from '@adwright/engine-ads';
import type { InkMap, Look } from '@adwright/engine-pixels';

/** A text in a finished picture with its position, in pixels. */
export interface MarkedText {
  role: string;
  box: { x: number; y: number; width: number; height: number };
}

/** The lines of a text as they are drawn. */
export interface MarkedWords {
  role: string;
  written: string;
  lines: string[];
  /** Whether the drawn lines contain exactly the written text. */
  isSpelled: boolean;
  /** Characters of the text for which no font has a glyph. */
  missing: string[];
  /** The pixels that the letters of the text cover. */
  map: InkMap;
}

/** What the check of a finished picture expects: its texts, their ink, facts and products. */
export interface PictureMarks {
  texts: MarkedText[];
  /** Roles of the texts that may cover the product because the layout intends it. */
  overProduct: string[];
  words: MarkedWords[];
  /** Texts that were ordered, each with the texts that may replace it. */
  ordered: string[][];
  /** Facts, each of which must be shown whole, in one text or in several of one role. */
  facts: string[];
  /** How products and other subjects should look at their positions; the check compares the finished pixels with it. */
  products: Look[];
}

/** A finished picture, encoded, with its known properties. */
export interface RenderedImage {
  bytes: Uint8Array;
  mediaType: 'image/jpeg' | 'image/png';
  /** Format of the picture; absent if the picture keeps the aspect ratio of an upload. */
  format?: Creative['format'];
  title?: string;
  description?: string;
  viralScore?: ViralScore;
  /** How the user's own product photo is shown (cut out, framed or filling the ad); absent without such a photo. */
  productPhoto?: PhotoShowing;
  /** Set if the ad consists of type alone and shows no product. */
  isTypeOnly?: true;
  /** Why a photo that was to be cut out fills the ad. */
  photoProblem?: string;
  /** Brand colours that were replaced because text in them would not have been legible. */
  gaveWay?: GaveWay[];
  /** Absent for a picture without text. */
  marks?: PictureMarks;
  /** The recipe of a picture that can be rendered again. */
  recipe?: Recipe;
  /** The generated picture below a recipe's ad: a JPEG or PNG that is stored beside the ad. */
  source?: Uint8Array;
}

/**
 * One call to a service, with the values that it reports. Values that the service does not report are absent;
 * engine/service/README.md lists what each service reports. No service reports a price.
 */
export interface ServiceCall {
  kind: 'copy' | 'picture';
  model: string;
  /** The seed that the model used; absent if it takes none. */
  seed?: number;
  inputTokens?: number;
  outputTokens?: number;
  totalTokens?: number;
  /** Time that the service's machines worked, in seconds. */
  computeSeconds?: number;
  /** Why the call gave no usable result, although the job went on without it; absent if it gave one. */
  failure?: string;
}

/**
 * What a provider gets besides the request: a seed, an abort signal, and functions to deliver pictures and
 * record calls.
 */
export interface RenderContext {
  /** Unsigned 32-bit; the same request with the same seed gives the same bytes. */
  seed: number;
  /**
   * Aborted when the result is no longer needed: the lease is lost, another picture of the job failed, or the process
   * stops.
   */
  signal: AbortSignal;
  /**
   * Delivers a picture as soon as it is ready. `position` counts from 0 and orders the reply. A second
   * picture for the same position replaces the first.
   */
  deliver(position: number, image: RenderedImage): Promise<void>;
  /**
   * The result of a paid call to a service: from a new call, or kept from an earlier delivery of the same job.
   * Names are chosen by the provider, and hold only letters, digits and dashes.
   */
  once(name: string, ask: () => Promise<Uint8Array>): Promise<Uint8Array>;
  /** Records the usage of a call to a service, to be stored with the result. */
  note(call: ServiceCall): void;
}

/** A picture that the user uploaded: JPEG, PNG or WebP by content, not yet decoded. */
export interface UploadedImage {
  bytes: Uint8Array;
  mediaType: 'image/jpeg' | 'image/png' | 'image/webp';
  /** Address of the upload; absent if the upload is not stored. */
  url?: string;
}

/** How a picture discloses that a model made a part of it. */
export interface Disclosing {
  as: Disclosure;
  /** The text of the printed AI note, in the language of the picture's words. */
  text: string;
  /** Whether a model already made a part of the upload. */
  isOfUpload: boolean;
}

/** The user's own product photo, with the bytes of its files. */
export interface OwnPhoto {
  bytes: Uint8Array;
  /** The photo's cut-out; null if it is still to be made or not shown. */
  cutOut: Uint8Array | null;
  /** What the ad's recipe records about the photo. */
  picture: Extract<ComposedRecipe['picture'], { kind: 'product' }>;
}

/** A brand with the contents of its logo and font files, which were read from storage. */
export interface BrandMaterial {
  snapshot: BrandSnapshot;
  fonts: OwnFontsInput;
  logos: { light: Uint8Array | null; dark: Uint8Array | null };
}

/** The user's own material in an ad; empty for a request without any. */
export interface OwnMaterial {
  photo?: OwnPhoto;
  brand?: BrandMaterial;
}

/** What the engine found in a file of the asset library, such as its size and cut-out. */
export interface ReadAsset {
  /** Upright, in pixels. */
  width: number;
  height: number;
  /** The photo without its background, encoded; null if it is shown unchanged. */
  cutOut: Uint8Array | null;
  /** Confidence in a product's cut-out, 0 to 1. */
  confidence: number | null;
  /** Why a photo can't be cut out, one sentence for the user. */
  problem: string | null;
  suggestedColours: BrandColour[];
}

/** The state of a photo's cut-out while the user edits it. Pictures are encoded. */
export interface CutEdit {
  /** The mask as a grey PNG, with its outline refined by the engine. */
  mask: Uint8Array;
  /** Size of the mask, in pixels. */
  width: number;
  height: number;
  /** The photo in the mask's size, as the editor shows it. */
  photo: Uint8Array;
  /** The cut-out to save; null for an empty mask. */
  cutOut: Uint8Array | null;
  /** The cut-out in the size that the editor shows; null for an empty mask. */
  shownCutOut: Uint8Array | null;
  /** Position of the cut-out in the photo, in shares of its sides. */
  place: { x: number; y: number; width: number; height: number };
}

/** Reads files of the asset library. */
export interface AssetReader {
  /** @throws {AppError} `invalid_file_type`, `unreadable_image`, `image_too_small`, each with what is wrong */
  read(kind: AssetKind, image: UploadedImage, signal: AbortSignal): Promise<ReadAsset>;
  /**
   * Returns the cut-out of a photo by a painted mask; without a mask, one is found, whatever its confidence.
   * @throws {AppError} as `read`, and `invalid_request` for a mask that does not fit the photo
   */
  edit(image: UploadedImage, mask: Uint8Array | null, signal: AbortSignal): Promise<CutEdit>;
  /**
   * Reads an uploaded font, and returns the name that it gives itself; empty without one.
   * @throws {AppError} naming the fault of the font
   */
  readFont(font: Uint8Array, signal: AbortSignal): Promise<string>;
}

/** Reads one of the caller's uploaded fonts. @throws {AppError} as `FetchFont` */
export type FetchOwnFont = (fontUrl: string) => Promise<Uint8Array>;

/** An order to render a recipe in one format. */
export interface RecipeOrder {
  recipe: Recipe;
  format: AdFormat;
  /** Layout in place of the recipe's own, for thumbnails. */
  layout?: AdLayout;
  /** Width of the picture in pixels; null for the format's own. */
  width: number | null;
  score: boolean;
}

/** A rendered recipe. Boxes are pixels of the format, whatever the picture's width. */
export interface RenderedRecipe {
  jpeg: Uint8Array;
  boxes: PictureBox[];
  minContrast: number;
  gaveWay: GaveWay[];
  dropped: (BadgeName | 'subline')[];
  /** Letters that the uploaded fonts lack, which our own fonts show. */
  borrowed?: Partial<Record<FontPart, string[]>>;
  /** Final positions of elements that the user moved by hand. */
  places?: ElementPlaces;
  /** The part of the user's background photo that this format shows. */
  backgroundFocus?: PhotoFocus;
  viralScore?: ViralScore;
  /** Colours in use, by their roles; absent if they come from the photo. */
  colours?: Record<ColourRole, string>;
}

/**
 * What rendering a recipe needs besides the recipe: who requests it, an abort signal, and readers of the user's
 * files.
 */
export interface RecipeContext {
  /** Whoever asks. */
  userId: string;
  /** The recipe's workspace, which limits the caching of a photo; absent for the personal one. */
  workspaceId?: string | undefined;
  signal: AbortSignal;
  fetchUpload(imageUrl: string): Promise<UploadedImage>;
  fetchFont: FetchOwnFont;
}

/** Renders recipes, and replaces their elements at random. */
export interface RecipeRenderer {
  /** Names of the objects that can be drawn. */
  readonly objects: readonly string[];
  /** Name of the object that shows a brief's product unless its user chooses another, or `TYPE_ONLY`. */
  objectOf(brief: AskedForm & { product: string }): string;
  /** Facts that an ad of a brief prints, the strongest first. */
  factsOf(brief: AskedForm & { product: string }): StatedFact[];
  /** A small picture of an object, as WebP. @throws {AppError} `not_found` for one that can't be drawn */
  objectPicture(name: string): Promise<Uint8Array>;
  /**
   * Renders a recipe in a format; null when its words have no room there.
   * @throws {AppError} `text_does_not_fit`, `invalid_request`, or why a photo can't be read
   */
  render(order: RecipeOrder, context: RecipeContext): Promise<RenderedRecipe | null>;
  /**
   * Replaces elements of an ad at random: words, layout, colours, faces or object. Locked elements stay, and so does
   * one without an alternative.
   * @throws {AppError} `invalid_request` for an overlay, which has nothing to replace
   */
  roll(
    recipe: Recipe,
    elements: readonly RecipeElement[],
    locks: readonly RecipeElement[],
    roll: number,
  ): RollResponse;
  /**
   * Writes an ad's words again from its brief, in another language.
   * @throws {AppError} `invalid_request` for an overlay, which has no brief
   */
  translate(recipe: Recipe, language: AdLanguage, signal: AbortSignal): Promise<AdWords>;
}

/**
 * Makes the creatives. A method is absent when the provider can't do that job; its webhook then does not exist. Methods
 * reject with an AppError for what the user can act on; any other error becomes `provider_failed`.
 */
export interface CreativeProvider {
  readonly name: string;
  /** Delivers post (0) and story (1), and returns the ad's text pieces. */
  readonly createAd?: (
    request: CreateAdRequest,
    context: RenderContext,
    own?: OwnMaterial,
  ) => Promise<string[]>;
  /** Delivers the ten variations in the requested format. */
  readonly boost?: (
    request: BoostRequest,
    context: RenderContext,
    own?: OwnMaterial,
  ) => Promise<void>;
  /** Delivers one picture. */
  readonly variation?: (
    image: UploadedImage,
    context: RenderContext,
    disclosing?: Disclosing,
  ) => Promise<void>;
  /** Delivers one picture. */
  readonly enhance?: (image: UploadedImage, context: RenderContext) => Promise<void>;
  /** Delivers one picture for each text style, with the user's words over the photo. */
  readonly overlay?: (
    image: UploadedImage,
    text: Pick<OverlayRequest, 'title' | 'subtitle'>,
    context: RenderContext,
    brand?: BrandMaterial,
    disclosing?: Disclosing,
  ) => Promise<void>;
  /** Delivers the pictures of one shoot. */
  readonly photoshoot?: (
    image: UploadedImage,
    brief: Omit<PhotoshootRequest, 'imageUrl' | 'cutoutUrl' | 'userId' | 'disclosure'>,
    context: RenderContext,
    disclosing?: Disclosing,
    /** The product as its user cut it out; absent if it is still to be cut. */
    cutOut?: UploadedImage,
  ) => Promise<void>;
  /** Whether an ad can show an object of that name; absent if any name is accepted. */
  readonly knowsObject?: (name: string) => boolean;
  /** Renders existing pictures again; absent when the provider keeps no recipes. */
  readonly recipes?: RecipeRenderer;
  /** Reads product photos and logos; absent when the provider can't cut out. */
  readonly assets?: AssetReader;
  /** Closes the provider: ends running work, threads and connections. */
  close(): Promise<void>;
}
