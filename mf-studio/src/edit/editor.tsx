import { EditorRequestError, secondsToWait } from '@adwright/ads';
import {
  AD_FORMATS,
  type AdFormat,
  type AdVersionRow,
  adPath,
  RECIPE_ELEMENTS,
  RENDERER_VERSION,
  type Recipe,
} from '@adwright/contracts';
import { altTextOf } from '@adwright/contracts/alt-text';
import { LinkButton, PageHeader, PageShell } from '@adwright/ui';
import { Button } from '@adwright/ui/kit-core';
import { Dices, Redo2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { LeaveDialog } from '../layout/leave-dialog.tsx';
import { BrandPanel } from './brand-panel.tsx';
import { DisclosurePanel } from './disclosure-panel.tsx';
import classes from './editor.module.css';
import { FocusPanel } from './focus-panel.tsx';
import { FormatStrip, FormatsPanel } from './formats-panel.tsx';
import { ColoursPanel, LayoutPanel, OverlayStylePanel, TypePanel } from './look-panel.tsx';
import { PolicyPanel } from './policy-panel.tsx';
import { PreviewStage } from './preview-stage.tsx';
import { ProductPanel } from './product-panel.tsx';
import { focusedPicture } from './product-picture.ts';
import { ScorePanel } from './score-panel.tsx';
import { StaleDialog } from './stale-dialog.tsx';
import { type Editor as EditorSession, useEditor } from './use-editor.ts';
import { useEditorKeys } from './use-editor-keys.ts';
import { usePreview, useScore } from './use-previews.ts';
import { VersionsPanel } from './versions-panel.tsx';
import { WordsPanel } from './words-panel.tsx';

interface EditorProps {
  row: AdVersionRow;
  recipe: Recipe;
}

/** The editor of one ad: the picture on one side, all that makes it on the other. */
export function Editor({ row, recipe: initial }: EditorProps) {
  const editor = useEditor(row, initial);
  const { recipe, saved } = editor;
  const [format, setFormat] = useState<AdFormat>(initial.formats[0] ?? 'square');
  const preview = usePreview(recipe, format);
  const score = useScore(recipe, format);
  const failure =
    preview.failureReason instanceof EditorRequestError ? preview.failureReason.failure : null;
  const picture = preview.data?.pictures.find((other) => other.format === format);
  const focused = focusedPicture(recipe, format);
  const canSave = editor.isDirty && !editor.isSaving && recipe.words.headline.trim() !== '';
  useEditorKeys({ undo: editor.undo, redo: editor.redo, save: () => canSave && editor.save() });
  return (
    <PageShell>
      <PageHeader
        title="Edit Ad"
        lead="Editing is free. Every save becomes a version that you can go back to."
        actions={
          <>
            <LinkButton to={adPath(editor.adId)}>Back to the ad</LinkButton>
            <EditorActions editor={editor} canSave={canSave} />
          </>
        }
      />
      {saved.recipe.renderer < RENDERER_VERSION ? (
        <OlderRenderer imageUrl={saved.images[format]} format={format} />
      ) : null}
      <div className={classes.editor}>
        <div className={classes.pictureSide}>
          <PreviewStage
            format={format}
            altText={altTextOf(recipe)}
            preview={preview.data}
            isWaiting={preview.isFetching}
            problem={
              failure?.code === 'text_does_not_fit' ? null : problemText(preview.failureReason)
            }
            savedUrl={saved.images[format]}
          />
          <FormatStrip editor={editor} format={format} onChoose={setFormat} />
        </div>
        <div className={classes.panels}>
          <WordsPanel editor={editor} failure={failure} />
          <BrandPanel
            editor={editor}
            recipe={recipe}
            gaveWay={recipe.kind === 'overlay' ? (picture?.gaveWay ?? []) : []}
          />
          {recipe.kind === 'overlay' ? (
            <OverlayStylePanel editor={editor} recipe={recipe} />
          ) : (
            <>
              <ProductPanel editor={editor} recipe={recipe} />
              <ColoursPanel
                editor={editor}
                recipe={recipe}
                used={preview.data?.colours}
                gaveWay={picture?.gaveWay ?? []}
              />
              <LayoutPanel editor={editor} recipe={recipe} />
              <TypePanel editor={editor} recipe={recipe} />
            </>
          )}
          <DisclosurePanel editor={editor} recipe={recipe} />
          {focused ? <FocusPanel editor={editor} recipe={recipe} imageUrl={focused} /> : null}
          <ScorePanel
            editor={editor}
            format={format}
            score={score.data?.pictures.find((other) => other.format === format)?.viralScore}
            isWaiting={score.isFetching}
          />
          <PolicyPanel editor={editor} />
          <FormatsPanel editor={editor} />
          <VersionsPanel editor={editor} />
        </div>
      </div>
      <StaleDialog editor={editor} />
      <LeaveDialog
        isDirty={editor.isDirty}
        loss="Your changes since the last version would be lost."
      />
    </PageShell>
  );
}

function problemText(error: Error | null): string | null {
  const seconds = secondsToWait(error);
  if (seconds === undefined) return error?.message ?? null;
  return `That was a lot at once. The preview goes on in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`;
}

function EditorActions({ editor, canSave }: { editor: EditorSession; canSave: boolean }) {
  return (
    <>
      <Button
        aria-label="Undo"
        title="Undo (Ctrl+Z)"
        icon={<Undo2 size={16} aria-hidden />}
        disabled={!editor.canUndo}
        onClick={editor.undo}
      />
      <Button
        aria-label="Redo"
        title="Redo (Ctrl+Shift+Z)"
        icon={<Redo2 size={16} aria-hidden />}
        disabled={!editor.canRedo}
        onClick={editor.redo}
      />
      {editor.recipe.kind === 'composed' ? (
        <Button
          icon={<Dices size={16} aria-hidden />}
          loading={editor.isRolling && { delay: 300 }}
          onClick={() =>
            editor.roll(RECIPE_ELEMENTS.filter((element) => !editor.locks.includes(element)))
          }
        >
          Roll all
        </Button>
      ) : null}
      <Button
        type="primary"
        loading={editor.isSaving && { delay: 300 }}
        disabled={!canSave}
        onClick={editor.save}
      >
        Save version
      </Button>
    </>
  );
}

/** Old and new side by side, before anything is saved. */
function OlderRenderer({ imageUrl, format }: { imageUrl: string | undefined; format: AdFormat }) {
  return (
    <aside className={classes.older}>
      {imageUrl ? <img src={imageUrl} alt={`${AD_FORMATS[format].label} as it was made`} /> : null}
      <p>
        This ad was made by an earlier version of Adwright, as shown here. The preview below shows
        it as it would be saved now; until you save, the ad stays as it is.
      </p>
    </aside>
  );
}
