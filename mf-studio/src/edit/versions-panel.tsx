import { AdImage, useAdVersions } from '@adwright/ads';
import { type AdVersionRow, AppError, parseRecipe, type Recipe } from '@adwright/contracts';
import { formatDateTime, Panel } from '@adwright/ui';
import { Button } from '@adwright/ui/kit-core';
import { Skeleton } from '@adwright/ui/kit-skeleton';
import classes from './editor.module.css';
import type { Editor } from './use-editor.ts';

/**
 * Shows every saved version, newest first; restoring a version saves its recipe again as the newest version.
 */
export function VersionsPanel({ editor }: { editor: Editor }) {
  const { data, isPending, isError } = useAdVersions(editor.adId);
  return (
    <Panel title="Versions">
      {isPending ? <Skeleton active paragraph={{ rows: 2 }} title={false} /> : null}
      {isError ? <p className={classes.problem}>The versions could not be loaded.</p> : null}
      <ol className={classes.versions}>
        {data?.map((version) => (
          <VersionItem key={version.n} version={version} editor={editor} />
        ))}
      </ol>
    </Panel>
  );
}

function VersionItem({ version, editor }: { version: AdVersionRow; editor: Editor }) {
  const { n, images, created_at } = version;
  const recipe = parseStoredRecipe(version.recipe);
  const [imageUrl] = Object.values(images);
  return (
    <li>
      <div className={classes.versionPicture}>
        <AdImage src={imageUrl} alt={`Version ${n}`} size="card" />
      </div>
      <span>
        Version {n}
        <span className={classes.note}> {formatDateTime(created_at)}</span>
      </span>
      {n === editor.saved.n ? (
        <span className={classes.note}>Current</span>
      ) : (
        <Button
          size="small"
          disabled={!recipe || editor.isSaving}
          aria-label={`Restore version ${n}`}
          onClick={() => recipe && editor.restore(recipe)}
        >
          Restore
        </Button>
      )}
    </li>
  );
}

function parseStoredRecipe(stored: unknown): Recipe | null {
  try {
    return parseRecipe(stored);
  } catch (cause) {
    if (cause instanceof AppError) return null;
    throw cause;
  }
}
