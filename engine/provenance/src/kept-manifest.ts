import { MAKINGS } from '@adwright/contracts/picture-check';
import { ValidationStatusCode } from '@trustnxt/c2pa-ts/manifest';
import * as z from 'zod';

export const statusSchema = z.object({
  code: z.enum(ValidationStatusCode),
  url: z.string().optional(),
});
const statusesSchema = z.array(statusSchema);
const bytesSchema = z.custom<Uint8Array>((value) => value instanceof Uint8Array);

/** Schema of an upload's manifest, which becomes an ingredient of a picture with this upload. */
const keptManifestSchema = z.object({
  /** Label of the upload's active manifest. */
  label: z.string(),
  hash: bytesSchema,
  signature: z.object({ label: z.string(), hash: bytesSchema }),
  /** Certificate of the manifest's signer, in DER form. */
  certificate: bytesSchema,
  /** How the upload was made; null if Adwright does not make pictures of its source type. */
  making: z.enum(MAKINGS).nullable(),
  /** The boxes of the manifest and of the manifests that it refers to, with unchanged bytes. */
  boxes: z.array(z.object({ label: z.string(), bytes: bytesSchema })),
  /** Status codes with which the reader validated the manifest (C2PA 2.1, 15.2). */
  found: z.object({
    success: statusesSchema,
    informational: statusesSchema,
    failure: statusesSchema,
  }),
});
export type KeptManifest = z.infer<typeof keptManifestSchema>;

/** Whether the manifest, or a manifest that it refers to, states that an AI model made a part of the upload. */
const hasModelPart = z.boolean();

/**
 * The result of checking a picture's content credentials. `broken`: the credentials do not match
 * the picture, were changed, or cannot be read. `tooLarge`: the credentials are valid, but larger
 * than the size limit.
 */
export const readCredentialsSchema = z.discriminatedUnion('state', [
  z.object({ state: z.enum(['none', 'broken']) }),
  z.object({ state: z.literal('tooLarge'), hasModelPart }),
  z.object({ state: z.literal('valid'), hasModelPart, manifest: keptManifestSchema }),
]);
export type ReadCredentials = z.infer<typeof readCredentialsSchema>;
