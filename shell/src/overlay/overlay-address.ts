import { OVERLAY_PARAMETER, OVERRIDE_PASS_PARAMETER } from '@adwright/contracts';
import { buildAddress } from '../versions/module-choices.ts';

/** Versions that replace live versions; the key is the module's name. */
export type ChosenVersions = Readonly<Record<string, string>>;

/**
 * Builds the URL of this page with the overlay and some other versions, for a tab that already has the overlay.
 */
export function buildOverlayAddress(page: string, chosen: ChosenVersions): string {
  const url = new URL(buildAddress(page, chosen));
  url.searchParams.set(OVERLAY_PARAMETER, '');
  return url.href;
}

/**
 * Builds a URL like {@link buildOverlayAddress}, but for any tab. The URL includes the pass for the overlay,
 * if there is a pass.
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
