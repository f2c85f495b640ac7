import {
  type AssetRow,
  type BrandKitDraft,
  type BrandKitRow,
  type BrandSnapshot,
  brandSnapshotOf,
  logoUrlOf,
} from '@adwright/contracts';

/** A kit with the addresses of its logos, in the form that requests and recipes use. */
export function kitSnapshot(
  kit: BrandKitRow | BrandKitDraft,
  assets: readonly AssetRow[],
): BrandSnapshot {
  return brandSnapshotOf(kit, (assetId) => {
    const asset = assets.find(({ id }) => id === assetId);
    return asset ? logoUrlOf(asset) : null;
  });
}

/** Whether a kit's snapshot needs the user's assets. */
export function hasLogo({ logo_light, logo_dark }: BrandKitRow | BrandKitDraft): boolean {
  return logo_light !== null || logo_dark !== null;
}
