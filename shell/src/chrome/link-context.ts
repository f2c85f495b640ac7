import { type ComponentType, createContext, type ReactNode } from 'react';

/** Props that a link component must accept to be used in the header. */
export interface ChromeLinkProps {
  to: string;
  className?: string;
  children: ReactNode;
  onClick?: () => void;
  'aria-current'?: 'page';
  'aria-describedby'?: string;
}

/** The component for the header's links: plain links on the landing page, router links in the app. */
export const LinkContext = createContext<ComponentType<ChromeLinkProps> | undefined>(undefined);
