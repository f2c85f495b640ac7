import type { Creative } from '@adwright/contracts';
import { Button } from '@adwright/ui/kit-core';
import { FolderDown } from 'lucide-react';
import { useState } from 'react';
import { downloadAll } from '../actions/download-all.ts';

interface DownloadAllButtonProps {
  creatives: readonly Creative[];
  /** File name of the zip without its extension. */
  archiveName: string;
}

/** Shows a button that downloads all creatives of a result as one zip. */
export function DownloadAllButton({ creatives, archiveName }: DownloadAllButtonProps) {
  const [busy, setBusy] = useState(false);
  async function download() {
    setBusy(true);
    await downloadAll(creatives, archiveName);
    setBusy(false);
  }
  return (
    <Button icon={<FolderDown size={16} aria-hidden />} loading={busy} onClick={download}>
      Download all
    </Button>
  );
}
