import { accessGroupSchema } from '@adwright/contracts';
import { useMatches } from 'react-router-dom';
import * as z from 'zod';
import { Footer } from './footer.tsx';

const handleSchema = z.object({ access: accessGroupSchema });

/**
 * Shows the footer on pages that a guest may see. Pages that only users see have no footer, because their lists
 * load more entries at the end.
 */
export function GuestFooter() {
  const access = useMatches()
    .map(({ handle }) => handleSchema.safeParse(handle).data?.access)
    .findLast((group) => group !== undefined);
  return access === 'public' || access === 'guest' ? <Footer /> : null;
}
