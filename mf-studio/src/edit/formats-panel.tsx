import {
  adKeys,
  DownloadButton,
  EditorRequestError,
  LaunchKitButton,
  requestEditor,
} from '@adwright/ads';
import {
  AD_FORMAT_NAMES,
  AD_FORMATS,
  type AdFormat,
  type AdImages,
  buildAdFormatsPath,
  type LeftOutFormat,
  renderFormatsResponseSchema,
} from '@adwright/contracts';
import { useSignedInUserId } from '@adwright/supabase';
import { Panel } from '@adwright/ui';
import { Button } from '@adwright/ui/kit-core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { buildFrameStyle } from './canvas-frame.ts';
import classes from './editor.module.css';
import type { Editor } from './use-editor.ts';
import { useFormatThumbnails } from './use-previews.ts';

interface FormatStripProps {
  editor: Editor;
  format: AdFormat;
  onChoose: (format: AdFormat) => void;
}

/** Shows the choice of the large picture's format; each option is a small picture of the current ad. */
export function FormatStrip({ editor, format, onChoose }: FormatStripProps) {
  const { data } = useFormatThumbnails(editor.recipe);
  return (
    <fieldset className={classes.strip}>
      <legend>Format</legend>
      {AD_FORMAT_NAMES.map((name) => {
        const { label, ratio } = AD_FORMATS[name];
        const picture = data?.pictures.find((other) => other.format === name);
        const left = data?.leftOut.find((other) => other.format === name);
        return (
          <button
            key={name}
            type="button"
            className={classes.format}
            // The accessible name also contains the format's name, because on a phone only the aspect ratio
            // is visible.
            aria-label={`${label} ${ratio}${left ? ', no room' : ''}`}
            aria-pressed={name === format}
            title={left?.message}
            onClick={() => onChoose(name)}
          >
            <span className={classes.miniature} style={buildFrameStyle(name)}>
              {picture ? <img src={picture.imageUrl} alt="" /> : null}
            </span>
            <span>
              <span className={classes.formatName}>{label}</span> {ratio}
            </span>
            {left ? <span className={classes.note}>No room</span> : null}
          </button>
        );
      })}
    </fieldset>
  );
}

/** Shows buttons that download every format of the saved version, free of charge. */
export function FormatsPanel({ editor }: { editor: Editor }) {
  const userId = useSignedInUserId();
  const { adId, saved, isDirty } = editor;
  const queryClient = useQueryClient();
  const [made, setMade] = useState<{ n: number; images: AdImages; leftOut: LeftOutFormat[] }>();
  const make = useMutation({
    mutationFn: () =>
      requestEditor({
        path: buildAdFormatsPath(adId),
        schema: renderFormatsResponseSchema,
        body: { formats: [...AD_FORMAT_NAMES] },
      }),
    onSuccess: async (answer) => {
      setMade(answer);
      await queryClient.invalidateQueries({ queryKey: adKeys.versions(userId, adId) });
    },
  });
  const images = made?.n === saved.n ? made.images : saved.images;
  const leftOut = made?.n === saved.n ? made.leftOut : [];
  const isComplete = AD_FORMAT_NAMES.every(
    (name) => images[name] || leftOut.some(({ format }) => format === name),
  );
  return (
    <Panel title="All formats">
      <ul className={classes.downloads}>
        {AD_FORMAT_NAMES.filter((name) => images[name]).map((name) => (
          <li key={name}>
            <span>
              {AD_FORMATS[name].label} {AD_FORMATS[name].ratio}
            </span>
            <DownloadButton
              imageUrl={images[name]}
              id={`${adId}-${name}`}
              label={`Download ${AD_FORMATS[name].label.toLowerCase()}`}
            />
          </li>
        ))}
      </ul>
      {leftOut.map(({ format, message }) => (
        <p key={format} className={classes.notice}>
          {message}
        </p>
      ))}
      {make.error ? (
        <p className={classes.problem} role="alert">
          {make.error instanceof EditorRequestError ? make.error.message : 'That did not work.'}
        </p>
      ) : null}
      {isComplete ? null : (
        <Button
          disabled={isDirty || make.isPending}
          loading={make.isPending && { delay: 300 }}
          onClick={() => make.mutate()}
        >
          Make every format
        </Button>
      )}
      <LaunchKitButton adIds={[adId]} disabled={isDirty} />
      <p className={classes.note}>
        {isDirty ? 'Save your changes first. ' : ''}Formats of an ad that you have are free.
      </p>
    </Panel>
  );
}
