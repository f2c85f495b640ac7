import { CONTRACT_VERSION, lazyLoadPage, PATHS, type RemoteModule } from '@adwright/contracts';
import { manifest } from './manifest.ts';

export default {
  contract: CONTRACT_VERSION,
  manifest,
  pages: {
    [PATHS.dashboard]: lazyLoadPage(
      () => import('./dashboard/dashboard-page.tsx'),
      'DashboardPage',
    ),
    [PATHS.status]: lazyLoadPage(() => import('./status/status-page.tsx'), 'StatusPage'),
  },
} satisfies RemoteModule<typeof manifest>;
