import { AD_LANGUAGES, adLanguageSchema, languageName } from '@adwright/contracts';
import { usePreferences } from '@adwright/supabase';
import { ChoiceField } from '../components/form-fields.tsx';

const OPTIONS = AD_LANGUAGES.map((value) => ({ value, label: languageName(value) }));
const schema = adLanguageSchema.optional();

/** The language of an ad's words, for a brief that is written in another one. It begins with the user's choice for all ads. */
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
