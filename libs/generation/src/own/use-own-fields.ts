import type { ChosenPhoto } from '@adwright/ads/assets';
import { type BrandChoice, chosenKit, useBrandKits } from '@adwright/ads/brand';
import {
  type BrandKitRow,
  errorMessage,
  type FeatureKey,
  type OwnFields,
  TOASTS,
} from '@adwright/contracts';
import { useSignedInUserId } from '@adwright/supabase';
import type { FormInstance } from '@adwright/ui/kit-forms';
import { toast } from '@adwright/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { keepOwnChoice, type OwnChoice, readOwnChoice, shownAsFor } from './own-choice.ts';
import { readOwnFields } from './read-own-fields.ts';

/** The user's own photo and brand in a form: what is chosen, and what the request says of it. */
export interface OwnFieldsHandle {
  choice: OwnChoice;
  /** The choice of this moment, for what ends after more may have been chosen. */
  latest: () => OwnChoice;
  /** The chosen brand; undefined for none, and until the kits are there. */
  kit: BrandKitRow | undefined;
  choosePhoto: (photo: ChosenPhoto | null) => void;
  chooseBrand: (brand: BrandChoice) => void;
  /** What to show of a product; null for what its words name. */
  chooseShownAs: (object: string | null, product: string) => void;
  /** A photo is on its way: a form that was sent now would go without it. */
  isUploading: boolean;
  setUploading: (isUploading: boolean) => void;
  /** Null, with the reason as a toast, where something that was chosen can't be had: nothing is to be spent then. */
  read: (product?: string) => Promise<OwnFields | null>;
}

/** Keeps a form's choice of photo and brand as a draft, like its texts. */
export function useOwnFields(feature: FeatureKey): OwnFieldsHandle {
  const userId = useSignedInUserId();
  const queryClient = useQueryClient();
  const { data: kits = [] } = useBrandKits();
  const [choice, setChoice] = useState(() => readOwnChoice(userId, feature));
  const [isUploading, setUploading] = useState(false);
  // An upload ends after more may have been chosen.
  const latest = useRef(choice);
  function choose(changes: Partial<OwnChoice>) {
    latest.current = { ...latest.current, ...changes };
    setChoice(latest.current);
    keepOwnChoice(userId, feature, latest.current);
  }
  return {
    choice,
    latest: () => latest.current,
    kit: chosenKit(kits, choice.brand),
    choosePhoto: (photo) => choose({ photo }),
    chooseBrand: (brand) => choose({ brand }),
    chooseShownAs: (object, product) =>
      choose({ shownAs: object === null ? null : { object, product } }),
    isUploading,
    setUploading,
    read: async (product = '') => {
      try {
        const fields = await readOwnFields(queryClient, userId, choice);
        const shownAs = shownAsFor(choice, product);
        return shownAs && !fields.productPhoto ? { ...fields, shownAs } : fields;
      } catch (cause) {
        console.error('The own photo or brand could not be read', cause);
        const message = errorMessage(cause, TOASTS.unexpectedError.title);
        toast(TOASTS.generationFailed(message));
        return null;
      }
    },
  };
}

/** Chooses the brand's tone as a form's emotion where none is chosen yet. */
export function useBrandTone(
  form: FormInstance<Record<string, unknown>>,
  kit: BrandKitRow | undefined,
): void {
  const tone = kit?.tone;
  useEffect(() => {
    if (tone && !form.getFieldValue('emotion')) form.setFieldValue('emotion', tone);
  }, [form, tone]);
}
