/**
 * Tag of a test that repeats another test with different data. A test with this tag runs only when {@link
 * IS_NIGHTLY} is true.
 */
export const NIGHTLY_TAG = '@nightly';

/** Whether this is the nightly run (`npm run test:nightly`), which runs every test with all data. */
export const IS_NIGHTLY = process.env.ADWRIGHT_NIGHTLY === 'true';
