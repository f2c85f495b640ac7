import { CONTRACT_VERSION, lazyLoadPage, PATHS, type RemoteModule } from '@adwright/contracts';
import { manifest } from './manifest.ts';

export default {
  contract: CONTRACT_VERSION,
  manifest,
  pages: {
    [PATHS.create]: lazyLoadPage(() => import('./create/create-page.tsx'), 'CreatePage'),
    [PATHS.results]: lazyLoadPage(() => import('./results/results-page.tsx'), 'ResultsPage'),
  },
} satisfies RemoteModule<typeof manifest>;
