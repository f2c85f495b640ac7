import type { UnreadableResult } from '@adwright/contracts/shop-page';
import { FileDropZone } from '@adwright/ui';
import { Input } from '@adwright/ui/kit-controls';
import { Button } from '@adwright/ui/kit-core';
import { useId, useState } from 'react';
import classes from './shop-page.module.css';

interface OtherWaysProps {
  result: UnreadableResult;
  isReading: boolean;
  /** Called with text that the user copied from the page, or with the saved file of the page. */
  onFile: (file: Blob, isText: boolean) => void;
  /** Called when the user wants to add a photo instead; absent when the page has no photo field. */
  onPhoto?: (() => void) | undefined;
}

/** Tells the user why a shop page can't be read, and offers alternatives. */
export function OtherWays({ result, isReading, onFile, onPhoto }: OtherWaysProps) {
  const [text, setText] = useState('');
  const id = useId();
  return (
    <section className={classes.proposal} aria-label="Other ways">
      <p className={classes.problem} role="alert">
        {result.message}
      </p>
      <div className={classes.part}>
        <label className={classes.label} htmlFor={id}>
          Paste the page’s text
        </label>
        <Input.TextArea
          id={id}
          value={text}
          autoSize={{ minRows: 3, maxRows: 8 }}
          placeholder="On the page: select all, copy, and paste it here"
          onChange={({ target }) => setText(target.value)}
        />
        <div>
          <Button
            disabled={isReading || text.trim() === ''}
            onClick={() => onFile(new Blob([text], { type: 'text/plain' }), true)}
          >
            Read this text
          </Button>
        </div>
      </div>
      <FileDropZone
        className={classes.zone}
        accept=".html,.htm,text/html"
        takesPaste={false}
        onFile={(file) => onFile(file, false)}
      >
        <strong>Upload the saved page</strong>
        <span className={classes.quiet}>
          In your browser: save the page as “HTML only” or “Web page, complete”, up to 5 MB
        </span>
      </FileDropZone>
      {onPhoto ? (
        <div>
          <Button onClick={onPhoto}>Use a photo instead</Button>
        </div>
      ) : null}
    </section>
  );
}
