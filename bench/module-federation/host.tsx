import { Component, type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';

const asDefault = ({ Component: Page }: { Component: ComponentType }) => ({ default: Page });
const PAGES: Readonly<Record<string, ComponentType>> = {
  '/notes': lazy(() => import('notes/page').then(asDefault)),
  '/timer': lazy(() => import('timer/page').then(asDefault)),
};

/** An error boundary around lazily loaded components, as in React's documentation. */
class Boundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <h1>This page is unavailable right now</h1> : this.props.children;
  }
}

const Page = PAGES[location.pathname];
const place = document.getElementById('root');
if (!place) throw new Error('the page has no element #root');
createRoot(place).render(
  <>
    <header>
      <nav>
        <a href="/">Start</a> <a href="/notes">Notes</a> <a href="/timer">Timer</a>
      </nav>
    </header>
    <main>
      <Boundary>
        <Suspense fallback="Loading">
          {Page ? (
            <Page />
          ) : (
            <h1>{location.pathname === '/' ? 'A host and two remotes' : 'Not found'}</h1>
          )}
        </Suspense>
      </Boundary>
    </main>
  </>,
);
