import type { SavedId } from '@adwright/ads';
import type { AdInsert, FeatureKey, ToastMessage } from '@adwright/contracts';
import type { Answered } from '@adwright/contracts/saved-ads';
import type * as z from 'zod';

/** Values that a flow's form submits. */
export interface FlowInput<Form> {
  form: Form;
  /** The chosen image, for flows that upload one. */
  file?: File;
}

export interface FlowUpload {
  bucket: string;
  /** Returns the path of the uploaded object. `timestamp` is a value of `uploadTimestamp`. */
  path: (userId: string, timestamp: string, fileName: string) => string;
}

export interface FlowTexts {
  /** Message for a status that is not OK (spec §7). */
  status: (status: number, body: string) => string;
  /** Message for a reply in an unexpected shape (spec §5). */
  invalidResponse: string;
  /** Message for a refusal without a reason. When it is absent, `invalidResponse` is used. */
  unexplained?: string;
  /** Message for any other failure, for example without a network. */
  fallback: string;
  failed: (message: string) => ToastMessage;
  notSaved: ToastMessage;
  /** Toasts that are shown when the rows are saved, and when everything is done. */
  saved?: ToastMessage;
  succeeded?: ToastMessage;
}

/** The result of a generation, and its idempotency key. */
export interface Generated<Request, Response> extends Answered<Request, Response> {
  idempotencyKey: string;
}

/**
 * Declares a generation flow (docs/architecture.md). Rows depend only on request and response, because the engine
 * saves the same rows for a closed tab.
 */
export interface Flow<Form, Request, Response, State> {
  feature: FeatureKey;
  upload?: FlowUpload;
  /**
   * Builds the request. `imageUrl` is the URL of the uploaded image, and is empty in a flow without an upload.
   */
  buildRequest: (input: { form: Form; imageUrl: string; userId: string }) => Request;
  requestSchema: z.ZodType<Request>;
  responseSchema: z.ZodType<Response>;
  /** True when the page shows each creative as soon as it is ready. */
  streams?: boolean;
  /** Rows for the table `ads` (spec §7, Insert ads). */
  rows: (generation: Answered<Request, Response>) => AdInsert[];
  /** True when the results page saves the rows, not the pipeline (spec §4, overlay). */
  savesOnResults?: boolean;
  /** Navigation state of the results page. `savedIds` follows the order of the rows, and is empty if saving failed. */
  state: (generation: Generated<Request, Response>, savedIds: readonly SavedId[]) => State;
  destination: string;
  texts: FlowTexts;
}
