import { boostRequestSchema, EMOTION_OPTIONS, FORMAT_OPTIONS, TOASTS } from '@adwright/contracts';
import { boostFlow, FlowForm, fieldRules, useGeneration } from '@adwright/generation';
import { Form, Input, Radio, Select } from '@adwright/ui/kit-forms';
import { toast } from '@adwright/ui/toast';
import { BoostProgress } from './boost-progress.tsx';

const { product, audience, emotion, brandName, callToAction } = boostRequestSchema.shape;

/** Where each format runs (spec §2 /boost). */
const FORMAT_USES = { square: 'for feed posts', story: 'for stories and reels' } as const;
const FORMATS = FORMAT_OPTIONS.map(({ value, label }) => ({
  value,
  label: `${label} ${FORMAT_USES[value]}`,
}));

/** The boost's brief (spec §2, §5). */
export function BoostForm({ userId }: { userId: string }) {
  const generation = useGeneration(boostFlow, userId);
  return (
    <>
      <FlowForm
        feature={boostFlow.feature}
        userId={userId}
        schema={boostRequestSchema}
        generation={generation}
        defaults={{ format: 'square' }}
        submitText="Generate 10 Creative Variations"
        busyText="Generating..."
        onSubmit={(form) => generation.generate({ form })}
        onInvalid={() => toast(TOASTS.missingFields)}
      >
        <Form.Item
          name="product"
          label="Product or Service"
          htmlFor="product"
          rules={fieldRules(product, 'Say what the ads are about')}
        >
          <Input id="product" placeholder="e.g. a standing desk for small flats" />
        </Form.Item>
        <Form.Item
          name="audience"
          label="Target Audience"
          htmlFor="audience"
          rules={fieldRules(audience, 'Say who the ads are for')}
        >
          <Input id="audience" placeholder="e.g. people who work from home" />
        </Form.Item>
        <Form.Item
          name="emotion"
          label="Emotional Appeal"
          htmlFor="emotion"
          rules={fieldRules(emotion, 'Choose an emotion')}
        >
          <Select
            id="emotion"
            options={[...EMOTION_OPTIONS]}
            placeholder="What the reader should feel"
          />
        </Form.Item>
        <Form.Item name="format" label="Ad Format">
          <Radio.Group aria-label="Ad Format" options={FORMATS} />
        </Form.Item>
        <Form.Item
          name="brandName"
          label="Brand Name"
          htmlFor="brandName"
          rules={fieldRules(brandName)}
        >
          <Input id="brandName" placeholder="Optional" />
        </Form.Item>
        <Form.Item
          name="callToAction"
          label="Call to Action"
          htmlFor="callToAction"
          rules={fieldRules(callToAction)}
        >
          <Input id="callToAction" placeholder="Optional, e.g. Try it at home" />
        </Form.Item>
      </FlowForm>
      {generation.isRunning ? <BoostProgress ready={generation.ready} /> : null}
    </>
  );
}
