import { useSaveBrandKit } from '@adwright/ads/brand';
import { type BrandKitRow, isAppError, PATHS, TOASTS } from '@adwright/contracts';
import { useNavigate } from '@adwright/ui/router';
import { toast } from '@adwright/ui/toast';
import { useEffect, useState } from 'react';
import { BRAND_TOASTS } from './brand-toasts.ts';
import { checkKit, type KitErrors, type KitValues, toKitValues } from './kit-values.ts';

/** State of the brand kit form, and functions that change the form. */
export type KitForm = ReturnType<typeof useKitForm>;

/**
 * Returns the state of the brand kit form, and functions that change the form. A field shows its error after
 * it has lost the focus. After a submit, all fields show their errors.
 * @param kit the brand kit to edit; undefined for a new brand kit
 */
export function useKitForm(kit: BrandKitRow | undefined, others: readonly BrandKitRow[]) {
  const [initial] = useState(() => toKitValues(kit, others.length === 0));
  const [values, setValues] = useState<KitValues>(initial);
  const [leftFields, setLeftFields] = useState<ReadonlySet<string>>(new Set());
  const [tries, setTries] = useState(0);
  const [isSaved, setIsSaved] = useState(false);
  /** Names that another window has given to brand kits since the form was opened. */
  const [refusedNames, setRefusedNames] = useState<readonly string[]>([]);
  const navigate = useNavigate();
  const { mutate, isPending } = useSaveBrandKit(kit?.id);

  const takenNames = [...others.map(({ name }) => name), ...refusedNames];
  const { draft, errors } = checkKit(values, takenNames);

  // The form navigates in an effect, because the guard against losing unsaved changes must be removed first.
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
    /** Changes the current values of the form. This function is for work that may end after the user has typed more. */
    update: (change: (known: KitValues) => Partial<KitValues>) =>
      setValues((known) => ({ ...known, ...change(known) })),
    leave: (path: string) => setLeftFields((known) => new Set([...known, path])),
    /** The visible error messages by the field's path. */
    errors: selectErrors(errors, leftFields, tries > 0),
    /** Number of submits that failed because of errors in the form. */
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

function selectErrors(
  errors: KitErrors,
  leftFields: ReadonlySet<string>,
  showsAll: boolean,
): KitErrors {
  if (showsAll) return errors;
  return Object.fromEntries(Object.entries(errors).filter(([path]) => leftFields.has(path)));
}
