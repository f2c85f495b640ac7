import { crc32 } from 'node:zlib';
import { imageTypeOf } from '@adwright/contracts';

/** What XMP says of a picture. */
interface XmpFacts {
  /** A term of the IPTC's vocabulary, as its address. */
  digitalSourceType: string;
  /** For those who can't see the picture; absent where nobody wrote one. */
  altText?: string | undefined;
}

/** The id of an XMP packet in a JPEG, XMP Specification Part 3, 1.1.3. */
const JPEG_XMP_ID = 'http://ns.adobe.com/xap/1.0/\0';
/** And in a PNG, 1.1.5. */
const PNG_XMP_KEYWORD = 'XML:com.adobe.xmp';
const PNG_SIGNATURE_BYTES = 8;
/** Length, type and checksum around the contents of a chunk. */
const PNG_CHUNK_BYTES = 12;

/**
 * Puts an XMP packet into a JPEG or PNG, for readers that know no content credentials. The picture's own pixels stay as they
 * are, byte for byte. So do bytes of any other kind.
 */
export function withXmp(bytes: Uint8Array, facts: XmpFacts): Uint8Array {
  const packet = Buffer.from(xmpPacket(facts));
  const type = imageTypeOf(bytes);
  if (type !== 'image/jpeg' && type !== 'image/png') return bytes;
  const [at, part] =
    type === 'image/jpeg'
      ? [endOfJpegHeader(bytes), jpegSegment(packet)]
      : [endOfPngHeader(bytes), pngChunk(packet)];
  return Buffer.concat([bytes.subarray(0, at), part, bytes.subarray(at)]);
}

function xmpPacket({ digitalSourceType, altText }: XmpFacts): string {
  return [
    '<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/">',
    '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    '<rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"',
    ' xmlns:Iptc4xmpCore="http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/"',
    ` Iptc4xmpExt:DigitalSourceType="${digitalSourceType}">`,
    ...(altText ? [altTextProperty(altText)] : []),
    '</rdf:Description>',
    '</rdf:RDF></x:xmpmeta>',
    '<?xpacket end="r"?>',
  ].join('');
}

/** IPTC Photo Metadata 2021.1, Alt Text (Accessibility). */
function altTextProperty(text: string): string {
  const item = `<rdf:li xml:lang="x-default">${escapeXml(text)}</rdf:li>`;
  return `<Iptc4xmpCore:AltTextAccessibility><rdf:Alt>${item}</rdf:Alt></Iptc4xmpCore:AltTextAccessibility>`;
}

/** Characters that XML gives a meaning, and control characters, which it does not take. */
function escapeXml(text: string): string {
  return text
    .replaceAll(/\p{Cc}/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

/** Behind the start of the image and the JFIF segment, which has to come first. */
function endOfJpegHeader(bytes: Uint8Array): number {
  const hasJfif = bytes[2] === 0xff && bytes[3] === 0xe0;
  return hasJfif ? 4 + Buffer.from(bytes.buffer, bytes.byteOffset).readUInt16BE(4) : 2;
}

function jpegSegment(packet: Buffer): Buffer {
  const contents = Buffer.concat([Buffer.from(JPEG_XMP_ID, 'latin1'), packet]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(contents.length + 2, 2);
  return Buffer.concat([head, contents]);
}

/** Behind the signature and IHDR. */
function endOfPngHeader(bytes: Uint8Array): number {
  const length = Buffer.from(bytes.buffer, bytes.byteOffset).readUInt32BE(PNG_SIGNATURE_BYTES);
  return PNG_SIGNATURE_BYTES + PNG_CHUNK_BYTES + length;
}

/** An uncompressed iTXt without a language. */
function pngChunk(packet: Buffer): Buffer {
  const contents = Buffer.concat([Buffer.from(`${PNG_XMP_KEYWORD}\0\0\0\0\0`, 'latin1'), packet]);
  const typed = Buffer.concat([Buffer.from('iTXt', 'latin1'), contents]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(contents.length);
  checksum.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, checksum]);
}
