import { AD_LANGUAGES, type AdLanguage, getLanguageName } from '@adwright/contracts';
import { PAGE_SOURCE_LABELS, type PageProposal } from '@adwright/contracts/shop-page';
import { Select } from '@adwright/ui/kit-controls';
import { useId } from 'react';
import classes from './shop-page.module.css';

const OPTIONS = AD_LANGUAGES.map((value) => ({ value, label: getLanguageName(value) }));

interface ProposalLanguageProps {
  value: AdLanguage | null;
  found: PageProposal['language'];
  onChange: (value: AdLanguage | null) => void;
}

/**
 * Shows the language of a shop page. The ad is written in the language of the shop page unless the user chooses
 * another language.
 */
export function ProposalLanguage({ value, found, onChange }: ProposalLanguageProps) {
  const id = useId();
  return (
    <div className={classes.part}>
      <label className={classes.label} htmlFor={id}>
        Language of the ad
      </label>
      <Select
        id={id}
        value={value}
        options={OPTIONS}
        allowClear
        showSearch={{ optionFilterProp: 'label' }}
        placeholder="That of your words"
        aria-describedby={`${id}-source`}
        onChange={(language?: AdLanguage) => onChange(language ?? null)}
      />
      <span id={`${id}-source`} className={classes.source}>
        {found ? `From ${PAGE_SOURCE_LABELS[found.source]}` : 'Not said by the page'}
      </span>
    </div>
  );
}
