import { CONTRACT_VERSION, lazyPage, PATHS, type RemoteModule } from '@adwright/contracts';
import { manifest } from './manifest.ts';

export default {
  contract: CONTRACT_VERSION,
  manifest,
  pages: {
    [PATHS.adEdit]: lazyPage(() => import('./edit/edit-page.tsx'), 'EditPage'),
    [PATHS.brand]: lazyPage(() => import('./brand/brand-page.tsx'), 'BrandPage'),
    [PATHS.brandKit]: lazyPage(() => import('./brand/kit-page.tsx'), 'KitPage'),
  },
} satisfies RemoteModule<typeof manifest>;
