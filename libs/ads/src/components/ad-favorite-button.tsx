import { FavoriteButton } from '@adwright/ui';
import { useFavorite } from '../hooks/use-favorite.ts';

interface AdFavoriteButtonProps {
  userId: string;
  adId: string;
  isFavorite: boolean;
}

/** The heart of one ad, wired to its row. */
export function AdFavoriteButton({ userId, adId, isFavorite }: AdFavoriteButtonProps) {
  const favorite = useFavorite(userId, adId, isFavorite);
  return (
    <FavoriteButton
      isFavorite={favorite.isFavorite}
      busy={favorite.isPending}
      onToggle={favorite.toggle}
    />
  );
}
