import type { RemotePage } from '@adwright/contracts';
import { useUserId } from '@adwright/supabase';
import type { ComponentType } from 'react';
import { useLoaderData } from 'react-router-dom';

/** Data from the loader of a module's route. */
export interface ModulePageData {
  Frame: ComponentType<{ Page: RemotePage['Component'] }>;
  Page: RemotePage['Component'];
}

/** Shows a module's page. */
export function ModulePage() {
  const { Frame, Page } = useLoaderData<ModulePageData>();
  return <Frame Page={Page} />;
}

/**
 * Shows a module's page for users. The page disappears at once when the user signs out; the guard redirects a
 * moment later.
 */
export function ModulePageForUsers() {
  return useUserId() ? <ModulePage /> : null;
}
