/**
 * Tag of a test that repeats another test with other data. Such a test runs only when {@link IS_NIGHTLY} is
 * set.
 */
export const NIGHTLY_TAG = '@nightly';

/** True in `npm run test:nightly`, which runs every test with all data. */
export const IS_NIGHTLY = process.env.ADWRIGHT_NIGHTLY === 'true';
