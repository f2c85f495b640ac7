import { convertPicture, LibraryFileButton } from '@adwright/ads/assets';
import { ENVIRONMENT_OPTIONS, VISUAL_STYLE_OPTIONS } from '@adwright/contracts';
import {
  type PhotoshootForm as PhotoshootValues,
  photoshootFormSchema,
} from '@adwright/contracts/photoshoot';
import {
  ChoiceField,
  FlowForm,
  LongTextField,
  TextField,
  useGeneration,
} from '@adwright/generation';
import { ErrorState, UploadField } from '@adwright/ui';
import { Form } from '@adwright/ui/kit-forms';
import { useState } from 'react';
import { DisclosureField, useDefaultDisclosure } from '../layout/disclosure-field.tsx';
import { WorkingNote } from '../layout/working-note.tsx';
import { photoshootFlow } from './photoshoot-flow.ts';
import { MISSING_IMAGE } from './photoshoot-texts.ts';

const { productType, environment, customEnvironment, visualStyle, extraInstructions } =
  photoshootFormSchema.shape;

/**
 * Product, setting and style (spec §5). A missing image is told at the product type, as the spec
 * has it.
 */
export function PhotoshootForm() {
  const [file, setFile] = useState<File | null>(null);
  const [form] = Form.useForm<Record<string, unknown>>();
  const chosenEnvironment = Form.useWatch('environment', form);
  const generation = useGeneration(photoshootFlow);
  const readDefault = useDefaultDisclosure();

  function choose(chosen: File | null) {
    setFile(chosen);
    if (!chosen) return;
    const others = form.getFieldError('productType').filter((error) => error !== MISSING_IMAGE);
    form.setFields([{ name: 'productType', errors: others }]);
  }

  async function send(values: PhotoshootValues, image: File) {
    const disclosure = values.disclosure ?? (await readDefault());
    await generation.generate({ form: { ...values, disclosure }, file: image });
  }

  return (
    <>
      <FlowForm
        form={form}
        feature={photoshootFlow.feature}
        schema={photoshootFormSchema}
        generation={generation}
        submitText="Generate Photoshoot"
        busyText="Generating..."
        onSubmit={(values) => {
          if (file) void send(values, file);
          else form.setFields([{ name: 'productType', errors: [MISSING_IMAGE] }]);
        }}
      >
        <TextField
          name="productType"
          label="Product Type"
          schema={productType}
          missing="Product type must be at least 2 characters."
          placeholder="e.g. perfume bottle, leather bag, sneakers..."
        />
        <Form.Item>
          <UploadField
            label="Product Image"
            value={file}
            onChange={choose}
            disabled={generation.isRunning}
            convert={convertPicture}
            hint="Best as a single square 1:1 image such as 1080x1080."
            extra={<LibraryFileButton onFile={choose} disabled={generation.isRunning} />}
          />
        </Form.Item>
        <ChoiceField
          name="environment"
          label="Environment"
          schema={environment}
          missing="Choose an environment"
          options={ENVIRONMENT_OPTIONS}
          placeholder="Where the product stands"
        />
        {chosenEnvironment === 'custom' ? (
          <TextField
            name="customEnvironment"
            label="Custom Environment"
            schema={customEnvironment}
            placeholder="e.g. a greenhouse in the rain"
          />
        ) : null}
        <ChoiceField
          name="visualStyle"
          label="Visual Style"
          schema={visualStyle}
          options={VISUAL_STYLE_OPTIONS}
          placeholder="Optional"
          allowClear
        />
        <LongTextField
          name="extraInstructions"
          label="Extra Instructions"
          schema={extraInstructions}
          placeholder="Optional, e.g. warm light, a wooden table"
        />
        <DisclosureField />
      </FlowForm>
      {generation.isRunning ? <WorkingNote /> : null}
      {generation.failure ? <ErrorState title={generation.failure} /> : null}
    </>
  );
}
