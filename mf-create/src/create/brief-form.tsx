import {
  AD_TYPE_OPTIONS,
  adLanguageSchema,
  briefSchema,
  customerQuoteSchema,
  EMOTION_OPTIONS,
  OWN_FIELDS,
} from '@adwright/contracts';
import {
  ChoiceField,
  FlowForm,
  LanguageField,
  LongTextField,
  OfferFields,
  OwnFields,
  ProductPageField,
  SenseNotice,
  ShownAsField,
  TextField,
  useBrandTone,
  useGeneration,
  useOwnFields,
  useSenseGate,
} from '@adwright/generation';
import { LoadingScreen, Panel } from '@adwright/ui';
import { Form } from '@adwright/ui/kit-forms';
import type * as z from 'zod';
import { createAdFlow } from './create-ad-flow.ts';
import { QuoteFields } from './quote-fields.tsx';

const { adType, audience, product, goal, emotion } = briefSchema.shape;

const formSchema = briefSchema.extend({
  language: adLanguageSchema.optional(),
  offer: OWN_FIELDS.offer,
  quote: customerQuoteSchema.partial().optional(),
});

/**
 * Shows the form for a brief (spec §5). Five fields are required; the offer, a photo and a brand kit are
 * optional.
 */
export function BriefForm() {
  const generation = useGeneration(createAdFlow);
  const own = useOwnFields(createAdFlow.feature);
  const gate = useSenseGate();
  const [form] = Form.useForm<Record<string, unknown>>();
  useBrandTone(form, own.kit);

  async function send({ quote, ...brief }: z.infer<typeof formSchema>) {
    if (!(await gate.pass(brief.product))) return;
    const fields = await own.read(brief.product);
    const quotation = quote?.text ? { quote: { ...quote, text: quote.text } } : {};
    if (fields) await generation.generate({ form: { ...brief, ...quotation, ...fields } });
  }

  return (
    <Panel marks>
      <ProductPageField
        feature={createAdFlow.feature}
        form={form}
        own={own}
        disabled={generation.isRunning}
      />
      <FlowForm
        form={form}
        feature={createAdFlow.feature}
        schema={formSchema}
        generation={generation}
        submitText="Generate Ad"
        busyText="Generating..."
        submitDisabled={own.isUploading}
        onSubmit={(brief) => void send(brief)}
      >
        <ChoiceField
          name="adType"
          label="Ad type"
          schema={adType}
          missing="Choose an ad type"
          options={AD_TYPE_OPTIONS}
          placeholder="How the story is told"
        />
        <QuoteFields />
        <TextField
          name="audience"
          label="Audience"
          schema={audience}
          missing="Say who the ad is for"
          placeholder="e.g. parents who cook on weeknights"
        />
        <TextField
          name="product"
          label="Product"
          schema={product}
          missing="Say what the ad is about"
          placeholder="e.g. a soup kit for four"
        />
        <ShownAsField own={own} disabled={generation.isRunning} />
        <LongTextField
          name="goal"
          label="Goal"
          schema={goal}
          missing="Say what the ad should achieve"
          placeholder="e.g. first orders from new customers"
        />
        <ChoiceField
          name="emotion"
          label="Emotion"
          schema={emotion}
          missing="Choose an emotion"
          options={EMOTION_OPTIONS}
          placeholder="What the reader should feel"
        />
        <LanguageField />
        <OfferFields />
        <OwnFields own={own} withPhoto disabled={generation.isRunning} />
        <SenseNotice gate={gate} disabled={generation.isRunning} />
      </FlowForm>
      {generation.isRunning ? (
        <LoadingScreen note="You may leave: the result will wait for you in My Ads." />
      ) : null}
    </Panel>
  );
}
