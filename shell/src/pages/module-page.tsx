import type { RemotePage } from '@adwright/contracts';
import type { ComponentType } from 'react';
import { useLoaderData } from 'react-router-dom';

/** What the loader of a module's route has fetched. */
export interface ModulePageData {
  Frame: ComponentType<{ Page: RemotePage['Component'] }>;
  Page: RemotePage['Component'];
}

/** The page of a module. */
export function ModulePage() {
  const { Frame, Page } = useLoaderData<ModulePageData>();
  return <Frame Page={Page} />;
}
