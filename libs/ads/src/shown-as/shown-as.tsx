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
  /** Text of the product field, as the user typed the text. */
  product: string;
  /** The other fields of the brief, which reveal the language if the product's text is short. */
  form: AskedForm;
  /**
   * The user's choice: the name of an object or `TYPE_ONLY`; null to show the object that the product's text
   * names.
   */
  choice: string | null;
  /** Called with the user's choice. The argument `suggestion` is the object that the product's text names. */
  onChoose: (choice: string | null, suggestion: string) => void;
  /**
   * Called when the user wants to use a photo; without this function, the link to the photo field is hidden.
   */
  onUsePhoto?: () => void;
  disabled?: boolean;
}

/**
 * Shows a line with the object that an ad will show for a product, before the user pays. The line is hidden
 * when the engine gives no answer.
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
  /**
   * The object that the product's text names; null if the text names no object, undefined while the answer is
   * unknown.
   */
  suggestion: DrawnObject | null | undefined;
  /** Name of the product in a table, where the column header names the choice. */
  row?: string;
}

/** Shows the line with the suggested object, for a suggestion that the caller already has. */
export function ShownAsLine(props: ShownAsLineProps) {
  const { suggestion, choice, row, onChoose, onUsePhoto, disabled } = props;
  const dialog = useLazyDialog(
    async () => (await import('./object-dialog.tsx')).ObjectDialog,
    'The pictures',
  );
  const isKnown = suggestion !== undefined;
  const shown = choice === null ? (suggestion ?? null) : parseChoice(choice);
  return (
    <div className={classes.line}>
      <p className={classes.shown} {...(row ? {} : { role: 'status', 'aria-live': 'polite' })}>
        {isKnown ? (
          <>
            <ObjectPicture picture={shown?.picture ?? null} />
            <span>
              {row ? null : 'Shown as: '}
              <strong>{describeShown(shown)}</strong>
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

function parseChoice(choice: string): DrawnObject | null {
  return isTypeOnlyName(choice) ? null : readDrawnObject(choice);
}

function describeShown(shown: DrawnObject | null): string {
  return shown ? shown.label.toLowerCase() : 'type and color, no picture';
}
