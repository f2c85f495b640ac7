import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { OwnProductInput } from '@adwright/engine-ads';
import { type CutProduct, cutProduct, encodeCut } from '@adwright/engine-cutout';
import { readSubject, type SubjectMap } from '@adwright/engine-uploads';

/** A photo's entry in `photos.json`. */
export interface ProductPhoto {
  file: string;
  class: string;
  set: 'tuning' | 'judging';
}

/** A photo with its cut-out, in the form in which the engine receives a photo. */
export interface ReadPhoto extends ProductPhoto {
  name: string;
  bytes: Buffer;
  subject: SubjectMap;
  found: CutProduct;
  own: OwnProductInput;
}

const FOLDER = path.join(import.meta.dirname, 'photos');
const PHOTOS: readonly ProductPhoto[] = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'photos.json'), 'utf8'),
);

/** Reads the photos of one collection or of all collections, and cuts out their products. */
export async function readPhotos(set?: ProductPhoto['set'], names?: readonly string[]) {
  const read: ReadPhoto[] = [];
  for (const photo of PHOTOS) {
    const name = path.parse(photo.file).name;
    if (set && photo.set !== set) continue;
    if (names && !names.includes(name)) continue;
    const bytes = readFileSync(path.join(FOLDER, photo.file));
    const subject = await readSubject(bytes);
    const found = await cutProduct(bytes, subject);
    const own: OwnProductInput = found.cut
      ? { show: 'cutout', bytes: await encodeCut(found.cut) }
      : { show: 'framed', bytes };
    read.push({ ...photo, name, bytes, subject, found, own });
  }
  return read;
}
