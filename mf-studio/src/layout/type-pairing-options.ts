import { TYPE_PAIRINGS, type TypePairing } from '@adwright/contracts';

/** The type pairings as options of a select. */
export const TYPE_PAIRING_OPTIONS: { value: TypePairing; label: string }[] = TYPE_PAIRINGS.map(
  ([value, display, text]) => ({
    value,
    label: display === text ? display : `${display} with ${text}`,
  }),
);
