/** Tag of a test that repeats another with other data: it runs where {@link RUNS_ALL_FLOWS} is set alone. */
export const WHOLE_TAG = '@whole';

/** Whether every test runs, as before a release of the shell, and not only a sample of the tables. */
export const RUNS_ALL_FLOWS = process.env.ADWRIGHT_TEST_WHOLE === 'true';
