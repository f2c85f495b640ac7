import { SUGGESTED_ENHANCE_PX } from '@adwright/contracts';
import { enhanceFlow, FlowForm, useGeneration } from '@adwright/generation';
import { LoadingScreen, UploadField } from '@adwright/ui';
import { useState } from 'react';
import { imageOnlySchema } from '../layout/image-only-schema.ts';

/** The image to enhance; it stays chosen when the work fails. */
export function OptimizeForm({ userId }: { userId: string }) {
  const [file, setFile] = useState<File | null>(null);
  const generation = useGeneration(enhanceFlow, userId);
  return (
    <>
      <FlowForm
        feature={enhanceFlow.feature}
        userId={userId}
        schema={imageOnlySchema}
        generation={generation}
        submitText="Enhance Image"
        busyText="Enhancing..."
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
          hint={`Best at ${SUGGESTED_ENHANCE_PX}x${SUGGESTED_ENHANCE_PX} pixels or smaller.`}
        />
      </FlowForm>
      {generation.isRunning ? (
        <LoadingScreen
          messages={ENHANCE_MESSAGES}
          note="You may leave: the result will wait for you in My Ads."
        />
      ) : null}
    </>
  );
}

const ENHANCE_MESSAGES = [
  'Looking at your image',
  'Taking the noise out',
  'Balancing light and colour',
  'Bringing out detail',
  'Sharpening the edges',
  'Adding the finishing touches',
] as const;
