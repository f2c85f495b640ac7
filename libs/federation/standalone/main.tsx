import '@adwright/ui/tokens.css';
import '@adwright/ui/fonts.css';
import '@adwright/ui/base.css';
import {
  loadRuntimeConfig,
  provideAdKinds,
  provideDashboardCards,
  startSession,
  takeArrival,
} from '@adwright/supabase';
import { RouterProvider } from '@adwright/ui/router';
import { showTheme } from '@adwright/ui/theme';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import module from 'module-under-test';
import { createRoot } from 'react-dom/client';
import { createStandaloneRouter } from './standalone-router.tsx';

const place = document.getElementById('root');
if (!place) throw new Error('The page has no #root');

takeArrival();
showTheme();
await loadRuntimeConfig();
await startSession();
provideDashboardCards(module.manifest.cards ?? []);
provideAdKinds(module.manifest.adKinds ?? []);
createRoot(place).render(
  <QueryClientProvider client={new QueryClient()}>
    <RouterProvider router={createStandaloneRouter(module)} />
  </QueryClientProvider>,
);
