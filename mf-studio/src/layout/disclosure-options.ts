import type { Disclosure } from '@adwright/contracts';

/** Options for how an ad discloses that a model generated a part of the ad. */
export const DISCLOSURE_OPTIONS: { value: Disclosure; label: string }[] = [
  { value: 'none', label: 'No note' },
  { value: 'note', label: 'A note in the picture’s corner' },
  { value: 'platform', label: 'As each platform asks' },
];
