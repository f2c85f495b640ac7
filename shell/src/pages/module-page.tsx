import type { RemotePage } from '@adwright/contracts';
import { ThemeRoot } from '@adwright/ui';
import { useLoaderData } from 'react-router';

/** The page of a module that its route's loader has fetched. */
export function ModulePage() {
  const { Component } = useLoaderData<RemotePage>();
  return (
    <ThemeRoot>
      <Component />
    </ThemeRoot>
  );
}
