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
 * One ad. The copy comes with the task, because the main thread writes it in a millisecond and the language
 * data would cost every thread about 100 MB.
 */
export interface AdTask {
  kind: 'ad';
  input: AdInput;
  /** The format in the reply; a post is square. */
  format: NonNullable<Creative['format']>;
  /** Whether the result includes perceptual hashes, by which the ads of a boost are compared. */
  hashed?: boolean;
  /** The user's own material, as the ad's recipe records it. */
  own?: RecipeOwn;
  /** What the brief requires of the ad, for computing its score. */
  asked: AskedMessage;
}

/**
 * Plans the variations of a boost so that no two look alike. Posts each planned variation to the port `chosen`
 * while it plans the next.
 */
interface PlanTask {
  kind: 'plan';
  brief: CopyBrief;
  /** The copy of each variation of a boost (several ads from one request), in their order. */
  copies: AdCopy[];
  format: Format;
  seed: number;
  /** Receives one {@link AdInput} per message. The port must be transferred with the task. */
  chosen: MessagePort;
  /** The user's own material, which all variations show. */
  shown?: ShownOwn;
}

/** Plans an ad in place of one that is too similar to another. */
interface ReplaceTask {
  kind: 'replace';
  /** Input of the ad that is to be replaced. */
  input: AdInput;
  stay: readonly Pick<FinishedAd, 'layout' | 'hashes'>[];
  /** Numbers of the variations that were already tried in place of that ad. */
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
   * The port that receives the photo's subject, a {@link SubjectMap}, once it is found. The port must be
   * transferred with the task.
   */
  subject: MessagePort;
  seed: number;
  /** Text of the AI note to print; absent if no model made a part of the photo. */
  note?: string | undefined;
}

/** A task to draw words over an uploaded photo, once in each style. */
export interface OverlayTask {
  kind: 'overlay';
  photo: Uint8Array;
  /**
   * The port that receives the photo's subject, a {@link SubjectMap}, once it is found. The port must be
   * transferred with the task.
   */
  subject: MessagePort;
  text: Pick<OverlayRequest, 'title' | 'subtitle'>;
  seed: number;
  /** The photo's address; without it the pictures get no recipe. */
  imageUrl?: string;
  brand?: BrandMaterial;
  /** The disclosure in the pictures' recipes; absent if no model made a part of the photo. */
  disclosure?: Disclosure | undefined;
  /** Text of the AI note to print on the picture; absent if no model made a part of the photo. */
  note?: string | undefined;
}

/** Finds the product in an uploaded photo, once for all pictures of a shoot. */
interface CutTask {
  kind: 'cut';
  photo: Uint8Array;
  /**
   * The port that receives the photo's subject, a {@link SubjectMap}, once it is found. The port must be
   * transferred with the task.
   */
  subject: MessagePort;
}

/** Reads the cut-out that a user has chosen, for all pictures of a shoot. */
interface ReadCutTask {
  kind: 'read-cut';
  cutOut: Uint8Array;
}

/** Cuts a photo out by the mask that its user painted; without a mask, finds one. */
interface EditCutTask {
  kind: 'edit-cut';
  photo: Uint8Array;
  mask: Uint8Array | null;
  /** Receives the photo's subject, as {@link CutTask} does; absent with a mask. */
  subject: MessagePort | null;
}

/** One picture of a product in a photoshoot set. */
export interface PhotoshootTask {
  kind: 'photoshoot';
  cut: CutOut;
  form: PhotoshootForm;
  seed: number;
  /** Number of the picture in its shoot, from 0. */
  pick: number;
  /** Text of the AI note to print; absent if no model made a part of the photo. */
  note?: string | undefined;
}

/** A picture from a service that is to be rated. */
export interface RateTask {
  kind: 'rate';
  picture: Uint8Array;
  /** Kind of the rated picture. Words in it lower the score of a photo, but not of a creative. */
  as: 'creative' | 'photo';
}

/** Writes the AI note on a picture from a service. */
export interface NoteTask {
  kind: 'note';
  picture: Uint8Array;
  note: string;
}

/** A task to read a file of the asset library: a product is cut out, a logo is separated from its background. */
interface AssetTask {
  kind: 'asset';
  as: AssetKind;
  photo: Uint8Array;
  /** Receives the photo's subject, as {@link CutTask} does; absent for a logo. */
  subject: MessagePort | null;
}

/** A task to read the name that an uploaded font gives itself. */
interface FontTask {
  kind: 'font';
  font: Uint8Array;
}

/** A task to draw a small picture of an object. */
interface ThumbnailTask {
  kind: 'thumbnail';
  object: DrawableObject;
}

/** Work for a thread: plain data, for structured clone. */
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

/** What a thread returns for a task; fields that the task does not produce are null or empty. */
export interface RenderResult {
  /** The pictures, in the order of the reply. */
  pictures: RenderedImage[];
  /** Perceptual hashes of the ad; null unless the task is an ad that requests them. */
  hashes: Hashes | null;
  /**
   * The ads to render, if the task plans a boost. If it replaces an ad, the replacing ad; empty if no other
   * variation is left to try.
   */
  plan: AdInput[];
  /** The product's cut-out; null unless the task finds or reads one. */
  cut: CutOut | null;
  /** The picture's Viral Score; null unless the task rates a picture. */
  score: ViralScore | null;
  /** What was found in a file of the asset library; null unless the task reads such a file. */
  asset: ReadAsset | null;
  /** Family name stored in an uploaded font; null unless the task reads a font. */
  fontName: string | null;
  /** The edited cut-out; null unless the task edits a cut-out. */
  edit: CutEdit | null;
  /** The thumbnail as WebP; null unless the task draws one. */
  thumbnail: Uint8Array | null;
}
