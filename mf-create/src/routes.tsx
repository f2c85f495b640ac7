import { CONTRACT_VERSION, PATHS, type RemoteModule } from '@adwright/contracts';
import { manifest } from './manifest.ts';

export default {
  contract: CONTRACT_VERSION,
  manifest,
  pages: {
    [PATHS.create]: () => import('./create/create-page.tsx'),
    [PATHS.results]: () => import('./results/results-page.tsx'),
  },
} satisfies RemoteModule<typeof manifest>;
