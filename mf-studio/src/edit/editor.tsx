import { EditorRequestError, getRetrySeconds, useCopyAd } from '@adwright/ads';
import { ReviewPanel } from '@adwright/ads/review';
import {
  AD_FORMATS,
  type AdFormat,
  type AdVersionRow,
  buildAdPath,
  type MovableElement,
  RENDERER_VERSION,
  type Recipe,
} from '@adwright/contracts';
import { writeAltText } from '@adwright/contracts/alt-text';
import type { PreviewResponse } from '@adwright/contracts/recipe-editing';
import { adaptToFormat } from '@adwright/contracts/recipe-formats';
import { LinkButton, PageShell } from '@adwright/ui';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { LeaveDialog } from '../layout/leave-dialog.tsx';
import { findCroppablePhoto, type PhotoBackground } from './background.ts';
import { BackgroundPanel, type CropMode } from './background-panel.tsx';
import { BrandPanel } from './brand-panel.tsx';
import { ElementLayer } from './canvas/element-layer.tsx';
import { CommandHelp } from './command-help.tsx';
import { dropPlainKeys, listEditorCommands } from './commands.ts';
import { CropLayer } from './crop/crop-layer.tsx';
import { DisclosurePanel } from './disclosure-panel.tsx';
import classes from './editor.module.css';
import { ActionBar, HeaderActions } from './editor-actions.tsx';
import { EditorHeader } from './editor-header.tsx';
import { FocusPanel } from './focus-panel.tsx';
import { FormatStrip, FormatsPanel } from './formats-panel.tsx';
import { Inspector, type InspectorTab } from './inspector.tsx';
import { LanguagesPanel } from './languages/languages-panel.tsx';
import { ColoursPanel, LayoutPanel, OverlayStylePanel, TypePanel } from './look-panel.tsx';
import { PolicyPanel } from './policy-panel.tsx';
import { PreviewStage } from './preview-stage.tsx';
import { ProductPanel } from './product-panel.tsx';
import { findFocusedPicture } from './product-picture.ts';
import { ScorePanel } from './score-panel.tsx';
import { StaleDialog } from './stale-dialog.tsx';
import { useCommandKeys } from './use-command-keys.ts';
import { type Editor as EditorSession, useEditor } from './use-editor.ts';
import { useFocusAtTop } from './use-focus-at-top.ts';
import { useIsNarrow } from './use-is-narrow.ts';
import { usePlainKeys } from './use-plain-keys.ts';
import { useFormatThumbnails, usePreview, useScore } from './use-previews.ts';
import { VersionsPanel } from './versions-panel.tsx';
import { WordsPanel } from './words-panel.tsx';

interface EditorProps {
  row: AdVersionRow;
  recipe: Recipe;
}

/** Shows the editor of one ad: a large picture beside the panels that change it. */
export function Editor({ row, recipe: initial }: EditorProps) {
  const editor = useEditor(row, initial);
  const { recipe, saved } = editor;
  const copy = useCopyAd(editor.adId);
  const [format, setFormat] = useState<AdFormat>(initial.formats[0] ?? 'square');
  const [showsSafeZone, setShowsSafeZone] = useState(false);
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const preview = usePreview(recipe, format);
  const [hasPlainKeys, setHasPlainKeys] = usePlainKeys();
  const allCommands = listEditorCommands({
    editor,
    format,
    setFormat,
    duplicate: () => copy.mutate(undefined),
    isDuplicating: copy.isPending,
    toggleSafeZone: () => setShowsSafeZone(!showsSafeZone),
    openHelp: () => setIsHelpOpen(true),
  });
  const commands = hasPlainKeys ? allCommands : dropPlainKeys(allCommands);
  useCommandKeys(commands);
  useFocusAtTop();
  const isNarrow = useIsNarrow();
  return (
    <PageShell>
      <EditorHeader>
        <LinkButton to={buildAdPath(editor.adId)}>Back to the ad</LinkButton>
        <HeaderActions editor={editor} commands={commands} hasBar={isNarrow} />
      </EditorHeader>
      {saved.recipe.renderer < RENDERER_VERSION ? (
        <OlderRenderer imageUrl={saved.images[format]} format={format} />
      ) : null}
      <Workspace
        editor={editor}
        preview={preview}
        format={format}
        onFormat={setFormat}
        showsSafeZone={showsSafeZone}
        onSafeZone={setShowsSafeZone}
        bar={isNarrow ? <ActionBar editor={editor} commands={commands} /> : null}
      />
      <CommandHelp
        commands={commands}
        hasPlainKeys={hasPlainKeys}
        onPlainKeys={setHasPlainKeys}
        isOpen={isHelpOpen}
        onClose={() => setIsHelpOpen(false)}
      />
      <StaleDialog editor={editor} />
      <LeaveDialog
        isDirty={editor.isDirty}
        loss="Your changes since the last version would be lost."
      />
    </PageShell>
  );
}

const TOO_LONG = 'A text is too long for this picture. Please shorten it under Words.';

const UNSHARED =
  'Nobody has been asked about this ad. “Share for approval”, on the ad’s page, makes a link for comments.';

interface WorkspaceProps {
  editor: EditorSession;
  preview: ReturnType<typeof usePreview>;
  format: AdFormat;
  onFormat: (format: AdFormat) => void;
  showsSafeZone: boolean;
  onSafeZone: (isShown: boolean) => void;
  /** Bar with commands below the panels of a narrow page. */
  bar: ReactNode;
}

/** Shows the picture with its formats, and the panels of the editor. */
function Workspace(props: WorkspaceProps) {
  const { editor, preview, format, onFormat, showsSafeZone, onSafeZone, bar } = props;
  const { recipe, saved } = editor;
  const [tab, setTab] = useState<InspectorTab>('words');
  const [selected, setSelected] = useState<readonly MovableElement[]>([]);
  /**
   * The format whose texts the user changes separately from all other formats. After a switch to another
   * format, changes apply to all formats again.
   */
  const [ownFormat, setOwnFormat] = useState<AdFormat | null>(null);
  const isOnlyHere = ownFormat === format;
  const [isCropping, setIsCropping] = useState(false);
  const cropped = isCropping ? findCroppablePhoto(recipe) : null;
  const select = (elements: readonly MovableElement[]) => {
    setSelected(elements);
    const last = elements.at(-1);
    if (last) setTab(findTab(last));
  };
  const failure =
    preview.failureReason instanceof EditorRequestError ? preview.failureReason.failure : null;
  const picture = preview.data?.pictures.find((other) => other.format === format);
  const savedUrl = saved.images[format];
  const small = useFormatThumbnails(recipe).data?.pictures.find(
    (other) => other.format === format,
  )?.imageUrl;
  const isTooLong = failure?.code === 'text_does_not_fit';
  // In the Words tab, the field itself shows how many characters fit, so the message beside the picture is
  // omitted.
  const tooLong = tab === 'words' ? null : TOO_LONG;
  return (
    <div className={classes.editor}>
      <div className={classes.pictureSide}>
        <PreviewStage
          format={format}
          altText={writeAltText(adaptToFormat(recipe, format))}
          preview={preview.data}
          isWaiting={preview.isFetching}
          problem={isTooLong ? tooLong : describeProblem(preview.failureReason)}
          substituteUrl={editor.isDirty ? (small ?? savedUrl) : savedUrl}
          showsSafeZone={showsSafeZone}
          onSafeZone={onSafeZone}
        >
          {recipe.kind === 'composed' && picture ? (
            <PictureLayer
              editor={editor}
              recipe={recipe}
              format={format}
              picture={picture}
              isCurrent={preview.isCurrent}
              isOnlyHere={isOnlyHere}
              selected={selected}
              onSelect={select}
              cropped={cropped}
              ground={preview.data?.colours?.ground}
              onCropped={() => setIsCropping(false)}
            />
          ) : null}
        </PreviewStage>
        <FormatStrip editor={editor} format={format} onChoose={onFormat} />
      </div>
      <Inspector
        tab={tab}
        onChoose={setTab}
        bar={bar}
        panels={{
          words: (
            <WordsPanel
              editor={editor}
              scope={{ format, isOnlyHere }}
              onOnlyHere={(isWanted) => setOwnFormat(isWanted ? format : null)}
              picture={picture}
              failure={failure}
            />
          ),
          look: (
            <LookPanels
              editor={editor}
              preview={preview.data}
              picture={picture}
              crop={{
                isOn: cropped !== null,
                turn: setIsCropping,
                suggested: picture?.backgroundFocus,
              }}
            />
          ),
          picture: <PicturePanels editor={editor} format={format} />,
          languages: <LanguagesTab editor={editor} />,
          check: <CheckPanels editor={editor} format={format} />,
          comments: <ReviewPanel adId={editor.adId} whenUnshared={UNSHARED} />,
          versions: <VersionsTab editor={editor} />,
        }}
      />
    </div>
  );
}

function LanguagesTab({ editor }: Pick<WorkspaceProps, 'editor'>) {
  const { recipe } = editor;
  if (recipe.kind !== 'composed') return <p>The words over a photo are in one language.</p>;
  return <LanguagesPanel editor={editor} recipe={recipe} />;
}

function VersionsTab({ editor }: Pick<WorkspaceProps, 'editor'>) {
  return (
    <>
      <FormatsPanel editor={editor} />
      <VersionsPanel editor={editor} />
    </>
  );
}

interface PictureLayerProps extends ComponentProps<typeof ElementLayer> {
  /** The background photo while the user crops it; otherwise null. */
  cropped: PhotoBackground | null;
  ground: string | undefined;
  onCropped: () => void;
}

/**
 * Shows the layer over the picture. The layer contains the picture's elements, or the background photo while
 * the user crops it.
 */
function PictureLayer({ cropped, ground, onCropped, ...layer }: PictureLayerProps) {
  return cropped ? (
    <CropLayer {...layer} background={cropped} ground={ground} onDone={onCropped} />
  ) : (
    <ElementLayer {...layer} />
  );
}

/** Returns the tab of the editor that contains the fields of an element. */
function findTab(element: MovableElement): InspectorTab {
  if (element === 'product') return 'picture';
  return element === 'logo' ? 'look' : 'words';
}

interface LookPanelsProps {
  editor: EditorSession;
  preview: PreviewResponse | undefined;
  picture: PreviewResponse['pictures'][number] | undefined;
  crop: CropMode;
}

function LookPanels({ editor, preview, picture, crop }: LookPanelsProps) {
  const { recipe } = editor;
  const gaveWay = picture?.gaveWay ?? [];
  const isOverlay = recipe.kind === 'overlay';
  return (
    <>
      <BrandPanel editor={editor} recipe={recipe} gaveWay={isOverlay ? gaveWay : []} />
      {isOverlay ? (
        <OverlayStylePanel editor={editor} recipe={recipe} />
      ) : (
        <>
          <ColoursPanel
            editor={editor}
            recipe={recipe}
            used={preview?.colours}
            gaveWay={gaveWay.filter(({ role }) => role !== 'background')}
          />
          <BackgroundPanel
            editor={editor}
            recipe={recipe}
            ground={preview?.colours?.ground}
            gaveWay={gaveWay.filter(({ role }) => role === 'background')}
            crop={crop}
          />
          <LayoutPanel editor={editor} recipe={recipe} />
          <TypePanel editor={editor} recipe={recipe} borrowed={picture?.borrowed} />
        </>
      )}
    </>
  );
}

function PicturePanels({ editor, format }: { editor: EditorSession; format: AdFormat }) {
  const { recipe } = editor;
  const focused = findFocusedPicture(recipe, format);
  return (
    <>
      {recipe.kind === 'composed' ? <ProductPanel editor={editor} recipe={recipe} /> : null}
      {focused ? <FocusPanel editor={editor} recipe={recipe} imageUrl={focused} /> : null}
      <DisclosurePanel editor={editor} recipe={recipe} />
    </>
  );
}

function CheckPanels({ editor, format }: { editor: EditorSession; format: AdFormat }) {
  const score = useScore(editor.recipe, format);
  return (
    <>
      <ScorePanel
        editor={editor}
        format={format}
        score={score.data?.pictures.find((other) => other.format === format)?.viralScore}
        isWaiting={score.isFetching}
      />
      <PolicyPanel editor={editor} />
    </>
  );
}

function describeProblem(error: Error | null): string | null {
  const seconds = getRetrySeconds(error);
  if (seconds === undefined) return error?.message ?? null;
  return `That was a lot at once. The preview goes on in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`;
}

/**
 * Shows the saved picture of an ad that an older renderer drew. The user can compare it with the preview
 * before saving.
 */
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
