import { AppError, parseRecipe, type Recipe } from '@adwright/contracts';
import { Button } from '@adwright/ui/kit-core';
import { Modal } from '@adwright/ui/kit-overlays';
import classes from './editor.module.css';
import type { Editor } from './use-editor.ts';

/** Shows the texts of both versions when two windows have edited one ad, so that no text is lost. */
export function StaleDialog({ editor }: { editor: Editor }) {
  const { stale, recipe } = editor;
  const theirs = stale && readLatest(stale.recipe);
  return (
    <Modal
      open={stale !== null}
      title="This ad was changed in another window"
      closable={false}
      footer={[
        <Button key="theirs" disabled={!theirs} onClick={() => theirs && editor.takeStale(theirs)}>
          Use the other window’s
        </Button>,
        <Button key="mine" type="primary" onClick={() => editor.saveOverStale()}>
          Save mine as the newest
        </Button>,
      ]}
    >
      <p>Both stay in the versions, whichever you choose.</p>
      <div className={classes.both}>
        <Texts title="Yours, not saved yet" recipe={recipe} />
        {theirs ? <Texts title={`Version ${stale?.n}, saved meanwhile`} recipe={theirs} /> : null}
      </div>
    </Modal>
  );
}

function Texts({ title, recipe }: { title: string; recipe: Recipe }) {
  const { headline, subline } = recipe.words;
  return (
    <section>
      <h3>{title}</h3>
      <p>{headline}</p>
      <p>{subline}</p>
      {recipe.kind === 'composed' ? <p>{recipe.words.callToAction}</p> : null}
    </section>
  );
}

function readLatest(stored: unknown): Recipe | null {
  try {
    return parseRecipe(stored);
  } catch (cause) {
    if (cause instanceof AppError) return null;
    throw cause;
  }
}
