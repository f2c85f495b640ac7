import type { SavedId } from '@adwright/ads';
import type { AdInsert, FeatureKey, ToastMessage } from '@adwright/contracts';
import type { Answered } from '@adwright/contracts/saved-ads';
import type * as z from 'zod';

/** What a flow's form hands over. */
export interface FlowInput<Form> {
  form: Form;
  /** The chosen image, in flows that upload one. */
  file?: File;
}

export interface FlowUpload {
  bucket: string;
  /** Object path; `timestamp` as `uploadTimestamp` gives it. */
  path: (userId: string, timestamp: string, fileName: string) => string;
}

export interface FlowTexts {
  /** Message for a reply with a status that is not OK (spec §7). */
  status: (status: number, body: string) => string;
  /** Message for a reply that does not have the agreed shape (spec §5). */
  invalidResponse: string;
  /** Message for a reply that says no without saying why; `invalidResponse` where there is none. */
  unexplained?: string;
  /** Message where nothing better is known, such as no network. */
  fallback: string;
  failed: (message: string) => ToastMessage;
  notSaved: ToastMessage;
  /** Shown once the rows are saved, and once all is done. */
  saved?: ToastMessage;
  succeeded?: ToastMessage;
}

/** What a generation came to, and the key that it ran under. */
export interface Generated<Request, Response> extends Answered<Request, Response> {
  idempotencyKey: string;
}

/**
 * A generation flow as a declaration (docs/architecture.md). Rows follow from request and response
 * alone: the engine saves the same ones for a tab that is closed meanwhile.
 */
export interface Flow<Form, Request, Response, State> {
  feature: FeatureKey;
  upload?: FlowUpload;
  /** `imageUrl` is the uploaded image's address; empty in a flow that uploads none. */
  buildRequest: (input: { form: Form; imageUrl: string; userId: string }) => Request;
  requestSchema: z.ZodType<Request>;
  responseSchema: z.ZodType<Response>;
  /** True where the creatives are worth showing one by one as they become ready. */
  streams?: boolean;
  /** What is saved in `ads` (spec §7, Insert ads). */
  rows: (generation: Answered<Request, Response>) => AdInsert[];
  /** True where the results page saves rather than the pipeline (spec §4, overlay). */
  savesOnResults?: boolean;
  /**
   * Navigation state of the results page. `savedIds` in the order of the rows; empty if saving
   * failed.
   */
  state: (generation: Generated<Request, Response>, savedIds: readonly SavedId[]) => State;
  destination: string;
  texts: FlowTexts;
}
