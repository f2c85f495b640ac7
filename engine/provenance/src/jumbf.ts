/** A box of a JUMBF file (ISO/IEC 19566-5), with its bytes unchanged. */
interface JumbfBox {
  type: string;
  /** The bytes of the whole box, including the header. */
  bytes: Uint8Array;
  /** The bytes of the box that its hash covers (C2PA 2.1, 8.4.2.3). */
  content: Uint8Array;
}

export interface LabelledBox extends JumbfBox {
  label: string;
}

/** Size of a JUMBF box's header in bytes: length and type. */
const HEADER_BYTES = 8;
const SUPERBOX = 'jumb';
const DESCRIPTION = 'jumd';
/** Offset of the label in a JUMBF description box, in bytes: after UUID and toggles. */
const LABEL_OFFSET = 17;

/**
 * Parses bytes into the consecutive JUMBF boxes that they contain.
 * @throws {Error} if the boxes' lengths don't fill the bytes
 */
function readBoxes(bytes: Uint8Array): JumbfBox[] {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const boxes: JumbfBox[] = [];
  for (let at = 0; at < view.length; ) {
    if (at + HEADER_BYTES > view.length) throw new Error('A box has no room for its header.');
    const length = view.readUInt32BE(at);
    const end = at + length;
    // Length 0 (a box without an end) and length 1 (a box of more than 4 GB) are not accepted.
    if (length < HEADER_BYTES || end > view.length) throw new Error('A box has a wrong length.');
    boxes.push({
      type: view.toString('latin1', at + 4, at + HEADER_BYTES),
      bytes: bytes.subarray(at, end),
      content: bytes.subarray(at + HEADER_BYTES, end),
    });
    at = end;
  }
  return boxes;
}

/**
 * Lists the labelled superboxes inside a JUMBF superbox.
 * @throws {Error} if the bytes are not a superbox
 */
export function listSuperboxes(box: Pick<JumbfBox, 'content'>): LabelledBox[] {
  return readBoxes(box.content)
    .filter(({ type }) => type === SUPERBOX)
    .map((inner) => ({ ...inner, label: labelOf(inner) }));
}

/**
 * Parses bytes as one JUMBF superbox.
 * @throws {Error} if the bytes are not a superbox
 */
export function readSuperbox(bytes: Uint8Array): JumbfBox {
  const [box] = readBoxes(bytes);
  if (box?.type !== SUPERBOX) throw new Error('The bytes contain no JUMBF superbox.');
  return box;
}

function labelOf({ content }: JumbfBox): string {
  const [description] = readBoxes(content);
  if (description?.type !== DESCRIPTION) throw new Error('A superbox has no description.');
  const text = Buffer.from(description.content.subarray(LABEL_OFFSET));
  const end = text.indexOf(0);
  if (end < 0) throw new Error('A label has no end.');
  return text.toString('utf8', 0, end);
}

/** Inserts boxes into a superbox, after its description box and before the existing boxes. */
export function insertBoxes(superbox: Uint8Array, boxes: readonly Uint8Array[]): Uint8Array {
  const { content } = readSuperbox(superbox);
  const [description, ...own] = readBoxes(content).map(({ bytes }) => bytes);
  const whole = Buffer.concat([
    superbox.subarray(0, HEADER_BYTES),
    ...(description ? [description] : []),
    ...boxes,
    ...own,
  ]);
  whole.writeUInt32BE(whole.length);
  return whole;
}
