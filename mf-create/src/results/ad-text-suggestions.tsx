import { CopyButton, Panel } from '@adwright/ui';
import classes from './ad-text-suggestions.module.css';

interface AdTextSuggestionsProps {
  pieces: readonly string[];
}

/** The ad text, piece by piece, each ready to paste. */
export function AdTextSuggestions({ pieces }: AdTextSuggestionsProps) {
  return (
    <Panel title="Ad Text Suggestions">
      <ul className={classes.pieces}>
        {pieces.map((piece, index) => (
          // The pieces never change place, and two may read alike.
          <li key={index}>
            <p>{piece}</p>
            <CopyButton text={piece} label={`Copy text ${index + 1}`} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
