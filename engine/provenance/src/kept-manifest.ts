import { MAKINGS } from '@adwright/contracts/picture-check';
import { ValidationStatusCode } from '@trustnxt/c2pa-ts/manifest';
import * as z from 'zod';

export const statusSchema = z.object({
  code: z.enum(ValidationStatusCode),
  url: z.string().optional(),
});
const statusesSchema = z.array(statusSchema);
const bytesSchema = z.custom<Uint8Array>((value) => value instanceof Uint8Array);

/** A manifest of an upload that can be carried on as an ingredient. */
const keptManifestSchema = z.object({
  /** Label of the manifest about the upload itself. */
  label: z.string(),
  hash: bytesSchema,
  signature: z.object({ label: z.string(), hash: bytesSchema }),
  /** Of its signer, in DER. */
  certificate: bytesSchema,
  /** How the upload was made; null for a source type that Adwright does not produce. */
  making: z.enum(MAKINGS).nullable(),
  /** The manifest and those that it builds on, with their bytes unchanged. */
  boxes: z.array(z.object({ label: z.string(), bytes: bytesSchema })),
  /** The reader's findings about the manifest (C2PA 2.1, 15.2). */
  found: z.object({
    success: statusesSchema,
    informational: statusesSchema,
    failure: statusesSchema,
  }),
});
export type KeptManifest = z.infer<typeof keptManifestSchema>;

/** Whether a manifest, or one that it builds on, states that a model made part of the upload. */
const hasModelPart = z.boolean();

/**
 * The result of checking a picture's content credentials. `broken`: the credentials do not fit the picture,
 * were changed, or cannot be read. `tooLarge`: they are valid, but larger than pictures allow.
 */
export const readCredentialsSchema = z.discriminatedUnion('state', [
  z.object({ state: z.enum(['none', 'broken']) }),
  z.object({ state: z.literal('tooLarge'), hasModelPart }),
  z.object({ state: z.literal('valid'), hasModelPart, manifest: keptManifestSchema }),
]);
export type ReadCredentials = z.infer<typeof readCredentialsSchema>;
