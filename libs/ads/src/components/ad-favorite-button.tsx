import { FavoriteButton } from '@adwright/ui';
import { useFavorite } from '../hooks/use-favorite.ts';

interface AdFavoriteButtonProps {
  adId: string;
  isFavorite: boolean;
}

/** Shows the favourite button of one ad. The state is stored in the ad's row. */
export function AdFavoriteButton({ adId, isFavorite }: AdFavoriteButtonProps) {
  const favorite = useFavorite(adId, isFavorite);
  return (
    <FavoriteButton
      isFavorite={favorite.isFavorite}
      busy={favorite.isPending}
      onToggle={favorite.toggle}
    />
  );
}
