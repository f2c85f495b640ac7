import { useSaveBrandKit } from '@adwright/ads/brand';
import { type BrandKitRow, isAppError, PATHS, TOASTS } from '@adwright/contracts';
import { useNavigate } from '@adwright/ui/router';
import { toast } from '@adwright/ui/toast';
import { useEffect, useState } from 'react';
import { BRAND_TOASTS } from './brand-toasts.ts';
import { checkKit, type KitErrors, type KitValues, kitValues } from './kit-values.ts';

/** What the form of a kit knows and can do. */
export type KitForm = ReturnType<typeof useKitForm>;

/**
 * The form of a brand kit: a field says what is wrong with it once it was left, all of them once the form was sent.
 * @param kit undefined for one that is yet to be created
 */
export function useKitForm(kit: BrandKitRow | undefined, others: readonly BrandKitRow[]) {
  const [initial] = useState(() => kitValues(kit, others.length === 0));
  const [values, setValues] = useState<KitValues>(initial);
  const [leftFields, setLeftFields] = useState<ReadonlySet<string>>(new Set());
  const [tries, setTries] = useState(0);
  const [isSaved, setIsSaved] = useState(false);
  /** Names that another window gave away meanwhile. */
  const [refusedNames, setRefusedNames] = useState<readonly string[]>([]);
  const navigate = useNavigate();
  const { mutate, isPending } = useSaveBrandKit(kit?.id);

  const takenNames = [...others.map(({ name }) => name), ...refusedNames];
  const { draft, errors } = checkKit(values, takenNames);

  // In an effect: by then the question about unsaved changes has gone.
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
    /** Changes the values as they are now, for work that ends after more has been typed. */
    update: (change: (known: KitValues) => Partial<KitValues>) =>
      setValues((known) => ({ ...known, ...change(known) })),
    leave: (path: string) => setLeftFields((known) => new Set([...known, path])),
    /** What the fields say of themselves. */
    errors: shownErrors(errors, leftFields, tries > 0),
    /** Counts the times that the form was sent while something was wrong with it. */
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
