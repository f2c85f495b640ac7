import type { RemotePage } from '@adwright/contracts';
import { useUserId } from '@adwright/supabase';
import type { ComponentType } from 'react';
import { useLoaderData } from 'react-router-dom';

/** Data that the loader of a module's route returns. */
export interface ModulePageData {
  Frame: ComponentType<{ Page: RemotePage['Component'] }>;
  Page: RemotePage['Component'];
}

/** Shows the page of a module. */
export function ModulePage() {
  const { Frame, Page } = useLoaderData<ModulePageData>();
  return <Frame Page={Page} />;
}

/**
 * Shows the page of a module that only signed-in users may see. The page disappears at once when the user signs
 * out; the guard redirects shortly afterwards.
 */
export function ModulePageForUsers() {
  return useUserId() ? <ModulePage /> : null;
}
