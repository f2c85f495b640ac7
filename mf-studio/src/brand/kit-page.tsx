import { useBrandKits } from '@adwright/ads/brand';
import { MAX_BRAND_KITS, NEW_BRAND_KIT, PATHS } from '@adwright/contracts';
import { ErrorState, LinkButton, LoadingIndicator, PageHeader, PageShell } from '@adwright/ui';
import { useParams } from '@adwright/ui/router';
import type { ReactNode } from 'react';
import { KitForm } from './kit-form.tsx';

/** Shows the page /brand/{id} for an existing or a new brand kit. */
export function KitPage() {
  const { id = '' } = useParams();
  return <Kit key={id} kitId={id} />;
}

function Kit({ kitId }: { kitId: string }) {
  const { data: kits, isError, refetch } = useBrandKits();
  const isNew = kitId === NEW_BRAND_KIT;
  const title = isNew ? 'New brand kit' : 'Edit brand kit';
  if (!kits) {
    return (
      <Frame title={title}>
        {isError ? (
          <ErrorState title="Your brand kits can’t be loaded." onRetry={() => void refetch()} />
        ) : (
          <LoadingIndicator />
        )}
      </Frame>
    );
  }
  const kit = kits.find(({ id }) => id === kitId);
  const back = <LinkButton to={PATHS.brand}>Back to brand kits</LinkButton>;
  if (!isNew && !kit) {
    return (
      <Frame title={title}>
        <ErrorState
          title="We couldn’t find this brand kit or you don’t have permission to view it."
          action={back}
        />
      </Frame>
    );
  }
  if (isNew && kits.length >= MAX_BRAND_KITS) {
    return (
      <Frame title={title}>
        <ErrorState
          title={`You have ${MAX_BRAND_KITS} brand kits, which is as many as there may be.`}
          description="Delete one to create another."
          action={back}
        />
      </Frame>
    );
  }
  return (
    <Frame title={kit?.name ?? title}>
      <KitForm kit={kit} others={kits.filter(({ id }) => id !== kitId)} />
    </Frame>
  );
}

function Frame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <PageShell>
      <PageHeader
        title={title}
        lead="Logo, colors, type and words that every ad of a brand shares."
      />
      {children}
    </PageShell>
  );
}
