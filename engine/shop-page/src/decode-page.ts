import { isUtf8 } from 'node:buffer';
import { CATALOGUE_ENCODING_NAMES } from '@adwright/contracts/campaigns';
import { decodeText, detectEncodings } from '@adwright/engine-untrusted';
import { getEncoding } from 'encoding-sniffer';

const SNIFFED_BYTES = 8192;
/** Result of the library's encoding sniffer for a page that declares no encoding. */
const UNDECLARED = 'x-user-defined';
const CHARSET = /charset\s*=\s*["']?([\w.:-]+)/i;

/**
 * Decodes a page as browsers do: by its byte order mark, the server's header, or its `meta` tag. If
 * the bytes contradict the declared encoding, UTF-8 is recognised by its byte structure, and other
 * encodings by letter frequencies.
 */
export async function decodePage(bytes: Uint8Array, contentType = ''): Promise<string> {
  const transport = CHARSET.exec(contentType)?.[1];
  const declared = getEncoding(bytes, {
    maxBytes: SNIFFED_BYTES,
    defaultEncoding: UNDECLARED,
    ...(transport ? { transportLayerEncodingLabel: transport } : {}),
  }).toLowerCase();
  const isWide = declared.startsWith('utf-16');
  if (!isWide && isUtf8(bytes)) return decodeText(bytes, 'utf-8');
  if (isWide || (declared !== UNDECLARED && declared !== 'utf-8')) {
    const known = CATALOGUE_ENCODING_NAMES.find((name) => name === declared);
    return known ? decodeText(bytes, known) : new TextDecoder(declared).decode(bytes);
  }
  const [guess = 'utf-8'] = await detectEncodings(bytes);
  return decodeText(bytes, guess);
}
