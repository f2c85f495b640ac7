import {
  type AssetKind,
  type AssetRow,
  getErrorMessage,
  MIN_ASSET_SIDE_PX,
  UPLOAD_KINDS,
  UPLOAD_TYPES,
} from '@adwright/contracts';
import { FileDropZone } from '@adwright/ui';
import { Button } from '@adwright/ui/kit-core';
import { ImageUp } from 'lucide-react';
import { useEffect, useEffectEvent, useId } from 'react';
import classes from './asset-intake.module.css';
import { AssetLibraryButton } from './asset-library-button.tsx';
import { useAddAsset } from './use-assets.ts';

interface AssetIntakeProps {
  kind: AssetKind;
  onChosen: (asset: AssetRow) => void;
  /**
   * Label of the file field. If it is absent, the field has the standard label, as on a page with a single
   * file field.
   */
  labelledBy?: string;
  /** True if the field also uploads a picture that the user pastes anywhere on the page. */
  takesPaste?: boolean;
  disabled?: boolean;
  /**
   * Called when an upload begins and when the upload has ended. A form can use the call to wait until uploads
   * have ended.
   */
  onUploading?: (isUploading: boolean) => void;
}

const PROMPTS: Record<AssetKind, string> = { product: 'Choose a photo', logo: 'Choose a logo' };

/**
 * Shows the controls for adding an asset: upload by click, drop or paste, or a choice from the library. When a
 * file is refused, shows a message with the file's problem.
 */
export function AssetIntake(props: AssetIntakeProps) {
  const { kind, onChosen, labelledBy, takesPaste = true, disabled = false } = props;
  const problemId = useId();
  const { mutate, cancel, isPending, error, variables } = useAddAsset(kind);
  const tell = useEffectEvent((isUploading: boolean) => props.onUploading?.(isUploading));
  useEffect(() => {
    if (!isPending) return;
    tell(true);
    return () => tell(false);
  }, [isPending]);
  const add = (file: File) => mutate(file, { onSuccess: (added) => onChosen(added.asset) });
  const side = MIN_ASSET_SIDE_PX[kind];
  return (
    <div className={classes.intake}>
      {isPending ? (
        <Working fileName={variables.name} kind={kind} onCancel={cancel} />
      ) : (
        <FileDropZone
          className={classes.zone}
          disabled={disabled}
          takesPaste={takesPaste}
          accept={UPLOAD_TYPES}
          aria-labelledby={labelledBy}
          aria-describedby={error ? problemId : undefined}
          aria-invalid={error ? true : undefined}
          onFile={add}
        >
          <span className={classes.prompt}>
            <ImageUp size={24} aria-hidden />
            <span>
              <strong>{PROMPTS[kind]}</strong>
              {takesPaste ? ', drop or paste it here' : ' or drop it here'}
            </span>
            <span className={classes.limits}>
              {UPLOAD_KINDS}, up to 5MB, {side} pixels or more
            </span>
          </span>
        </FileDropZone>
      )}
      {error ? (
        <p className={classes.problem} id={problemId} role="alert">
          {getErrorMessage(error, 'The upload did not arrive. Please try again.')}
        </p>
      ) : null}
      <div className={classes.below}>
        <AssetLibraryButton
          kind={kind}
          disabled={disabled || isPending}
          onChosen={(asset) => {
            cancel();
            onChosen(asset);
          }}
        />
      </div>
    </div>
  );
}

interface WorkingProps {
  fileName: string;
  kind: AssetKind;
  onCancel: () => void;
}

function Working({ fileName, kind, onCancel }: WorkingProps) {
  return (
    <div className={classes.working}>
      <p role="status">
        {kind === 'product' ? 'Uploading and cutting out' : 'Uploading'} {fileName}
      </p>
      <div className={classes.bar} aria-hidden />
      <div>
        <Button size="small" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
