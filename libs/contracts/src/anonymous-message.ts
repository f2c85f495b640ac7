const LONGEST_MESSAGE = 200;
/**
 * Maximum number of characters of a message that the function examines. The maximum saves time, because a message may
 * contain a whole document and the page waits for this function.
 */
const LONGEST_READ = 2000;

/** Patterns of personal data in an error message with their replacements, in the order of application. */
const REPLACEMENTS: readonly (readonly [RegExp, string])[] = [
  [/(?:https?|blob|data|file|wss?):[^\s'"`)]+/gi, '<address>'],
  // Matches a JWT (access token); its first part may be short.
  [/\be[yw][\w-]{6,}\.[\w.-]*/g, '<token>'],
  [/[^\s'"`<>]+@[^\s'"`<>]+/g, '<mail>'],
  [/[0-9a-f]{8}-[0-9a-f-]{27}/gi, '<id>'],
  [/"[^"]*"|'[^']*'|`[^`]*`|“[^”]*”|‘[^’]*’/g, '<text>'],
  [/\/\S*/g, '<path>'],
  [/[\w-]{24,}/g, '<id>'],
  [/\d{3,}/g, '<number>'],
];

/**
 * Removes possible personal data from a message, which are URLs, mail addresses, tokens, ids, quoted texts
 * and long numbers. The anonymous message has at most 200 characters.
 */
export function anonymiseMessage(message: string): string {
  const read = message.slice(0, LONGEST_READ);
  return REPLACEMENTS.reduce((text, [pattern, stand]) => text.replace(pattern, stand), read)
    .replace(/\s+/g, ' ')
    .slice(0, LONGEST_MESSAGE)
    .trim();
}
