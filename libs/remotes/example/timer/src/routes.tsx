import { CONTRACT, type Module } from '../../host/contract.ts';
import { manifest } from './manifest.ts';

export default {
  contract: CONTRACT,
  manifest,
  pages: { '/timer': () => import('./timer-page.tsx') },
} satisfies Module;
