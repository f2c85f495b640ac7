import { Button } from '@adwright/ui/kit-core';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { downloadCreative } from '../actions/download-creative.ts';

/** Delay in milliseconds before progress is shown. */
const PROGRESS_DELAY_MS = 300;

interface DownloadButtonProps {
  imageUrl: string | null | undefined;
  /** Id that becomes part of the file's name. */
  id?: string;
  /** Current alt text, which is written into the file. */
  altText?: string | undefined;
  /** Accessible name, for pages with several such buttons. The visible text is always "Download". */
  label?: string;
  block?: boolean;
}

/** Downloads one image. */
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
