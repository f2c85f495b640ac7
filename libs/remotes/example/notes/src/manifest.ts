import { CONTRACT, type Manifest } from '../../host/contract.ts';

export const manifest = {
  name: 'notes',
  owner: 'the team of notes',
  contract: CONTRACT,
  label: 'Notes',
  routes: [{ path: '/notes', access: 'public', title: 'Notes' }],
} satisfies Manifest;
