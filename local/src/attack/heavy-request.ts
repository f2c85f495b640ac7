import type { Answer } from './world.ts';

/** What is attacked. */
export interface Target {
  serviceUrl: string;
  publishableKey: string;
  engineUrl: string;
}

export interface Person {
  id: string;
  accessToken: string;
}

/** One kind of request with which an account may try to stop the product for all others. */
export interface HeavyRequest {
  what: string;
  /** Sent at the same time, repeatedly. */
  atOnce: number;
  send(attacker: Person): Promise<Answer>;
}

/** Milliseconds that each attack lasts. */
export const ATTACK_MS = 3000;
