import { Toaster } from '@adwright/ui/toast';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ThemeRoot } from '../theme/theme-root.tsx';
import { FileDropZone } from './file-drop-zone.tsx';

const pictures = ['mug.jpg', 'bag.png', 'café.webp'].map((name) => new File(['x'], name));

function showZone() {
  const onFile = vi.fn();
  render(
    <ThemeRoot>
      <FileDropZone onFile={onFile}>Drop a picture</FileDropZone>
      <Toaster />
    </ThemeRoot>,
  );
  return { onFile, zone: screen.getByText('Drop a picture') };
}

test('the drop zone accepts a single file without a message', () => {
  const { onFile, zone } = showZone();
  fireEvent.drop(zone, { dataTransfer: { files: pictures.slice(0, 1) } });
  expect(onFile).toHaveBeenCalledOnce();
  expect(screen.queryByText(/Left out/)).toBeNull();
});

test.each(['drop', 'paste'] as const)(
  'the drop zone accepts the first of several files in a %s, and names the ignored files',
  async (way) => {
    const { onFile, zone } = showZone();
    if (way === 'drop') fireEvent.drop(zone, { dataTransfer: { files: pictures } });
    else fireEvent.paste(document.body, { clipboardData: { files: pictures } });
    expect(onFile.mock.calls).toEqual([[pictures[0]]]);
    expect(await screen.findByText('One file at a time')).toBeTruthy();
    expect(screen.getByText('Left out: bag.png, café.webp')).toBeTruthy();
  },
);
