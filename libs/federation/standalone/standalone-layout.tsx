import type { ModuleManifest } from '@adwright/contracts';
import { signOut, useSession } from '@adwright/supabase';
import { ThemeSwitch } from '@adwright/ui';
import { Link, Outlet } from '@adwright/ui/router';
import { Toaster } from '@adwright/ui/toast';
import classes from './standalone-layout.module.css';

interface StandaloneLayoutProps {
  manifest: ModuleManifest;
}

/** Shows the frame around a standalone module: links to the module's pages, the signed-in user, and toasts. */
export function StandaloneLayout({ manifest }: StandaloneLayoutProps) {
  const { session } = useSession();
  const addresses = manifest.routes.filter(({ path }) => !path.includes(':'));
  return (
    <>
      <header className={classes.bar}>
        <b>{manifest.name} alone</b>
        <nav aria-label="Pages of the module" className={classes.pages}>
          {addresses.map(({ path }) => (
            <Link key={path} to={path}>
              {path}
            </Link>
          ))}
        </nav>
        <ThemeSwitch />
        {session && (
          <button type="button" onClick={() => signOut()}>
            Sign {session.user.email} out
          </button>
        )}
      </header>
      <main id="main" className={classes.main}>
        <Outlet />
      </main>
      <Toaster />
    </>
  );
}
