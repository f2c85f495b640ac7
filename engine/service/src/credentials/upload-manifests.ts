import {
  type KeptManifest,
  type ReadCredentials,
  readCredentials,
} from '@adwright/engine-provenance';
import type { UploadedImage } from '../creative-provider.ts';

type Fetch = (imageUrl: string) => Promise<UploadedImage>;

/** What became of the credentials of the uploads that a picture shows; the worst of them. */
export type UploadCredentials = 'none' | 'kept' | 'too_large' | 'broken';

/** The credentials of the uploads that a picture shows. */
export interface UploadManifests {
  kept: KeptManifest[];
  state: UploadCredentials;
}

/** Reads the credentials of each upload that a piece of work fetches, once for all of its pictures. */
export class UploadReader {
  readonly #reads = new Map<string, Promise<ReadCredentials>>();

  /** The same way of fetching, which this reader looks at. */
  watch(fetchUpload: Fetch): Fetch {
    return async (imageUrl) => {
      const upload = await fetchUpload(imageUrl);
      if (!this.#reads.has(imageUrl)) this.#reads.set(imageUrl, readCredentials(upload.bytes));
      return upload;
    };
  }

  /** What was read so far. */
  async read(): Promise<UploadManifests> {
    const reads = await Promise.all(this.#reads.values());
    const states = reads.map(({ state }) => state);
    return {
      kept: reads.flatMap((read) => (read.state === 'valid' ? [read.manifest] : [])),
      state: stateOf(states),
    };
  }
}

function stateOf(states: readonly ReadCredentials['state'][]): UploadCredentials {
  if (states.includes('broken')) return 'broken';
  if (states.includes('tooLarge')) return 'too_large';
  return states.includes('valid') ? 'kept' : 'none';
}
