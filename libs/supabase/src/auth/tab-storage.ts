/**
 * Session storage that is absent rather than throwing where the browser's privacy settings block it. What is
 * kept here is a convenience of one tab; without it each caller has a plain fallback.
 */
export const tabStorage = {
  get: (key: string): string | null => attempt(() => sessionStorage.getItem(key)) ?? null,
  set: (key: string, value: string): void => attempt(() => sessionStorage.setItem(key, value)),
  remove: (key: string): void => attempt(() => sessionStorage.removeItem(key)),
};

function attempt<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}
