import { type EvidenceDraft, evidenceDraftSchema } from '@adwright/contracts/policy';
import { Input } from '@adwright/ui/kit-controls';
import { Button } from '@adwright/ui/kit-core';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { completeLink } from '../launch-kit/final-link.ts';
import classes from './policy-findings.module.css';

/**
 * Saves evidence for a claim.
 * @returns the error message, or null when the evidence was saved
 */
export type SaveEvidence = (draft: EvidenceDraft & { claim: string }) => Promise<string | null>;

interface EvidenceFormProps {
  /** The sentence with the claim. */
  claim: string;
  onSave: SaveEvidence;
  onClose: () => void;
}

interface Problem {
  text: string;
  /** The field with the problem; absent when the problem concerns the whole form. */
  field?: PropertyKey | undefined;
}

/**
 * Shows a form for the evidence of a claim: a text, and the URL of its source. The launch kit's form contains
 * these fields, so they can't be a form element themselves.
 */
export function EvidenceForm({ claim, onSave, onClose }: EvidenceFormProps) {
  const id = useId();
  const [evidence, setEvidence] = useState('');
  const [link, setLink] = useState('');
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  /**
   * True after the first click on the save button. The second click of a double click arrives before the button
   * is rendered as busy.
   */
  const isSent = useRef(false);

  async function save() {
    if (isSent.current) return;
    const typed = link.trim() === '' ? null : completeLink(link);
    const draft = evidenceDraftSchema.safeParse({ evidence, link: typed });
    if (!draft.success) {
      const [issue] = draft.error.issues;
      setProblem(issue ? { text: issue.message, field: issue.path[0] } : null);
      return;
    }
    isSent.current = true;
    setIsSaving(true);
    const refusal = await onSave({ ...draft.data, claim });
    isSent.current = false;
    setIsSaving(false);
    setProblem(refusal === null ? null : { text: refusal });
    if (refusal === null) onClose();
  }

  function saveByEnter(event: KeyboardEvent) {
    // Enter must not submit the surrounding form.
    event.preventDefault();
    void save();
  }

  const problemOf = (field: keyof EvidenceDraft) =>
    problem?.field === field
      ? { 'aria-invalid': true, 'aria-describedby': `${id}-problem` }
      : undefined;

  return (
    <fieldset className={classes.form} aria-label={`Evidence for “${claim}”`}>
      <label htmlFor={`${id}-evidence`}>What proves it</label>
      <Input
        id={`${id}-evidence`}
        dir="auto"
        value={evidence}
        {...problemOf('evidence')}
        onChange={({ target }) => setEvidence(target.value)}
        onPressEnter={saveByEnter}
      />
      <label htmlFor={`${id}-link`}>Where it can be read (optional)</label>
      <Input
        id={`${id}-link`}
        type="url"
        placeholder="https://"
        value={link}
        {...problemOf('link')}
        onChange={({ target }) => setLink(target.value)}
        onPressEnter={saveByEnter}
      />
      {problem ? (
        <p id={`${id}-problem`} className={classes.problem} role="alert">
          {problem.text}
        </p>
      ) : null}
      <div className={classes.actions}>
        <Button size="small" loading={isSaving && { delay: 300 }} onClick={() => void save()}>
          Save evidence
        </Button>
        <Button size="small" type="text" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </fieldset>
  );
}
