import type { AccessGroup } from '@adwright/contracts';
import type { AcceptedModule } from '@adwright/federation';
import { ModuleLoadError, type ModuleLoader, type Refusal } from '@adwright/remotes';
import { type RouteObject, redirectDocument } from 'react-router-dom';
import type { DeployWatch } from '../boot/deploy-watch.ts';
import { ModuleErrorPage } from '../pages/module-error-page.tsx';
import { ModulePage, type ModulePageData, ModulePageForUsers } from '../pages/module-page.tsx';
import { PageErrorPage } from '../pages/page-error-page.tsx';
import { guard } from '../session/guard.ts';

/**
 * Data about a route's page: the document's title, the announcement for screen readers, and the access group.
 */
export interface PageHandle {
  title: string;
  access: AccessGroup;
}

/**
 * Builds the routes that a module's manifest declares. The access guard runs before any file of the module is
 * fetched, and an error of a page is handled within the page.
 *
 * Pages are loaded by `loader` instead of `lazy`: React Router remembers a failed `lazy` permanently, whereas a
 * loader runs again when the user tries again.
 */
export function buildModuleRoutes(
  module: AcceptedModule,
  loader: ModuleLoader,
  watch: DeployWatch,
): RouteObject {
  return {
    id: module.name,
    children: module.current.manifest.routes.map(({ path, access, title, isWithoutKits }) => ({
      id: `${module.name}:${path}`,
      path,
      handle: { title, access } satisfies PageHandle,
      loader: async ({ request }): Promise<ModulePageData> => {
        await guard(access, new URL(request.url));
        try {
          const [Frame, page] = await Promise.all([
            isWithoutKits ? FrameWithoutKits : loadFrame(),
            loader.loadPage(module, path),
          ]);
          return { Frame, Page: page.Component };
        } catch (error) {
          // A deployment may have removed a file; reloading the page then loads the new version.
          if (await watch.hasChanged(module.name)) throw redirectDocument(request.url);
          throw error;
        }
      },
      Component: access === 'user' ? ModulePageForUsers : ModulePage,
      errorElement: (
        <ModuleErrorPage
          onCrash={(error) => loader.reportCrash(module, path, error)}
          hasChanged={() => watch.hasChanged(module.name)}
        />
      ),
    })),
  };
}

const FrameWithoutKits: ModulePageData['Frame'] = ({ Page }) => <Page />;

async function loadFrame(): Promise<ModulePageData['Frame']> {
  return (await import('../pages/module-frame.tsx')).ModuleFrame;
}

/**
 * Throws the error for a page of a module that the shell refused.
 * @throws ModuleLoadError for a page that belongs, or may belong, to a refused module
 */
export function throwRefusal({ module, detail }: Refusal): never {
  throw new ModuleLoadError(module, 'refused', { detail });
}

/**
 * Returns the routes for the pages of a module that the shell refused to load. The routes of a refused module
 * show an error, instead of stating that the page does not exist.
 */
export function buildRefusedRoutes(refusal: Refusal, watch: DeployWatch): RouteObject {
  return {
    id: `refused:${refusal.module}`,
    errorElement: <PageErrorPage hasChanged={() => watch.hasChanged(refusal.module)} />,
    children: refusal.paths.map((path) => ({
      id: `refused:${refusal.module}:${path}`,
      path,
      element: null,
      loader: () => throwRefusal(refusal),
    })),
  };
}
