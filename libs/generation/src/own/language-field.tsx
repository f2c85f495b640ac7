import { AD_LANGUAGES, adLanguageSchema, getLanguageName } from '@adwright/contracts';
import { usePreferences } from '@adwright/supabase';
import { ChoiceField } from '../components/form-fields.tsx';

const OPTIONS = AD_LANGUAGES.map((value) => ({ value, label: getLanguageName(value) }));
const schema = adLanguageSchema.optional();

/**
 * Shows a field for the language of an ad's texts, which may differ from the language of the brief. The field's
 * initial value is the default language from the user's settings.
 */
export function LanguageField() {
  const { language } = usePreferences();
  return (
    <ChoiceField
      name="language"
      label="Language"
      schema={schema}
      initialValue={language ?? undefined}
      options={OPTIONS}
      allowClear
      placeholder="Optional: that of your words"
    />
  );
}
