/** Tag of a test that repeats another with other data: it runs where {@link IS_NIGHTLY} is set alone. */
export const NIGHTLY_TAG = '@nightly';

/** Whether every test runs on all its data, as by `npm run test:nightly`. */
export const IS_NIGHTLY = process.env.ADWRIGHT_NIGHTLY === 'true';
