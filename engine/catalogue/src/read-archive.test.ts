import { AppError } from '@adwright/contracts';
import { strToU8, type Zippable, zipSync } from 'fflate';
import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { listArchivedNames } from './archived-name.ts';
import { readArchive } from './read-archive.ts';
import { readCase } from './testing/plan-case.ts';

const LIMITS = {
  entries: 20,
  entryBytes: 2 * 1024 * 1024,
  totalBytes: 5 * 1024 * 1024,
  ratio: 100,
};
const noise = (length: number) =>
  Uint8Array.from({ length }, (_, at) => (Math.imul(at + 1, 2654435761) >>> 13) & 255);

async function read(files: Zippable | Uint8Array, wants?: (name: string) => boolean) {
  const bytes = files instanceof Uint8Array ? files : zipSync(files);
  const found: Record<string, string | number> = {};
  for await (const { name, content } of readArchive(Buffer.from(bytes), LIMITS, wants)) {
    found[name] = 'bytes' in content ? content.bytes.length : content.fault;
  }
  return found;
}

/**
 * Returns an archive with four changed bytes in its directory's first entry. The four bytes start `at` bytes
 * after the entry's signature.
 */
function withDirectory(archive: Uint8Array, at: number, value: number): Uint8Array {
  const changed = Buffer.from(archive);
  const directory = changed.indexOf(Buffer.from([0x50, 0x4b, 1, 2]));
  changed.writeUInt32LE(value, directory + at);
  return changed;
}

/** Returns an archive in which the offsets of the entries are replaced. */
function withSharedEntries(archive: Uint8Array, addressOf: (entry: number) => number): Uint8Array {
  const changed = Buffer.from(archive);
  const signature = Buffer.from([0x50, 0x4b, 1, 2]);
  // The archive contains another archive, so the search starts at the directory of the outer archive.
  let at = changed.readUInt32LE(changed.length - 6);
  for (let entry = 0; at >= 0; entry += 1, at = changed.indexOf(signature, at + 4)) {
    changed.writeUInt32LE(addressOf(entry), at + 42);
  }
  return changed;
}

it('readArchive returns the files of an archive one at a time, without folders', async () => {
  const files = {
    'mug.jpg': noise(100),
    photos: { 'tea pot.jpg': noise(50) },
    'empty/': strToU8(''),
  };
  expect(await read(files)).toEqual({ 'mug.jpg': 100, 'photos/tea pot.jpg': 50 });
});

it('readArchive unpacks only the files that the caller wants', async () => {
  expect(await read({ a: noise(9), b: noise(8) }, (name) => name === 'b')).toEqual({ b: 8 });
});

describe('readArchive reports malicious files in an archive', () => {
  it.each([
    '../evil.jpg',
    'a/../../evil.jpg',
    '/etc/passwd',
    'C:/evil.jpg',
    '..\\evil.jpg',
    'a\0b',
  ])('readArchive reports a file with a path that leads out of the archive: %j', async (name) => {
    const found = await read({ [name]: noise(9), 'mug.jpg': noise(8) });
    expect(found['mug.jpg']).toBe(8);
    expect(Object.values(found)).toContain('Its path leads out of the archive.');
  });

  it('readArchive reports a file with the compression ratio of a ZIP bomb', async () => {
    const found = await read({ 'bomb.jpg': new Uint8Array(1024 * 1024), 'mug.jpg': noise(8) });
    expect(found).toEqual({ 'bomb.jpg': expect.stringContaining('far more'), 'mug.jpg': 8 });
  });

  it('readArchive reports a file that is larger than the limit of 2 MB', async () => {
    const found = await read({ 'large.jpg': noise(3 * 1024 * 1024), 'mug.jpg': noise(8) });
    expect(found).toEqual({ 'large.jpg': 'It is larger than 2 MB.', 'mug.jpg': 8 });
  });

  it('readArchive reports a file that is longer than the archive’s directory states', async () => {
    const archive = zipSync({ 'a.jpg': noise(5000), 'mug.jpg': noise(8) });
    const found = await read(withDirectory(archive, 24, 10));
    expect(found).toEqual({ 'a.jpg': 'It is damaged.', 'mug.jpg': 8 });
  });

  it('readArchive reports a file with bytes that fail the checksum', async () => {
    const archive = Buffer.from(
      zipSync({ 'a.jpg': [noise(50), { level: 0 }], 'mug.jpg': noise(8) }),
    );
    // Byte 40 of the archive belongs to the content of the first file.
    const byte = 40;
    archive.writeUInt8(archive.readUInt8(byte) ^ 1, byte);
    expect(await read(archive)).toEqual({ 'a.jpg': 'It is damaged.', 'mug.jpg': 8 });
  });

  const SHARED = 'It shares its bytes with another file of the archive.';

  it('readArchive reports a file whose packed bytes are also those of another file', async () => {
    const names = Array.from({ length: 12 }, (_, at) => `copy-${at}.jpg`);
    const archive = zipSync(Object.fromEntries(names.map((name) => [name, noise(500)])));
    const found = await read(withSharedEntries(archive, () => 0));
    const [first, ...copies] = Object.values(found);
    expect(first).toBe(500);
    expect(copies).toEqual(Array(11).fill(SHARED));
  });

  it('readArchive reports files whose packed bytes overlap, even if their headers differ', async () => {
    const inner = zipSync({ 'b.jpg': [noise(300), { level: 0 }] });
    const archive = zipSync({
      'a.jpg': [inner, { level: 0 }],
      'b.jpg': [noise(300), { level: 0 }],
    });
    // The second entry points to an archive that lies inside the first file.
    const start = 30 + 'a.jpg'.length;
    const found = await read(withSharedEntries(archive, (entry) => (entry === 1 ? start : 0)));
    expect(found).toEqual({ 'a.jpg': inner.length, 'b.jpg': SHARED });
  });

  it('readArchive reports an encrypted file', async () => {
    const archive = zipSync({ 'a.jpg': noise(50), 'mug.jpg': noise(8) });
    // The replaced bytes are the required version and the flags; bit 0 of the flags means encryption.
    const found = await read(withDirectory(archive, 6, (1 << 16) | 20));
    expect(found).toEqual({ 'a.jpg': 'It is encrypted.', 'mug.jpg': 8 });
  });
});

describe('readArchive refuses an unreadable or too large archive', () => {
  it.each([
    [
      'an archive that unpacks to too many bytes',
      zipSync(Object.fromEntries(['a', 'b', 'c'].map((name) => [name, noise(2 * 1024 * 1024)]))),
      'file_too_large',
    ],
    [
      'an archive with too many files',
      zipSync(Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`${at}`, noise(1)]))),
      'file_too_large',
    ],
    ['a file that is no archive', strToU8('PK, but no archive'), 'invalid_file_type'],
    ['a truncated archive', zipSync({ a: noise(900) }).subarray(0, 500), 'invalid_file_type'],
  ])('readArchive rejects %s', async (_, archive, code) => {
    const error = await read(archive).catch((cause: unknown) => cause);
    expect(error).toBeInstanceOf(AppError);
    expect(error).toMatchObject({ code });
  });
});

describe('readArchive decodes the names of files', () => {
  const namesIn = async (file: string) => {
    const names: (readonly string[])[] = [];
    for await (const entry of readArchive(await readCase(file), LIMITS)) names.push(entry.names);
    return names;
  };

  it.each([
    ['utf8noflag.zip', ['Küchenmühle.jpg']],
    ['cp437.zip', ['Küchenmühle.jpg', 'Straße.jpg']],
    ['sjis.zip', ['抹茶.jpg']],
  ])('readArchive reads file names in any encoding: %s', async (file, wanted) => {
    const found = await namesIn(file);
    expect(wanted.every((name, at) => found[at]?.includes(name))).toBe(true);
    expect(found.map(([first]) => first)).toEqual(wanted);
  });

  it.each([
    ['cp850', 'Ñandú São.jpg'],
    ['gb18030', '青花瓷茶杯.jpg'],
    ['euc-kr', '도자기 찻잔.jpg'],
    ['cp866', 'Чайник.jpg'],
    ['windows-1251', 'Чайник.jpg'],
    ['shift_jis', '表彰状.jpg'],
    ['cp852', 'Żółta świeca.jpg'],
    ['windows-1254', 'çini bardağı.jpg'],
    ['cp857', 'çini bardağı.jpg'],
    ['windows-1253', 'Φλιτζάνι καφέ.jpg'],
    ['cp737', 'Φλιτζάνι.jpg'],
    ['windows-1255', 'כוס קרמיקה.jpg'],
    ['cp862', 'כוס.jpg'],
    ['windows-1256', 'كوب خزفي.jpg'],
    ['windows-874', 'แก้วเซรามิก.jpg'],
  ])(
    'listArchivedNames includes the right file name for %s without an encoding flag',
    (encoding, name) => {
      const entry = {
        fileNameRaw: iconv.encode(name, encoding),
        generalPurposeBitFlag: 0,
        extraFields: [],
      };
      expect(listArchivedNames(entry)).toContain(name);
    },
  );

  it('readArchive takes file names in the encoding that the archive states', () => {
    const entry = {
      fileNameRaw: Buffer.from('Küche.jpg'),
      generalPurposeBitFlag: 0x800,
      extraFields: [],
    };
    expect(listArchivedNames(entry)).toEqual(['Küche.jpg']);
  });
});
