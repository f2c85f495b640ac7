import { CopyButton } from './copy-button.tsx';
import classes from './copy-list.module.css';

interface CopyListProps {
  texts: readonly string[];
  /** Noun for a text of the list in the names of the copy buttons: "Copy {noun} 1". */
  noun: string;
}

/** Shows a list of texts, each with a button to copy it. */
export function CopyList({ texts, noun }: CopyListProps) {
  return (
    <ul className={classes.texts}>
      {texts.map((text, index) => (
        // The keys are indices, because the texts never change their order, and two texts may be equal.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <li key={index}>
          <p>{text}</p>
          <CopyButton text={text} label={`Copy ${noun} ${index + 1}`} />
        </li>
      ))}
    </ul>
  );
}
