import { CONTRACT, lazyLoadPage, type Module } from '../../host/contract.ts';
import { manifest } from './manifest.ts';

export default {
  contract: CONTRACT,
  manifest,
  pages: { '/timer': lazyLoadPage(() => import('./timer-page.tsx'), 'TimerPage') },
} satisfies Module;
