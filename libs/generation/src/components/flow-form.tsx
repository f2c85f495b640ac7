import { FEATURES, type FeatureKey, PATHS } from '@adwright/contracts';
import { useCredits } from '@adwright/credits';
import { useSignedInUserId } from '@adwright/supabase';
import { formatCreditPrice } from '@adwright/ui';
import { Button } from '@adwright/ui/kit-core';
import { Form, type FormInstance } from '@adwright/ui/kit-forms';
import { Link } from '@adwright/ui/router';
import { type ReactNode, useId } from 'react';
import type * as z from 'zod';
import { keepDraft, readDraft } from '../draft.ts';
import type { GenerationHandle } from '../hooks/use-generation.ts';
import classes from './flow-form.module.css';
import { LeaveGuard } from './leave-guard.tsx';

interface FlowFormProps<Values> {
  /** Form instance of antd, for pages that fill in fields by code. */
  form?: FormInstance<Record<string, unknown>>;
  feature: FeatureKey;
  schema: z.ZodType<Values>;
  generation: Pick<GenerationHandle<Values>, 'isRunning' | 'isBusy'>;
  defaults?: Readonly<Record<string, string>>;
  submitText: string;
  busyText: string;
  /** True when something required is missing that is not a form field, such as an image. */
  submitDisabled?: boolean;
  onSubmit: (values: Values) => void;
  /**
   * Called when an invalid field prevents sending the form; the field also shows an error message.
   */
  onInvalid?: () => void;
  children: ReactNode;
}

/**
 * Shows the form of a generation flow. The form stores a draft, and shows the price and the balance that
 * remains after the purchase. The form asks for confirmation when the user leaves during a generation.
 */
export function FlowForm<Values>(props: FlowFormProps<Values>) {
  const userId = useSignedInUserId();
  const { feature, schema, generation, defaults, onSubmit, onInvalid, children } = props;
  const priceId = useId();
  const { cost } = FEATURES[feature];

  function submit(values: unknown) {
    const parsed = schema.safeParse(values);
    if (parsed.success) onSubmit(parsed.data);
    else onInvalid?.();
  }

  return (
    <>
      <Form<Record<string, unknown>>
        form={props.form}
        layout="vertical"
        requiredMark={false}
        scrollToFirstError={{ focus: true }}
        disabled={generation.isRunning}
        initialValues={{ ...defaults, ...readDraft(userId, feature) }}
        onValuesChange={(_, values) => keepDraft(userId, feature, values)}
        onFinish={submit}
        onFinishFailed={({ errorFields }) => {
          for (const { name } of errorFields) unfold(name);
          onInvalid?.();
        }}
      >
        {children}
        <div className={classes.submit}>
          <Button
            type="primary"
            htmlType="submit"
            size="large"
            disabled={generation.isRunning || props.submitDisabled}
            aria-describedby={priceId}
          >
            {generation.isRunning ? (
              props.busyText
            ) : (
              <>
                <span>{props.submitText}</span>
                <span className={classes.price} aria-hidden>
                  {formatCreditPrice(cost)}
                </span>
              </>
            )}
          </Button>
          <Balance id={priceId} cost={cost} />
        </div>
      </Form>
      <LeaveGuard isBusy={generation.isBusy} />
    </>
  );
}

/**
 * Opens the collapsed section around a field, so that the field's error is visible. The id of the field's
 * control consists of the parts of the field's name, joined by "_".
 */
function unfold(name: readonly (string | number)[]): void {
  const folded = document.getElementById(name.join('_'))?.closest('details');
  if (folded) folded.open = true;
}

function Balance({ id, cost }: { id: string; cost: number }) {
  const { data: usage } = useCredits();
  const left = usage ? `, you have ${usage.left}` : '';
  return (
    <p className={classes.balance} id={id}>
      Costs {formatCreditPrice(cost)}
      {left}. {usage && usage.left < cost ? <Link to={PATHS.pricing}>Get more credits</Link> : null}
    </p>
  );
}
