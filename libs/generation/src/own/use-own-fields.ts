import type { ChosenPhoto } from '@adwright/ads/assets';
import { type BrandChoice, findChosenKit, useBrandKits } from '@adwright/ads/brand';
import {
  type BrandKitRow,
  type FeatureKey,
  getErrorMessage,
  type OwnFields,
  TOASTS,
} from '@adwright/contracts';
import { useSignedInUserId } from '@adwright/supabase';
import type { FormInstance } from '@adwright/ui/kit-forms';
import { toast } from '@adwright/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { getShownAs, keepOwnChoice, type OwnChoice, readOwnChoice } from './own-choice.ts';
import { readOwnFields } from './read-own-fields.ts';

/** The user's own photo and brand in a form, and the resulting fields of the request. */
export interface OwnFieldsHandle {
  choice: OwnChoice;
  /** Returns the current choice, for callbacks that run after later choices. */
  latest: () => OwnChoice;
  /** The chosen brand kit; undefined for the choice of none, and while the kits load. */
  kit: BrandKitRow | undefined;
  choosePhoto: (photo: ChosenPhoto | null) => void;
  chooseBrand: (brand: BrandChoice) => void;
  /** Chooses the object for a product. The choice null restores the object that the product's words name. */
  chooseShownAs: (object: string | null, product: string) => void;
  /** True while a photo is being uploaded. A form that is sent now would lack the photo. */
  isUploading: boolean;
  setUploading: (isUploading: boolean) => void;
  /**
   * Reads the request fields for the chosen photo and brand. Shows a toast and returns null when a chosen item
   * can't be read. The caller must then spend nothing.
   */
  read: (product?: string) => Promise<OwnFields | null>;
}

/** Stores a form's choice of photo and brand in its draft. */
export function useOwnFields(feature: FeatureKey): OwnFieldsHandle {
  const userId = useSignedInUserId();
  const queryClient = useQueryClient();
  const { data: kits = [] } = useBrandKits();
  const [choice, setChoice] = useState(() => readOwnChoice(userId, feature));
  const [isUploading, setUploading] = useState(false);
  // The latest choice, for uploads that end after the user has chosen another photo.
  const latest = useRef(choice);
  function choose(changes: Partial<OwnChoice>) {
    latest.current = { ...latest.current, ...changes };
    setChoice(latest.current);
    keepOwnChoice(userId, feature, latest.current);
  }
  return {
    choice,
    latest: () => latest.current,
    kit: findChosenKit(kits, choice.brand),
    choosePhoto: (photo) => choose({ photo }),
    chooseBrand: (brand) => choose({ brand }),
    chooseShownAs: (object, product) =>
      choose({ shownAs: object === null ? null : { object, product } }),
    isUploading,
    setUploading,
    read: async (product = '') => {
      try {
        const fields = await readOwnFields(queryClient, userId, choice);
        const shownAs = getShownAs(choice, product);
        return shownAs && !fields.productPhoto ? { ...fields, shownAs } : fields;
      } catch (cause) {
        console.error('A photo or brand of the user could not be read', cause);
        const message = getErrorMessage(cause, TOASTS.unexpectedError.title);
        toast(TOASTS.generationFailed(message));
        return null;
      }
    },
  };
}

/** Uses the brand's tone as the form's emotion when the user has chosen none. */
export function useBrandTone(
  form: FormInstance<Record<string, unknown>>,
  kit: BrandKitRow | undefined,
): void {
  const tone = kit?.tone;
  useEffect(() => {
    if (tone && !form.getFieldValue('emotion')) form.setFieldValue('emotion', tone);
  }, [form, tone]);
}
