import * as z from 'zod';

/** Name of the backup's manifest, a file that lists all other files of the backup. */
export const MANIFEST_FILE = 'backup.json';

/** Name of the file with the payment sandbox's records. */
export const PAYMENTS_FILE = 'payments.json';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

export const manifestSchema = z.object({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  /** Tables, each stored in `tables/<table>.jsonl` with one line of JSON for each row. */
  tables: z.array(
    z.object({
      /** Name of the table with its schema, such as `public.ads`. */
      table: z.string().regex(/^[a-z_]+\.[a-z_]+$/),
      rows: z.number().int(),
      sha256,
    }),
  ),
  sequences: z.array(
    z.object({ sequence: z.string().regex(/^[a-z_]+\.[a-z_]+$/), lastValue: z.string() }),
  ),
  /** Stored pictures and other objects, each with its content in `objects/<sha256>`. */
  objects: z.array(
    z.object({
      bucket: z.string(),
      key: z.string(),
      mimeType: z.string(),
      cacheControl: z.string(),
      sha256,
    }),
  ),
  /** Objects that the database lists but the storage lacks. */
  missing: z.array(z.object({ bucket: z.string(), key: z.string() })).default([]),
  /**
   * SHA-256 of `payments.json` with the payment sandbox's records; null for a product with a real payment
   * provider.
   */
  payments: sha256.nullable().default(null),
});
export type Manifest = z.infer<typeof manifestSchema>;
export type StoredObject = Manifest['objects'][number];
