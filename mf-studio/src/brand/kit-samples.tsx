import { AFTER_RATE_LIMIT, getRetrySeconds, requestEditor, useSettled } from '@adwright/ads';
import { AD_FORMATS, type BrandSnapshot, EDITOR_PATHS, type Emotion } from '@adwright/contracts';
import { previewResponseSchema } from '@adwright/contracts/recipe-editing';
import { keepPreviousData, useQueries } from '@tanstack/react-query';
import clsx from 'clsx';
import { useMemo } from 'react';
import classes from './kit-samples.module.css';
import { type SampleAd, sampleAds } from './sample-ads.ts';

/** Time in milliseconds without typing after which the sample ads are rendered again. */
const TYPING_PAUSE_MS = 500;
const SAMPLE_WIDTH_PX = 480;

interface KitSamplesProps {
  brand: BrandSnapshot;
  tone: Emotion | null;
}

/** Shows three sample ads of the brand, and the colours that the engine replaced in the sample ads. */
export function KitSamples({ brand, tone }: KitSamplesProps) {
  const shown = useSettled(JSON.stringify({ brand, tone }), TYPING_PAUSE_MS);
  // The brand is compared by value, because the page creates a new brand object at every key press.
  const samples = useMemo(() => {
    const settled: KitSamplesProps = JSON.parse(shown);
    return sampleAds(settled.brand, settled.tone);
  }, [shown]);
  const previews = useQueries({ queries: samples.map(samplePreview) });
  const isWaiting = previews.some(({ isFetching }) => isFetching);
  const failure = previews.find(({ failureReason }) => failureReason)?.failureReason ?? null;
  const gaveWay = previews.flatMap(({ data }) => data?.pictures[0]?.gaveWay ?? []);
  const messages = [...new Set(gaveWay.map(({ message }) => message))];
  return (
    <section className={classes.samples} aria-label="Sample ads">
      <h2>How it looks</h2>
      <div className={clsx(classes.pictures, isWaiting && classes.waiting)}>
        {samples.map(({ name, format }, index) => {
          const picture = previews[index]?.data?.pictures[0];
          const { width, height } = AD_FORMATS[format];
          return (
            <div key={name} className={classes[format]} style={{ aspectRatio: width / height }}>
              {picture ? <img src={picture.imageUrl} alt={`Sample ad: ${name}`} /> : null}
            </div>
          );
        })}
      </div>
      <p role="status" className={classes.note}>
        {isWaiting ? 'Updating the samples' : 'Samples follow what you change. They are free.'}
      </p>
      {failure ? (
        <p className={classes.problem} role="alert">
          {describeProblem(failure)}
        </p>
      ) : null}
      <div aria-live="polite" className={classes.messages}>
        {messages.map((message) => (
          <p key={message}>{message}</p>
        ))}
      </div>
    </section>
  );
}

function samplePreview({ name, format, recipe }: SampleAd) {
  return {
    queryKey: ['brand-sample', name, recipe],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      requestEditor({
        path: EDITOR_PATHS.preview,
        schema: previewResponseSchema,
        body: { recipe, formats: [format], width: SAMPLE_WIDTH_PX, score: false },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    ...AFTER_RATE_LIMIT,
  };
}

function describeProblem(error: Error): string {
  const seconds = getRetrySeconds(error);
  return seconds === undefined
    ? 'The samples can’t be drawn right now. Your kit can be saved all the same.'
    : `The samples go on in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`;
}
