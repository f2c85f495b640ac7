import { crc32 } from 'node:zlib';
import { detectImageType } from '@adwright/contracts';

/** Facts about a picture that its XMP states. */
interface XmpFacts {
  /** Source type: the URL of a term in the IPTC's vocabulary. */
  digitalSourceType: string;
  /** Description of the picture for people who cannot see it; absent if there is no description. */
  altText?: string | undefined;
}

/** Identifier of an XMP packet in a JPEG (XMP Specification Part 3, 1.1.3). */
const JPEG_XMP_ID = 'http://ns.adobe.com/xap/1.0/\0';
/** Keyword of an XMP packet in a PNG (XMP Specification Part 3, 1.1.5). */
const PNG_XMP_KEYWORD = 'XML:com.adobe.xmp';
/**
 * Identifier of additional XMP packets in a JPEG, for data that does not fit into the first packet
 * (XMP part 3, 1.1.3.1).
 */
const JPEG_EXTENDED_XMP_ID = 'http://ns.adobe.com/xmp/extension/\0';
/** Size of the signature at the start of a PNG, in bytes. */
const PNG_SIGNATURE_BYTES = 8;
/** Number of bytes around the contents of a PNG chunk: length, type and checksum. */
const PNG_CHUNK_BYTES = 12;

/**
 * Inserts an XMP packet into a JPEG or PNG, for readers without support for content credentials.
 * The compressed pixel data stays unchanged, byte for byte. A file that is not a JPEG or PNG is
 * returned unchanged.
 */
export function withXmp(bytes: Uint8Array, facts: XmpFacts): Uint8Array {
  const packet = Buffer.from(xmpPacket(facts));
  const type = detectImageType(bytes);
  if (type !== 'image/jpeg' && type !== 'image/png') return bytes;
  const [at, part] =
    type === 'image/jpeg'
      ? [endOfJpegHeader(bytes), jpegSegment(packet)]
      : [endOfPngHeader(bytes), pngChunk(packet)];
  return Buffer.concat([bytes.subarray(0, at), part, bytes.subarray(at)]);
}

/**
 * Returns a JPEG without XMP and content credentials. All other parts stay unchanged, byte for
 * byte.
 */
export function withoutMarks(jpeg: Uint8Array): Uint8Array {
  const file = Buffer.from(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength);
  const kept = [file.subarray(0, 2)];
  let at = 2;
  while (at + 4 <= file.length && file[at] === 0xff && file[at + 1] !== START_OF_SCAN) {
    const end = at + 2 + file.readUInt16BE(at + 2);
    const segment = file.subarray(at, end);
    if (!isMark(segment)) kept.push(segment);
    at = end;
  }
  return Buffer.concat([...kept, file.subarray(at)]);
}

const START_OF_SCAN = 0xda;
/**
 * Markers of the JPEG segments that contain metadata. APP1 segments contain XMP and other metadata, and APP11
 * segments contain JUMBF boxes.
 */
const [APP1, APP11] = [0xe1, 0xeb];

function isMark(segment: Buffer): boolean {
  const contents = segment.subarray(4);
  const startsWith = (id: string) => contents.subarray(0, id.length).equals(Buffer.from(id));
  if (segment[1] === APP11) return startsWith('JP');
  return segment[1] === APP1 && [JPEG_XMP_ID, JPEG_EXTENDED_XMP_ID].some(startsWith);
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

/** Returns the XMP property for the alt text (IPTC Photo Metadata 2021.1, Alt Text (Accessibility)). */
function altTextProperty(text: string): string {
  const item = `<rdf:li xml:lang="x-default">${escapeXml(text)}</rdf:li>`;
  return `<Iptc4xmpCore:AltTextAccessibility><rdf:Alt>${item}</rdf:Alt></Iptc4xmpCore:AltTextAccessibility>`;
}

const ALT_TEXT = /<Iptc4xmpCore:AltTextAccessibility><rdf:Alt><rdf:li [^>]*>([^<]*)</;

/**
 * Returns the alt text in an XMP packet that {@link withXmp} wrote; null if the packet contains no alt text.
 */
export function readWrittenAltText(bytes: Uint8Array): string | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
  const [, text] = ALT_TEXT.exec(file) ?? [];
  return text === undefined ? null : unescapeXml(text);
}

/**
 * Characters with a meaning in XML, each with the entity that escapes it. The ampersand must be
 * replaced first, because the entities contain ampersands.
 */
const ENTITIES = [
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
] as const;

/** Escapes a text for XML. Control characters are removed, because XML does not allow them. */
function escapeXml(text: string): string {
  return ENTITIES.reduce(
    (escaped, [character, entity]) => escaped.replaceAll(character, entity),
    text.replaceAll(/\p{Cc}/gu, ' '),
  );
}

function unescapeXml(text: string): string {
  return ENTITIES.toReversed().reduce(
    (plain, [character, entity]) => plain.replaceAll(entity, character),
    text,
  );
}

/**
 * Returns the position in a JPEG after the start-of-image marker and the JFIF segment, which must come first.
 */
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

/** Returns the position in a PNG after the signature and the chunk IHDR. */
function endOfPngHeader(bytes: Uint8Array): number {
  const length = Buffer.from(bytes.buffer, bytes.byteOffset).readUInt32BE(PNG_SIGNATURE_BYTES);
  return PNG_SIGNATURE_BYTES + PNG_CHUNK_BYTES + length;
}

/** Returns an uncompressed PNG chunk iTXt that contains the XMP packet. */
function pngChunk(packet: Buffer): Buffer {
  const contents = Buffer.concat([Buffer.from(`${PNG_XMP_KEYWORD}\0\0\0\0\0`, 'latin1'), packet]);
  const typed = Buffer.concat([Buffer.from('iTXt', 'latin1'), contents]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(contents.length);
  checksum.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, checksum]);
}
