/** Replaces the reports about module versions by none. */
export function createVisitReports(): () => void {
  return () => {};
}
