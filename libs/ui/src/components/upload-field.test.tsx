import { AppError, MAX_UPLOAD_BYTES } from '@adwright/contracts';
import { Toaster } from '@adwright/ui/toast';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { expect, test } from 'vitest';
import { UploadField } from './upload-field.tsx';

function Form({ convert }: Pick<ComponentProps<typeof UploadField>, 'convert'>) {
  const [file, setFile] = useState<File | null>(null);
  return (
    <>
      <UploadField
        label="Product image"
        value={file}
        onChange={setFile}
        hint="Square is best"
        convert={convert}
      />
      <Toaster />
    </>
  );
}

const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

function image(name: string, size = 10, type = 'image/png') {
  const content = new Uint8Array(size);
  content.set(PNG_SIGNATURE);
  return new File([content], name, { type });
}

/** Selects a file that the file dialog would filter out, like a drop or the dialog's option "All files". */
const choose = (file: File) =>
  userEvent.upload(screen.getByLabelText('Product image'), file, { applyAccept: false });

test('the upload field accepts an image, shows the image, and removes the image', async () => {
  render(<Form />);
  await choose(image('bag.png'));
  expect(await screen.findByAltText('Preview of bag.png')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Remove image' }));
  expect(screen.queryByText('bag.png')).toBeNull();
});

test('the upload field accepts a dropped image', async () => {
  render(<Form />);
  const zone = screen.getByText('Choose an image');
  fireEvent.drop(zone, { dataTransfer: { files: [image('drop.webp', 10, 'image/webp')] } });
  expect(await screen.findByText('drop.webp')).toBeTruthy();
});

test('the upload field accepts the first of several dropped images, and names the ignored images', async () => {
  render(<Form />);
  const files = [image('first.png'), image('second.png'), image('third.png')];
  fireEvent.drop(screen.getByText('Choose an image'), { dataTransfer: { files } });
  expect(await screen.findByText('first.png')).toBeTruthy();
  expect(screen.getByText('Left out: second.png, third.png')).toBeTruthy();
});

const HEIC = new File(['\0\0\0\x18ftypheic\0\0\0\0'], 'IMG_0042.HEIC');

test('the upload field shows that a phone’s photo is being read, then shows the converted photo', async () => {
  const { promise, resolve } = Promise.withResolvers<File>();
  render(<Form convert={() => promise} />);
  await choose(HEIC);
  expect((await screen.findByRole('status')).textContent).toBe('Reading IMG_0042.HEIC…');
  await act(async () => resolve(image('IMG_0042.jpg', 10, 'image/jpeg')));
  expect(await screen.findByAltText('Preview of IMG_0042.jpg')).toBeTruthy();
  expect(screen.queryByText('Reading IMG_0042.HEIC…')).toBeNull();
});

test('the upload field keeps the previous image when a photo can’t be converted, and shows the reason', async () => {
  const refusal = new AppError('unreadable_image', 'damaged', { userMessage: 'It is damaged.' });
  render(<Form convert={() => Promise.reject(refusal)} />);
  await choose(image('first.png'));
  await choose(HEIC);
  expect(await screen.findByText('It is damaged.')).toBeTruthy();
  expect(screen.getByText('first.png')).toBeTruthy();
});

test('the upload field uses a photo chosen later instead of a photo that is still being converted', async () => {
  const { promise, resolve } = Promise.withResolvers<File>();
  render(<Form convert={() => promise} />);
  await choose(HEIC);
  await screen.findByText('Reading IMG_0042.HEIC…');
  await choose(image('later.png'));
  await act(async () => resolve(image('IMG_0042.jpg', 10, 'image/jpeg')));
  expect(await screen.findByText('later.png')).toBeTruthy();
  expect(screen.queryByText('IMG_0042.jpg')).toBeNull();
});

test('the upload field gives advice for a phone’s photo when the field has no converter', async () => {
  render(<Form />);
  await choose(HEIC);
  expect(
    await screen.findByText(/^This HEIC photo can’t be read.*Please send it as JPEG/),
  ).toBeTruthy();
  expect(screen.queryByText('IMG_0042.HEIC')).toBeNull();
});

test('the upload field accepts a pasted image, and ignores pasted text', async () => {
  render(<Form />);
  const text = { files: [] };
  expect(fireEvent.paste(document.body, { clipboardData: text })).toBe(true);
  const screenshot = { files: [image('screenshot.png')] };
  expect(fireEvent.paste(document.body, { clipboardData: screenshot })).toBe(false);
  expect(await screen.findByText('screenshot.png')).toBeTruthy();
});

test.each([
  [
    'over 5MB',
    image('big.png', MAX_UPLOAD_BYTES + 1),
    'File too large',
    'Maximum file size is 5MB',
  ],
  [
    'no image',
    image('notes.pdf', 10, 'application/pdf'),
    'Invalid file type',
    'Please upload an image file',
  ],
  [
    'text by another name',
    new File(['a list of groceries'], 'groceries.png', { type: 'image/png' }),
    'Invalid file type',
    'Please upload an image file',
  ],
])(
  'the upload field refuses a file that is %s and keeps the previous image',
  async (_name, file, title, description) => {
    render(<Form />);
    await choose(image('first.png'));
    await choose(file);
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.getByText(description)).toBeTruthy();
    expect(screen.getByText('first.png')).toBeTruthy();
  },
);

test('the upload field shows the image that was chosen last, even if an earlier image is read more slowly', async () => {
  render(<Form />);
  const slow = image('slow.png');
  let read = () => {};
  const content = new Promise<ArrayBuffer>((resolve) => {
    read = () => resolve(new Uint8Array(PNG_SIGNATURE).buffer);
  });
  slow.slice = () => Object.assign(new Blob(), { arrayBuffer: () => content });
  await choose(slow);
  await choose(image('fast.png'));
  expect(await screen.findByText('fast.png')).toBeTruthy();
  await act(async () => {
    read();
    await content;
  });
  expect(screen.getByText('fast.png')).toBeTruthy();
});

test('the upload field accepts an image of exactly 5MB', async () => {
  render(<Form />);
  await choose(image('edge.png', MAX_UPLOAD_BYTES));
  expect(await screen.findByText('edge.png')).toBeTruthy();
});
