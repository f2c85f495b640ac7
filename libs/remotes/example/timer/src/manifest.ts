import { CONTRACT, type Manifest } from '../../host/contract.ts';

export const manifest = {
  name: 'timer',
  owner: 'the team of timer',
  contract: CONTRACT,
  label: 'Timer',
  routes: [{ path: '/timer', access: 'public', title: 'Timer' }],
} satisfies Manifest;
