import type { MessagePort } from 'node:worker_threads';
import type {
  AssetKind,
  Creative,
  Disclosure,
  Format,
  OverlayRequest,
  ViralScore,
} from '@adwright/contracts';
import type { PhotoshootForm } from '@adwright/contracts/photoshoot';
import type {
  AdInput,
  DrawableObject,
  FinishedAd,
  Hashes,
  RecipeOwn,
  ShownOwn,
} from '@adwright/engine-ads';
import type { CutOut } from '@adwright/engine-cutout';
import type { AdCopy, CopyBrief } from '@adwright/engine-lexicon';
import type { SubjectMap } from '@adwright/engine-uploads';
import type { BrandMaterial, CutEdit, ReadAsset, RenderedImage } from '../creative-provider.ts';
import type { AskedMessage } from './ad-message.ts';

/**
 * A task to render one ad. The task contains the copy: the main thread writes it in a millisecond, whereas the language
 * data would cost every thread about 100 MB.
 */
export interface AdTask {
  kind: 'ad';
  input: AdInput;
  /** The format that the reply states; a post is square. */
  format: NonNullable<Creative['format']>;
  /** Whether the result includes perceptual hashes, by which the ads of a boost are compared. */
  hashed?: boolean;
  /** The user's own material as the ad's recipe records it. */
  own?: RecipeOwn;
  /** What the brief requires of the ad, for the ad's score. */
  asked: AskedMessage;
}

/**
 * A task to plan the variations of a boost so that no two variations look alike. The thread posts each planned
 * variation to the port `chosen` while it plans the next variation.
 */
interface PlanTask {
  kind: 'plan';
  brief: CopyBrief;
  /** The copy of each variation of a boost (several ads from one request), in order. */
  copies: AdCopy[];
  format: Format;
  seed: number;
  /**
   * The port that receives each planned variation as one {@link AdInput}. The port `chosen` must be transferred
   * with the task.
   */
  chosen: MessagePort;
  /** The user's own material that all variations show. */
  shown?: ShownOwn;
}

/** A task to plan an ad that replaces an ad which is too similar to another ad. */
interface ReplaceTask {
  kind: 'replace';
  /** Input of the ad that is to be replaced. */
  input: AdInput;
  stay: readonly Pick<FinishedAd, 'layout' | 'hashes'>[];
  /** Numbers of the variations that were already tried as the replacement. */
  tried: readonly number[];
}

/** A task to enhance an uploaded photo. */
export interface EnhanceTask {
  kind: 'enhance';
  photo: Uint8Array;
}

/** A task to make a variation of an uploaded photo. */
export interface VariationTask {
  kind: 'variation';
  photo: Uint8Array;
  /**
   * The port that receives the photo's subject, a {@link SubjectMap}, once it is found. The port `subject` must
   * be transferred with the task.
   */
  subject: MessagePort;
  seed: number;
  /** Text of the AI note to print; absent if no model made a part of the photo. */
  note?: string | undefined;
}

/** A task to draw words over an uploaded photo, once in each text style. */
export interface OverlayTask {
  kind: 'overlay';
  photo: Uint8Array;
  /**
   * The port that receives the photo's subject, a {@link SubjectMap}, once it is found. The port `subject` must
   * be transferred with the task.
   */
  subject: MessagePort;
  text: Pick<OverlayRequest, 'title' | 'subtitle'>;
  seed: number;
  /** URL of the photo; without the URL, the pictures get no recipe. */
  imageUrl?: string;
  brand?: BrandMaterial;
  /** The disclosure that the pictures' recipes record; absent if no model made a part of the photo. */
  disclosure?: Disclosure | undefined;
  /** Text of the AI note to print on the picture; absent if no model made a part of the photo. */
  note?: string | undefined;
}

/** A task to find the product in an uploaded photo, once for all pictures of a photoshoot. */
interface CutTask {
  kind: 'cut';
  photo: Uint8Array;
  /**
   * The port that receives the photo's subject, a {@link SubjectMap}, once it is found. The port `subject` must
   * be transferred with the task.
   */
  subject: MessagePort;
}

/** A task to read the cut-out that a user has chosen, for all pictures of a photoshoot. */
interface ReadCutTask {
  kind: 'read-cut';
  cutOut: Uint8Array;
}

/** A task to cut out a photo by the mask that the user painted, or automatically if there is no mask. */
interface EditCutTask {
  kind: 'edit-cut';
  photo: Uint8Array;
  mask: Uint8Array | null;
  /** The port that receives the photo's subject map, for the render thread; null if the task has a mask. */
  subject: MessagePort | null;
}

/** A task to make one picture of a photoshoot. */
export interface PhotoshootTask {
  kind: 'photoshoot';
  cut: CutOut;
  form: PhotoshootForm;
  seed: number;
  /** Number of the picture in its photoshoot, counted from 0. */
  pick: number;
  /** Text of the AI note to print; absent if no model made a part of the photo. */
  note?: string | undefined;
}

/** A task to rate a picture from an AI service. */
export interface RateTask {
  kind: 'rate';
  picture: Uint8Array;
  /**
   * What the picture is rated as. Words in the picture lower the score of a photo, but not the score of a
   * creative.
   */
  as: 'creative' | 'photo';
}

/** A task to write the AI note on a picture from an AI service. */
export interface NoteTask {
  kind: 'note';
  picture: Uint8Array;
  note: string;
}

/**
 * A task to read a file of the asset library: a product is cut out, and a logo is separated from its
 * background.
 */
interface AssetTask {
  kind: 'asset';
  as: AssetKind;
  photo: Uint8Array;
  /** The port that receives the photo's subject, as in {@link CutTask}; null for a logo. */
  subject: MessagePort | null;
}

/** A task to read the name that an uploaded font file states. */
interface FontTask {
  kind: 'font';
  font: Uint8Array;
}

/** A task to draw a small picture of a drawn object. */
interface ThumbnailTask {
  kind: 'thumbnail';
  object: DrawableObject;
}

/** A task for a rendering thread: plain data, so that structured clone can copy it. */
export type RenderTask =
  | AdTask
  | PlanTask
  | ReplaceTask
  | EnhanceTask
  | VariationTask
  | OverlayTask
  | CutTask
  | ReadCutTask
  | EditCutTask
  | PhotoshootTask
  | RateTask
  | NoteTask
  | AssetTask
  | FontTask
  | ThumbnailTask;

/** The result of a rendering task; fields that the task does not produce are null or empty. */
export interface RenderResult {
  /** The finished pictures, in the order of the reply. */
  pictures: RenderedImage[];
  /** Perceptual hashes of the ad; null unless the task renders an ad and requests hashes. */
  hashes: Hashes | null;
  /**
   * The ads to render, if the task plans a boost. If the task replaces an ad, the list contains the
   * replacement; it is empty if no variation is left to try.
   */
  plan: AdInput[];
  /** The product's cut-out; null unless the task finds or reads a cut-out. */
  cut: CutOut | null;
  /** The picture's Viral Score; null unless the task rates a picture. */
  score: ViralScore | null;
  /** What the thread found in a file of the asset library; null unless the task reads such a file. */
  asset: ReadAsset | null;
  /** Family name stored in an uploaded font; null unless the task reads a font. */
  fontName: string | null;
  /** The edited cut-out; null unless the task edits a cut-out. */
  edit: CutEdit | null;
  /** The thumbnail as WebP; null unless the task draws a thumbnail. */
  thumbnail: Uint8Array | null;
}
