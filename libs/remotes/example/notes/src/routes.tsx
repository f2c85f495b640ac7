import { CONTRACT, lazyPage, type Module } from '../../host/contract.ts';
import { manifest } from './manifest.ts';

export default {
  contract: CONTRACT,
  manifest,
  pages: { '/notes': lazyPage(() => import('./notes-page.tsx'), 'NotesPage') },
} satisfies Module;
