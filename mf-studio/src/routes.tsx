import { CONTRACT_VERSION, PATHS, type RemoteModule } from '@adwright/contracts';
import { manifest } from './manifest.ts';

export default {
  contract: CONTRACT_VERSION,
  manifest,
  pages: {
    [PATHS.adEdit]: () => import('./edit/edit-page.tsx'),
    [PATHS.brand]: () => import('./brand/brand-page.tsx'),
    [PATHS.brandKit]: () => import('./brand/kit-page.tsx'),
  },
} satisfies RemoteModule<typeof manifest>;
