import {
  buildOwnFont,
  FONT_PARTS,
  type FontPart,
  type FontRow,
  type OwnFonts,
} from '@adwright/contracts';
import { Select } from '@adwright/ui/kit-controls';
import { Button } from '@adwright/ui/kit-core';
import { useId, useState } from 'react';
import { FontUpload } from './font-upload.tsx';
import classes from './fonts.module.css';
import { useDeleteFont, useFontFamily, useFonts } from './use-fonts.ts';

const LABELS: Record<FontPart, string> = { headline: 'Headline font', text: 'Text font' };
const FROM_TYPE = '';
/** Last entry of a font list that is still loading, which tells the user that the list is incomplete. */
const LOADING = { value: 'loading', label: 'Loading your fonts…', disabled: true };

interface OwnFontFieldsProps {
  chosen: OwnFonts;
  /** Called with the uploaded font for a part (headline or text), or null for the font of the type pairing. */
  onChange: (part: FontPart, font: FontRow | null) => void;
  onDeleted?: (font: FontRow) => void;
}

/**
 * Shows two fields for uploaded fonts that replace the fonts of a type pairing: one for headlines, one for all
 * other words.
 */
export function OwnFontFields({ chosen, onChange, onDeleted }: OwnFontFieldsProps) {
  const { data: fonts = [], isPending, isError, refetch } = useFonts();
  const [news, setNews] = useState('');
  const take = (font: FontRow) => {
    const part = FONT_PARTS.find((each) => !chosen[each]);
    if (part) onChange(part, font);
    setNews(
      part
        ? `“${font.name}” was added and is now the ${LABELS[part].toLowerCase()}.`
        : `“${font.name}” was added to the lists.`,
    );
  };
  return (
    <div className={classes.fields}>
      {FONT_PARTS.map((part) => (
        <FontField
          key={part}
          label={LABELS[part]}
          chosen={chosen[part]}
          fonts={fonts}
          isLoading={isPending}
          onChange={(font) => onChange(part, font)}
        />
      ))}
      {isError ? (
        <div className={classes.row} role="alert">
          <p className={classes.problem}>Your fonts can’t be loaded right now.</p>
          <Button size="small" onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      ) : null}
      <FontUpload onAdded={take} />
      <p role="status" className={classes.limits}>
        {news}
      </p>
      {fonts.length > 0 ? <OwnFontList fonts={fonts} onDeleted={onDeleted} /> : null}
    </div>
  );
}

interface FontFieldProps {
  label: string;
  chosen: OwnFonts[FontPart];
  fonts: readonly FontRow[];
  isLoading: boolean;
  onChange: (font: FontRow | null) => void;
}

function FontField({ label, chosen, fonts, isLoading, onChange }: FontFieldProps) {
  const id = useId();
  const isGone = chosen !== undefined && !fonts.some(({ file_url }) => file_url === chosen.url);
  const options = [
    { value: FROM_TYPE, label: 'From the type pairing' },
    ...(isGone ? [{ value: chosen.url, label: chosen.name }] : []),
    ...fonts.map(({ file_url, name }) => ({ value: file_url, label: name })),
    ...(isLoading ? [LOADING] : []),
  ];
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{label}</label>
      <Select
        id={id}
        value={chosen?.url ?? FROM_TYPE}
        options={options}
        loading={isLoading}
        onChange={(url: string) => onChange(fonts.find(({ file_url }) => file_url === url) ?? null)}
      />
    </div>
  );
}

interface OwnFontListProps extends Pick<OwnFontFieldsProps, 'onDeleted'> {
  fonts: readonly FontRow[];
}

/** Lists the uploaded fonts of the workspace, and shows the name of each font in that font. */
function OwnFontList({ fonts, onDeleted }: OwnFontListProps) {
  const { mutate, isPending, variables } = useDeleteFont(onDeleted);
  return (
    <details>
      <summary>Your fonts ({fonts.length})</summary>
      <ul className={classes.list}>
        {fonts.map((font) => (
          <li key={font.id} className={classes.row}>
            <FontName font={font} />
            <Button
              size="small"
              aria-label={`Delete ${font.name}`}
              loading={isPending && variables?.id === font.id}
              onClick={() => mutate(font)}
            >
              Delete
            </Button>
          </li>
        ))}
      </ul>
      <p className={classes.limits}>Ads that use a deleted font keep it.</p>
    </details>
  );
}

function FontName({ font }: { font: FontRow }) {
  const fontFamily = useFontFamily(buildOwnFont(font));
  return (
    <span className={classes.name} style={fontFamily ? { fontFamily } : undefined}>
      {font.name}
    </span>
  );
}
