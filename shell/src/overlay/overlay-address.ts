import { OVERLAY_PARAMETER, OVERRIDE_PASS_PARAMETER } from '@adwright/contracts';
import { buildAddress } from '../versions/module-choices.ts';

/** Versions that replace live ones, by module. */
export type ChosenVersions = Readonly<Record<string, string>>;

/** Builds the URL of this page with the overlay and some other versions, for a tab that has the overlay. */
export function buildOverlayAddress(page: string, chosen: ChosenVersions): string {
  const url = new URL(buildAddress(page, chosen));
  url.searchParams.set(OVERLAY_PARAMETER, '');
  return url.href;
}

/**
 * Builds the same URL as {@link buildOverlayAddress}, but for any tab: it includes the pass that opened this
 * overlay, if there is one.
 */
export function buildOverlayLink(
  page: string,
  chosen: ChosenVersions,
  pass: string | undefined,
): string {
  const url = new URL(buildOverlayAddress(page, chosen));
  if (pass) url.searchParams.set(OVERRIDE_PASS_PARAMETER, pass);
  return url.href;
}
