import { CONTRACT_VERSION, lazyPage, PATHS, type RemoteModule } from '@adwright/contracts';
import { manifest } from './manifest.ts';

export default {
  contract: CONTRACT_VERSION,
  manifest,
  pages: {
    [PATHS.dashboard]: lazyPage(() => import('./dashboard/dashboard-page.tsx'), 'DashboardPage'),
    [PATHS.status]: lazyPage(() => import('./status/status-page.tsx'), 'StatusPage'),
  },
} satisfies RemoteModule<typeof manifest>;
