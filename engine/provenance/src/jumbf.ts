/** A box of a JUMBF file (ISO/IEC 19566-5), with its bytes unchanged. */
interface JumbfBox {
  type: string;
  /** The bytes of the whole box, with its header. */
  bytes: Uint8Array;
  /** The bytes over which the box's hash is computed (C2PA 2.1, 8.4.2.3). */
  content: Uint8Array;
}

export interface LabelledBox extends JumbfBox {
  label: string;
}

/** Size of a box's header in bytes: length and type. */
const HEADER_BYTES = 8;
const SUPERBOX = 'jumb';
const DESCRIPTION = 'jumd';
/** Number of bytes before the label in a description box: UUID and toggles. */
const LABEL_OFFSET = 17;

/** Returns the consecutive boxes in these bytes. @throws {Error} if the boxes' lengths don't fill the bytes */
function readBoxes(bytes: Uint8Array): JumbfBox[] {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const boxes: JumbfBox[] = [];
  for (let at = 0; at < view.length; ) {
    if (at + HEADER_BYTES > view.length) throw new Error('A box has no room for its header.');
    const length = view.readUInt32BE(at);
    const end = at + length;
    // Lengths 0 and 1 mean boxes without an end and boxes of more than 4 GB, which are not accepted.
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

/** Returns the superboxes inside a superbox, with their labels. @throws {Error} if the bytes are not a superbox */
export function listSuperboxes(box: Pick<JumbfBox, 'content'>): LabelledBox[] {
  return readBoxes(box.content)
    .filter(({ type }) => type === SUPERBOX)
    .map((inner) => ({ ...inner, label: labelOf(inner) }));
}

/** Reads a superbox from bytes. @throws {Error} if the bytes are no superbox */
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

/** Inserts boxes after a superbox's description, before the existing boxes. */
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
