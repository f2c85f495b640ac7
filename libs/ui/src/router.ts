/**
 * The router as remotes see it. One shared instance serves every module; a remote that imported
 * react-router itself would carry a second copy whose context is always empty.
 */
export type { Location, NavigateFunction, RouteObject } from 'react-router';
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
} from 'react-router';
