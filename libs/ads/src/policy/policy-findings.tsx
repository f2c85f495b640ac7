import {
  type ClaimEvidence,
  findEvidence,
  isClaim,
  type PolicyFinding,
  type PolicyLevel,
} from '@adwright/contracts/policy';
import { Button } from '@adwright/ui/kit-core';
import clsx from 'clsx';
import { useRef, useState } from 'react';
import { useKeptFocus } from '../hooks/use-kept-focus.ts';
import { getPlatformSpec } from '../launch-kit/platforms.ts';
import { EvidenceForm, type SaveEvidence } from './evidence-form.tsx';
import classes from './policy-findings.module.css';

const LEVELS: Readonly<Record<PolicyLevel, string>> = {
  refused: 'Refused',
  reviewed: 'Reviewed',
  style: 'Style',
};

interface PolicyFindingsProps {
  findings: readonly PolicyFinding[];
  evidence: readonly ClaimEvidence[];
  /** Writes a repaired text into the editor's field. Absent if the user can't edit the text on this page. */
  onRepair?: (field: string, text: string) => void;
  onAttach: SaveEvidence;
  onRemove: RemoveEvidence;
}

/**
 * Removes evidence for a claim of an ad.
 * @returns the error message, or null when the evidence was removed
 */
type RemoveEvidence = (id: string) => Promise<string | null>;

/**
 * Shows possible objections of platforms, each with a help page, a repair and the evidence for the claim.
 */
export function PolicyFindings({ findings, onRepair, onRemove, ...rest }: PolicyFindingsProps) {
  const list = useRef<HTMLUListElement>(null);
  // The pressed button disappears together with its finding, so the focus moves to the list.
  const keepFocus = () => list.current?.focus();
  return (
    <ul ref={list} tabIndex={-1} className={classes.findings} aria-label="What platforms say">
      {groupFindings(findings).map((finding) => (
        <Finding
          key={`${finding.subject} ${finding.field} ${finding.sentence}`}
          finding={finding}
          onRepair={
            onRepair &&
            ((field, text) => {
              onRepair(field, text);
              keepFocus();
            })
          }
          onRemove={async (id) => {
            const problem = await onRemove(id);
            if (problem === null) keepFocus();
            return problem;
          }}
          {...rest}
        />
      ))}
    </ul>
  );
}

/**
 * Groups findings about the same words, and keeps the verdicts of all platforms. If one repair of a field
 * solves several findings, only the first of them shows the repair button.
 */
function groupFindings(findings: readonly PolicyFinding[]): PolicyFinding[] {
  const merged = new Map<string, PolicyFinding>();
  const repairs = new Set<string>();
  for (const finding of findings) {
    const key = isClaim(finding.subject)
      ? `${finding.subject} ${finding.field} ${finding.sentence}`
      : `${finding.field} ${finding.words}`;
    const known = merged.get(key);
    const repair = JSON.stringify([finding.field, finding.repair]);
    const isNew = !repairs.has(repair);
    repairs.add(repair);
    merged.set(key, {
      ...(known ?? finding),
      verdicts: [...(known?.verdicts ?? []), ...finding.verdicts],
      repair: known?.repair ?? (isNew ? finding.repair : null),
    });
  }
  return [...merged.values()];
}

type FindingProps = Omit<PolicyFindingsProps, 'findings'> & { finding: PolicyFinding };

function Finding({ finding, evidence, onRepair, onAttach, onRemove }: FindingProps) {
  const [isAttaching, setIsAttaching] = useState(false);
  const item = useKeptFocus<HTMLLIElement>(
    isAttaching,
    isAttaching ? 'input' : 'button:last-child',
  );
  const { level, words, verdicts, repair, field, subject, sentence } = finding;
  const proof = findEvidence(finding, evidence);
  if (proof) {
    return (
      <li ref={item} className={classes.finding}>
        <Supported proof={proof} onRemove={onRemove} />
      </li>
    );
  }
  return (
    <li ref={item} className={clsx(classes.finding, level === 'style' ? null : classes[level])}>
      <span>
        <span className={classes.level}>{LEVELS[level]}</span>: <bdi>“{words}”</bdi>
      </span>
      <ul className={classes.verdicts}>
        {verdicts.map(({ platform, says, page }) => (
          <li key={`${platform} ${says}`}>
            {says}{' '}
            <a href={page.url} target="_blank" rel="noreferrer">
              {getPlatformSpec(platform).label}: {page.title}
            </a>
          </li>
        ))}
      </ul>
      <div className={classes.actions}>
        {repair && onRepair ? (
          <Button size="small" title={repair.text} onClick={() => onRepair(field, repair.text)}>
            {repair.label}
          </Button>
        ) : null}
        {isClaim(subject) && !isAttaching ? (
          <Button size="small" type="text" onClick={() => setIsAttaching(true)}>
            Attach evidence
          </Button>
        ) : null}
      </div>
      {repair && onRepair ? (
        <p className={classes.note}>
          Becomes <bdi>“{repair.text}”</bdi>
        </p>
      ) : null}
      {isAttaching ? (
        <EvidenceForm claim={sentence} onSave={onAttach} onClose={() => setIsAttaching(false)} />
      ) : null}
    </li>
  );
}

function Supported({ proof, onRemove }: { proof: ClaimEvidence; onRemove: RemoveEvidence }) {
  const { id, claim, evidence, link } = proof;
  const [problem, setProblem] = useState<string | null>(null);
  const [isRemoving, setIsRemoving] = useState(false);
  async function remove() {
    setIsRemoving(true);
    setProblem(await onRemove(id));
    setIsRemoving(false);
  }
  return (
    <>
      <span>
        <span className={classes.level}>Supported</span>: <bdi>“{claim}”</bdi>
      </span>
      <p className={classes.note}>
        <bdi>{evidence}</bdi>{' '}
        {link ? (
          <a href={link} target="_blank" rel="noreferrer">
            {link}
          </a>
        ) : null}
      </p>
      {problem ? (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      ) : null}
      <div className={classes.actions}>
        <Button
          size="small"
          type="text"
          loading={isRemoving && { delay: 300 }}
          onClick={() => void remove()}
        >
          Remove evidence
        </Button>
      </div>
    </>
  );
}
