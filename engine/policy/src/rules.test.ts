import { POLICY_PLATFORMS, type PolicyPlatform } from '@adwright/contracts/policy';
import { expect, it } from 'vitest';
import { checkAd } from './check-ad.ts';
import { POLICY_RULES } from './rules.ts';

const RULES = POLICY_PLATFORMS.flatMap((platform) =>
  Object.entries(POLICY_RULES[platform]?.rules ?? {}).map(([subject, rule]) => ({
    platform,
    subject,
    ...rule,
  })),
);

function subjectsIn(
  text: string,
  platform: PolicyPlatform,
  role: 'headline' | 'text' = 'headline',
) {
  const ad = { id: '1', language: 'en', names: [], texts: [{ field: 'headline', role, text }] };
  return checkAd(ad, [platform]).map(({ subject }): string => subject);
}

it('the folder of policy rules has rules for all five platforms', () => {
  expect(Object.keys(POLICY_RULES).toSorted()).toEqual([...POLICY_PLATFORMS].toSorted());
  expect(RULES.length).toBeGreaterThan(75);
});

it.each(RULES)(
  'checkAd finds for $platform the subject $subject in “$example”, but not in “$allowed”',
  (rule) => {
    const { platform, subject, example, allowed } = rule;
    expect(subjectsIn(example, platform)).toContain(subject);
    expect(subjectsIn(allowed, platform)).not.toContain(subject);
  },
);

it.each(RULES)(
  'the rule of $platform for $subject cites a page of the platform’s website',
  ({ platform, page }) => {
    const SITES: Record<PolicyPlatform, RegExp> = {
      meta: /(?:^|\.)(?:meta|fb|facebook)\.com$/,
      google: /(?:^|\.)google\.com$/,
      linkedin: /(?:^|\.)linkedin\.com$/,
      tiktok: /(?:^|\.)tiktok\.com$/,
      pinterest: /(?:^|\.)pinterest\.com$/,
    };
    expect(new URL(page.url).hostname).toMatch(SITES[platform]);
  },
);

it('a finding of an unverified rule says that the rule is not verified, and never refuses an ad', () => {
  const unverified = RULES.filter(({ verified }) => !verified);
  expect(new Set(unverified.map(({ platform }) => platform))).toEqual(
    new Set(['linkedin', 'pinterest']),
  );
  for (const { platform, subject, example } of unverified) {
    const ad = {
      id: '1',
      language: 'en',
      names: [],
      texts: [{ field: 'headline', role: 'headline' as const, text: example }],
    };
    const found = checkAd(ad, [platform]).find((finding) => finding.subject === subject);
    expect(found?.verdicts[0]?.says).toMatch(/^Not verified: /);
    expect(found?.level).not.toBe('refused');
  }
});
