import { useDashboardCards } from '@adwright/supabase';
import classes from './feature-grid.module.css';
import { FeatureTile } from './feature-tile.tsx';

/** Lists all features with their prices. */
export function FeatureGrid() {
  const cards = useDashboardCards();
  return (
    <section className={classes.section} aria-labelledby="features-title">
      <h2 id="features-title">What will you make?</h2>
      <ul className={classes.grid}>
        {cards.map((card) => (
          <li key={card.path}>
            <FeatureTile card={card} />
          </li>
        ))}
      </ul>
    </section>
  );
}
