import { mkdir, readFile as readContent, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { lockDataFolder } from '../data-folder/lock-data-folder.ts';
import { openEmbeddedDatabase } from '../data-service/database/open-database.ts';
import { ObjectFiles } from '../data-service/storage/object-files.ts';
import { PAYMENTS_FILE } from './backup-format.ts';
import type { BackupTarget, ObjectContent } from './backup-target.ts';

/**
 * Opens the embedded product's data folder.
 * @throws {Error} Thrown while the product runs on the data folder.
 */
export async function openEmbeddedTarget(dataDir: string): Promise<BackupTarget> {
  const unlock = await lockDataFolder(dataDir);
  try {
    const { database, close } = await openEmbeddedDatabase(dataDir);
    const files = new ObjectFiles(path.join(dataDir, 'storage'));
    const paymentsFile = path.join(dataDir, 'payments', PAYMENTS_FILE);
    return {
      async transaction(work) {
        // Only this process uses the connection, so statements run one after another.
        await database.query('begin');
        try {
          const result = await work((sql, parameters) => database.query(sql, parameters));
          await database.query('commit');
          return result;
        } catch (error) {
          await database.query('rollback');
          throw error;
        }
      },
      readObject: (bucket, key) => readFile(files, bucket, key),
      async writeObject(bucket, key, { content, mimeType, cacheControl }) {
        await files.write(bucket, key, content, mimeType, cacheControl);
      },
      readPayments: () => readIfThere(paymentsFile),
      async writePayments(books) {
        await mkdir(path.dirname(paymentsFile), { recursive: true });
        await writeFile(paymentsFile, books, { mode: 0o600 });
      },
      objectsBringTheirRows: false,
      async close() {
        await close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

async function readFile(
  files: ObjectFiles,
  bucket: string,
  key: string,
): Promise<ObjectContent | null> {
  try {
    const { description, content } = await files.read(bucket, key);
    return {
      content: new Uint8Array(content),
      mimeType: description.mimeType,
      cacheControl: description.cacheControl,
    };
  } catch (error) {
    // The object may lack its row, its metadata or its content.
    if (isMissing(error)) return null;
    throw error;
  }
}

async function readIfThere(file: string): Promise<Uint8Array | null> {
  return readContent(file).catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
