import {
  AppError,
  type Creative,
  FEATURES,
  type FeatureKey,
  type FeatureName,
} from '@adwright/contracts';
import type * as z from 'zod';
import type {
  FetchOwnFont,
  RecipeContext,
  RenderContext,
  UploadedImage,
} from '../creative-provider.ts';
import type { OwnAd } from '../records/own-ad.ts';

/** Functions and settings that a running job gets besides its request. */
export interface JobContext extends RenderContext {
  /** Fetches one of the caller's uploads with the checks of `images/fetch-upload.ts`. */
  fetchUpload(imageUrl: string): Promise<UploadedImage>;
  /** Fetches one of the caller's uploaded fonts with the checks of `images/fetch-upload.ts`. */
  fetchFont: FetchOwnFont;
  /** Tells whether the content credentials of a fetched upload state that a model made a part of it. */
  hasModelPart(): Promise<boolean>;
  /**
   * Finds the ad of the caller's workspace that a fetched upload shows; resolves to null for any other picture.
   */
  findOwnAd(upload: UploadedImage): Promise<OwnAd | null>;
  /** Context for rendering the recipes of ads in this job. */
  recipes: RecipeContext;
}

interface JobDeclaration<Request extends object, Made, Reply extends object> {
  feature: FeatureKey;
  requestSchema: z.ZodType<Request>;
  /**
   * Number of pictures that the job must deliver; a provider that delivers fewer or more pictures has failed.
   */
  renders: number;
  /**
   * Whether the reply gives each picture an id (spec §7: variation, enhancement, overlay). Other jobs reply
   * without picture ids, because an id could be mistaken for the id of a saved ad, which only the database
   * assigns.
   */
  picturesHaveIds: boolean;
  /** Lets the provider make and deliver the pictures of a request. */
  make(request: Request, context: JobContext): Promise<Made>;
  /** Builds the reply in the spec's format. `creatives` are in the order of their positions. */
  reply(request: Request, creatives: Creative[], made: Made): Reply;
}

/** A request that the job's schema has accepted and that is ready to run. */
export interface PreparedJob {
  readonly request: object;
  make(context: JobContext): Promise<(creatives: Creative[]) => object>;
}

/** A type of paid job, such as Create Ad; each of the six webhooks accepts one type of job. */
export interface Job {
  readonly feature: FeatureKey;
  readonly featureName: FeatureName;
  readonly renders: number;
  readonly picturesHaveIds: boolean;
  /** @throws {AppError} `invalid_request` with the first field at fault. */
  prepare(body: unknown): PreparedJob;
}

/**
 * Creates a type of paid job from its declaration. `Job` hides the types of request and reply, so that all jobs
 * have the same type.
 */
export function defineJob<Request extends object, Made, Reply extends object>(
  declaration: JobDeclaration<Request, Made, Reply>,
): Job {
  const { feature, requestSchema, renders, picturesHaveIds } = declaration;
  return {
    feature,
    featureName: FEATURES[feature].name,
    renders,
    picturesHaveIds,
    prepare(body) {
      const request = parseRequest(requestSchema, body);
      return {
        request,
        async make(context) {
          const made = await declaration.make(request, context);
          return (creatives) => declaration.reply(request, creatives, made);
        },
      };
    },
  };
}

function parseRequest<Request>(schema: z.ZodType<Request>, body: unknown): Request {
  const parsed = schema.safeParse(removeBlanks(body));
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const field = issue?.path.join('.') || undefined;
  throw new AppError('invalid_request', parsed.error.message, {
    field,
    userMessage: issue && field ? `${labelOf(field)} ${describeFault(issue)}.` : undefined,
  });
}

/**
 * Removes empty fields of a form. An optional field then counts as not chosen, and a required field as
 * missing.
 */
function removeBlanks(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  return Object.fromEntries(
    Object.entries(body).filter(([, value]) => value !== '' && value !== null),
  );
}

/** Returns a form field's name as words: "extraInstructions" becomes "Extra instructions". */
function labelOf(field: string): string {
  const words = field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Returns the message for an invalid field, in words for users. */
function describeFault(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'too_small':
      return issue.origin === 'string' && issue.minimum === 1 ? 'is required' : 'is too short';
    case 'too_big':
      return `is too long: at most ${issue.maximum} characters`;
    case 'invalid_type':
      return issue.message.endsWith('undefined') ? 'is required' : `must be a ${issue.expected}`;
    case 'custom':
      return issue.message === 'Required' ? 'is required' : 'is not valid';
    case 'invalid_value':
      return 'is not one of the choices';
    default:
      return 'is not valid';
  }
}
