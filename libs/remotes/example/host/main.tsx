import { Suspense, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createFederationRuntime, createModuleLoader, type Registry } from '../../src/index.ts';
import { CONTRACT, type Manifest } from './contract.ts';
import { readRegistry } from './read-registry.ts';
import { RemotePage } from './remote-page.tsx';

const loader = createModuleLoader({
  runtime: createFederationRuntime(),
  contracts: { oldest: CONTRACT, newest: CONTRACT },
  onFailure: ({ module, version, failure }) => console.warn(`${module} ${version}: ${failure}`),
});

function usePath(): string {
  const [path, setPath] = useState(location.pathname);
  useEffect(() => {
    const follow = () => setPath(location.pathname);
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  return path;
}

function Host({ modules }: Registry<Manifest>) {
  const path = usePath();
  const module = modules.find(({ current }) =>
    current.manifest.routes.some((route) => route.path === path),
  );
  return (
    <>
      <header>
        <nav>
          <a href="/">Start</a>
          {modules.map(({ name, current: { manifest } }) => (
            <a key={name} href={manifest.routes[0]?.path}>
              {manifest.label}
            </a>
          ))}
        </nav>
      </header>
      {module ? (
        <Suspense fallback={<main>Loading</main>}>
          <RemotePage key={path} loader={loader} module={module} path={path} />
        </Suspense>
      ) : (
        <main>
          <h1>{path === '/' ? 'A host and two remotes' : 'Not found'}</h1>
        </main>
      )}
    </>
  );
}

const place = document.getElementById('root');
if (!place) throw new Error('The page has no #root');
createRoot(place).render(<Host {...(await readRegistry())} />);
