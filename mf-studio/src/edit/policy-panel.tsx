import {
  buildCheckedRecipe,
  PolicyFindings,
  PolicyState,
  useEvidence,
  usePolicyCheck,
} from '@adwright/ads/policy';
import {
  AD_FORMAT_NAMES,
  BADGE_NAMES,
  FORMAT_WORD_FIELDS,
  type Recipe,
  type WordField,
} from '@adwright/contracts';
import { POLICY_PLATFORMS } from '@adwright/contracts/policy';
import { withFormatWord } from '@adwright/contracts/recipe-formats';
import { Panel } from '@adwright/ui';
import { useMemo } from 'react';
import { withBadge } from './badges/edit-badges.ts';
import type { Editor } from './use-editor.ts';

/**
 * Shows platforms' possible objections to the ad's text, with a button for each repair. Objections of platforms
 * don't prevent the user from saving the ad.
 */
export function PolicyPanel({ editor }: { editor: Editor }) {
  const { adId, recipe } = editor;
  const ads = useMemo(() => [buildCheckedRecipe(adId, recipe)], [adId, recipe]);
  const check = usePolicyCheck(ads, POLICY_PLATFORMS);
  const adIds = useMemo(() => [adId], [adId]);
  const { evidence, attach, remove } = useEvidence(adIds);
  const findings = check.data?.[0]?.findings ?? [];
  return (
    <Panel title="Before you launch">
      <PolicyState
        check={check}
        outcome={
          findings.length === 0
            ? 'No rule of Meta, Google, LinkedIn, TikTok and Pinterest that we know speaks against these words.'
            : 'This is advice: you can save, download and launch the ad all the same.'
        }
      />
      <PolicyFindings
        findings={findings}
        evidence={evidence}
        onRepair={(field, text) => editor.edit(withText(recipe, field, text), `policy ${field}`)}
        onAttach={attach(adId)}
        onRemove={remove}
      />
    </Panel>
  );
}

/**
 * Returns a copy of the recipe with a changed text in a checked field, which then counts as typed by the user.
 */
export function withText(recipe: Recipe, path: string, text: string): Recipe {
  const [field = '', part = '', at = ''] = path.split('.');
  if (recipe.kind === 'overlay') {
    if (field !== 'headline' && field !== 'subline') return recipe;
    return {
      ...recipe,
      words: { ...recipe.words, [field]: text },
      typed: addTypedField(recipe, field),
    };
  }
  const { words } = recipe;
  const set = (name: WordField, changes: Partial<typeof words>): Recipe => ({
    ...recipe,
    words: { ...words, ...changes },
    typed: addTypedField(recipe, name),
  });
  switch (field) {
    case 'headline':
    case 'subline':
    case 'eyebrow':
    case 'callToAction':
    case 'problem':
    case 'solution':
      return set(field, { [field]: text });
    case 'offer':
      return words.offer
        ? set('offer', {
            offer: { ...words.offer, ...(part === 'second' ? { second: text } : { text }) },
          })
        : recipe;
    case 'badges': {
      const name = BADGE_NAMES.find((each) => each === part);
      return name ? withBadge(recipe, name, at === 'source' ? { source: text } : { text }) : recipe;
    }
    case 'formatWords': {
      const format = AD_FORMAT_NAMES.find((each) => each === part);
      const name = FORMAT_WORD_FIELDS.find((each) => each === at);
      return format && name ? withFormatWord(recipe, format, name, text) : recipe;
    }
    case 'facts':
      return set('facts', {
        facts: words.facts?.map((fact, index) => (String(index) === part ? text : fact)),
      });
    case 'quote':
      return set('quote', { quote: { ...words.quote, text } });
    case 'comparison': {
      const [first = '', second = '', third = ''] = words.comparison.ours.map((row, index) =>
        String(index) === at ? text : row,
      );
      const ours: typeof words.comparison.ours = [first, second, third];
      return set('comparison', { comparison: { ...words.comparison, ours } });
    }
    default:
      return recipe;
  }
}

function addTypedField({ typed }: Pick<Recipe, 'typed'>, field: WordField): WordField[] {
  return [...new Set([...typed, field])];
}
