import { FlowForm, useGeneration, variationFlow } from '@adwright/generation';
import { UploadField } from '@adwright/ui';
import { useState } from 'react';
import { imageOnlySchema } from '../layout/image-only-schema.ts';
import { WorkingNote } from '../layout/working-note.tsx';

/** The image to vary; the button waits for it (spec §5). */
export function VariationForm({ userId }: { userId: string }) {
  const [file, setFile] = useState<File | null>(null);
  const generation = useGeneration(variationFlow, userId);
  return (
    <>
      <FlowForm
        feature={variationFlow.feature}
        userId={userId}
        schema={imageOnlySchema}
        generation={generation}
        submitText="Generate Variation"
        busyText="Generating..."
        submitDisabled={!file}
        onSubmit={(form) => {
          if (file) void generation.generate({ form, file });
        }}
      >
        <UploadField
          label="Image"
          value={file}
          onChange={setFile}
          disabled={generation.isRunning}
        />
      </FlowForm>
      {generation.isRunning ? <WorkingNote /> : null}
    </>
  );
}
