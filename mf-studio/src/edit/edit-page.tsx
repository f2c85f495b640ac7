import { useAd, useAdVersions } from '@adwright/ads';
import { AppError, buildAdPath, PATHS, parseRecipe, type Recipe, TEXTS } from '@adwright/contracts';
import { ErrorState, LinkButton, LoadingIndicator, PageHeader, PageShell } from '@adwright/ui';
import { useParams } from '@adwright/ui/router';
import { Editor } from './editor.tsx';

/** Shows the page /ad/{id}/edit, on which the user edits an existing ad free of charge. */
export function EditPage() {
  const { id = '' } = useParams();
  return <AdToEdit key={id} adId={id} />;
}

function AdToEdit({ adId }: { adId: string }) {
  const ad = useAd(adId);
  const versions = useAdVersions(adId);
  if (ad.isPending || versions.isPending) {
    return (
      <PageShell>
        <PageHeader title="Edit Ad" />
        <LoadingIndicator />
      </PageShell>
    );
  }
  if (ad.isError || versions.isError) {
    const retry = () => {
      for (const query of [ad, versions]) if (query.isError) void query.refetch();
    };
    return <NoEditor title="The ad could not be loaded" onRetry={retry} />;
  }
  if (ad.data === null) return <NoEditor title={TEXTS.adMissing} />;
  const [latest] = versions.data;
  if (!latest) {
    return (
      <NoEditor
        adId={adId}
        title="This ad is a finished picture, so it can’t be edited"
        description="Ads from Create Ad, Creative Boost and Add Text can be edited if they were made after editing was added. You can still download this one or use it in Add Text."
      />
    );
  }
  const read = readRecipe(latest.recipe);
  if (read.recipe === null) {
    return (
      <NoEditor
        adId={adId}
        title={read.problem}
        description="The picture stays as it is, and you can download it on the ad’s page."
      />
    );
  }
  return <Editor row={latest} recipe={read.recipe} />;
}

type ReadRecipe = { recipe: Recipe; problem: null } | { recipe: null; problem: string };

/** Returns a stored recipe, or the reason why this version of the product can't read it. */
function readRecipe(stored: unknown): ReadRecipe {
  try {
    return { recipe: parseRecipe(stored), problem: null };
  } catch (cause) {
    if (!(cause instanceof AppError)) throw cause;
    return { recipe: null, problem: cause.userMessage };
  }
}

interface NoEditorProps {
  title: string;
  description?: string;
  adId?: string;
  onRetry?: () => void;
}

function NoEditor({ title, description, adId, onRetry }: NoEditorProps) {
  return (
    <PageShell>
      <PageHeader title="Edit Ad" />
      <ErrorState
        title={title}
        description={description}
        onRetry={onRetry}
        action={
          adId ? (
            <LinkButton to={buildAdPath(adId)}>Back to the ad</LinkButton>
          ) : (
            <LinkButton to={PATHS.dashboard} announcedAs="button">
              Return to Dashboard
            </LinkButton>
          )
        }
      />
    </PageShell>
  );
}
