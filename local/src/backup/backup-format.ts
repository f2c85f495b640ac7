import * as z from 'zod';

/** The backup's file that lists all its other files. */
export const MANIFEST_FILE = 'backup.json';

/** The payment sandbox's records. */
export const PAYMENTS_FILE = 'payments.json';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

export const manifestSchema = z.object({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  /** One line of JSON for each row, in `tables/<table>.jsonl`. */
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
  /** Objects, each with its content in `objects/<sha256>`. */
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
  /** SHA-256 of `payments.json`, the payment sandbox's records; null where a real provider keeps them. */
  payments: sha256.nullable().default(null),
});
export type Manifest = z.infer<typeof manifestSchema>;
export type StoredObject = Manifest['objects'][number];
