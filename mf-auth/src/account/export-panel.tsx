import { type AccountExport, formatBytes } from '@adwright/contracts';
import { formatLongDate } from '@adwright/ui';
import { Button } from '@adwright/ui/kit-core';
import { useSearchParams } from '@adwright/ui/router';
import classes from './account.module.css';
import { useAskForExport, useExport, useExportDownload } from './use-export.ts';

/** Shows the state of the data export, and a button for the next step. */
export function ExportPanel() {
  const { data: current, isSuccess } = useExport();
  const { mutate: ask, isPending: isAsking } = useAskForExport();
  const { mutate: download, isPending: isDownloading } = useExportDownload();
  const [search] = useSearchParams();
  // The link in the export email contains the id of the export.
  const linked = search.get('export');
  const isReady = current?.state === 'ready';
  return (
    <>
      {isSuccess && linked !== null && linked !== current?.id ? (
        <p className={classes.note} role="status">
          The download of your link has expired, or it belongs to another account.
        </p>
      ) : null}
      {current ? (
        <p className={classes.note} role="status">
          {describeState(current)}
        </p>
      ) : null}
      {isReady ? (
        <Button size="large" disabled={isDownloading} onClick={() => download(current.id)}>
          {isDownloading ? 'Downloading...' : 'Download my data'}
        </Button>
      ) : null}
      <Button size="large" disabled={isAsking} onClick={() => ask()}>
        {isReady ? 'Pack my data again' : 'Pack my data'}
      </Button>
    </>
  );
}

function describeState({ state, bytes, expires_at }: AccountExport): string {
  if (state === 'asked')
    return 'Your data waits to be packed. We’ll send you a mail with the link.';
  if (state === 'making') return 'Your data is being packed. We’ll send you a mail with the link.';
  if (state === 'failed') return 'Your data could not be packed. Please try again.';
  const until = expires_at ? ` until ${formatLongDate(expires_at)}` : '';
  return `Your data is ready: ${formatBytes(bytes ?? 0)}, to be downloaded${until}.`;
}
