import { useAssets } from '@adwright/ads/assets';
import { hasFont, hasLogo, takeKitSnapshot } from '@adwright/ads/brand';
import { useFonts } from '@adwright/ads/fonts';
import {
  BrandProposal,
  type ConfirmedBrand,
  readSharedAddress,
  ShopPageField,
} from '@adwright/ads/shop-page';
import { type BrandKitRow, EMOTION_OPTIONS, MAX_BRAND_COLOURS, PATHS } from '@adwright/contracts';
import { LinkButton, Panel } from '@adwright/ui';
import { Checkbox, Input, Select } from '@adwright/ui/kit-controls';
import { Button } from '@adwright/ui/kit-core';
import { useSearchParams } from '@adwright/ui/router';
import { useEffect, useRef } from 'react';
import { LeaveDialog } from '../layout/leave-dialog.tsx';
import { KitField } from './kit-field.tsx';
import classes from './kit-form.module.css';
import { KitLook } from './kit-look.tsx';
import { KitSamples } from './kit-samples.tsx';
import { type KitValues, listValidColours, toColourValues } from './kit-values.ts';
import { type KitForm as KitFormState, useKitForm } from './use-kit-form.ts';

interface KitFormProps {
  /** The brand kit to edit; undefined for a new brand kit. */
  kit: BrandKitRow | undefined;
  others: readonly BrandKitRow[];
}

/** Shows the form of a brand kit, and beside the form three sample ads of the brand. */
export function KitForm({ kit, others }: KitFormProps) {
  const form = useKitForm(kit, others);
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (form.tries === 0) return;
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form.tries]);
  return (
    <div className={classes.columns}>
      <form
        ref={element}
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          form.save();
        }}
      >
        <Panel title="From your shop" marks>
          <ShopBrandField form={form} />
        </Panel>
        <Panel>
          <NameFields form={form} />
        </Panel>
        <KitLook form={form} />
        <Panel title="Words">
          <WordFields form={form} />
        </Panel>
        <div className={classes.actions}>
          <Button type="primary" htmlType="submit" loading={form.isSaving && { delay: 300 }}>
            Save brand kit
          </Button>
          <LinkButton to={PATHS.brand}>Back to brand kits</LinkButton>
        </div>
      </form>
      <div className={classes.aside}>
        <Samples form={form} />
      </div>
      <LeaveDialog isDirty={form.isDirty} loss="Your changes to this brand kit would be lost." />
    </div>
  );
}

/**
 * Shows a field for the URL of a shop's page. Values from the shop's page fill the empty fields of the form.
 * Colours are added until the maximum number is reached.
 */
function ShopBrandField({ form }: { form: KitFormState }) {
  const [search] = useSearchParams();
  return (
    <ShopPageField
      label="Paste your shop’s address"
      hint="We read your name, logo, colors and type from the page. Nothing changes before you agree."
      shared={readSharedAddress(search)}
      offersProducts={false}
    >
      {(proposal, { confirm, discard }) => (
        <BrandProposal
          proposal={proposal}
          onDiscard={discard}
          onConfirm={(brand) =>
            confirm(() => form.update((known) => fillBlankFields(brand, known)))
          }
        />
      )}
    </ShopPageField>
  );
}

function fillBlankFields(
  { name, link, colours, type, logo }: ConfirmedBrand,
  values: KitValues,
): Partial<KitValues> {
  const known = new Set(values.colours.map(({ hex }) => hex.toLowerCase()));
  const added = colours.filter(({ hex }) => !known.has(hex));
  return {
    name: values.name.trim() || name,
    link: values.link.trim() || link,
    type: values.type ?? type,
    logo_light: values.logo_light ?? logo?.id ?? null,
    colours: toColourValues([...values.colours, ...added].slice(0, MAX_BRAND_COLOURS)),
  };
}

function NameFields({ form: { values, set, leave, errors } }: { form: KitFormState }) {
  return (
    <>
      <KitField label="Name" error={errors.name}>
        {(control) => (
          <Input
            {...control}
            value={values.name}
            placeholder="e.g. Kestrel & Co."
            autoComplete="organization"
            onChange={({ target }) => set({ name: target.value })}
            onBlur={() => leave('name')}
          />
        )}
      </KitField>
      <Checkbox
        checked={values.is_default}
        onChange={({ target }) => set({ is_default: target.checked })}
      >
        Use it in every form unless I choose another
      </Checkbox>
    </>
  );
}

function WordFields({ form: { values, set, leave, errors } }: { form: KitFormState }) {
  return (
    <>
      <KitField
        label="Call to action"
        hint="The text of the button in your ads. An ad may have its own."
        error={errors.call_to_action}
      >
        {(control) => (
          <Input
            {...control}
            value={values.call_to_action}
            placeholder="e.g. Try it at home"
            onChange={({ target }) => set({ call_to_action: target.value })}
            onBlur={() => leave('call_to_action')}
          />
        )}
      </KitField>
      <KitField
        label="Link"
        hint="The page that your ads link to. Each new launch kit begins with it."
        error={errors.link}
      >
        {(control) => (
          <Input
            {...control}
            type="url"
            inputMode="url"
            value={values.link}
            placeholder="https://example.com"
            onChange={({ target }) => set({ link: target.value })}
            onBlur={() => leave('link')}
          />
        )}
      </KitField>
      <KitField
        label="Tone"
        hint="The emotion that is chosen in each new form."
        error={errors.tone}
      >
        {(control) => (
          <Select
            {...control}
            allowClear
            placeholder="Chosen for each ad"
            value={values.tone ?? undefined}
            options={[...EMOTION_OPTIONS]}
            onChange={(tone) => set({ tone: tone ?? null })}
          />
        )}
      </KitField>
    </>
  );
}

function Samples({ form: { values } }: { form: KitFormState }) {
  const draft = {
    ...values,
    // The sample ads need a brand name, so they use a placeholder until the user has typed one.
    name: values.name.trim().slice(0, 60) || 'Your brand',
    colours: listValidColours(values.colours),
    call_to_action: values.call_to_action.trim().slice(0, 60) || null,
    link: null,
  };
  const { data: assets } = useAssets(hasLogo(draft));
  const { data: fonts } = useFonts(hasFont(draft));
  return (
    <KitSamples brand={takeKitSnapshot(draft, assets ?? [], fonts ?? [])} tone={values.tone} />
  );
}
