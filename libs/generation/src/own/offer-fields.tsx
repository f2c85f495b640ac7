import { useStatedFacts } from '@adwright/ads/shown-as';
import {
  OFFER_FIELDS,
  OFFER_LABELS,
  type Offer,
  type OfferField,
  offerSchema,
  type StatedFact,
} from '@adwright/contracts';
import { Input } from '@adwright/ui/kit-controls';
import { Form } from '@adwright/ui/kit-forms';
import { buildFieldRules } from '../components/field-rules.ts';
import classes from './offer-fields.module.css';
import { fetchPhoneHint } from './phone-hint.ts';
import { useAskedBrief } from './use-asked-brief.ts';

const EXAMPLES: Readonly<Record<OfferField, string>> = {
  price: 'e.g. €49, or from $19 a month',
  was: 'e.g. €69',
  discount: 'e.g. 20% off',
  code: 'e.g. TERM15',
  until: 'e.g. Sunday, or June 30',
  phone: 'e.g. +1 415 555 0132',
  place: 'e.g. 12 Mill Lane, Leeds',
  smallPrint: 'e.g. New customers only',
};
/**
 * Offer fields with values that are not understandable alone. The summary therefore shows a label before the
 * values of the fields `was`, `code` and `until`.
 */
const NAMED_FIELDS: readonly OfferField[] = ['was', 'code', 'until'];
const QUIET = 'Price, discount, code, deadline, phone or place';
const WAS_WITHOUT_PRICE = 'An old price needs the new one beside it: fill in Price, too.';

/**
 * Shows optional fields for an offer, which are collapsed at first. The ad prints each value as the user typed
 * it.
 */
export function OfferFields() {
  const { product, ...form } = useAskedBrief();
  const facts = useStatedFacts(product, form);
  return (
    <details className={classes.offer}>
      <summary>
        <span className={classes.title}>Offer</span>{' '}
        <span className={classes.quiet} aria-live="polite">
          {summariseFacts(facts, form.offer)}
        </span>
      </summary>
      <p className={classes.quiet}>Your ad prints each of these exactly as you type it.</p>
      <div className={classes.fields}>
        {OFFER_FIELDS.map((field) => (
          <OfferItem key={field} field={field} />
        ))}
      </div>
    </details>
  );
}

function OfferItem({ field }: { field: OfferField }) {
  const id = `offer_${field}`;
  return (
    <Form.Item
      name={['offer', field]}
      label={OFFER_LABELS[field]}
      htmlFor={id}
      className={field === 'smallPrint' ? classes.wide : undefined}
      rules={[...buildFieldRules(offerSchema.shape[field]), ...buildHintRules(field)]}
      dependencies={field === 'was' ? [['offer', 'price']] : undefined}
    >
      <Input
        id={id}
        placeholder={EXAMPLES[field]}
        inputMode={field === 'phone' ? 'tel' : undefined}
        autoComplete="off"
      />
    </Form.Item>
  );
}

type Rules = NonNullable<Parameters<typeof Form.Item>[0]['rules']>;

/** Returns form rules that only show warnings, so they don't prevent sending the form. */
function buildHintRules(field: OfferField): Rules {
  if (field === 'was') {
    return [
      ({ getFieldValue }) => ({
        warningOnly: true,
        validator: async (_rule, value: unknown) => {
          if (isFilled(value) && !isFilled(getFieldValue(['offer', 'price'])))
            throw new Error(WAS_WITHOUT_PRICE);
        },
      }),
    ];
  }
  if (field !== 'phone') return [];
  return [
    {
      warningOnly: true,
      validator: async (_rule, value: unknown) => {
        const hint = isFilled(value) ? await fetchPhoneHint(value) : null;
        if (hint) throw new Error(hint);
      },
    },
  ];
}

function isFilled(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

/**
 * Returns a summary of the facts that the ad will print, as the engine finds them in all texts of the form. If
 * the engine gives no answer, returns the values of the offer fields.
 */
function summariseFacts(facts: readonly StatedFact[], offer: Offer = {}): string {
  if (facts.length > 0) {
    const texts = facts.map(({ kind, text }) => {
      const field = OFFER_FIELDS.find((each) => each === kind && offer[each] === text);
      return field ? labelText(field, text) : text;
    });
    return `We’ll print: ${texts.join(' · ')}`;
  }
  const texts = OFFER_FIELDS.flatMap((field) => {
    const text = offer[field];
    return text ? labelText(field, text) : [];
  });
  return texts.length > 0 ? texts.join(' · ') : `${QUIET} (optional)`;
}

function labelText(field: OfferField, text: string): string {
  return NAMED_FIELDS.includes(field) ? `${OFFER_LABELS[field].toLowerCase()} ${text}` : text;
}
