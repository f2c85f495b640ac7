import example from '../examples/overlay.webp';
import { ToolPage } from '../layout/tool-page.tsx';
import { OverlayForm } from './overlay-form.tsx';

/** Shows the page /overlay (spec §2). */
export function OverlayPage() {
  return (
    <ToolPage
      title="Add Text to Creatives"
      lead="A title and a subtitle, set where they read best."
      example={{
        src: example,
        alt: 'A photo with the same short title set on it in four ways',
        width: 640,
        height: 640,
        caption: 'One title, four ways to set it.',
      }}
      tips={[
        ['Short titles read first', 'Five words are seen at a glance; ten are a sentence.'],
        ['Leave some quiet', 'Sky, wall or table: calm areas are where the text goes.'],
        [
          'Four styles at once',
          'Pick the one that suits the picture, or run them against each other.',
        ],
      ]}
    >
      <OverlayForm />
    </ToolPage>
  );
}
