import { formatCellText } from '@adwright/engine-untrusted';
import sharp from 'sharp';

/**
 * Captions in XMP, in order of precedence: IPTC's alt text, its longer description, and the description of Dublin Core.
 */
const PROPERTIES = [
  'Iptc4xmpCore:AltTextAccessibility',
  'Iptc4xmpCore:ExtDescrAccessibility',
  'dc:description',
];
/**
 * Maximum length of an XMP packet that is searched for a caption, in characters; longer packets hold histories
 * of edits.
 */
const MAX_PACKET_LENGTH = 256 * 1024;

/** A picture's caption in its own XMP; null if there is none or it can't be read. */
export async function uploadCaption(bytes: Uint8Array): Promise<string | null> {
  try {
    const { xmpAsString: packet = '' } = await sharp(bytes).metadata();
    if (packet.length > MAX_PACKET_LENGTH) return null;
    for (const property of PROPERTIES) {
      const caption = itemOf(packet, property);
      if (caption) return caption;
    }
    return null;
  } catch {
    return null;
  }
}

/** The first text of a list of texts in several languages. */
function itemOf(packet: string, property: string): string | null {
  const start = packet.indexOf(`<${property}>`);
  const end = packet.indexOf(`</${property}>`, start);
  if (start < 0 || end < 0) return null;
  const item = packet.indexOf('<rdf:li', start);
  const open = packet.indexOf('>', item);
  const close = packet.indexOf('</rdf:li>', open);
  if (item < 0 || open < 0 || close < 0 || close > end) return null;
  return formatCellText(packet.slice(open + 1, close)) || null;
}
