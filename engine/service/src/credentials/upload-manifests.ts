import {
  type KeptManifest,
  type ReadCredentials,
  readCredentials,
} from '@adwright/engine-provenance';
import { getWorkspace } from '../auth/workspace.ts';
import type { RecipeRenderer, UploadedImage } from '../creative-provider.ts';
import { LastUsed } from '../last-used.ts';
import { uploadCaption } from './upload-caption.ts';

type Fetch = (imageUrl: string) => Promise<UploadedImage>;

/** The state of the credentials of a picture's uploads; if the uploads differ, the worst state counts. */
export type UploadCredentials = 'none' | 'kept' | 'too_large' | 'broken';

/** The content credentials of the uploads that a picture shows. */
export interface UploadManifests {
  kept: KeptManifest[];
  state: UploadCredentials;
  /**
   * Whether valid credentials state that a model made a part of an upload, even if the credentials were too
   * large to keep.
   */
  hasModelPart: boolean;
}

/** Reads the credentials and the caption of each upload once, for all pictures of one job. */
export class UploadReader {
  readonly #reads = new Map<string, Promise<ReadCredentials>>();
  #caption: Promise<string | null> = Promise.resolve(null);

  /** Wraps a function that fetches uploads, so that this reader reads every fetched upload. */
  watch(fetchUpload: Fetch): Fetch {
    return async (imageUrl) => {
      const upload = await fetchUpload(imageUrl);
      if (this.#reads.size === 0) this.#caption = uploadCaption(upload.bytes);
      if (!this.#reads.has(imageUrl)) this.#reads.set(imageUrl, readCredentials(upload.bytes));
      return upload;
    };
  }

  /** Returns the caption inside the first upload; null if that upload has no caption. */
  caption(): Promise<string | null> {
    return this.#caption;
  }

  /** Returns the credentials of the uploads that have been read so far. */
  async read(): Promise<UploadManifests> {
    return listManifests(await Promise.all(this.#reads.values()));
  }
}

/** Maximum number of uploads with cached credentials, each at most 256 kB. */
const MAX_KNOWN = 64;

/**
 * Reads the credentials of the uploads that editors show, each upload once: the URL of an upload is never
 * reused for another file.
 */
export class EditedUploads {
  readonly #reads = new LastUsed<ReadCredentials>(MAX_KNOWN);

  /** Returns the renderer with a fetch function that also reads the credentials of each fetched upload. */
  watch(renderer: RecipeRenderer): RecipeRenderer {
    return {
      ...renderer,
      render: (order, context) => {
        const fetchUpload: Fetch = async (url) => {
          const upload = await context.fetchUpload(url);
          void this.#read(getWorkspace(context), url, async () => upload);
          return upload;
        };
        return renderer.render(order, { ...context, fetchUpload });
      },
    };
  }

  /** Reads the content credentials of the given uploads of a workspace. Uploads that were deleted are skipped. */
  async read(workspaceId: string, urls: readonly string[], fetch: Fetch): Promise<UploadManifests> {
    const reads = await Promise.allSettled(urls.map((url) => this.#read(workspaceId, url, fetch)));
    return listManifests(
      reads.flatMap((read) => (read.status === 'fulfilled' ? [read.value] : [])),
    );
  }

  #read(userId: string, url: string, fetch: Fetch): Promise<ReadCredentials> {
    return this.#reads.get(`${userId} ${url}`, async () =>
      readCredentials((await fetch(url)).bytes),
    );
  }
}

function listManifests(reads: readonly ReadCredentials[]): UploadManifests {
  return {
    kept: reads.flatMap((read) => (read.state === 'valid' ? [read.manifest] : [])),
    state: combineStates(reads.map(({ state }) => state)),
    hasModelPart: reads.some((read) => 'hasModelPart' in read && read.hasModelPart),
  };
}

function combineStates(states: readonly ReadCredentials['state'][]): UploadCredentials {
  if (states.includes('broken')) return 'broken';
  if (states.includes('tooLarge')) return 'too_large';
  return states.includes('valid') ? 'kept' : 'none';
}
