import type { Stories } from '../story.ts';
import { Badge } from './badge.tsx';
import { CopyButton } from './copy-button.tsx';
import { CopyList } from './copy-list.tsx';
import { CreditPrice } from './credit-price.tsx';
import { FavoriteButton } from './favorite-button.tsx';
import { LinkButton } from './link-button.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

const LONG = 'A headline so long that it needs two lines on a phone, and a third one in German';
const doNothing = () => {};

export default {
  badge: { element: <Badge>New</Badge> },
  'price, free': { element: <CreditPrice cost={0} /> },
  'price, one credit': { element: <CreditPrice cost={1} /> },
  'price, ten credits': { element: <CreditPrice cost={10} /> },
  'copy button': { element: <CopyButton text="Text" /> },
  'copy list': { element: <CopyList noun="headline" texts={['Short', LONG]} /> },
  'favorite, off': { element: <FavoriteButton isFavorite={false} onToggle={doNothing} /> },
  'favorite, on': { element: <FavoriteButton isFavorite onToggle={doNothing} /> },
  'favorite, saving': { element: <FavoriteButton isFavorite busy onToggle={doNothing} /> },
  'link button': { element: <LinkButton to="/create">Create</LinkButton> },
  'link button, primary': {
    element: (
      <LinkButton to="/create" kind="primary">
        Create
      </LinkButton>
    ),
  },
  'link button, full width': {
    element: (
      <LinkButton to="/create" block>
        {LONG}
      </LinkButton>
    ),
  },
  'theme switch': { element: <ThemeSwitch /> },
} satisfies Stories;
