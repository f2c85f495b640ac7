import { Component, type ReactNode, use, useState } from 'react';
import type { AcceptedModule, ModuleLoader } from '../../src/index.ts';

interface BoundaryProps {
  children: ReactNode;
  /** @returns true when the page should load again with another version */
  onCrash(error: unknown): boolean;
  onRetry(): void;
}

/**
 * Catches the error of a module that fails. The component then shows an error message, and the rest of the host
 * continues to work.
 */
class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    if (this.props.onCrash(error)) this.props.onRetry();
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <main>
        <h1>This page is unavailable right now</h1>
        <button type="button" onClick={this.props.onRetry}>
          Try again
        </button>
      </main>
    );
  }
}

function Loaded({ page }: { page: ReturnType<ModuleLoader['loadPage']> }) {
  const { Component: Page } = use(page);
  return (
    <main>
      <Page />
    </main>
  );
}

/**
 * Shows a page of a module. If the page does not load or crashes, the module's previous version replaces it.
 */
export function RemotePage(props: { loader: ModuleLoader; module: AcceptedModule; path: string }) {
  const { loader, module, path } = props;
  const load = () => loader.loadPage(module, path);
  const [attempt, setAttempt] = useState(() => ({ number: 0, page: load() }));
  return (
    <Boundary
      key={attempt.number}
      onCrash={(error) =>
        // The loader itself has already repeated a failed load, so only crashes are reported.
        !(error instanceof Error && error.name === 'ModuleLoadError') &&
        loader.reportCrash(module, path, error)
      }
      onRetry={() => setAttempt(({ number }) => ({ number: number + 1, page: load() }))}
    >
      <Loaded page={attempt.page} />
    </Boundary>
  );
}
