import example from '../examples/boost.webp';
import { ToolPage } from '../layout/tool-page.tsx';
import { BoostForm } from './boost-form.tsx';

/** Shows the page /boost (spec §2). */
export function BoostPage() {
  return (
    <ToolPage
      title="Creative Boost"
      lead="Ten different creatives from one brief, ready to test against each other."
      example={{
        src: example,
        alt: 'Nine ads for the same sneakers, each with a headline, a layout and colours of its own',
        width: 640,
        height: 639,
        caption: 'Nine of the ten that one brief gave.',
      }}
      tips={[
        ['Test, don’t guess', 'Run all ten for a day with little money and keep the two that win.'],
        ['One product, one reader', 'The narrower the brief, the sharper the ten headlines.'],
        ['Your own words', 'A brand name and a call to action of yours appear as you write them.'],
      ]}
    >
      <BoostForm />
    </ToolPage>
  );
}
