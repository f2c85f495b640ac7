/**
 * Names of the storage buckets. Buckets with generated pictures are public; buckets with files that a user
 * uploaded are private (docs/decisions/0028).
 */
export const BUCKETS = {
  adImages: 'ad_images',
  photoshoots: 'photoshoots',
  assets: 'assets',
  uploads: 'uploads',
  jobAnswers: 'job_answers',
} as const;
