/** How a tool is called in its paths, its code and its texts. */
export interface ToolNames {
  /** `ad-reports`: its address, folder and files. */
  area: string;
  /** `adReports`: the prefix of its names in code. */
  camel: string;
  /** `Ad Reports` */
  title: string;
}

/**
 * The sources of a tool by path below its module's folder: a card on the dashboard, and a page that generates something of a
 * picture. It runs Creative Variation until it has a feature of its own in `libs/contracts/src/features.ts`, since price and
 * webhook are the server's.
 */
export function toolFiles(names: ToolNames): Record<string, string> {
  const folder = `src/${names.area}`;
  return {
    [`${folder}/${names.area}-texts.ts`]: texts(names),
    [`${folder}/${names.area}-flow.ts`]: flow(names),
    [`${folder}/results-state.ts`]: resultsState(names),
    [`${folder}/${names.area}-page.tsx`]: page(names),
    [`${folder}/${names.area}-results-page.tsx`]: resultsPage(names),
    [`${folder}/${names.area}-page.test.tsx`]: pageTest(names),
  };
}

/** What a tool adds to the manifest of its module. */
export function toolManifest({ area, title }: ToolNames): { route: string; cards: string } {
  return {
    route: `
    { path: '/${area}/results', access: 'user', title: 'Your ${title}' },`,
    cards: `
  cards: [
    {
      title: '${title}',
      description: 'What it makes, in a sentence.',
      path: '/${area}',
      buttonText: 'Open ${title}',
      cost: FEATURES.variation.cost,
      order: 100,
      drawing: { ink: 'M84 18h72v72h-72z', signal: 'M120 18h36v72h-36z' },
    },
  ],`,
  };
}

const texts = ({ camel, title }: ToolNames) => `import { failureToast } from '@adwright/contracts';
import type { FlowTexts } from '@adwright/generation';

const FALLBACK = '${title} failed';

/** What ${title} says. */
export const ${camel}Texts = {
  status: (status: number) => \`${title} answered with status \${status}\`,
  invalidResponse: FALLBACK,
  fallback: FALLBACK,
  failed: (message: string) => failureToast(FALLBACK, message),
  notSaved: failureToast('Not saved', 'The result could not be saved to My Ads.'),
} satisfies FlowTexts;
`;

const pascal = (camel: string) => camel.charAt(0).toUpperCase() + camel.slice(1);

const flow = ({ area, camel, title }: ToolNames) => `import {
  adImagePath,
  BUCKETS,
  type OptimizedImageResponse,
  optimizedImageResponseSchema,
  type VariationRequest,
  variationRequestSchema,
} from '@adwright/contracts';
import { variationRows } from '@adwright/contracts/saved-ads';
import type { Flow } from '@adwright/generation';
import * as z from 'zod';
import { ${camel}Texts } from './${area}-texts.ts';
import type { ${pascal(camel)}ResultsState } from './results-state.ts';

/** The picture is held beside the form. */
export const ${camel}FormSchema = z.record(z.string(), z.never());

/** ${title}: for now what Creative Variation makes, at its price. */
export const ${camel}Flow: Flow<
  z.infer<typeof ${camel}FormSchema>,
  VariationRequest,
  OptimizedImageResponse,
  ${pascal(camel)}ResultsState
> = {
  feature: 'variation',
  upload: {
    bucket: BUCKETS.uploads,
    path: (userId, timestamp, fileName) => adImagePath(userId, '${area}', timestamp, fileName),
  },
  buildRequest: ({ imageUrl, userId }) => ({ imageUrl, userId, requestType: 'variation' }),
  requestSchema: variationRequestSchema,
  responseSchema: optimizedImageResponseSchema,
  rows: variationRows,
  state: ({ response }, [id]) => ({ id, imageUrl: response.optimizedImageUrl }),
  destination: '/${area}/results',
  texts: ${camel}Texts,
};
`;

const resultsState = ({ area, camel }: ToolNames) => `import * as z from 'zod';

/** What /${area}/results receives through navigation state. */
export const ${camel}ResultsStateSchema = z.object({
  id: z.string().optional(),
  imageUrl: z.url(),
});
export type ${pascal(camel)}ResultsState = z.infer<typeof ${camel}ResultsStateSchema>;
`;

const page = ({
  area,
  camel,
  title,
}: ToolNames) => `import { convertPicture } from '@adwright/ads/assets';
import { FlowForm, useGeneration } from '@adwright/generation';
import { useUserId } from '@adwright/supabase';
import { PageHeader, PageShell, Panel, UploadField } from '@adwright/ui';
import { useState } from 'react';
import { ${camel}Flow, ${camel}FormSchema } from './${area}-flow.ts';

/** /${area} */
export function Component() {
  const userId = useUserId();
  return (
    <PageShell>
      <PageHeader title="${title}" />
      {userId ? <${pascal(camel)}Form userId={userId} /> : null}
    </PageShell>
  );
}

function ${pascal(camel)}Form({ userId }: { userId: string }) {
  const [file, setFile] = useState<File | null>(null);
  const generation = useGeneration(${camel}Flow, userId);
  return (
    <Panel>
      <FlowForm
        feature={${camel}Flow.feature}
        userId={userId}
        schema={${camel}FormSchema}
        generation={generation}
        submitText="Generate"
        busyText="Generating..."
        submitDisabled={!file}
        onSubmit={(form) => {
          if (file) void generation.generate({ form, file });
        }}
      >
        <UploadField
          label="Image"
          value={file}
          onChange={setFile}
          disabled={generation.isRunning}
          convert={convertPicture}
        />
      </FlowForm>
    </Panel>
  );
}
`;

const resultsPage = ({ area, camel, title }: ToolNames) => `import { AdImage } from '@adwright/ads';
import { PATHS } from '@adwright/contracts';
import { LinkButton, PageHeader, PageShell } from '@adwright/ui';
import { Navigate, useLocation } from '@adwright/ui/router';
import { ${camel}ResultsStateSchema } from './results-state.ts';

/** /${area}/results */
export function Component() {
  const state = ${camel}ResultsStateSchema.safeParse(useLocation().state).data;
  if (!state) return <Navigate to="/${area}" replace />;
  return (
    <PageShell>
      <PageHeader
        title="Your ${title}"
        actions={<LinkButton to={PATHS.myAds}>View All My Ads</LinkButton>}
      />
      <AdImage src={state.imageUrl} alt="Result" format="square" priority="high" />
    </PageShell>
  );
}
`;

const pageTest = ({
  area,
  title,
}: ToolNames) => `import { renderPage, TestBackend, testAd, testImage } from '@adwright/ads/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Component } from './${area}-page.tsx';

test('makes something of a picture', async () => {
  const backend = await new TestBackend().start();
  const optimizedImageUrl = testAd(1).ad_image_url;
  backend.on('POST /storage/v1/object/uploads/*', () => Response.json({ Key: 'k', Id: 'i' }));
  backend.on('POST /webhooks/variation', () => Response.json({ success: true, optimizedImageUrl }));
  backend.on('POST /rest/v1/ads', () => Response.json([testAd(1)], { status: 201 }));
  await renderPage({ path: '/${area}', Component });
  screen.getByRole('heading', { level: 1, name: '${title}' });
  await userEvent.upload(screen.getByLabelText('Image'), testImage('photo.png'));
  await userEvent.click(screen.getByRole('button', { name: /Generate/ }));
  const place = await screen.findByRole('status', { name: 'location' });
  expect(place.textContent).toBe('/${area}/results');
});
`;
