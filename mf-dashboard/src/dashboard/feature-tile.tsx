import type { DashboardCard } from '@adwright/contracts';
import { CreditPrice, LinkButton } from '@adwright/ui';
import classes from './feature-tile.module.css';
import { Pictogram } from './pictogram.tsx';

interface FeatureTileProps {
  card: DashboardCard;
}

/**
 * Shows a feature with its description, price and link; the whole tile is clickable.
 */
export function FeatureTile({ card }: FeatureTileProps) {
  return (
    <article className={classes.tile}>
      <Pictogram drawing={card.drawing} />
      <h3>{card.title}</h3>
      <p className={classes.description}>{card.description}</p>
      <p className={classes.price}>
        <CreditPrice cost={card.cost} />
      </p>
      <div className={classes.way}>
        <LinkButton to={card.path}>{card.buttonText}</LinkButton>
      </div>
    </article>
  );
}
