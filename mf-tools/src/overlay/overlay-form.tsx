import { overlayFormSchema, TOASTS } from '@adwright/contracts';
import { FlowForm, overlayFlow, TextField, useGeneration } from '@adwright/generation';
import { UploadField } from '@adwright/ui';
import { Form } from '@adwright/ui/kit-forms';
import { toast } from '@adwright/ui/toast';
import { useState } from 'react';
import { WorkingNote } from '../layout/working-note.tsx';

const { title, subtitle } = overlayFormSchema.shape;

/** Image, title and optional subtitle (spec §5). */
export function OverlayForm({ userId }: { userId: string }) {
  const [file, setFile] = useState<File | null>(null);
  const generation = useGeneration(overlayFlow, userId);
  return (
    <>
      <FlowForm
        feature={overlayFlow.feature}
        userId={userId}
        schema={overlayFormSchema}
        generation={generation}
        submitText="Generate Text Overlays"
        busyText="Generating..."
        submitDisabled={!file}
        onSubmit={(form) => {
          if (file) void generation.generate({ form, file });
          else toast(TOASTS.missingInformation);
        }}
      >
        <Form.Item>
          <UploadField
            label="Image"
            value={file}
            onChange={setFile}
            disabled={generation.isRunning}
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
      </FlowForm>
      {generation.isRunning ? <WorkingNote /> : null}
    </>
  );
}
