import {
  type ClaimEvidence,
  evidenceOf,
  isClaim,
  type PolicyFinding,
  type PolicyLevel,
} from '@adwright/contracts/policy';
import { Button } from '@adwright/ui/kit-core';
import clsx from 'clsx';
import { useRef, useState } from 'react';
import { useKeptFocus } from '../assets/use-kept-focus.ts';
import { platformSpec } from '../launch-kit/platforms.ts';
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
  /** Writes a repair into its field; absent where words can't be edited. */
  onRepair?: (field: string, text: string) => void;
  /** Absent where no evidence can be attached. */
  onAttach?: SaveEvidence;
  onRemove?: (id: string) => void;
}

/** What platforms would say, each with the page that says it, a repair, and the evidence that supports a claim. */
export function PolicyFindings({ findings, onRepair, onRemove, ...rest }: PolicyFindingsProps) {
  const list = useRef<HTMLUListElement>(null);
  // The button that was pressed goes away with its finding: keyboard and screen reader go on from the list.
  const keepFocus = () => list.current?.focus();
  return (
    <ul ref={list} tabIndex={-1} className={classes.findings} aria-label="What platforms say">
      {findings.map((finding) => (
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
          onRemove={
            onRemove &&
            ((id) => {
              onRemove(id);
              keepFocus();
            })
          }
          {...rest}
        />
      ))}
    </ul>
  );
}

type FindingProps = Omit<PolicyFindingsProps, 'findings'> & { finding: PolicyFinding };

function Finding({ finding, evidence, onRepair, onAttach, onRemove }: FindingProps) {
  const [isAttaching, setIsAttaching] = useState(false);
  const item = useKeptFocus<HTMLLIElement>(
    isAttaching,
    isAttaching ? 'input' : 'button:last-child',
  );
  const { level, words, verdicts, repair, field, subject, sentence } = finding;
  const proof = evidenceOf(finding, evidence);
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
          <li key={platform}>
            {says}{' '}
            <a href={page.url} target="_blank" rel="noreferrer">
              {platformSpec(platform).label}: {page.title}
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
        {onAttach && isClaim(subject) && !isAttaching ? (
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
      {onAttach && isAttaching ? (
        <EvidenceForm claim={sentence} onSave={onAttach} onClose={() => setIsAttaching(false)} />
      ) : null}
    </li>
  );
}

function Supported({
  proof,
  onRemove,
}: {
  proof: ClaimEvidence;
  onRemove: PolicyFindingsProps['onRemove'];
}) {
  const { id, claim, evidence, link } = proof;
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
      {onRemove ? (
        <div className={classes.actions}>
          <Button size="small" type="text" onClick={() => onRemove(id)}>
            Remove evidence
          </Button>
        </div>
      ) : null}
    </>
  );
}
