import type { Disclosure } from '@adwright/contracts';

/** Ways in which an ad discloses that a model generated a part of it. */
export const DISCLOSURE_OPTIONS: { value: Disclosure; label: string }[] = [
  { value: 'none', label: 'No note' },
  { value: 'note', label: 'A note in the picture’s corner' },
  { value: 'platform', label: 'As each platform asks' },
];
