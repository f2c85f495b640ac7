/**
 * This file runs inline in the head, before the other inline scripts, so that no other script can prevent the
 * app from starting.
 */
import { startInTime } from './start-in-time.ts';

startInTime(location.pathname);
