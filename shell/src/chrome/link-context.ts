import { type ComponentType, createContext, type ReactNode } from 'react';

/** What a link component must take to stand in the chrome. */
export interface ChromeLinkProps {
  to: string;
  className?: string;
  children: ReactNode;
  onClick?: () => void;
  'aria-current'?: 'page';
}

/** How the chrome makes links: the landing page by documents, the app by its router. */
export const LinkContext = createContext<ComponentType<ChromeLinkProps> | undefined>(undefined);
