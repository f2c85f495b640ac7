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

/** The user's choice of photo and brand kit in a form, and the request fields that result from the choice. */
export interface OwnFieldsHandle {
  choice: OwnChoice;
  /** Returns the current choice, also in callbacks that run after a later choice. */
  latest: () => OwnChoice;
  /** The chosen brand kit; undefined when the user chose no brand kit, and while the brand kits load. */
  kit: BrandKitRow | undefined;
  choosePhoto: (photo: ChosenPhoto | null) => void;
  chooseBrand: (brand: BrandChoice) => void;
  /**
   * Chooses the object that the ad shows for a product. With null, the ad shows the object that the product's
   * text names.
   */
  chooseShownAs: (object: string | null, product: string) => void;
  /**
   * True while a photo is being uploaded; a form that is sent during the upload would lack the photo.
   */
  isUploading: boolean;
  setUploading: (isUploading: boolean) => void;
  /**
   * Returns the request fields for the chosen photo and brand kit. Shows a toast and returns null when the
   * chosen photo or kit can't be read. When the choice can't be read, the caller must not spend credits.
   */
  read: (product?: string) => Promise<OwnFields | null>;
}

/** Stores a form's choice of photo and brand kit in the form's draft. */
export function useOwnFields(feature: FeatureKey): OwnFieldsHandle {
  const userId = useSignedInUserId();
  const queryClient = useQueryClient();
  const { data: kits = [] } = useBrandKits();
  const [choice, setChoice] = useState(() => readOwnChoice(userId, feature));
  const [isUploading, setUploading] = useState(false);
  // The latest choice, for an upload that ends after the user has chosen another photo.
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

/** Sets the emotion in a form to the brand kit's tone when the user has chosen no emotion. */
export function useBrandTone(
  form: FormInstance<Record<string, unknown>>,
  kit: BrandKitRow | undefined,
): void {
  const tone = kit?.tone;
  useEffect(() => {
    if (tone && !form.getFieldValue('emotion')) form.setFieldValue('emotion', tone);
  }, [form, tone]);
}
