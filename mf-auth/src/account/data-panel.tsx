import { Panel } from '@adwright/ui';
import { Button } from '@adwright/ui/kit-core';
import { useState } from 'react';
import classes from './account.module.css';
import { DeleteAccount } from './delete-account.tsx';
import { ExportPanel } from './export-panel.tsx';

/** Shows a panel in which the user can export or delete all data of the account. */
export function DataPanel() {
  const [asking, setAsking] = useState(false);
  return (
    <Panel title="Your data and account">
      <p className={classes.note}>
        We pack everything we keep about you into a ZIP: your ads and pictures, your credit history,
        your invoices. Or delete your account with all of it.
      </p>
      {asking ? (
        <DeleteAccount onKeep={() => setAsking(false)} />
      ) : (
        <div className={classes.actions}>
          <ExportPanel />
          <Button size="large" danger onClick={() => setAsking(true)}>
            Delete account
          </Button>
        </div>
      )}
    </Panel>
  );
}
