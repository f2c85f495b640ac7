import type { Answer } from './world.ts';

/** Data service and engine that the requests attack. */
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
  /** Number of requests of this kind that are in flight at once; the attack repeats them until its time is over. */
  atOnce: number;
  send(attacker: Person): Promise<Answer>;
}

/** Milliseconds that each attack lasts. */
export const ATTACK_MS = 3000;
