/**
 * The router as remotes see it. One shared instance serves every module; a remote that imported
 * react-router itself would carry a second copy whose context is always empty.
 */
export type { Location, NavigateFunction, RouteObject } from 'react-router';
export {
  createBrowserRouter,
  createMemoryRouter,
  isRouteErrorResponse,
  Link,
  MemoryRouter,
  matchPath,
  Navigate,
  NavLink,
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
  useNavigationType,
  useParams,
  useRevalidator,
  useRouteError,
  useSearchParams,
} from 'react-router';
