import example from '../examples/photoshoot.webp';
import { ToolPage } from '../layout/tool-page.tsx';
import { PhotoshootForm } from './photoshoot-form.tsx';

/** Shows the page /photoshoot (spec §2). */
export function PhotoshootPage() {
  return (
    <ToolPage
      title="Product Photoshoot"
      lead="Your product in four marketing photos, in the setting you choose."
      example={{
        src: example,
        alt: 'A plain photo of a bottle, and the bottle in the open, in a luxurious and in a kitchen setting',
        width: 640,
        height: 640,
        caption: 'The upload, and what three settings made of it.',
      }}
      tips={[
        [
          'A plain background',
          'The clearer the outline, the cleaner the product stands in its new place.',
        ],
        ['Square pictures', 'A single 1:1 image such as 1080x1080 fits without cropping.'],
        [
          'Say what you see',
          '“Morning light from the left, linen cloth” goes into extra instructions.',
        ],
      ]}
    >
      <PhotoshootForm />
    </ToolPage>
  );
}
