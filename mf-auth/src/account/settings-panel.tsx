import { ErrorState, Panel } from '@adwright/ui';
import { Skeleton } from '@adwright/ui/kit-skeleton';
import { SettingsForm } from './settings-form.tsx';
import { useSettings } from './use-settings.ts';

/** Shows a panel in which the user edits name, language and time zone. */
export function SettingsPanel() {
  const { data: settings, isError, refetch } = useSettings();
  return (
    <Panel title="You and your ads">
      {!settings && isError ? (
        <ErrorState title="Failed to load your settings" onRetry={() => refetch()} />
      ) : null}
      {!settings && !isError ? (
        <div role="status" aria-label="Loading your settings">
          <Skeleton active title={false} paragraph={{ rows: 4 }} />
        </div>
      ) : null}
      {settings ? <SettingsForm settings={settings} /> : null}
    </Panel>
  );
}
