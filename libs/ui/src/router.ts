/**
 * The router as remotes see it. One shared instance serves every module; a remote that imported
 * react-router-dom itself would carry a second copy whose context is always empty.
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
