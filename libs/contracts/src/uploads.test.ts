import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TOASTS } from './messages.ts';
import {
  buildAdImagePath,
  getFileEnding,
  sanitiseFileName,
  uploadProblem,
  uploadTimestamp,
} from './uploads.ts';

describe('the storage paths of uploads', () => {
  it('an upload path has an underscore in place of each character that is not a letter, a digit or a dot', () => {
    expect(sanitiseFileName('my photo (1).final.PNG')).toBe('my_photo__1_.final.PNG');
  });

  it.each([
    ['Screenshot 2025-03-18 at 4.09.02 p.m..png', 'Screenshot_2025_03_18_at_4.09.02_p.m.png'],
    ['..', '.'],
    ['../../etc/passwd', '._._etc_passwd'],
    ['фото.jpg', '____.jpg'],
    ['写真', '__'],
    ['', ''],
  ])('an upload path contains no consecutive dots: “%s”', (name, expected) => {
    expect(sanitiseFileName(name)).toBe(expected);
  });

  it('an upload path has at most the length that the storage accepts', () => {
    const name = `${'long '.repeat(300)}name.png`;
    expect(buildAdImagePath('u', 'overlay', '1', name).length).toBeLessThan(200);
    expect(sanitiseFileName(name)).toMatch(/name\.png$/);
  });

  it.each([
    ['a.PNG', 'png'],
    ['p.m..png', 'png'],
    ['photo', 'jpg'],
    ['photo.', 'jpg'],
    ['файл.фото', 'jpg'],
    ['IMG.2025-03-18 at noon', 'jpg'],
    ['', 'jpg'],
  ])(
    'an upload path ends in the file’s extension, or in jpg without an extension: “%s”',
    (name, expected) => {
      expect(getFileEnding(name)).toBe(expected);
    },
  );

  it('an upload path never leaves the folder of the user', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        const path = buildAdImagePath('u', 'overlay', '1', name);
        expect(path.split('/')).toHaveLength(2);
        expect(path).not.toContain('..');
      }),
    );
  });

  it('upload paths have the format that the spec states', () => {
    expect(buildAdImagePath('u1', 'optimize', '17', 'a b.jpg')).toBe('u1/optimize_17_a_b.jpg');
    expect(buildAdImagePath('u1', 'variation', '17', 'a.jpg')).toBe('u1/variation_17_a.jpg');
  });
});

describe('the upload check in the browser', () => {
  const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
  const file = (head: readonly number[] | string, type: string, size = 100) => {
    const content = new Uint8Array(size);
    content.set(typeof head === 'string' ? new TextEncoder().encode(head) : head);
    return new Blob([content], { type });
  };

  it('the upload check accepts only images up to 5 MB', async () => {
    expect(await uploadProblem(file(PNG, 'image/png', 5 * 1024 * 1024))).toBeNull();
    expect(await uploadProblem(file(PNG, 'image/png', 5 * 1024 * 1024 + 1))).toBe('too-large');
    expect(await uploadProblem(file('%PDF-1.7', 'application/pdf'))).toBe('wrong-type');
  });

  it.each([
    ['JPEG', [0xff, 0xd8, 0xff, 0xe0], 'image/jpeg'],
    ['PNG', PNG, 'image/png'],
    ['WebP', 'RIFF\0\0\0\0WEBPVP8 ', 'image/webp'],
    // The engine, too, decides by the content, so the browser accepts a PNG with another file type.
    ['PNG under another name', PNG, 'image/jpeg'],
  ])('the upload check accepts a %s', async (_name, head, type) => {
    expect(await uploadProblem(file(head, type))).toBeNull();
  });

  it.each([
    ['text', 'a list of groceries'],
    ['a sound in the same container as WebP', 'RIFF\0\0\0\0WAVEfmt '],
    ['the beginning of a PNG', PNG.slice(0, 5)],
  ])('the upload check refuses %s that pretends to be a PNG', async (_name, head) => {
    expect(await uploadProblem(file(head, 'image/png'))).toBe('wrong-type');
  });

  it.each([
    ['GIF', 'GIF89a', 'image/gif'],
    ['GIF', 'GIF87a', 'image/png'],
    ['BMP', 'BM\0\0', ''],
    ['SVG', '<?xml version="1.0"?><!-- drawn --><svg xmlns="a">', 'image/svg+xml'],
    ['SVG', '<svg>', 'image/png'],
  ] as const)(
    'the upload check names the format of a picture that can’t be used: %s',
    async (kind, head, type) => {
      expect(await uploadProblem(file(head, type))).toBe(kind);
      expect(TOASTS.unusableImage(kind).description).toContain(kind);
    },
  );

  it.each([
    ['text/plain', 'BMW, price list'],
    ['text/html', '<html><svg>'],
  ])(
    'the upload check refuses %s as a picture, whatever its first bytes are',
    async (type, head) => {
      expect(await uploadProblem(file(head, type))).toBe('wrong-type');
    },
  );

  it.each([
    ['HEIC', '\0\0\0\x18ftypheic', ''],
    ['HEIC', '\0\0\0\x24ftypmif1', 'image/heic'],
    ['HEIC', '\0\0\0\x18ftypheix', 'image/jpeg'],
    ['AVIF', '\0\0\0\x20ftypavif', 'image/avif'],
    ['TIFF', 'II*\0\x08\0\0\0', 'image/tiff'],
    ['TIFF', 'MM\0*\0\0\0\x08', 'image/tiff'],
    ['TIFF', 'II+\0\x08\0\0\0', ''],
  ])(
    'the upload check names the format of a photo that must be converted: %s',
    async (kind, head, type) => {
      expect(await uploadProblem(file(head, type))).toBe(kind);
      expect(await uploadProblem(file(head, type, 6 * 1024 * 1024))).toBe('too-large');
    },
  );

  it('an empty or unreadable file is refused', async () => {
    expect(await uploadProblem(new Blob([], { type: 'image/png' }))).toBe('wrong-type');
    const gone = file(PNG, 'image/png');
    gone.slice = () => {
      throw new DOMException('The file is not there any more', 'NotReadableError');
    };
    expect(await uploadProblem(gone)).toBe('wrong-type');
  });
});

it('the timestamp of an upload begins with the time and cannot be guessed', () => {
  const now = 1_767_614_400_000;
  const stamps = Array.from({ length: 1000 }, () => uploadTimestamp(now));
  for (const stamp of stamps) expect(stamp).toMatch(/^1767614400000\d{18}$/);
  expect(new Set(stamps).size).toBe(stamps.length);
  const digits = stamps.flatMap((stamp) => [...stamp.slice(13)]);
  for (const digit of '0123456789') {
    const share = digits.filter((each) => each === digit).length / digits.length;
    expect(share).toBeGreaterThan(0.08);
  }
});
