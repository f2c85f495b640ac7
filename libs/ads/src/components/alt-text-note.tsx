import { isAppError, MAX_ALT_TEXT_LENGTH } from '@adwright/contracts';
import { Input } from '@adwright/ui/kit-controls';
import { Button } from '@adwright/ui/kit-core';
import { Link } from '@adwright/ui/router';
import { type FormEvent, useId, useState } from 'react';
import { useSaveAltText } from '../hooks/use-alt-texts.ts';
import { useKeptFocus } from '../hooks/use-kept-focus.ts';
import classes from './alt-text-note.module.css';

interface AltTextNoteProps {
  imageUrl: string;
  /** Current alt text of the picture, possibly empty. */
  altText: string;
  /** Name of the picture, for a page that shows several pictures. */
  name: string;
  /**
   * URL of the editor, for a picture with a recipe. The path is absent for a picture without a recipe. The
   * editor saves the alt text in the ad's next version.
   */
  editPath?: string | undefined;
}

/** Shows the alt text of a picture and lets the user edit it. */
export function AltTextNote({ imageUrl, altText, name, editPath }: AltTextNoteProps) {
  const [isEditing, setEditing] = useState(false);
  const place = useKeptFocus<HTMLDivElement>(isEditing, isEditing ? 'input' : 'button');
  return (
    <div ref={place}>
      {isEditing ? (
        <AltTextForm imageUrl={imageUrl} altText={altText} onClose={() => setEditing(false)} />
      ) : (
        <p className={classes.note}>
          <span>
            Alt text: <bdi>{altText}</bdi>
          </span>
          {editPath ? (
            <Link to={editPath} aria-label={`Change the alt text of ${name}`}>
              Change
            </Link>
          ) : (
            <Button
              size="small"
              type="link"
              aria-label={`Change the alt text of ${name}`}
              onClick={() => setEditing(true)}
            >
              Change
            </Button>
          )}
        </p>
      )}
    </div>
  );
}

type AltTextFormProps = Pick<AltTextNoteProps, 'imageUrl' | 'altText'> & { onClose: () => void };

function AltTextForm({ imageUrl, altText, onClose }: AltTextFormProps) {
  const id = useId();
  const [text, setText] = useState(altText);
  const [problem, setProblem] = useState<string | null>(null);
  const { mutateAsync: save, isPending } = useSaveAltText();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    const written = text.replace(/\s+/gu, ' ').trim();
    const found = findProblem(written);
    setProblem(found);
    if (found) return;
    await save({ imageUrl, altText: written }).then(onClose, (error: unknown) =>
      setProblem(
        isAppError(error, 'not_found')
          ? 'This picture was made before alt texts were kept, so its text can’t be changed.'
          : 'The alt text can’t be saved right now. Try again in a moment.',
      ),
    );
  }

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <label htmlFor={id}>Alt text, what the picture shows</label>
      <Input
        id={id}
        dir="auto"
        value={text}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        onChange={({ target }) => setText(target.value)}
      />
      {problem ? (
        <p id={`${id}-problem`} className={classes.problem} role="alert">
          {problem}
        </p>
      ) : null}
      <div className={classes.actions}>
        <Button size="small" htmlType="submit" loading={isPending && { delay: 300 }}>
          Save alt text
        </Button>
        <Button size="small" type="text" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

function findProblem(text: string): string | null {
  const length = [...text].length;
  if (length === 0) return 'Say what the picture shows';
  return length > MAX_ALT_TEXT_LENGTH
    ? `At most ${MAX_ALT_TEXT_LENGTH} characters; this has ${length}`
    : null;
}
