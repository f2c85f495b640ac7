import type { Answer } from './world.ts';

/** URLs and key of the data service and the engine to which an attack sends its requests. */
export interface Target {
  serviceUrl: string;
  publishableKey: string;
  engineUrl: string;
}

export interface Person {
  id: string;
  accessToken: string;
}

/** A type of request with which one account could block the product for all others. */
export interface HeavyRequest {
  what: string;
  /** Number of requests of this type that are in flight at once, until the attack's time is over. */
  atOnce: number;
  send(attacker: Person): Promise<Answer>;
}

/** Duration of each attack in milliseconds. */
export const ATTACK_MS = 3000;
