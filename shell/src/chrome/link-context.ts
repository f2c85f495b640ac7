import { type ComponentType, createContext, type ReactNode } from 'react';

/** Props that a link component in the header must accept. */
export interface ChromeLinkProps {
  to: string;
  className?: string;
  children: ReactNode;
  onClick?: () => void;
  'aria-current'?: 'page';
  'aria-describedby'?: string;
}

/** Component for the links in the header: plain links on the landing page, router links in the app. */
export const LinkContext = createContext<ComponentType<ChromeLinkProps> | undefined>(undefined);
