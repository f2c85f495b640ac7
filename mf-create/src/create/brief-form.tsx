import { AD_TYPE_OPTIONS, briefSchema, EMOTION_OPTIONS } from '@adwright/contracts';
import { createAdFlow, FlowForm, fieldRules, useGeneration } from '@adwright/generation';
import { LoadingScreen, Panel } from '@adwright/ui';
import { Form, Input, Select } from '@adwright/ui/kit-forms';

const { adType, audience, product, goal, emotion } = briefSchema.shape;

interface BriefFormProps {
  userId: string;
}

/** The brief: five fields, all required (spec §5). */
export function BriefForm({ userId }: BriefFormProps) {
  const generation = useGeneration(createAdFlow, userId);
  return (
    <Panel marks>
      <FlowForm
        feature={createAdFlow.feature}
        userId={userId}
        schema={briefSchema}
        generation={generation}
        submitText="Generate Ad"
        busyText="Generating..."
        onSubmit={(form) => generation.generate({ form })}
      >
        <Form.Item
          name="adType"
          label="Ad type"
          htmlFor="adType"
          rules={fieldRules(adType, 'Choose an ad type')}
        >
          <Select id="adType" options={[...AD_TYPE_OPTIONS]} placeholder="How the story is told" />
        </Form.Item>
        <Form.Item
          name="audience"
          label="Audience"
          htmlFor="audience"
          rules={fieldRules(audience, 'Say who the ad is for')}
        >
          <Input id="audience" placeholder="e.g. parents who cook on weeknights" />
        </Form.Item>
        <Form.Item
          name="product"
          label="Product"
          htmlFor="product"
          rules={fieldRules(product, 'Say what the ad is about')}
        >
          <Input id="product" placeholder="e.g. a soup kit for four" />
        </Form.Item>
        <Form.Item
          name="goal"
          label="Goal"
          htmlFor="goal"
          rules={fieldRules(goal, 'Say what the ad should achieve')}
        >
          <Input.TextArea id="goal" rows={3} placeholder="e.g. first orders from new customers" />
        </Form.Item>
        <Form.Item
          name="emotion"
          label="Emotion"
          htmlFor="emotion"
          rules={fieldRules(emotion, 'Choose an emotion')}
        >
          <Select
            id="emotion"
            options={[...EMOTION_OPTIONS]}
            placeholder="What the reader should feel"
          />
        </Form.Item>
      </FlowForm>
      {generation.isRunning ? (
        <LoadingScreen note="You may leave: the result will wait for you in My Ads." />
      ) : null}
    </Panel>
  );
}
