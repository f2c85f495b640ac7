import { convertPicture, LibraryFileButton } from '@adwright/ads/assets';
import { type OverlayForm as OverlayValues, overlayFormSchema } from '@adwright/contracts';
import { FlowForm, OwnFields, TextField, useGeneration, useOwnFields } from '@adwright/generation';
import { UploadField } from '@adwright/ui';
import { Form } from '@adwright/ui/kit-forms';
import { toast } from '@adwright/ui/toast';
import { useState } from 'react';
import { DisclosureField } from '../layout/disclosure-field.tsx';
import { WorkingNote } from '../layout/working-note.tsx';
import { overlayFlow } from './overlay-flow.ts';
import { OVERLAY_TOASTS } from './overlay-texts.ts';

const { title, subtitle } = overlayFormSchema.shape;

/** Shows the form for an image, a title and an optional subtitle (spec §5), with an optional brand kit. */
export function OverlayForm() {
  const [file, setFile] = useState<File | null>(null);
  const generation = useGeneration(overlayFlow);
  const own = useOwnFields(overlayFlow.feature);

  async function send(words: OverlayValues, image: File) {
    const fields = await own.read();
    if (fields) await generation.generate({ form: { ...words, ...fields }, file: image });
  }

  return (
    <>
      <FlowForm
        feature={overlayFlow.feature}
        schema={overlayFormSchema}
        generation={generation}
        submitText="Generate Text Overlays"
        busyText="Generating..."
        submitDisabled={!file}
        onSubmit={(words) => {
          if (file) void send(words, file);
          else toast(OVERLAY_TOASTS.missingInformation);
        }}
      >
        <Form.Item>
          <UploadField
            label="Image"
            value={file}
            onChange={setFile}
            disabled={generation.isRunning}
            convert={convertPicture}
            extra={<LibraryFileButton onFile={setFile} disabled={generation.isRunning} />}
          />
        </Form.Item>
        <TextField
          name="title"
          label="Title"
          schema={title}
          missing="Title is required"
          placeholder="e.g. Warm bread by eight"
        />
        <TextField name="subtitle" label="Subtitle" schema={subtitle} placeholder="Optional" />
        <DisclosureField />
        <OwnFields own={own} disabled={generation.isRunning} />
      </FlowForm>
      {generation.isRunning ? <WorkingNote /> : null}
    </>
  );
}
