import { use } from 'react';
import { type ButtonLook, getButtonClass } from './button.tsx';
import { type ChromeLinkProps, LinkContext } from './link-context.ts';

interface AppLinkProps extends ChromeLinkProps {
  /** Style of a link that looks like a button; absent for a plain link. */
  look?: ButtonLook;
}

/** Shows a link of the shell, which works both in the app and on the landing page. */
export function AppLink({ look, className, to, children, ...rest }: AppLinkProps) {
  const Link = use(LinkContext);
  const classNames = look ? getButtonClass(look) : className;
  if (Link) {
    return (
      <Link to={to} className={classNames} {...rest}>
        {children}
      </Link>
    );
  }
  return (
    <a href={to} className={classNames} {...rest}>
      {children}
    </a>
  );
}
