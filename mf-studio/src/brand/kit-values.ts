import {
  BRAND_COLOUR_ROLES,
  type BrandColour,
  type BrandColourRole,
  type BrandKitDraft,
  type BrandKitRow,
  brandKitDraftSchema,
  hexColourSchema,
} from '@adwright/contracts';

/** A colour in a form field; the user may not have typed it completely. */
export interface ColourValue {
  /** React key of the colour's row in the form. */
  key: number;
  role: BrandColourRole;
  hex: string;
}

/** Values of the brand kit form: a draft with texts that may be empty and colours that may be invalid. */
export interface KitValues extends Omit<BrandKitDraft, 'colours' | 'call_to_action' | 'link'> {
  colours: ColourValue[];
  call_to_action: string;
  link: string;
}

/** Adds React keys to colours, so that the form can edit them. */
export function toColourValues(colours: readonly BrandColour[]): ColourValue[] {
  return colours.map(({ role, hex }, key) => ({ key, role, hex }));
}

/**
 * Returns the form's values for a saved brand kit, or for a new brand kit.
 * @param isFirst makes the new brand kit the default
 */
export function toKitValues(kit: BrandKitRow | undefined, isFirst: boolean): KitValues {
  return {
    name: kit?.name ?? '',
    is_default: kit?.is_default ?? isFirst,
    logo_light: kit?.logo_light ?? null,
    logo_dark: kit?.logo_dark ?? null,
    colours: toColourValues(kit?.colours ?? []),
    type: kit?.type ?? null,
    headline_font: kit?.headline_font ?? null,
    text_font: kit?.text_font ?? null,
    call_to_action: kit?.call_to_action ?? '',
    link: kit?.link ?? '',
    tone: kit?.tone ?? null,
    disclosure: kit?.disclosure ?? null,
  };
}

/** Normalises a hex colour; returns an invalid text unchanged. */
export function normaliseHex(text: string): string {
  const digits = text.trim().replace(/^#/, '').toLowerCase();
  if (/^[0-9a-f]{6}$/.test(digits)) return `#${digits}`;
  if (/^[0-9a-f]{3}$/.test(digits)) return `#${digits.replace(/./g, '$&$&')}`;
  return text;
}

/** Error messages of the brand kit form by the field's path, such as `name` or `colours.1`. */
export type KitErrors = Readonly<Record<string, string>>;

type CheckedKit = { draft: BrandKitDraft; errors: KitErrors } | { draft: null; errors: KitErrors };

/**
 * Returns the brand kit to save, or error messages if the form's values are invalid.
 * @param takenNames names of the user's other brand kits
 */
export function checkKit(values: KitValues, takenNames: readonly string[]): CheckedKit {
  const parsed = brandKitDraftSchema.safeParse({
    ...values,
    colours: values.colours.map(({ role, hex }) => ({ role, hex: normaliseHex(hex) })),
    call_to_action: values.call_to_action.trim() || null,
    link: values.link.trim() || null,
  });
  const errors: Record<string, string> = {};
  for (const { path, message } of parsed.error?.issues ?? []) {
    const [field, index] = path;
    errors[field === 'colours' ? `colours.${String(index)}` : String(field)] ??= message;
  }
  const name = values.name.trim().toLowerCase();
  if (takenNames.some((taken) => taken.toLowerCase() === name)) {
    errors.name = 'Another of your kits has this name';
  }
  if (!parsed.success || Object.keys(errors).length > 0) return { draft: null, errors };
  return { draft: parsed.data, errors };
}

/** Returns the valid colours among the colours in the form. */
export function listValidColours(colours: readonly ColourValue[]): BrandColour[] {
  return colours.flatMap(({ role, hex }) => {
    const parsed = hexColourSchema.safeParse(normaliseHex(hex));
    return parsed.success ? [{ role, hex: parsed.data }] : [];
  });
}

/** Returns a row for an additional colour, with the first role that no other colour has. */
export function createColour(colours: readonly ColourValue[]): ColourValue {
  const key = Math.max(-1, ...colours.map((colour) => colour.key)) + 1;
  const role =
    BRAND_COLOUR_ROLES.find((free) => colours.every((colour) => colour.role !== free)) ?? 'main';
  return { key, role, hex: '#000000' };
}
