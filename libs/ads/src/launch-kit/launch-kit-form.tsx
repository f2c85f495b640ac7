import { MAX_PRODUCT_LINK_LENGTH } from '@adwright/contracts/campaigns';
import { Checkbox, Input } from '@adwright/ui/kit-controls';
import { Button } from '@adwright/ui/kit-core';
import { type FormEvent, useId, useMemo, useState } from 'react';
import { useEvidence } from '../policy/policy-queries.ts';
import { completeLink, findLinkProblem, hasOwnContent } from './final-link.ts';
import { KitPolicy } from './kit-policy.tsx';
import type { LaunchAd } from './launch-ad.ts';
import classes from './launch-kit-dialog.module.css';
import { LaunchKitError } from './launch-kit-error.ts';
import { getPlatformSpec, PLATFORM_NAMES, type PlatformName } from './platforms.ts';
import { useLasting, useMakeKit } from './use-launch-kit.ts';

/** Delay in milliseconds before the form shows progress, so that quick work shows no progress. */
const QUICK_MS = 300;
const MAX_NAME_LENGTH = 80;

/** Returns the value that all ads have in common; empty when the values differ. */
function findSharedValue(values: readonly string[]): string {
  const [first = ''] = values;
  return values.every((value) => value === first) ? first : '';
}

/**
 * Applies the form's values to the ads.
 * @param linkless ads that have no link, which get the link of the form
 */
function completeAds(
  ads: readonly LaunchAd[],
  linkless: readonly LaunchAd[],
  { brand, link }: { brand: string; link: string },
): LaunchAd[] {
  return ads.map((ad) => ({
    ...ad,
    brand: brand.trim() || ad.brand,
    link: linkless.includes(ad) ? link : ad.productLink,
  }));
}

interface LaunchKitFormProps {
  ads: readonly LaunchAd[];
  /** Default campaign name in the form; empty when the ads have no common subject. */
  campaignName?: string;
}

/** Shows a form with platforms, link, brand and campaign, and makes the launch kit. */
export function LaunchKitForm({ ads, campaignName }: LaunchKitFormProps) {
  const [platforms, setPlatforms] = useState<readonly PlatformName[]>(['meta', 'google']);
  const bare = ads.filter((ad) => ad.productLink === '');
  const hasOwnLinks = bare.length < ads.length;
  const [ownLinks, setOwnLinks] = useState(hasOwnLinks);
  /** The ads that get the link of the form's link field. */
  const linkless = ownLinks ? bare : ads;
  const [link, setLink] = useState(findSharedValue(bare.map((ad) => ad.link)));
  const [brand, setBrand] = useState(findSharedValue(ads.map((ad) => ad.brand)));
  const [campaign, setCampaign] = useState(
    (campaignName ?? findSharedValue(ads.map((ad) => ad.product))).slice(0, MAX_NAME_LENGTH),
  );
  const [isChecked, setIsChecked] = useState(false);
  const kit = useMakeKit();
  const adIds = useMemo(() => ads.map(({ id }) => id), [ads]);
  const ledger = useEvidence(adIds);
  const isSlow = useLasting(kit.isPending, QUICK_MS);
  const problems = {
    platforms: platforms.length === 0 ? 'Choose at least one platform' : null,
    link: linkless.length > 0 ? findLinkProblem(link) : null,
    brand: brand.trim() === '' && ads.some((ad) => ad.brand === '') ? 'Required' : null,
    campaign: campaign.trim() === '' ? 'Required' : null,
  };
  const shown: Partial<typeof problems> = isChecked ? problems : {};

  function submit(event: FormEvent) {
    event.preventDefault();
    setIsChecked(true);
    if (kit.isPending || Object.values(problems).some((problem) => problem !== null)) return;
    kit.mutate({ ads: completeAds(ads, linkless, { brand, link }), platforms, campaign });
  }

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <PlatformChoice chosen={platforms} problem={shown.platforms} onChange={setPlatforms} />
      <Links
        ownLinks={hasOwnLinks ? { used: ownLinks, onChange: setOwnLinks } : null}
        count={{ ads: ads.length, linkless: linkless.length }}
        link={link}
        problem={shown.link}
        onChange={setLink}
      />
      <Field
        label="Brand"
        required={ads.some((ad) => ad.brand === '')}
        value={brand}
        maxLength={MAX_NAME_LENGTH}
        problem={shown.brand}
        onChange={setBrand}
      />
      <Field
        label="Campaign"
        value={campaign}
        maxLength={MAX_NAME_LENGTH}
        problem={shown.campaign}
        onChange={setCampaign}
      />
      <KitPolicy ads={ads} platforms={platforms} ledger={ledger} />
      <Outcome
        progress={isSlow ? `Making ad ${kit.done + 1} of ${ads.length}` : null}
        leftOut={kit.data}
        error={kit.error}
      />
      <Button type="primary" htmlType="submit" loading={kit.isPending && { delay: QUICK_MS }}>
        Download launch kit
      </Button>
    </form>
  );
}

interface LinksProps {
  /** Whether each ad links to its own product; null when no product has a link. */
  ownLinks: { used: boolean; onChange: (used: boolean) => void } | null;
  /** Number of all ads, and number of the ads that get the form's link. */
  count: { ads: number; linkless: number };
  link: string;
  problem: string | null | undefined;
  onChange: (link: string) => void;
}

function Links({ ownLinks, count, ...field }: LinksProps) {
  return (
    <>
      {ownLinks ? (
        <Checkbox
          checked={ownLinks.used}
          onChange={({ target }) => ownLinks.onChange(target.checked)}
        >
          Each ad leads to its product’s link in the catalogue
        </Checkbox>
      ) : null}
      {count.linkless > 0 ? (
        <LinkField
          label={count.linkless < count.ads ? 'Link of ads without one' : 'Link of the ad'}
          {...field}
        />
      ) : null}
    </>
  );
}

interface LinkFieldProps {
  label: string;
  link: string;
  problem: string | null | undefined;
  onChange: (link: string) => void;
}

function LinkField({ label, link, problem, onChange }: LinkFieldProps) {
  return (
    <Field
      label={label}
      type="url"
      placeholder="https://"
      maxLength={MAX_PRODUCT_LINK_LENGTH}
      value={link}
      problem={problem}
      onBlur={() => onChange(completeLink(link))}
      note={
        hasOwnContent(link)
          ? 'The link has a utm_content of its own. It stays, so reports can’t tell the images apart.'
          : 'UTM parameters are added to it; those that it has are kept.'
      }
      onChange={onChange}
    />
  );
}

interface PlatformChoiceProps {
  chosen: readonly PlatformName[];
  problem: string | null | undefined;
  onChange: (chosen: readonly PlatformName[]) => void;
}

function PlatformChoice({ chosen, problem, onChange }: PlatformChoiceProps) {
  const problemId = useId();
  return (
    <fieldset className={classes.platforms} aria-describedby={problem ? problemId : undefined}>
      <legend>
        Platforms
        <RequiredMark />
      </legend>
      {PLATFORM_NAMES.map((name) => (
        <Checkbox
          key={name}
          checked={chosen.includes(name)}
          onChange={({ target }) =>
            onChange(
              PLATFORM_NAMES.filter((other) =>
                other === name ? target.checked : chosen.includes(other),
              ),
            )
          }
        >
          {getPlatformSpec(name).label}
        </Checkbox>
      ))}
      {problem ? (
        <p id={problemId} className={classes.problem} role="alert">
          {problem}
        </p>
      ) : null}
    </fieldset>
  );
}

interface FieldProps {
  label: string;
  value: string;
  maxLength: number;
  required?: boolean;
  type?: 'url';
  placeholder?: string;
  problem?: string | null | undefined;
  note?: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
}

/**
 * Shows a mark beside a required field. Screen readers ignore it, because the field already announces that it
 * is required.
 */
const RequiredMark = () => (
  <span className={classes.required} aria-hidden>
    {' *'}
  </span>
);

function Field({ label, required = true, problem, note, onChange, ...input }: FieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  return (
    <div className={classes.field}>
      <label htmlFor={id}>
        {label}
        {required ? <RequiredMark /> : null}
      </label>
      <Input
        {...input}
        id={id}
        dir="auto"
        aria-required={required}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem || note ? noteId : undefined}
        status={problem ? 'error' : ''}
        onChange={(event) => onChange(event.target.value)}
      />
      {problem ? (
        <p id={noteId} className={classes.problem} role="alert">
          {problem}
        </p>
      ) : note ? (
        <p id={noteId} className={classes.note}>
          {note}
        </p>
      ) : null}
    </div>
  );
}

interface OutcomeProps {
  progress: string | null;
  leftOut: readonly string[] | undefined;
  error: Error | null;
}

function Outcome({ progress, leftOut, error }: OutcomeProps) {
  return (
    <>
      <div role="status">
        {progress ? <p className={classes.note}>{progress}</p> : null}
        {leftOut ? (
          <p>The launch kit has been downloaded. Its README says what goes where.</p>
        ) : null}
      </div>
      {leftOut && leftOut.length > 0 ? (
        <ul className={classes.leftOut}>
          {leftOut.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      ) : null}
      {error ? (
        <p className={classes.problem} role="alert">
          {error instanceof LaunchKitError
            ? error.message
            : 'The launch kit can’t be made right now. Try again in a moment.'}
        </p>
      ) : null}
    </>
  );
}
