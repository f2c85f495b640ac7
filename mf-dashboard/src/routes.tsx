import { CONTRACT_VERSION, PATHS, type RemoteModule } from '@adwright/contracts';
import { manifest } from './manifest.ts';

export default {
  contract: CONTRACT_VERSION,
  manifest,
  pages: {
    [PATHS.dashboard]: () => import('./dashboard/dashboard-page.tsx'),
    [PATHS.status]: () => import('./status/status-page.tsx'),
  },
} satisfies RemoteModule<typeof manifest>;
