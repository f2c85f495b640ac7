/** Returns the SQLSTATE of a refused statement, or `none` if the statement succeeds. */
export async function readRefusal(statement: Promise<unknown>): Promise<string> {
  try {
    await statement;
  } catch (error) {
    if (error instanceof Error && 'code' in error) return String(error.code);
    throw error;
  }
  return 'none';
}
