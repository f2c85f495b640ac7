import { AD_LANGUAGES, adLanguageSchema, languageName } from '@adwright/contracts';
import { ChoiceField } from '../components/form-fields.tsx';

const OPTIONS = AD_LANGUAGES.map((value) => ({ value, label: languageName(value) }));
const schema = adLanguageSchema.optional();

/** The language of an ad's words, for a brief that is written in another one. */
export function LanguageField() {
  return (
    <ChoiceField
      name="language"
      label="Language"
      schema={schema}
      options={OPTIONS}
      allowClear
      placeholder="Optional: that of your words"
    />
  );
}
