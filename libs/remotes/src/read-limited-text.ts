/** Thrown when a file exceeds its maximum size. */
class TooLargeError extends Error {
  override readonly name = 'TooLargeError';
}

/**
 * Reads the text of a response, up to a maximum size. Reading stops at the maximum size, so that a forged file
 * can't cost a visitor more.
 *
 * @throws TooLargeError
 */
export async function readLimitedText(response: Response, maxBytes: number): Promise<string> {
  const reader = response.body?.getReader();
  if (!reader) return '';
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > maxBytes) {
      await reader.cancel();
      throw new TooLargeError(`${response.url} is larger than ${maxBytes} bytes`);
    }
    text += decoder.decode(value, { stream: true });
  }
}
