import { cleanText } from '@adwright/contracts';
import { Button } from '@adwright/ui/kit-core';
import { Form } from '@adwright/ui/kit-forms';
import classes from './sense-notice.module.css';
import type { SenseGate } from './use-sense-gate.ts';

interface SenseNoticeProps {
  gate: SenseGate;
  disabled: boolean;
}

/**
 * Warns above the submit button that the product is unclear and that nothing was spent. The warning disappears
 * when the product's text changes.
 */
export function SenseNotice({ gate: { doubt, release }, disabled }: SenseNoticeProps) {
  const form = Form.useFormInstance();
  const typed: unknown = Form.useWatch('product');
  if (!doubt || (typeof typed === 'string' && cleanText(typed) !== doubt.product)) return null;
  function makeAnyway() {
    release();
    form.submit();
  }
  return (
    <div className={classes.notice} role="alert">
      <p>{doubt.text} No credit has been spent.</p>
      <div className={classes.actions}>
        <Button disabled={disabled} onClick={() => form.focusField('product')}>
          Change the product
        </Button>
        <Button type="link" disabled={disabled} onClick={makeAnyway}>
          Make it anyway
        </Button>
      </div>
    </div>
  );
}
