import { CONTRACT_VERSION, lazyPage, PATHS, type RemoteModule } from '@adwright/contracts';
import { manifest } from './manifest.ts';

export default {
  contract: CONTRACT_VERSION,
  manifest,
  pages: {
    [PATHS.create]: lazyPage(() => import('./create/create-page.tsx'), 'CreatePage'),
    [PATHS.results]: lazyPage(() => import('./results/results-page.tsx'), 'ResultsPage'),
  },
} satisfies RemoteModule<typeof manifest>;
