import { brandKitsQuery, DEFAULT_BRAND, findChosenKit } from '@adwright/ads/brand';
import { DISCLOSURES, type Disclosure } from '@adwright/contracts';
import { ChoiceField } from '@adwright/generation';
import { useSignedInUserId } from '@adwright/supabase';
import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod';

const schema = z.enum(DISCLOSURES).optional();

/** The options have the same labels as in the brand kit's form. */
const OPTIONS: readonly { value: Disclosure; label: string }[] = [
  { value: 'none', label: 'No note' },
  { value: 'note', label: 'A note in the picture’s corner' },
];

/** Shows the choice of the note which says that AI made a part of the picture. */
export function DisclosureField() {
  return (
    <ChoiceField
      name="disclosure"
      label="AI note"
      schema={schema}
      options={OPTIONS}
      allowClear
      placeholder="Where AI made a part: as your brand kit says"
    />
  );
}

/**
 * Reads the default note about AI for a form without a brand field: the default brand kit's setting, or a note
 * without a kit.
 */
export function useDefaultDisclosure(): () => Promise<Disclosure | undefined> {
  const userId = useSignedInUserId();
  const queryClient = useQueryClient();
  return async () => {
    try {
      const kits = await queryClient.ensureQueryData(brandKitsQuery(userId));
      return findChosenKit(kits, DEFAULT_BRAND)?.disclosure ?? undefined;
    } catch (cause) {
      console.error('The default brand kit could not be read', cause);
      return undefined;
    }
  };
}
