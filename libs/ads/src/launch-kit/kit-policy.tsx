import { findEvidence, POLICY_PLATFORMS } from '@adwright/contracts/policy';
import { useMemo } from 'react';
import { buildCheckedLaunchAd } from '../policy/checked-ad.ts';
import { PolicyFindings } from '../policy/policy-findings.tsx';
import { type useEvidence, usePolicyCheck } from '../policy/policy-queries.ts';
import { PolicyState } from '../policy/policy-state.tsx';
import type { LaunchAd } from './launch-ad.ts';
import classes from './launch-kit-dialog.module.css';
import type { PlatformName } from './platforms.ts';

/**
 * Maximum number of ads that the dialog lists with their policy findings. The dialog shows only the number of
 * the other ads.
 */
const MAX_LISTED = 10;

interface KitPolicyProps {
  ads: readonly LaunchAd[];
  platforms: readonly PlatformName[];
  ledger: ReturnType<typeof useEvidence>;
}

/**
 * Shows policy findings about the texts in a launch kit, under the rules of the chosen platforms. Findings do
 * not prevent a download.
 */
export function KitPolicy({ ads, platforms, ledger }: KitPolicyProps) {
  const checked = useMemo(() => ads.map(buildCheckedLaunchAd), [ads]);
  const chosen = POLICY_PLATFORMS.filter((platform) => platforms.includes(platform));
  const check = usePolicyCheck(checked, chosen);
  if (chosen.length === 0) return null;
  const open = (check.data ?? [])
    .map(({ id, findings }) => ({
      id,
      name: ads.find((ad) => ad.id === id)?.name ?? '',
      // Findings about the length of texts are ignored, because the launch kit shortens texts to fit their fields.
      findings: findings.filter(({ subject }) => subject !== 'length'),
      evidence: ledger.evidence.filter(({ ad_id }) => ad_id === id),
    }))
    .filter(({ findings }) => findings.length > 0);
  const unsupported = open.filter((ad) =>
    ad.findings.some((finding) => findEvidence(finding, ad.evidence) === null),
  );
  const outcome =
    open.length === 0
      ? 'No rule of these platforms speaks against the words.'
      : unsupported.length === 0
        ? 'Every claim has evidence, which the README names.'
        : `Platforms may object to ${unsupported.length} of ${ads.length} ${ads.length === 1 ? 'ad' : 'ads'}. You can download the kit all the same; change words in the editor.`;
  return (
    <section aria-label="What platforms may say">
      <PolicyState check={check} outcome={outcome} />
      {open.slice(0, MAX_LISTED).map(({ id, name, findings, evidence: own }) => (
        <details key={id} open={open.length === 1}>
          <summary>
            <bdi>{name}</bdi>
          </summary>
          <PolicyFindings
            findings={findings}
            evidence={own}
            onAttach={ledger.attach(id)}
            onRemove={ledger.remove}
          />
        </details>
      ))}
      {open.length > MAX_LISTED ? (
        <p className={classes.note}>And {open.length - MAX_LISTED} more ads.</p>
      ) : null}
    </section>
  );
}
