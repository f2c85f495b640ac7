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

/** A text in a finished picture, with the text's position in pixels. */
export interface MarkedText {
  role: string;
  box: { x: number; y: number; width: number; height: number };
}

/** The lines of a text as they are drawn into a picture. */
export interface MarkedWords {
  role: string;
  written: string;
  lines: string[];
  /** Whether the drawn lines contain exactly the written text. */
  isSpelled: boolean;
  /** Characters of the text that no font can draw. */
  missing: string[];
  /** The pixels of the picture that the letters of the text cover. */
  map: InkMap;
}

/** What the check of a finished picture expects in the picture: texts, their ink, facts and products. */
export interface PictureMarks {
  texts: MarkedText[];
  /** Roles of the texts that may cover the product because the layout intends it. */
  overProduct: string[];
  words: MarkedWords[];
  /** Texts that the request ordered, each with the texts that may replace it. */
  ordered: string[][];
  /** Facts that the picture must show whole, each in one text or in several texts of one role. */
  facts: string[];
  /**
   * Expected appearance of products and other subjects at their positions; the check compares the finished
   * pixels with it.
   */
  products: Look[];
}

/** A finished, encoded picture with its known properties. */
export interface RenderedImage {
  bytes: Uint8Array;
  mediaType: 'image/jpeg' | 'image/png';
  /** Format of the picture; absent if the picture has the aspect ratio of an upload. */
  format?: Creative['format'];
  title?: string;
  description?: string;
  viralScore?: ViralScore;
  /**
   * How the ad shows the user's own product photo (cut out, framed or filling the ad); absent without a product
   * photo.
   */
  productPhoto?: PhotoShowing;
  /** Set if the ad consists of type alone and shows no product. */
  isTypeOnly?: true;
  /** Why a photo that the user wanted cut out fills the ad, as a sentence for the user. */
  photoProblem?: string;
  /** Brand colours that were replaced because text in these colours would not have been legible. */
  gaveWay?: GaveWay[];
  /** What the check of the picture expects; absent for a picture without text. */
  marks?: PictureMarks;
  /** The recipe of the picture, if the picture can be rendered again. */
  recipe?: Recipe;
  /** The generated picture below the words of an ad: a JPEG or PNG that is stored beside the ad. */
  source?: Uint8Array;
}

/**
 * One call to an AI service, with the usage values that the service reports. Usage values that the service does
 * not report are absent; engine/service/README.md lists what each service reports. No AI service reports the
 * price of a call.
 */
export interface ServiceCall {
  kind: 'copy' | 'picture';
  model: string;
  /** The seed that the model used; absent if the model takes no seed. */
  seed?: number;
  inputTokens?: number;
  outputTokens?: number;
  totalTokens?: number;
  /** Time that the AI service's machines worked, in seconds. */
  computeSeconds?: number;
  /**
   * Why the call gave no usable result, although the job continued without a result; absent if the call
   * succeeded.
   */
  failure?: string;
}

/**
 * What a provider gets besides the request: a seed, an abort signal, and functions to deliver pictures and
 * record calls.
 */
export interface RenderContext {
  /** Unsigned 32-bit seed; the same request with the same seed gives the same bytes. */
  seed: number;
  /**
   * Aborted when the job's result is no longer needed: the lease is lost, another picture of the job failed, or
   * the process stops.
   */
  signal: AbortSignal;
  /**
   * Delivers a picture as soon as the picture is ready. `position` counts from 0 and orders the pictures in the
   * reply. A second picture for the same position replaces the first picture.
   */
  deliver(position: number, image: RenderedImage): Promise<void>;
  /**
   * Returns the result of a paid call to an AI service: from a new call, or stored by an earlier attempt at the
   * same job. The provider chooses `name`, which contains only letters, digits and dashes.
   */
  once(name: string, ask: () => Promise<Uint8Array>): Promise<Uint8Array>;
  /** Records the usage of a call to an AI service, which is stored with the job's result. */
  note(call: ServiceCall): void;
}

/** A picture that the user uploaded (JPEG, PNG or WebP by content), before it is decoded. */
export interface UploadedImage {
  bytes: Uint8Array;
  mediaType: 'image/jpeg' | 'image/png' | 'image/webp';
  /** URL of the upload; absent if the upload is not stored. */
  url?: string;
}

/** How a picture discloses that an AI model made a part of it. */
export interface Disclosing {
  as: Disclosure;
  /** The text of the printed AI note, in the language of the picture's words. */
  text: string;
  /** Whether an AI model already made a part of the upload. */
  isOfUpload: boolean;
}

/** The user's own product photo, with the bytes of its files. */
export interface OwnPhoto {
  bytes: Uint8Array;
  /** The photo's cut-out; null if the cut-out is not made yet or not shown. */
  cutOut: Uint8Array | null;
  /** What the ad's recipe records about the product photo. */
  picture: Extract<ComposedRecipe['picture'], { kind: 'product' }>;
}

/** A brand with the contents of its logo and font files, which were read from storage. */
export interface BrandMaterial {
  snapshot: BrandSnapshot;
  fonts: OwnFontsInput;
  logos: { light: Uint8Array | null; dark: Uint8Array | null };
}

/** The user's own material that an ad shows (photo, brand); empty for a request without such material. */
export interface OwnMaterial {
  photo?: OwnPhoto;
  brand?: BrandMaterial;
}

/** What the engine found in a file of the asset library, such as the picture's size and cut-out. */
export interface ReadAsset {
  /** Width of the upright picture, in pixels. */
  width: number;
  height: number;
  /** The photo without its background, encoded; null if the photo is shown unchanged. */
  cutOut: Uint8Array | null;
  /** Confidence in a product's cut-out, 0 to 1. */
  confidence: number | null;
  /** Why a photo can't be cut out, as one sentence for the user. */
  problem: string | null;
  suggestedColours: BrandColour[];
}

/** The state of a photo's cut-out while the user edits the cut-out. All pictures of the edit are encoded. */
export interface CutEdit {
  /** The mask as a grey PNG, after the engine has refined its outline. */
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

/** Reads files that a user uploads to the asset library. */
export interface AssetReader {
  /**
   * @throws {AppError} `invalid_file_type`, `unreadable_image` or `image_too_small`, each with the fault of the
   * file
   */
  read(kind: AssetKind, image: UploadedImage, signal: AbortSignal): Promise<ReadAsset>;
  /**
   * Returns the cut-out of a photo by a painted mask. Without a mask, the product is found automatically, even
   * with a low confidence.
   * @throws {AppError} for the same files as `read`, and `invalid_request` for a mask that does not fit the
   * photo
   */
  edit(image: UploadedImage, mask: Uint8Array | null, signal: AbortSignal): Promise<CutEdit>;
  /**
   * Reads an uploaded font, and returns the name that the font file states, or '' without a name.
   * @throws {AppError} with the fault of the font
   */
  readFont(font: Uint8Array, signal: AbortSignal): Promise<string>;
}

/**
 * Fetches one of the caller's uploaded fonts.
 * @throws {AppError} for the same fonts as `FetchFont`
 */
export type FetchOwnFont = (fontUrl: string) => Promise<Uint8Array>;

/** An order to render an ad's recipe in one format. */
export interface RecipeOrder {
  recipe: Recipe;
  format: AdFormat;
  /** Layout to use instead of the recipe's layout, for thumbnails. */
  layout?: AdLayout;
  /** Width of the picture in pixels; null for the usual width of the format. */
  width: number | null;
  score: boolean;
}

/**
 * A picture that was rendered from a recipe, with its elements. All boxes are in pixels of the format, even if
 * the picture has another width.
 */
export interface RenderedRecipe {
  jpeg: Uint8Array;
  boxes: PictureBox[];
  minContrast: number;
  gaveWay: GaveWay[];
  dropped: (BadgeName | 'subline')[];
  /** Letters that the uploaded fonts lack, and that the engine's fonts show instead. */
  borrowed?: Partial<Record<FontPart, string[]>>;
  /** Final positions of elements that the user moved by hand. */
  places?: ElementPlaces;
  /** The part of the user's background photo that the picture shows in this format. */
  backgroundFocus?: PhotoFocus;
  viralScore?: ViralScore;
  /** Colours in use, by their roles; absent if the colours come from the photo. */
  colours?: Record<ColourRole, string>;
}

/** What rendering needs besides the recipe: the caller, an abort signal, and readers of the user's files. */
export interface RecipeContext {
  /** Whoever asks. */
  userId: string;
  /** The recipe's workspace, which limits the caching of a photo; absent for the personal workspace. */
  workspaceId?: string | undefined;
  signal: AbortSignal;
  fetchUpload(imageUrl: string): Promise<UploadedImage>;
  fetchFont: FetchOwnFont;
}

/** Renders recipes, and replaces elements of their ads at random. */
export interface RecipeRenderer {
  /** Names of the objects that the renderer can draw. */
  readonly objects: readonly string[];
  /**
   * Returns the name of the object that shows a brief's product unless the user chooses another object, or
   * `TYPE_ONLY`.
   */
  objectOf(brief: AskedForm & { product: string }): string;
  /** Returns the facts that an ad of a brief prints, the strongest fact first. */
  factsOf(brief: AskedForm & { product: string }): StatedFact[];
  /**
   * Returns a small picture of a drawn object, as WebP.
   * @throws {AppError} `not_found` for an object that can't be drawn
   */
  objectPicture(name: string): Promise<Uint8Array>;
  /**
   * Renders a recipe in a format; null if the words have no room in the format.
   * @throws {AppError} `text_does_not_fit`, `invalid_request`, or the reason why a photo can't be read
   */
  render(order: RecipeOrder, context: RecipeContext): Promise<RenderedRecipe | null>;
  /**
   * Replaces elements of an ad at random: words, layout, colours, typefaces or object. Locked elements of the
   * ad stay, and so do elements without an alternative.
   * @throws {AppError} `invalid_request` for an overlay, which has no elements to replace
   */
  roll(
    recipe: Recipe,
    elements: readonly RecipeElement[],
    locks: readonly RecipeElement[],
    roll: number,
  ): RollResponse;
  /**
   * Writes an ad's words again from the ad's brief, in another language.
   * @throws {AppError} `invalid_request` for an overlay, which has no brief
   */
  translate(recipe: Recipe, language: AdLanguage, signal: AbortSignal): Promise<AdWords>;
}

/**
 * Makes the pictures and texts of each job. A method is absent if the provider can't do that job; the webhook
 * of the job then does not exist. Methods reject with an AppError for an error that the user can act on; any
 * other error becomes `provider_failed`.
 */
export interface CreativeProvider {
  readonly name: string;
  /** Delivers a post (position 0) and a story (position 1), and returns the ad texts. */
  readonly createAd?: (
    request: CreateAdRequest,
    context: RenderContext,
    own?: OwnMaterial,
  ) => Promise<string[]>;
  /** Delivers the ten variations of a boost in the requested format. */
  readonly boost?: (
    request: BoostRequest,
    context: RenderContext,
    own?: OwnMaterial,
  ) => Promise<void>;
  /** Delivers one picture: a variation of the uploaded picture. */
  readonly variation?: (
    image: UploadedImage,
    context: RenderContext,
    disclosing?: Disclosing,
  ) => Promise<void>;
  /** Delivers one picture: the enhanced upload. */
  readonly enhance?: (image: UploadedImage, context: RenderContext) => Promise<void>;
  /** Delivers one picture for each text style, with the user's words over the photo. */
  readonly overlay?: (
    image: UploadedImage,
    text: Pick<OverlayRequest, 'title' | 'subtitle'>,
    context: RenderContext,
    brand?: BrandMaterial,
    disclosing?: Disclosing,
  ) => Promise<void>;
  /** Delivers the pictures of one photoshoot. */
  readonly photoshoot?: (
    image: UploadedImage,
    brief: Omit<PhotoshootRequest, 'imageUrl' | 'cutoutUrl' | 'userId' | 'disclosure'>,
    context: RenderContext,
    disclosing?: Disclosing,
    /** The product as the user cut it out; absent if the product is not cut out yet. */
    cutOut?: UploadedImage,
  ) => Promise<void>;
  /** Tells whether an ad can show an object of the given name; absent if any name is accepted. */
  readonly knowsObject?: (name: string) => boolean;
  /** Renders stored ads again from their recipes; absent if the provider records no recipes. */
  readonly recipes?: RecipeRenderer;
  /** Reads product photos and logos; absent if the provider can't make cut-outs. */
  readonly assets?: AssetReader;
  /** Closes the provider, and ends its running work, threads and connections. */
  close(): Promise<void>;
}
