import { CONTRACT, lazyLoadPage, type Module } from '../../host/contract.ts';
import { manifest } from './manifest.ts';

export default {
  contract: CONTRACT,
  manifest,
  pages: { '/notes': lazyLoadPage(() => import('./notes-page.tsx'), 'NotesPage') },
} satisfies Module;
