import {
  ENVIRONMENT_OPTIONS,
  photoshootFormSchema,
  TEXTS,
  VISUAL_STYLE_OPTIONS,
} from '@adwright/contracts';
import { FlowForm, fieldRules, photoshootFlow, useGeneration } from '@adwright/generation';
import { ErrorState, UploadField } from '@adwright/ui';
import { Form, Input, Select } from '@adwright/ui/kit-forms';
import { useState } from 'react';
import { WorkingNote } from '../layout/working-note.tsx';

const { productType, environment, customEnvironment, visualStyle, extraInstructions } =
  photoshootFormSchema.shape;

/**
 * Product, setting and style (spec §5). A missing image is told at the product type, as the spec
 * has it.
 */
export function PhotoshootForm({ userId }: { userId: string }) {
  const [file, setFile] = useState<File | null>(null);
  const [form] = Form.useForm<Record<string, unknown>>();
  const chosenEnvironment = Form.useWatch('environment', form);
  const generation = useGeneration(photoshootFlow, userId);
  return (
    <>
      <FlowForm
        form={form}
        feature={photoshootFlow.feature}
        userId={userId}
        schema={photoshootFormSchema}
        generation={generation}
        submitText="Generate Photoshoot"
        busyText="Generating..."
        onSubmit={(values) => {
          if (file) void generation.generate({ form: values, file });
          else form.setFields([{ name: 'productType', errors: [TEXTS.photoshootMissingImage] }]);
        }}
      >
        <Form.Item
          name="productType"
          label="Product Type"
          htmlFor="productType"
          rules={fieldRules(productType, 'Product type must be at least 2 characters.')}
        >
          <Input id="productType" placeholder="e.g. perfume bottle, leather bag, sneakers..." />
        </Form.Item>
        <Form.Item>
          <UploadField
            label="Product Image"
            value={file}
            onChange={(chosen) => {
              setFile(chosen);
              if (chosen) form.setFields([{ name: 'productType', errors: [] }]);
            }}
            disabled={generation.isRunning}
            hint="Best as a single square 1:1 image such as 1080x1080."
          />
        </Form.Item>
        <Form.Item
          name="environment"
          label="Environment"
          htmlFor="environment"
          rules={fieldRules(environment, 'Choose an environment')}
        >
          <Select
            id="environment"
            options={[...ENVIRONMENT_OPTIONS]}
            placeholder="Where the product stands"
          />
        </Form.Item>
        {chosenEnvironment === 'custom' ? (
          <Form.Item
            name="customEnvironment"
            label="Custom Environment"
            htmlFor="customEnvironment"
            rules={fieldRules(customEnvironment)}
          >
            <Input id="customEnvironment" placeholder="e.g. a greenhouse in the rain" />
          </Form.Item>
        ) : null}
        <Form.Item
          name="visualStyle"
          label="Visual Style"
          htmlFor="visualStyle"
          rules={fieldRules(visualStyle)}
        >
          <Select
            id="visualStyle"
            options={[...VISUAL_STYLE_OPTIONS]}
            placeholder="Optional"
            allowClear
          />
        </Form.Item>
        <Form.Item
          name="extraInstructions"
          label="Extra Instructions"
          htmlFor="extraInstructions"
          rules={fieldRules(extraInstructions)}
        >
          <Input.TextArea
            id="extraInstructions"
            rows={3}
            placeholder="Optional, e.g. warm light, a wooden table"
          />
        </Form.Item>
      </FlowForm>
      {generation.isRunning ? <WorkingNote /> : null}
      {generation.failure ? <ErrorState title={generation.failure} /> : null}
    </>
  );
}
