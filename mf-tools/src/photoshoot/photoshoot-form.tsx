import { convertPicture, LibraryFileButton, useAddAsset } from '@adwright/ads/assets';
import { type AssetRow, ENVIRONMENT_OPTIONS, VISUAL_STYLE_OPTIONS } from '@adwright/contracts';
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
import { Form, type FormInstance } from '@adwright/ui/kit-forms';
import { type Ref, useRef, useState } from 'react';
import { DisclosureField, useDefaultDisclosure } from '../layout/disclosure-field.tsx';
import { WorkingNote } from '../layout/working-note.tsx';
import { photoshootFlow } from './photoshoot-flow.ts';
import { MISSING_IMAGE } from './photoshoot-texts.ts';
import { ProductCutOut } from './product-cut-out.tsx';

const { productType, environment, customEnvironment, visualStyle, extraInstructions } =
  photoshootFormSchema.shape;

/** The chosen product photo, and its row in the asset library after the photo was added. */
interface ShootPhoto {
  file: File;
  asset: AssetRow | null;
}

/**
 * Returns the chosen photo, and functions that change the photo. An uploaded photo is added to the asset
 * library at once.
 */
function useShootPhoto() {
  const [photo, setPhoto] = useState<ShootPhoto | null>(null);
  const adding = useAddAsset('product');

  /** Stores the photo's row of the asset library, unless the user has chosen another photo in the meantime. */
  function setAsset(file: File, asset: AssetRow) {
    setPhoto((now) => (now?.file === file ? { file, asset } : now));
  }

  function choosePhoto(file: File | null, asset: AssetRow | null) {
    setPhoto(file && { file, asset });
    adding.cancel();
    if (!file || asset) return;
    adding.mutate(file, { onSuccess: (added) => setAsset(file, added.asset) });
  }

  return { photo, adding, choosePhoto, setAsset };
}

/** Checks the chosen photo, and submits the photo with the form. */
function usePhotoshoot(form: FormInstance<Record<string, unknown>>) {
  const { photo, adding, choosePhoto, setAsset } = useShootPhoto();
  const cutOutNotice = useRef<HTMLDivElement>(null);
  const generation = useGeneration(photoshootFlow);
  const readDefault = useDefaultDisclosure();

  function choose(file: File | null, asset: AssetRow | null = null) {
    choosePhoto(file, asset);
    if (!file) return;
    const others = form.getFieldError('productType').filter((error) => error !== MISSING_IMAGE);
    form.setFields([{ name: 'productType', errors: others }]);
  }

  function submit(values: PhotoshootValues) {
    if (!photo) form.setFields([{ name: 'productType', errors: [MISSING_IMAGE] }]);
    else if (photo.asset && photo.asset.cutout_url === null) cutOutNotice.current?.focus();
    else void send(values, photo);
  }

  async function send(values: PhotoshootValues, { file, asset }: ShootPhoto) {
    const disclosure = values.disclosure ?? (await readDefault());
    const cutoutUrl = asset?.cutout_url ?? undefined;
    await generation.generate({ form: { ...values, disclosure, cutoutUrl }, file });
  }

  return { photo, adding, cutOutNotice, generation, choose, submit, setAsset };
}

/**
 * Shows the form for product, environment and style (spec §5). A missing image is reported at the field for the
 * product type, as in the spec. The form shows the cut-out of the product before the payment.
 */
export function PhotoshootForm() {
  const [form] = Form.useForm<Record<string, unknown>>();
  const product = Form.useWatch('productType', form);
  const { photo, adding, cutOutNotice, generation, choose, submit, setAsset } = usePhotoshoot(form);

  return (
    <>
      <FlowForm
        form={form}
        feature={photoshootFlow.feature}
        schema={photoshootFormSchema}
        generation={generation}
        submitText="Generate Photoshoot"
        busyText="Generating..."
        submitDisabled={adding.isPending}
        onSubmit={submit}
      >
        <TextField
          name="productType"
          label="Product Type"
          schema={productType}
          missing="Product type must be at least 2 characters."
          placeholder="e.g. perfume bottle, leather bag, sneakers..."
        />
        <PhotoField
          photo={photo}
          adding={adding}
          cutOutNotice={cutOutNotice}
          disabled={generation.isRunning}
          product={String(product ?? '')}
          onChoose={choose}
          onCut={setAsset}
        />
        <SceneFields form={form} />
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

interface PhotoFieldProps extends Pick<ReturnType<typeof useShootPhoto>, 'photo' | 'adding'> {
  /** Element with the notice about a photo that has no cut-out. */
  cutOutNotice: Ref<HTMLDivElement>;
  disabled: boolean;
  product: string;
  onChoose: (file: File | null, asset?: AssetRow | null) => void;
  onCut: (file: File, asset: AssetRow) => void;
}

/** Shows the field for the product photo, and the cut-out of the photo. */
function PhotoField(props: PhotoFieldProps) {
  const { photo, adding, cutOutNotice, disabled, product, onChoose, onCut } = props;
  return (
    <Form.Item>
      <UploadField
        label="Product Image"
        value={photo?.file ?? null}
        onChange={(file) => onChoose(file)}
        disabled={disabled}
        convert={convertPicture}
        hint="Best as a single square 1:1 image such as 1080x1080."
        extra={<LibraryFileButton onFile={onChoose} disabled={disabled} />}
      />
      {photo ? (
        <ProductCutOut
          ref={cutOutNotice}
          asset={photo.asset}
          isCutting={adding.isPending}
          error={adding.error}
          disabled={disabled}
          product={product}
          onCut={(asset) => onCut(photo.file, asset)}
        />
      ) : null}
    </Form.Item>
  );
}

/** Shows fields for the environment, with a text field for a custom environment, and for the visual style. */
function SceneFields({ form }: { form: FormInstance<Record<string, unknown>> }) {
  const chosenEnvironment = Form.useWatch('environment', form);
  return (
    <>
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
    </>
  );
}
