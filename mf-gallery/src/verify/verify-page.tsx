import { getErrorMessage } from '@adwright/contracts';
import { ErrorState, LoadingIndicator, PageHeader, PageShell, UploadField } from '@adwright/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { checkPicture } from './check-picture.ts';
import { VerdictPanel } from './verdict-panel.tsx';
import classes from './verify-page.module.css';

const SLOW_MS = 4000;

/** Shows the page /verify, which tells visitors whether Adwright made a picture. */
export function VerifyPage() {
  const [chosen, setChosen] = useState<{ file: File; id: number } | null>(null);
  const choose = (file: File | null) =>
    setChosen((before) => file && { file, id: (before?.id ?? 0) + 1 });
  return (
    <PageShell width="narrow">
      <PageHeader
        title="Verify a picture"
        lead="Hear whether Adwright made a picture, of what, and whether it was changed since."
      />
      <UploadField
        label="Picture"
        value={chosen?.file ?? null}
        onChange={choose}
        hint="The picture is checked and not kept. Nobody’s name or account is told."
      />
      {chosen ? <Check key={chosen.id} file={chosen.file} id={chosen.id} /> : <Explanation />}
    </PageShell>
  );
}

function Check({ file, id }: { file: File; id: number }) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['picture-check', id, file.name, file.size, file.lastModified],
    queryFn: ({ signal }) => checkPicture(file, signal),
    retry: false,
    // A file never changes, so the result remains valid even if the page is open for days.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return (
    <section className={classes.result} aria-label="Result" aria-live="polite">
      {isFetching ? <Checking fileName={file.name} /> : null}
      {error && !isFetching ? (
        <ErrorState
          title="This picture was not checked"
          description={getErrorMessage(error, 'Please try again.')}
          onRetry={() => void refetch()}
        />
      ) : null}
      {data && !isFetching ? <VerdictPanel fileName={file.name} check={data} /> : null}
    </section>
  );
}

function Checking({ fileName }: { fileName: string }) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={classes.checking}>
      <LoadingIndicator label="Loading the result" />
      <p>
        {isSlow
          ? `Still checking ${fileName}. A large picture takes a while.`
          : `Checking ${fileName}…`}
      </p>
    </div>
  );
}

function Explanation() {
  return (
    <section className={classes.explanation} aria-labelledby="how-it-works">
      <h2 id="how-it-works">How it works</h2>
      <p>
        Every picture that Adwright delivers carries signed content credentials. They say how it was
        made, and break when the file is changed.
      </p>
      <p>
        Where a site has removed them, the picture is compared with fingerprints of those that we
        delivered. That still finds one that was scaled or saved anew.
      </p>
    </section>
  );
}
