import { convertPicture } from '@adwright/ads/assets';
import { type Flow, FlowForm, useGeneration } from '@adwright/generation';
import { UploadField } from '@adwright/ui';
import { type ReactNode, useState } from 'react';
import { DisclosureField, useDefaultDisclosure } from './disclosure-field.tsx';
import { type ImageOnlyValues, imageOnlySchema } from './image-only.ts';

interface ImageOnlyFormProps<Request, Response, State> {
  flow: Flow<ImageOnlyValues, Request, Response, State>;
  submitText: string;
  busyText: string;
  /** Hint about suitable images for the tool. */
  hint?: string;
  /** True if the form offers a note which says that AI made a part of the picture. */
  mayDisclose?: boolean;
  /** Content that is shown while the engine generates the picture. */
  working: ReactNode;
}

/**
 * Shows the form of a tool that requires only an image. The chosen image remains in the form when the
 * generation fails.
 */
export function ImageOnlyForm<Request, Response, State>(
  props: ImageOnlyFormProps<Request, Response, State>,
) {
  const { flow, mayDisclose = false } = props;
  const [file, setFile] = useState<File | null>(null);
  const generation = useGeneration(flow);
  const readDefault = useDefaultDisclosure();

  async function send({ disclosure }: ImageOnlyValues, image: File) {
    const form = mayDisclose ? { disclosure: disclosure ?? (await readDefault()) } : {};
    await generation.generate({ form, file: image });
  }

  return (
    <>
      <FlowForm
        feature={flow.feature}
        schema={imageOnlySchema}
        generation={generation}
        submitText={props.submitText}
        busyText={props.busyText}
        submitDisabled={!file}
        onSubmit={(form) => {
          if (file) void send(form, file);
        }}
      >
        <UploadField
          label="Image"
          value={file}
          onChange={setFile}
          disabled={generation.isRunning}
          convert={convertPicture}
          hint={props.hint}
        />
        {mayDisclose ? <DisclosureField /> : null}
      </FlowForm>
      {generation.isRunning ? props.working : null}
    </>
  );
}
