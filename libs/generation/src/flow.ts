import type { SavedId } from '@adwright/ads';
import type { AdInsert, FeatureKey, ToastMessage } from '@adwright/contracts';
import type { Answered } from '@adwright/contracts/saved-ads';
import type * as z from 'zod';

/** Values that a flow's form submits. */
export interface FlowInput<Form> {
  form: Form;
  /** The image that the user chose, for flows that upload an image. */
  file?: File;
}

export interface FlowUpload {
  bucket: string;
  /** Returns the path of the uploaded object. `timestamp` is a value of `uploadTimestamp`. */
  path: (userId: string, timestamp: string, fileName: string) => string;
}

export interface FlowTexts {
  /** Returns the message for an HTTP status that is not OK (spec §7). */
  status: (status: number, body: string) => string;
  /** Message for a response of an unexpected shape (spec §5). */
  invalidResponse: string;
  /**
   * Message for a refusal without a reason; when absent, `invalidResponse` is shown.
   */
  unexplained?: string;
  /** Message for any other failure, for example without a network. */
  fallback: string;
  failed: (message: string) => ToastMessage;
  notSaved: ToastMessage;
  /** Toasts after the rows were saved (`saved`), and after the whole generation (`succeeded`). */
  saved?: ToastMessage;
  succeeded?: ToastMessage;
}

/** The result of a generation, with the generation's idempotency key. */
export interface Generated<Request, Response> extends Answered<Request, Response> {
  idempotencyKey: string;
}

/**
 * Declares a generation flow (docs/architecture.md). The saved rows depend only on request and response,
 * because the engine saves the same rows when the tab is closed.
 */
export interface Flow<Form, Request, Response, State> {
  feature: FeatureKey;
  upload?: FlowUpload;
  /**
   * Builds the request that is sent to the engine. `imageUrl` is the URL of the uploaded image, and is empty in a flow
   * without an upload.
   */
  buildRequest: (input: { form: Form; imageUrl: string; userId: string }) => Request;
  requestSchema: z.ZodType<Request>;
  responseSchema: z.ZodType<Response>;
  /** True when the page shows each creative as soon as the creative is ready. */
  streams?: boolean;
  /** Returns the rows for the table `ads` (spec §7, Insert ads). */
  rows: (generation: Answered<Request, Response>) => AdInsert[];
  /** True when the results page saves the rows instead of the pipeline (spec §4, overlay). */
  savesOnResults?: boolean;
  /**
   * Returns the navigation state of the results page. `savedIds` follows the order of the rows, and is empty if
   * saving failed.
   */
  state: (generation: Generated<Request, Response>, savedIds: readonly SavedId[]) => State;
  destination: string;
  texts: FlowTexts;
}
