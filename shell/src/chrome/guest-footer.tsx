import { accessGroupSchema } from '@adwright/contracts';
import { useMatches } from 'react-router-dom';
import * as z from 'zod';
import { Footer } from './footer.tsx';

const handleSchema = z.object({ access: accessGroupSchema });

/**
 * Shows the footer on pages that a guest may see. Pages for users only have no footer: their lists load more
 * at the end.
 */
export function GuestFooter() {
  const access = useMatches()
    .map(({ handle }) => handleSchema.safeParse(handle).data?.access)
    .findLast((group) => group !== undefined);
  return access === 'public' || access === 'guest' ? <Footer /> : null;
}
