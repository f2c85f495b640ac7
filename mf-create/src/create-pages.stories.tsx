import { PATHS } from '@adwright/contracts';
import type { Stories } from '@adwright/ui/story';
import { CreatePage } from './create/create-page.tsx';
import { ResultsPage } from './results/results-page.tsx';

const drawPicture = (width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#1a6440"/></svg>`,
  )}`;
const FORM = {
  adType: 'testimonial',
  audience: 'parents',
  product: 'soup',
  goal: 'orders',
  emotion: 'trust',
};
const RESULT = {
  formData: FORM,
  creatives: [
    {
      id: '00000000-0000-4000-8000-000000000001',
      imageUrl: drawPicture(1080, 1080),
      format: 'post',
    },
    {
      id: '00000000-0000-4000-8000-000000000001',
      imageUrl: drawPicture(1080, 1920),
      format: 'story',
    },
  ],
  adText: ['The pot is on the table, and nobody asks what is in it.', 'Order today'],
  viralScore: {
    score: 81,
    parts: [{ name: 'hook', label: 'Hook', score: 77, advice: 'Name the gain.' }],
  },
};
const results = { route: PATHS.results, element: <ResultsPage /> };

export default {
  'create, empty': { route: PATHS.create, element: <CreatePage /> },
  results: { ...results, state: RESULT },
  'results, nothing made': { ...results, state: { formData: FORM, adText: [], creatives: [] } },
} satisfies Stories;
