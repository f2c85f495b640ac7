import { StoredImage } from '@adwright/ads';
import { useAssets } from '@adwright/ads/assets';
import {
  BrandColours,
  hasLogo,
  takeKitSnapshot,
  useDeleteBrandKit,
  useMakeDefaultKit,
} from '@adwright/ads/brand';
import { type BrandKitRow, buildBrandKitPath, EMOTION_OPTIONS } from '@adwright/contracts';
import { Badge, LinkButton } from '@adwright/ui';
import { Button } from '@adwright/ui/kit-core';
import { Modal } from '@adwright/ui/kit-overlays';
import { useState } from 'react';
import { TYPE_PAIRING_OPTIONS } from '../layout/type-pairing-options.ts';
import classes from './kit-card.module.css';

/** Light background colour for the card of a brand kit without colours. The dark colour is `DARK_GROUND`. */
const LIGHT_GROUND = '#ffffff';
const DARK_GROUND = '#1b1a17';

interface KitCardProps {
  kit: BrandKitRow;
}

/** Shows a preview of a brand kit, with buttons to edit, delete and make it the default. */
export function KitCard({ kit }: KitCardProps) {
  const [isAsking, setIsAsking] = useState(false);
  const makeDefault = useMakeDefaultKit();
  const remove = useDeleteBrandKit();
  const { name, is_default, colours, type, tone } = kit;
  const facts = [
    TYPE_PAIRING_OPTIONS.find(({ value }) => value === type)?.label,
    EMOTION_OPTIONS.find(({ value }) => value === tone)?.label,
  ].filter(Boolean);
  return (
    <li className={classes.card}>
      <Banner kit={kit} />
      <div className={classes.about}>
        <div className={classes.head}>
          <h2>{name}</h2>
          {is_default ? <Badge>Default</Badge> : null}
        </div>
        <div>
          <BrandColours colours={colours} />
        </div>
        {facts.length > 0 ? <p className={classes.facts}>{facts.join(', ')}</p> : null}
      </div>
      <div className={classes.actions}>
        <LinkButton to={buildBrandKitPath(kit.id)} label={`Edit ${name}`}>
          Edit
        </LinkButton>
        {is_default ? null : (
          <Button
            aria-label={`Make ${name} the default`}
            loading={makeDefault.isPending && { delay: 300 }}
            onClick={() => makeDefault.mutate(kit.id)}
          >
            Make default
          </Button>
        )}
        <Button aria-label={`Delete ${name}`} onClick={() => setIsAsking(true)}>
          Delete
        </Button>
      </div>
      <Modal
        open={isAsking}
        title={`Delete “${name}”?`}
        onCancel={() => setIsAsking(false)}
        footer={[
          <Button key="keep" onClick={() => setIsAsking(false)}>
            Keep it
          </Button>,
          <Button
            key="delete"
            danger
            loading={remove.isPending && { delay: 300 }}
            onClick={() => remove.mutate(kit.id, { onError: () => setIsAsking(false) })}
          >
            Delete brand kit
          </Button>,
        ]}
      >
        <p>Ads that were made with it stay as they are.</p>
      </Modal>
    </li>
  );
}

/**
 * Shows the brand kit's logo on a matching background. Without a logo, it shows the brand kit's colours; without
 * colours, the initial of its name.
 */
function Banner({ kit }: KitCardProps) {
  const { data: assets = [] } = useAssets(hasLogo(kit));
  const { logoLight, logoDark } = takeKitSnapshot(kit, assets, []);
  const logo = logoLight ?? logoDark;
  if (logo) {
    const ground = logoLight ? LIGHT_GROUND : DARK_GROUND;
    return (
      <div className={classes.banner} style={{ background: ground }}>
        <StoredImage src={logo} alt="" />
      </div>
    );
  }
  if (kit.colours.length === 0) {
    return (
      <div className={classes.banner} aria-hidden>
        {[...kit.name][0]}
      </div>
    );
  }
  return (
    <div className={classes.stripes} aria-hidden>
      {kit.colours.map(({ role, hex }) => (
        <span key={`${role} ${hex}`} style={{ background: hex }} />
      ))}
    </div>
  );
}
