import { type BrandKitRow, PATHS } from '@adwright/contracts';
import { Select } from '@adwright/ui/kit-controls';
import { Link } from '@adwright/ui/router';
import { useId } from 'react';
import { BrandColours } from './brand-colours.tsx';
import classes from './brand-field.module.css';
import { useBrandKits } from './use-brand-kits.ts';

/**
 * The user's choice of a brand kit for an ad: the id of a brand kit, `none`, or `default` for the user's default brand
 * kit.
 */
export type BrandChoice = string;
export const DEFAULT_BRAND: BrandChoice = 'default';
export const NO_BRAND: BrandChoice = 'none';

/** Finds the brand kit that the user chose. Returns undefined for the choice `none` and for a deleted kit. */
export function findChosenKit(
  kits: readonly BrandKitRow[],
  choice: BrandChoice,
): BrandKitRow | undefined {
  return choice === DEFAULT_BRAND
    ? kits.find((kit) => kit.is_default)
    : kits.find((kit) => kit.id === choice);
}

/**
 * Finds the brand kit with the brand name of a shop's page; undefined when no brand kit or several kits have this name.
 */
export function findKit(kits: readonly BrandKitRow[], name: string): BrandKitRow | undefined {
  const wanted = normaliseName(name);
  const [kit, ...others] = kits.filter(
    (each) => wanted !== '' && normaliseName(each.name) === wanted,
  );
  return others.length === 0 ? kit : undefined;
}

/**
 * Normalises a brand's name: removes case, accents, punctuation and the legal form. "Müller & Söhne GmbH"
 * becomes "mullersohne".
 */
function normaliseName(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(LEGAL_FORM, '')
    .replace(/[^\p{L}\p{N}]/gu, '');
}
const LEGAL_FORM =
  /[\s,]+(?:gmbh(?: & co\.? kg)?|ag|ltd\.?|limited|inc\.?|llc|s\.?a\.?s?|s\.?r\.?l\.?|b\.?v\.?)$/;

interface BrandFieldProps {
  value: BrandChoice;
  onChange: (value: BrandChoice) => void;
  disabled?: boolean;
}

/**
 * Shows a field in which the user chooses a brand kit for an ad, or no brand kit. Users without a brand kit see a link
 * to create a brand kit.
 */
export function BrandField({ value, onChange, disabled }: BrandFieldProps) {
  const id = useId();
  const { data: kits, isError } = useBrandKits();
  if (isError && !kits) {
    return (
      <p className={classes.note} role="status">
        Your brand kits can’t be loaded right now, so this is made without one.
      </p>
    );
  }
  if (!kits) return null;
  if (kits.length === 0) {
    return (
      <p className={classes.quiet}>
        <Link to={PATHS.brand}>Create a brand kit</Link> to have your logo, colors and type in every
        ad.
      </p>
    );
  }
  return (
    <div className={classes.field}>
      <div className={classes.head}>
        <label htmlFor={id}>Use brand</label>
        <Link to={PATHS.brand} className={classes.link}>
          Brand kits
        </Link>
      </div>
      <Select
        id={id}
        value={findChosenKit(kits, value)?.id ?? NO_BRAND}
        disabled={disabled}
        onChange={onChange}
        options={[
          ...kits.map((kit) => ({
            value: kit.id,
            label: (
              <span className={classes.option}>
                {kit.name} <BrandColours colours={kit.colours} />
              </span>
            ),
          })),
          { value: NO_BRAND, label: 'No brand' },
        ]}
      />
    </div>
  );
}
