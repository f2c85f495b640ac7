import {
  type AccountSettings,
  AD_LANGUAGES,
  adLanguageSchema,
  getLanguageName,
  MAX_USER_NAME_LENGTH,
} from '@adwright/contracts';
import { Input } from '@adwright/ui/kit-controls';
import { Button } from '@adwright/ui/kit-core';
import { Form } from '@adwright/ui/kit-forms';
import classes from './account.module.css';
import { useSettingsChange } from './use-settings.ts';

/** Value of a select in which no option is chosen. */
const NONE = '';

interface SettingsValues {
  name: string;
  language: string;
  timeZone: string;
}

/** Shows the form for the user's name, language of ads and time zone, which are saved together. */
export function SettingsForm({ settings }: { settings: AccountSettings }) {
  const { mutate: change, isPending } = useSettingsChange();
  const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

  function save({ name, language, timeZone }: SettingsValues) {
    change({
      name: name.trim() || null,
      language: adLanguageSchema.safeParse(language).data ?? null,
      time_zone: timeZone || null,
    });
  }

  return (
    <Form<SettingsValues>
      layout="vertical"
      requiredMark={false}
      className={classes.form}
      initialValues={{
        name: settings.name ?? '',
        language: settings.language ?? NONE,
        timeZone: settings.time_zone ?? NONE,
      }}
      onFinish={save}
    >
      <Form.Item
        name="name"
        label="Name"
        htmlFor="account-name"
        rules={[
          { max: MAX_USER_NAME_LENGTH, message: `At most ${MAX_USER_NAME_LENGTH} characters` },
        ]}
      >
        <Input id="account-name" autoComplete="name" />
      </Form.Item>
      <Form.Item
        name="language"
        label="Language of your ads"
        htmlFor="account-language"
        extra="New ads begin with it. You can choose another one for each ad."
      >
        <select id="account-language" className={classes.select}>
          <option value={NONE}>The language of each brief</option>
          {AD_LANGUAGES.map((language) => (
            <option key={language} value={language}>
              {getLanguageName(language)}
            </option>
          ))}
        </select>
      </Form.Item>
      <Form.Item
        name="timeZone"
        label="Time zone"
        htmlFor="account-time-zone"
        extra="Dates in the product are shown in it."
      >
        <select id="account-time-zone" className={classes.select}>
          <option value={NONE}>That of each device, here {ownZone}</option>
          {listZones(settings.time_zone).map((zone) => (
            <option key={zone} value={zone}>
              {zone.replaceAll('_', ' ')}
            </option>
          ))}
        </select>
      </Form.Item>
      <Button type="primary" htmlType="submit" disabled={isPending}>
        {isPending ? 'Saving...' : 'Save'}
      </Button>
    </Form>
  );
}

/** Returns every time zone that this browser knows, and the time zone that the user has saved. */
function listZones(chosen: string | null): string[] {
  const known = Intl.supportedValuesOf('timeZone');
  return chosen === null || known.includes(chosen) ? known : [chosen, ...known];
}
