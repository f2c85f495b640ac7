/** Replaces the reports about module versions. */
export function createVisitReports(): () => void {
  return () => {};
}
