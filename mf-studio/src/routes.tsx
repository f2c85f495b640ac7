import { CONTRACT_VERSION, lazyLoadPage, PATHS, type RemoteModule } from '@adwright/contracts';
import { manifest } from './manifest.ts';

export default {
  contract: CONTRACT_VERSION,
  manifest,
  pages: {
    [PATHS.adEdit]: lazyLoadPage(() => import('./edit/edit-page.tsx'), 'EditPage'),
    [PATHS.brand]: lazyLoadPage(() => import('./brand/brand-page.tsx'), 'BrandPage'),
    [PATHS.brandKit]: lazyLoadPage(() => import('./brand/kit-page.tsx'), 'KitPage'),
  },
} satisfies RemoteModule<typeof manifest>;
