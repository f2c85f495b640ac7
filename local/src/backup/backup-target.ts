/** Runs one SQL statement with `$1` parameters. */
export type Query = (
  sql: string,
  parameters?: unknown[],
) => Promise<readonly Record<string, unknown>[]>;

export interface ObjectContent {
  content: Uint8Array<ArrayBuffer>;
  mimeType: string;
  cacheControl: string;
}

/** Source of a backup and target of a restore: a database and its pictures, embedded or hosted. */
export interface BackupTarget {
  /** Runs `work` in one transaction, which sees a consistent snapshot of the database. */
  transaction<Result>(work: (query: Query) => Promise<Result>): Promise<Result>;
  /** Reads an object; returns null for an object that is lost, or was deleted after being listed. */
  readObject(bucket: string, key: string): Promise<ObjectContent | null>;
  writeObject(bucket: string, key: string, object: ObjectContent): Promise<void>;
  /** Returns the payment sandbox's records, or null for a product with a real payment provider. */
  readPayments(): Promise<Uint8Array | null>;
  writePayments(books: Uint8Array): Promise<void>;
  /** Whether writing an object also creates its row in `storage.objects`. */
  objectsBringTheirRows: boolean;
  close(): Promise<void>;
}
