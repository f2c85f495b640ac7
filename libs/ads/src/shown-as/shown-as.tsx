import {
  type AskedForm,
  type DrawnObject,
  isTypeOnlyName,
  readDrawnObject,
  shownAsRequestSchema,
  TYPE_ONLY,
} from '@adwright/contracts';
import { useLazyDialog } from '@adwright/ui';
import { Button } from '@adwright/ui/kit-core';
import { useSettled } from '../hooks/use-settled.ts';
import { ObjectPicture } from './object-picture.tsx';
import classes from './shown-as.module.css';
import { TYPING_PAUSE_MS, useShownAs } from './shown-as-queries.ts';

interface ShownAsProps {
  /** The product's text as typed. */
  product: string;
  /** The brief's other fields, which show the language of a short product text. */
  form: AskedForm;
  /** The user's choice: the name of an object or `TYPE_ONLY`; null to follow the product's words. */
  choice: string | null;
  /** Called with the choice; `suggestion` is the object that the words name. */
  onChoose: (choice: string | null, suggestion: string) => void;
  /** Shows a link to the photo field if there is one. */
  onUsePhoto?: () => void;
  disabled?: boolean;
}

/**
 * Shows, before the user pays, a line with what the ad will show for a product. The line is hidden when the
 * engine gives no answer.
 */
export function ShownAs({ product, form, ...line }: ShownAsProps) {
  const typed = product.trim();
  // The key is a string, because a form creates new objects at each render.
  const settled = useSettled(JSON.stringify({ products: [typed], form }), TYPING_PAUSE_MS);
  const request = shownAsRequestSchema.safeParse(JSON.parse(settled)).data;
  const asked = request?.products[0] ?? '';
  const isAsked = typed !== '' && asked !== '';
  const { data, isError } = useShownAs(isAsked ? [{ ...request?.form, product: asked }] : []);
  const suggestion = isAsked && !isError ? data?.shown[0] : undefined;
  return <ShownAsLine {...line} suggestion={suggestion} />;
}

interface ShownAsLineProps extends Omit<ShownAsProps, 'product' | 'form'> {
  /** The object that the words name; null if they name none, undefined while it is unknown. */
  suggestion: DrawnObject | null | undefined;
  /** Name of the product, for a line in a table whose column header names the choice. */
  row?: string;
}

/** Shows the same line, for a suggestion that the caller already has. */
export function ShownAsLine(props: ShownAsLineProps) {
  const { suggestion, choice, row, onChoose, onUsePhoto, disabled } = props;
  const dialog = useLazyDialog(
    async () => (await import('./object-dialog.tsx')).ObjectDialog,
    'The pictures',
  );
  const isKnown = suggestion !== undefined;
  const shown = choice === null ? (suggestion ?? null) : chosenObject(choice);
  return (
    <div className={classes.line}>
      <p className={classes.shown} {...(row ? {} : { role: 'status', 'aria-live': 'polite' })}>
        {isKnown ? (
          <>
            <ObjectPicture picture={shown?.picture ?? null} />
            <span>
              {row ? null : 'Shown as: '}
              <strong>{shownText(shown)}</strong>
            </span>
          </>
        ) : null}
      </p>
      {isKnown ? (
        <span className={classes.actions}>
          <Button
            type="link"
            size="small"
            aria-haspopup="dialog"
            aria-label={row ? `Change what is shown for ${row}` : 'Change what is shown'}
            disabled={disabled}
            loading={dialog.isLoading && { delay: 300 }}
            onClick={dialog.open}
          >
            Change
          </Button>
          {onUsePhoto ? (
            <Button type="link" size="small" disabled={disabled} onClick={onUsePhoto}>
              Use your own photo
            </Button>
          ) : null}
        </span>
      ) : null}
      {dialog.Dialog ? (
        <dialog.Dialog
          isOpen={dialog.isOpen}
          choice={choice}
          suggestion={suggestion ?? null}
          onClose={dialog.close}
          onChoose={(next) => {
            dialog.close();
            onChoose(next, suggestion?.name ?? TYPE_ONLY);
          }}
        />
      ) : null}
    </div>
  );
}

function chosenObject(choice: string): DrawnObject | null {
  return isTypeOnlyName(choice) ? null : readDrawnObject(choice);
}

function shownText(shown: DrawnObject | null): string {
  return shown ? shown.label.toLowerCase() : 'type and color, no picture';
}
