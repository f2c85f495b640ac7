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
  /** The form instance, for pages that fill in fields themselves. */
  form?: FormInstance<Record<string, unknown>>;
  feature: FeatureKey;
  schema: z.ZodType<Values>;
  generation: Pick<GenerationHandle<Values>, 'isRunning' | 'isBusy'>;
  defaults?: Readonly<Record<string, string>>;
  submitText: string;
  busyText: string;
  /** True when a requirement is missing that has no field, such as an image. */
  submitDisabled?: boolean;
  onSubmit: (values: Values) => void;
  /**
   * Called when a field's error prevents sending. The field also shows its own message.
   */
  onInvalid?: () => void;
  children: ReactNode;
}

/**
 * Shows the form of every flow. The form stores a draft, and shows the price before the click and the balance
 * after it. The form asks for confirmation before the user leaves during the work.
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
 * Opens a folded section around a field, so that its error is visible. The id of a field's control is its name,
 * joined by "_".
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
