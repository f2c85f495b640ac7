import { CONTRACT, type Module } from '../../host/contract.ts';
import { manifest } from './manifest.ts';

export default {
  contract: CONTRACT,
  manifest,
  pages: { '/notes': () => import('./notes-page.tsx') },
} satisfies Module;
