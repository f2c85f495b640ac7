import { EMOTION_OPTIONS, FORMAT_OPTIONS } from '@adwright/contracts';
import { type BoostRequest, boostRequestSchema } from '@adwright/contracts/boost';
import {
  ChoiceField,
  FlowForm,
  LanguageField,
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
import { Form, Radio } from '@adwright/ui/kit-forms';
import { toast } from '@adwright/ui/toast';
import { boostFlow } from './boost-flow.ts';
import { BoostProgress } from './boost-progress.tsx';
import { MISSING_FIELDS } from './boost-texts.ts';

const { product, audience, emotion, brandName, callToAction } = boostRequestSchema.shape;

/** Use of each format, as the form words it (spec §2 /boost). */
const FORMAT_USES = { square: 'for feed posts', story: 'for stories and reels' } as const;
const FORMATS = FORMAT_OPTIONS.map(({ value, label }) => ({
  value,
  label: `${label} ${FORMAT_USES[value]}`,
}));

/** Shows the form of a boost (spec §2, §5), with optional fields for the user's photo and brand kit. */
export function BoostForm() {
  const generation = useGeneration(boostFlow);
  const own = useOwnFields(boostFlow.feature);
  const gate = useSenseGate();
  const [form] = Form.useForm<Record<string, unknown>>();
  useBrandTone(form, own.kit);

  async function send(brief: BoostRequest) {
    if (!(await gate.pass(brief.product))) return;
    const fields = await own.read(brief.product);
    if (fields) await generation.generate({ form: { ...brief, ...fields } });
  }

  return (
    <>
      <ProductPageField
        feature={boostFlow.feature}
        form={form}
        own={own}
        disabled={generation.isRunning}
      />
      <FlowForm
        form={form}
        feature={boostFlow.feature}
        schema={boostRequestSchema}
        generation={generation}
        defaults={{ format: 'square' }}
        submitText="Generate 10 Creative Variations"
        busyText="Generating..."
        submitDisabled={own.isUploading}
        onSubmit={(brief) => void send(brief)}
        onInvalid={() => toast(MISSING_FIELDS)}
      >
        <TextField
          name="product"
          label="Product or Service"
          schema={product}
          missing="Say what the ads are about"
          placeholder="e.g. a standing desk for small flats"
        />
        <ShownAsField own={own} disabled={generation.isRunning} />
        <TextField
          name="audience"
          label="Target Audience"
          schema={audience}
          missing="Say who the ads are for"
          placeholder="e.g. people who work from home"
        />
        <ChoiceField
          name="emotion"
          label="Emotional Appeal"
          schema={emotion}
          missing="Choose an emotion"
          options={EMOTION_OPTIONS}
          placeholder="What the reader should feel"
        />
        <Form.Item name="format" label="Ad Format">
          <Radio.Group aria-label="Ad Format" options={FORMATS} />
        </Form.Item>
        <TextField name="brandName" label="Brand Name" schema={brandName} placeholder="Optional" />
        <TextField
          name="callToAction"
          label="Call to Action"
          schema={callToAction}
          placeholder="Optional, e.g. Try it at home"
        />
        <LanguageField />
        <OfferFields />
        <OwnFields own={own} withPhoto disabled={generation.isRunning} />
        <SenseNotice gate={gate} disabled={generation.isRunning} />
      </FlowForm>
      {generation.isRunning ? <BoostProgress ready={generation.ready} /> : null}
    </>
  );
}
