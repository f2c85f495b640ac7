import { logoColoursQuery } from '@adwright/ads/assets';
import { OwnFontFields, useFonts } from '@adwright/ads/fonts';
import {
  type AssetRow,
  buildOwnFont,
  type Disclosure,
  FONT_PARTS,
  type FontRow,
  type OwnFont,
} from '@adwright/contracts';
import { Panel } from '@adwright/ui';
import { Select } from '@adwright/ui/kit-controls';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { DISCLOSURE_OPTIONS } from '../layout/disclosure-options.ts';
import { TYPE_PAIRING_OPTIONS } from '../layout/type-pairing-options.ts';
import { KitColours } from './kit-colours.tsx';
import { KitField } from './kit-field.tsx';
import classes from './kit-form.module.css';
import { toColourValues } from './kit-values.ts';
import { LogoField } from './logo-field.tsx';
import type { KitForm } from './use-kit-form.ts';

/**
 * Copies the colours of a newly chosen logo into the form if the brand kit has no colours yet. Otherwise the
 * form only suggests these colours.
 */
function useLogoColours({ values, set }: KitForm) {
  const queryClient = useQueryClient();
  const [logo, setLogo] = useState<AssetRow | null>(null);
  const { data: suggested = [] } = useQuery(logoColoursQuery(logo));
  async function follow(chosen: AssetRow | null) {
    setLogo(chosen);
    if (!chosen || values.colours.length > 0) return;
    // These colours are only suggestions, so a failure to load them is ignored.
    await queryClient.prefetchQuery(logoColoursQuery(chosen));
    const colours = queryClient.getQueryData(logoColoursQuery(chosen).queryKey);
    if (colours) set({ colours: toColourValues(colours) });
  }
  return { suggested, follow };
}

const FONT_FIELDS = { headline: 'headline_font', text: 'text_font' } as const;

/** Shows fields for the uploaded fonts of a brand kit, which replace the fonts of its type pairing. */
function KitFonts({ form: { values, set, update } }: { form: KitForm }) {
  const { data: fonts } = useFonts();
  const chosen = Object.fromEntries(
    FONT_PARTS.flatMap((part) => {
      const font = findChosenFont(fonts, values[FONT_FIELDS[part]]);
      return font ? [[part, font]] : [];
    }),
  );
  return (
    <OwnFontFields
      chosen={chosen}
      onChange={(part, font) => set({ [FONT_FIELDS[part]]: font?.id ?? null })}
      onDeleted={({ id }) =>
        update(({ headline_font, text_font }) => ({
          headline_font: headline_font === id ? null : headline_font,
          text_font: text_font === id ? null : text_font,
        }))
      }
    />
  );
}

/**
 * Returns the uploaded font that a brand kit uses. Until the list of fonts is loaded, the font's id is used
 * instead of its file name.
 */
function findChosenFont(
  fonts: readonly FontRow[] | undefined,
  id: string | null | undefined,
): OwnFont | undefined {
  const font = fonts?.find((each) => each.id === id);
  if (font) return buildOwnFont(font);
  return id && !fonts ? { name: 'Your uploaded font', url: id } : undefined;
}

/** Shows the fields for the visual part of a brand kit: logos, colours and typefaces. */
export function KitLook({ form }: { form: KitForm }) {
  const { values, set, leave, errors } = form;
  const { suggested, follow } = useLogoColours(form);
  return (
    <>
      <Panel title="Logo">
        <div className={classes.pair}>
          <LogoField
            ground="light"
            value={values.logo_light}
            onChange={(logo) => {
              set({ logo_light: logo?.id ?? null });
              void follow(logo);
            }}
          />
          <LogoField
            ground="dark"
            value={values.logo_dark}
            onChange={(logo) => {
              set({ logo_dark: logo?.id ?? null });
              if (logo && values.logo_light === null) void follow(logo);
            }}
          />
        </div>
      </Panel>
      <Panel title="Look">
        <KitColours
          colours={values.colours}
          suggested={suggested}
          errors={errors}
          onChange={(colours) => set({ colours })}
          onLeave={leave}
        />
        <KitField label="Type" hint="Headline and text" error={errors.type}>
          {(control) => (
            <Select
              {...control}
              allowClear
              showSearch
              optionFilterProp="label"
              placeholder="Chosen for each ad’s emotion"
              value={values.type ?? undefined}
              options={TYPE_PAIRING_OPTIONS}
              onChange={(type) => set({ type: type ?? null })}
            />
          )}
        </KitField>
      </Panel>
      <Panel title="Your own fonts">
        <KitFonts form={form} />
      </Panel>
      <Panel title="AI note">
        <KitField
          label="Pictures that AI made a part of"
          hint="Say so in the picture, or leave it to the platforms"
          error={errors.disclosure}
        >
          {(control) => (
            <Select
              {...control}
              value={values.disclosure ?? 'note'}
              options={DISCLOSURE_OPTIONS}
              onChange={(disclosure: Disclosure) => set({ disclosure })}
            />
          )}
        </KitField>
      </Panel>
    </>
  );
}
