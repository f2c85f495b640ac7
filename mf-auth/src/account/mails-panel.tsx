import { Panel } from '@adwright/ui';
import { Checkbox } from '@adwright/ui/kit-controls';
import classes from './account.module.css';
import { useSettings, useSettingsChange } from './use-settings.ts';

const CHOICES = [
  { name: 'receipt_mails', label: 'A receipt for each payment' },
  { name: 'renewal_mails', label: 'A reminder three days before my plan renews' },
] as const;

/** Shows a panel in which the user chooses which kinds of email to receive. */
export function MailsPanel() {
  const { data: settings } = useSettings();
  const { mutate: change, isPending } = useSettingsChange();
  return (
    <Panel title="Notifications">
      <p className={classes.note}>
        Mails about your sign-in, your data and the deletion of your account always come.
      </p>
      <fieldset className={classes.choices}>
        <legend>Mail me</legend>
        {CHOICES.map(({ name, label }) => (
          <Checkbox
            key={name}
            checked={settings?.[name] ?? false}
            disabled={!settings || isPending}
            onChange={({ target }) => change({ [name]: target.checked })}
          >
            {label}
          </Checkbox>
        ))}
      </fieldset>
    </Panel>
  );
}
