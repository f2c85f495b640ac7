import { useLazyDialog } from '@adwright/ui';
import { Button } from '@adwright/ui/kit-core';
import { Columns3 } from 'lucide-react';
import { COMPARED_ADS, type ComparisonChoice } from './use-comparison.ts';

interface CompareButtonProps {
  comparison: ComparisonChoice;
  /** Displayed name of each ad, by the ad's id. */
  names: ReadonlyMap<string, string>;
}

/** Shows a button that opens a dialog with the chosen ads side by side. The dialog loads on the first use. */
export function CompareButton({ comparison, names }: CompareButtonProps) {
  const { adIds } = comparison;
  const dialog = useLazyDialog(
    async () => (await import('./comparison-dialog.tsx')).ComparisonDialog,
    'The comparison',
  );
  return (
    <>
      <Button
        icon={<Columns3 size={16} aria-hidden />}
        disabled={adIds.length < COMPARED_ADS.min}
        title={`Choose ${COMPARED_ADS.min} to ${COMPARED_ADS.max} ads`}
        loading={dialog.isLoading && { delay: 300 }}
        onClick={dialog.open}
      >
        {adIds.length === 0 ? 'Compare' : `Compare ${adIds.length}`}
      </Button>
      {dialog.Dialog ? (
        <dialog.Dialog adIds={adIds} names={names} isOpen={dialog.isOpen} onClose={dialog.close} />
      ) : null}
    </>
  );
}
