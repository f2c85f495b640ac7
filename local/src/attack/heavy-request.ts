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

/** One kind of request by which an account may want to stop the product for all others. */
export interface HeavyRequest {
  what: string;
  /** Sent at the same time, again and again. */
  atOnce: number;
  send(attacker: Person): Promise<Answer>;
}

/** How long each attack lasts, milliseconds. */
export const ATTACK_MS = 3000;
