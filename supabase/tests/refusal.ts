/** Returns the SQLSTATE with which a statement was refused, or `none` if the statement succeeded. */
export async function readRefusal(statement: Promise<unknown>): Promise<string> {
  try {
    await statement;
  } catch (error) {
    if (error instanceof Error && 'code' in error) return String(error.code);
    throw error;
  }
  return 'none';
}
