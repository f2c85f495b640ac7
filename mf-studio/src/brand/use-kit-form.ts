import { useSaveBrandKit } from '@adwright/ads/brand';
import { type BrandKitRow, isAppError, PATHS, TOASTS } from '@adwright/contracts';
import { useNavigate } from '@adwright/ui/router';
import { toast } from '@adwright/ui/toast';
import { useEffect, useState } from 'react';
import { BRAND_TOASTS } from './brand-toasts.ts';
import { checkKit, type KitErrors, type KitValues, kitValues } from './kit-values.ts';

/** State and actions of the form of a brand kit. */
export type KitForm = ReturnType<typeof useKitForm>;

/**
 * Returns the form of a brand kit. A field shows its error after it loses the focus; all fields show their
 * errors after a submit.
 * @param kit undefined for a new one
 */
export function useKitForm(kit: BrandKitRow | undefined, others: readonly BrandKitRow[]) {
  const [initial] = useState(() => kitValues(kit, others.length === 0));
  const [values, setValues] = useState<KitValues>(initial);
  const [leftFields, setLeftFields] = useState<ReadonlySet<string>>(new Set());
  const [tries, setTries] = useState(0);
  const [isSaved, setIsSaved] = useState(false);
  /** Names of brand kits that another window has saved meanwhile. */
  const [refusedNames, setRefusedNames] = useState<readonly string[]>([]);
  const navigate = useNavigate();
  const { mutate, isPending } = useSaveBrandKit(kit?.id);

  const takenNames = [...others.map(({ name }) => name), ...refusedNames];
  const { draft, errors } = checkKit(values, takenNames);

  // Navigates in an effect, because the guard for unsaved changes must be removed first.
  useEffect(() => {
    if (isSaved) void navigate(PATHS.brand);
  }, [isSaved, navigate]);

  function refuse(cause: Error) {
    if (isAppError(cause, 'conflict')) {
      setRefusedNames([...refusedNames, values.name.trim()]);
      return;
    }
    const { title, kind, description } = TOASTS.brandKitNotSaved;
    toast({ title, kind, description: isAppError(cause) ? cause.userMessage : description });
  }

  return {
    values,
    set: (changes: Partial<KitValues>) => setValues((known) => ({ ...known, ...changes })),
    /** Changes the current values, for work that ends after the user has typed more. */
    update: (change: (known: KitValues) => Partial<KitValues>) =>
      setValues((known) => ({ ...known, ...change(known) })),
    leave: (path: string) => setLeftFields((known) => new Set([...known, path])),
    /** The visible error messages by field. */
    errors: shownErrors(errors, leftFields, tries > 0),
    /** Number of submits with errors. */
    tries,
    isDirty: !isSaved && JSON.stringify(values) !== JSON.stringify(initial),
    isSaving: isPending,
    save: () => {
      if (!draft) {
        setTries(tries + 1);
        return;
      }
      mutate(draft, {
        onSuccess: () => {
          toast(BRAND_TOASTS.kitSaved);
          setIsSaved(true);
        },
        onError: (cause) => {
          setTries(tries + 1);
          refuse(cause);
        },
      });
    },
  };
}

function shownErrors(
  errors: KitErrors,
  leftFields: ReadonlySet<string>,
  showsAll: boolean,
): KitErrors {
  if (showsAll) return errors;
  return Object.fromEntries(Object.entries(errors).filter(([path]) => leftFields.has(path)));
}
