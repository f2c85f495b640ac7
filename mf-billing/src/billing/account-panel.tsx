import { Panel } from '@adwright/ui';
import { Button } from '@adwright/ui/kit-core';
import { useState } from 'react';
import classes from './account-panel.module.css';
import { DeleteAccount } from './delete-account.tsx';
import { useExport } from './use-export.ts';

/** What an owner may do with everything kept about them: take it along, or have it deleted. */
export function AccountPanel() {
  const [asking, setAsking] = useState(false);
  const { mutate: download, isPending } = useExport();
  return (
    <Panel title="Your data and account">
      <p className={classes.note}>
        Download everything we keep about you as a ZIP: your ads and pictures, your credit history,
        your invoices. Or delete your account with all of it.
      </p>
      {asking ? (
        <DeleteAccount onKeep={() => setAsking(false)} />
      ) : (
        <div className={classes.actions}>
          <Button size="large" disabled={isPending} onClick={() => download()}>
            {isPending ? 'Preparing...' : 'Download my data'}
          </Button>
          <Button size="large" danger onClick={() => setAsking(true)}>
            Delete account
          </Button>
        </div>
      )}
    </Panel>
  );
}
