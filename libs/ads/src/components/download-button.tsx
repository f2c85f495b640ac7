import { Button } from '@adwright/ui/kit-core';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { downloadCreative } from '../actions/download-creative.ts';

/** Delay in milliseconds before the download button shows progress. */
const PROGRESS_DELAY_MS = 300;

interface DownloadButtonProps {
  imageUrl: string | null | undefined;
  /** Id of the image, which becomes part of the file's name. */
  id?: string;
  /** Current alt text of the image, which is written into the file. */
  altText?: string | undefined;
  /**
   * Accessible name of the button, for pages with several download buttons. The visible text of the button is
   * always "Download".
   */
  label?: string;
  block?: boolean;
}

/** Shows a button that downloads one image. */
export function DownloadButton({
  imageUrl,
  id,
  altText,
  label,
  block = false,
}: DownloadButtonProps) {
  const [busy, setBusy] = useState(false);
  async function download() {
    setBusy(true);
    await downloadCreative(imageUrl, { id, altText });
    setBusy(false);
  }
  return (
    <Button
      block={block}
      aria-label={label}
      icon={<Download size={16} aria-hidden />}
      loading={busy && { delay: PROGRESS_DELAY_MS }}
      disabled={busy}
      onClick={download}
    >
      Download
    </Button>
  );
}
