import { requestEditor } from '@adwright/ads';
import {
  type AdFormat,
  EDITOR_PATHS,
  VIRAL_SCORE_RANGE,
  type ViralScore,
} from '@adwright/contracts';
import { hintsResponseSchema } from '@adwright/contracts/recipe-editing';
import { Panel } from '@adwright/ui';
import { Button } from '@adwright/ui/kit-core';
import { useMutation } from '@tanstack/react-query';
import classes from './editor.module.css';
import type { Editor } from './use-editor.ts';

interface ScorePanelProps {
  editor: Editor;
  format: AdFormat;
  score: ViralScore | undefined;
  /** True while a new score is being computed; until the result arrives, the panel shows the previous score. */
  isWaiting: boolean;
}

/** Shows the current score of the ad, and suggested changes that raise the score. */
export function ScorePanel({ editor, format, score, isWaiting }: ScorePanelProps) {
  const { recipe } = editor;
  const hints = useMutation({
    mutationFn: () =>
      requestEditor({
        path: EDITOR_PATHS.hints,
        schema: hintsResponseSchema,
        body: { recipe, format },
      }).then((answer) => ({ ...answer, of: recipe })),
  });
  // Suggestions are shown only for the recipe that was scored. Applying an outdated suggestion would undo
  // later edits.
  const current = hints.data?.of === recipe ? hints.data : undefined;
  const offered = current?.hints.filter(({ element }) => !editor.locks.includes(element)) ?? [];
  return (
    <Panel title="Viral Score">
      <p className={classes.score} aria-live="polite" aria-busy={isWaiting}>
        <strong>{score ? Math.round(score.score) : '–'}</strong> of {VIRAL_SCORE_RANGE.max}
      </p>
      <ul className={classes.parts}>
        {score?.parts.map(({ name, label, score: part, advice }) => (
          <li key={name}>
            <span>
              {label} {Math.round(part)}
            </span>
            <span className={classes.note}>{advice}</span>
          </li>
        ))}
      </ul>
      <Button
        loading={hints.isPending && { delay: 300 }}
        disabled={hints.isPending}
        onClick={() => hints.mutate()}
      >
        Find what raises it
      </Button>
      {hints.error ? (
        <p className={classes.problem} role="alert">
          {hints.error.message}
        </p>
      ) : null}
      {current ? (
        <ul className={classes.hints} aria-label="Changes that raise the score">
          {offered.map((hint) => (
            <li key={`${hint.element}-${hint.message}`}>
              <span>
                {hint.message} {current.score} → {hint.score}
              </span>
              <Button size="small" onClick={() => editor.edit(hint.recipe)}>
                Apply
              </Button>
            </li>
          ))}
          {offered.length === 0 ? (
            <li>
              {current.hints.length === 0
                ? 'Nothing that we tried raises it.'
                : 'Only changes to what you keep would raise it.'}
            </li>
          ) : null}
        </ul>
      ) : null}
    </Panel>
  );
}
