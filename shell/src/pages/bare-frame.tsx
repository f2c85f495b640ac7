import { PATHS } from '@adwright/contracts';
import type { ReactNode } from 'react';
import { Header } from '../chrome/header.tsx';

/** Shows the header and a page while the app has no router and no session. */
export function BareFrame({ children }: { children: ReactNode }) {
  const leave = (path: string) => () => location.assign(path);
  return (
    <>
      <Header
        audience={undefined}
        pathname={location.pathname}
        links={[]}
        menuLinks={[]}
        furtherLinks={[]}
        onGenerate={leave(PATHS.landing)}
        onCreate={leave(PATHS.create)}
        onLogOut={leave(PATHS.landing)}
      />
      <main>{children}</main>
    </>
  );
}
