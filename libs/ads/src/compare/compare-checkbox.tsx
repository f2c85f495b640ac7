import { Checkbox } from '@adwright/ui/kit-controls';

interface CompareCheckboxProps {
  adId: string;
  /** Names the ad for those who can't see it beside its box. */
  name: string;
  isChosen: boolean;
  /** As many are chosen as fit side by side. */
  isFull: boolean;
  onToggle: (adId: string) => void;
}

/** Chooses an ad for a comparison. */
export function CompareCheckbox({ adId, name, isChosen, isFull, onToggle }: CompareCheckboxProps) {
  return (
    <Checkbox
      checked={isChosen}
      disabled={isFull && !isChosen}
      aria-label={`Compare ${name}`}
      onChange={() => onToggle(adId)}
    >
      Compare
    </Checkbox>
  );
}
