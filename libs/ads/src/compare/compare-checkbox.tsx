import { Checkbox } from '@adwright/ui/kit-controls';

interface CompareCheckboxProps {
  adId: string;
  /** Name of the ad, for the checkbox's accessible label. */
  name: string;
  isChosen: boolean;
  /** True when the maximum number of ads is chosen, which disables the checkbox. */
  isFull: boolean;
  onToggle: (adId: string) => void;
}

/** Shows a checkbox that adds an ad to the comparison. */
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
