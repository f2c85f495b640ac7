import { CopyButton } from './copy-button.tsx';
import classes from './copy-list.module.css';

interface CopyListProps {
  texts: readonly string[];
  /** What a text is called in the name of its button: "Copy {noun} 1". */
  noun: string;
}

/** Texts one below the other, each ready to paste. */
export function CopyList({ texts, noun }: CopyListProps) {
  return (
    <ul className={classes.texts}>
      {texts.map((text, index) => (
        // The texts never change place, and two may read alike.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <li key={index}>
          <p>{text}</p>
          <CopyButton text={text} label={`Copy ${noun} ${index + 1}`} />
        </li>
      ))}
    </ul>
  );
}
