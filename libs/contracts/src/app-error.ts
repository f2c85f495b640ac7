/**
 * The closed set of error codes, each with its HTTP status and the user's message. Compare `code`, never the
 * class, across modules or processes, because federated copies of this file have different classes.
 */
export const ERROR_CODES = {
  /** The access token is missing or invalid. */
  unauthenticated: { status: 401, message: 'User not authenticated' },
  /** The token is valid, but the resource belongs to another user. */
  forbidden: { status: 403, message: 'You do not have permission to do this.' },
  /** The caller has no unclaimed charge for the requested feature. */
  insufficient_credits: { status: 402, message: 'Insufficient credits' },
  /** A body, form or parameter does not match its schema. The field `field` names the first invalid field. */
  invalid_request: { status: 400, message: 'The request is not valid.' },
  /** An upload is larger than {@link MAX_UPLOAD_BYTES}. */
  file_too_large: { status: 413, message: 'Maximum file size is 5MB' },
  /** An upload is not a still JPEG, PNG or WebP by its content; the file's name is ignored. */
  invalid_file_type: { status: 415, message: 'Please upload an image file' },
  /** An upload is truncated, corrupt or animated, or has more pixels than the limit. */
  unreadable_image: {
    status: 422,
    message: 'This image could not be read. Please upload another one.',
  },
  /** An image is too small for its use; the message states the image's size and the required size. */
  image_too_small: { status: 422, message: 'This image is too small. Please upload a larger one.' },
  /** The product of a photoshoot can't be separated from its background; the message gives the reason. */
  product_not_cut_out: {
    status: 422,
    message: 'The product could not be cut out of this photo. Please choose another one.',
  },
  /** The user or workspace already has the maximum number of rows of a table. */
  limit_reached: { status: 409, message: 'Your library is full. Please delete something first.' },
  /** An image's URL does not belong to the configured storage. */
  image_url_refused: { status: 400, message: 'The image must come from your own uploads.' },
  /** The requested route, row or object does not exist. */
  not_found: { status: 404, message: 'Not found' },
  /** A request with the same idempotency key is still running, or had a different body. */
  conflict: { status: 409, message: 'This request is already being processed.' },
  /** An ad was edited from a version that is no longer the latest. In this case, nothing was saved. */
  stale_version: { status: 409, message: 'This ad was changed in another window.' },
  /** A recipe was written by an engine that is newer than the engine that reads the recipe. */
  newer_recipe: {
    status: 422,
    message: 'This ad was made by a newer version of Adwright. Please try again later.',
  },
  /**
   * A typed text does not fit the picture. The field `field` names the text's field, and the message gives
   * the number of characters that fit.
   */
  text_does_not_fit: { status: 422, message: 'This text is too long for the picture.' },
  /**
   * An ad has no recipe (the data from which an ad is rendered), because it is an upload or was made before
   * recipes existed.
   */
  not_editable: {
    status: 422,
    message: 'This ad is a finished picture without a recipe, so it can’t be edited.',
  },
  /** The caller sent too many requests. */
  rate_limited: { status: 429, message: 'Too many attempts. Please try again in a moment.' },
  /** The engine's queue is full; the response carries Retry-After. */
  busy: { status: 503, message: 'We are very busy right now. Please try again in a moment.' },
  /** An AI provider refused the content of the request. */
  policy_refused: {
    status: 422,
    message: 'The provider declined this request. Please change your text or image and try again.',
  },
  /** An AI provider failed, timed out or sent an unusable response. */
  provider_failed: {
    status: 502,
    message: 'The generation service failed. Your credits were returned.',
  },
  /** A paid generation failed, and its refund failed, too. The worker repeats the refund until it succeeds. */
  refund_pending: {
    status: 502,
    message: 'The generation service failed. Your credits will be returned.',
  },
  /** A service on which we depend (database, storage, payment provider) did not respond. */
  unavailable: { status: 503, message: 'Please try again later' },
  /** Any error that has no other code. */
  internal: { status: 500, message: 'An unexpected error occurred' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof ERROR_CODES;

/** Tells whether a code from an untrusted body is one of our error codes. */
export function isErrorCode(code: string | undefined): code is ErrorCode {
  return code !== undefined && Object.hasOwn(ERROR_CODES, code);
}

interface AppErrorOptions {
  /** Message for the user; when absent, the message of the error code. */
  userMessage?: string;
  /** Name of the invalid request field, for `invalid_request`. */
  field?: string;
  /** Seconds to wait before a retry, for `busy` and `rate_limited`. */
  retryAfterSeconds?: number;
  /** Number of characters that fit, for `text_does_not_fit`. */
  maxCharacters?: number;
  cause?: unknown;
}

/**
 * The only error class of client, engine and functions. The error has one of the codes above, an internal
 * message, and a message for the user.
 */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly userMessage: string;
  readonly field: string | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly maxCharacters: number | undefined;

  constructor(
    code: ErrorCode,
    internalMessage: string = ERROR_CODES[code].message,
    options: AppErrorOptions = {},
  ) {
    super(internalMessage, { cause: options.cause });
    this.code = code;
    this.userMessage = options.userMessage ?? ERROR_CODES[code].message;
    this.field = options.field;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.maxCharacters = options.maxCharacters;
  }

  /** HTTP status for the error's code. */
  get status(): number {
    return ERROR_CODES[this.code].status;
  }
}

/**
 * Returns true for an AppError of any copy of this module. If `code` is given, returns true only for an
 * AppError with that code.
 */
export function isAppError(error: unknown, code?: ErrorCode): error is AppError {
  if (!(error instanceof Error) || error.name !== 'AppError' || !('code' in error)) return false;
  return code === undefined ? true : error.code === code;
}

/**
 * Returns the text to show for any thrown value: the user's message of an AppError, the message of another
 * Error, or otherwise the fallback.
 */
export function getErrorMessage(error: unknown, fallback: string): string {
  if (isAppError(error)) return error.userMessage;
  if (error instanceof Error && error.message) return error.message;
  return fallback;
}
