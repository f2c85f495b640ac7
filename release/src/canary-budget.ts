/** What visitors have told of one version of a module. */
export interface ModuleHealth {
  /** Different visitors: accounts, and network addresses of guests. */
  visitors: number;
  /** Those of them for whom anything of it failed. */
  failing: number;
}

/**
 * What a canary may cost before it is taken back. A single visitor, however many reports they send, is one of each
 * figure: it takes three different ones to take a canary back.
 */
export const ERROR_BUDGET = { minimumVisitors: 5, minimumFailing: 3, share: 0.05 } as const;

/** True when a canary has failed for more visitors than the budget allows. */
export function isOverBudget({ visitors, failing }: ModuleHealth): boolean {
  const { minimumVisitors, minimumFailing, share } = ERROR_BUDGET;
  return visitors >= minimumVisitors && failing >= minimumFailing && failing > share * visitors;
}
