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

/** A kind of request with which one account could block the product for all others. */
export interface HeavyRequest {
  what: string;
  /** Number of these requests that are sent at the same time, repeatedly. */
  atOnce: number;
  send(attacker: Person): Promise<Answer>;
}

/** Milliseconds that each attack lasts. */
export const ATTACK_MS = 3000;
