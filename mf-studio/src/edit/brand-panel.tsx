import { useAssets } from '@adwright/ads/assets';
import { BrandField, hasFont, NO_BRAND, takeKitSnapshot, useBrandKits } from '@adwright/ads/brand';
import { useFonts } from '@adwright/ads/fonts';
import type { GaveWay, Recipe } from '@adwright/contracts';
import { Panel } from '@adwright/ui';
import { Button } from '@adwright/ui/kit-core';
import { applyBrand, isSameBrand } from './apply-brand.ts';
import classes from './editor.module.css';
import { GaveWayNotes } from './gave-way-notes.tsx';
import type { Editor } from './use-editor.ts';

interface BrandPanelProps {
  editor: Editor;
  recipe: Recipe;
  /** Replaced colours that no other panel of the editor mentions. */
  gaveWay: readonly GaveWay[];
}

/** Shows the choice of the ad's brand: another brand kit, the current values of its brand kit, or no brand. */
export function BrandPanel({ editor, recipe, gaveWay }: BrandPanelProps) {
  const { brand } = recipe;
  const { data: kits = [] } = useBrandKits();
  const { data: assets } = useAssets();
  const hasFonts = kits.some(hasFont);
  const { data: loaded } = useFonts(hasFonts);
  const fonts = hasFonts ? loaded : [];
  const kit = kits.find(({ name }) => name === brand?.name);
  const current = kit && assets && fonts && takeKitSnapshot(kit, assets, fonts);
  const hasChanged = brand && current && !isSameBrand(brand, current);
  return (
    <Panel title="Brand">
      <BrandField
        value={kit?.id ?? NO_BRAND}
        disabled={!assets || !fonts}
        onChange={(choice) => {
          const chosen = kits.find(({ id }) => id === choice);
          editor.edit(
            applyBrand(recipe, chosen && takeKitSnapshot(chosen, assets ?? [], fonts ?? [])),
          );
        }}
      />
      {brand && !kit ? (
        <div className={classes.notice}>
          <p>This ad has the brand “{brand.name}”, whose kit was renamed or deleted.</p>
          <Button size="small" onClick={() => editor.edit(applyBrand(recipe, undefined))}>
            Take the brand off
          </Button>
        </div>
      ) : null}
      {hasChanged ? (
        <div className={classes.notice}>
          <p>The kit has changed since this ad was made.</p>
          <Button size="small" onClick={() => editor.edit(applyBrand(recipe, current))}>
            Apply the kit as it is now
          </Button>
        </div>
      ) : null}
      <GaveWayNotes gaveWay={gaveWay} />
    </Panel>
  );
}
