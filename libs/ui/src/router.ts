/**
 * The router that remotes import. All modules use the same instance of the router. A remote that imports
 * react-router-dom directly would contain a second copy, without the page's router context.
 */
export type { Location, NavigateFunction, RouteObject } from 'react-router-dom';
export {
  createBrowserRouter,
  createMemoryRouter,
  Link,
  MemoryRouter,
  matchPath,
  Navigate,
  Outlet,
  RouterProvider,
  redirect,
  replace,
  ScrollRestoration,
  useBeforeUnload,
  useBlocker,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useParams,
  useRouteError,
  useSearchParams,
} from 'react-router-dom';
