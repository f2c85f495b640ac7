/** Declares the functions that the tests use, because the package has no type declarations. */
declare module '@20minutes/s3rver' {
  import type { RequestListener } from 'node:http';

  export default class S3rver {
    constructor(options: {
      directory: string;
      silent: boolean;
      vhostBuckets: boolean;
      configureBuckets: { name: string; configs: string[] }[];
    });
    readonly store: {
      existsObject(bucket: string, key: string): Promise<boolean>;
      listObjects(
        bucket: string,
        options: { prefix: string; delimiter: string },
      ): Promise<{ objects: { key: string }[] }>;
      getMetadata(bucket: string, key: string): Promise<{ etag: string }>;
    };
    configureBuckets(): Promise<unknown>;
    callback(): RequestListener;
  }
}
