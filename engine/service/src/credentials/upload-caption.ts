import { formatCellText } from '@adwright/engine-untrusted';
import sharp from 'sharp';

/**
 * XMP properties for a caption, in order of precedence: IPTC's alt text, its longer description, and the
 * description of Dublin Core.
 */
const PROPERTIES = [
  'Iptc4xmpCore:AltTextAccessibility',
  'Iptc4xmpCore:ExtDescrAccessibility',
  'dc:description',
];
/**
 * Maximum number of characters of an XMP packet that is searched for a caption; longer packets contain
 * histories of edits.
 */
const MAX_PACKET_LENGTH = 256 * 1024;

/** Returns the caption in a picture's own XMP; null if the XMP has no caption or can't be read. */
export async function uploadCaption(bytes: Uint8Array): Promise<string | null> {
  try {
    const { xmpAsString: packet = '' } = await sharp(bytes).metadata();
    if (packet.length > MAX_PACKET_LENGTH) return null;
    for (const property of PROPERTIES) {
      const caption = readItem(packet, property);
      if (caption) return caption;
    }
    return null;
  } catch {
    return null;
  }
}

/** Returns the first text of an XMP list of texts in several languages. */
function readItem(packet: string, property: string): string | null {
  const start = packet.indexOf(`<${property}>`);
  const end = packet.indexOf(`</${property}>`, start);
  if (start < 0 || end < 0) return null;
  const item = packet.indexOf('<rdf:li', start);
  const open = packet.indexOf('>', item);
  const close = packet.indexOf('</rdf:li>', open);
  if (item < 0 || open < 0 || close < 0 || close > end) return null;
  return formatCellText(packet.slice(open + 1, close)) || null;
}
