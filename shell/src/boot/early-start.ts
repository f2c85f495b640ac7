/**
 * This file runs inline in the head, before the other inline scripts, so that none of them can keep the app
 * from starting.
 */
import { startInTime } from './start-in-time.ts';

startInTime(location.pathname);
