import { type FeatureFlag, FLAG_NAME, featureFlagSchema } from '@adwright/contracts';
import { listSentences } from '@adwright/remotes/release';
import { updateRegistry } from './registry-store.ts';
import { formatFlag } from './status.ts';
import type { ReleaseStore } from './store/release-store.ts';

/**
 * Checks the name and the settings of a feature flag, and returns the settings.
 * @throws Error when the name or the settings are invalid.
 */
function checkFlag(name: string, flag: FeatureFlag): FeatureFlag {
  if (!FLAG_NAME.test(name)) {
    throw new Error(
      `${name} is not a valid name of a flag. Use small letters, digits and dashes, as in new-editor.`,
    );
  }
  const parsed = featureFlagSchema.safeParse(flag);
  if (!parsed.success) throw new Error(listSentences(parsed.error).join('\n'));
  return parsed.data;
}

/**
 * Sets a feature flag for a group of visitors. A browser tab that is already open keeps its old flags until it
 * is reloaded.
 *
 * @param flag new settings; undefined removes the flag, which turns the flag off for all visitors.
 * @throws Error when the flag to remove does not exist.
 */
export async function setFlag(
  name: string,
  flag: FeatureFlag | undefined,
  store: ReleaseStore,
): Promise<void> {
  const checked = flag && checkFlag(name, flag);
  await updateRegistry(store, (state) => {
    const { [name]: before, ...others } = state.flags ?? {};
    if (!checked && before === undefined)
      throw new Error(`The registry has no feature flag ${name}`);
    const version = checked ? formatFlag(name, checked).replace(`flag ${name}  `, '') : 'off';
    return {
      ...state,
      flags: checked ? { ...others, [name]: checked } : others,
      note: { action: 'flag', subject: name, version },
    };
  });
}
