import clsx from 'clsx';
import { Heart } from 'lucide-react';
import classes from './favorite-button.module.css';

interface FavoriteButtonProps {
  isFavorite: boolean;
  /**
   * True while a change of the favourite state is being saved. The button is then disabled and dimmed (spec
   * §4).
   */
  busy?: boolean;
  onToggle: () => void;
}

/** Shows a heart-shaped button that makes an ad a favourite. */
export function FavoriteButton({ isFavorite, busy = false, onToggle }: FavoriteButtonProps) {
  return (
    <button
      type="button"
      className={clsx(classes.button, isFavorite && classes.active)}
      aria-pressed={isFavorite}
      aria-label={isFavorite ? 'Remove from favorites' : 'Add to favorites'}
      disabled={busy}
      onClick={onToggle}
    >
      <Heart size={20} fill={isFavorite ? 'currentColor' : 'none'} aria-hidden />
    </button>
  );
}
