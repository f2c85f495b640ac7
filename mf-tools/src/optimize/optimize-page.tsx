import { SUGGESTED_ENHANCE_PX } from '@adwright/contracts';
import { LoadingScreen } from '@adwright/ui';
import example from '../examples/enhancement.webp';
import { ImageOnlyForm } from '../layout/image-only-form.tsx';
import { ToolPage } from '../layout/tool-page.tsx';
import { enhanceFlow } from './enhance-flow.ts';

/** Shows the page /optimize (spec §2). */
export function OptimizePage() {
  return (
    <ToolPage
      title="Enhance Image Quality"
      lead="Sharper, cleaner, better lit: the picture you have, at its best."
      example={{
        src: example,
        alt: 'A photo of a bottle, its left half grey and noisy, its right half clear and warm',
        width: 640,
        height: 640,
        caption: 'Left as it was sent, right as it came back.',
      }}
      tips={[
        ['Start from the original', 'A screenshot of a photo has lost what we would bring out.'],
        ['Small is fine', 'Pictures below 1500 pixels are enlarged along the way.'],
        ['Nothing is invented', 'Light, colour and detail change, the scene does not.'],
      ]}
    >
      <ImageOnlyForm
        flow={enhanceFlow}
        submitText="Enhance Image"
        busyText="Enhancing..."
        hint={`Best at ${SUGGESTED_ENHANCE_PX}x${SUGGESTED_ENHANCE_PX} pixels or smaller.`}
        working={
          <LoadingScreen
            messages={ENHANCE_MESSAGES}
            note="You may leave: the result will wait for you in My Ads."
          />
        }
      />
    </ToolPage>
  );
}

const ENHANCE_MESSAGES = [
  'Looking at your image',
  'Taking the noise out',
  'Balancing light and colour',
  'Bringing out detail',
  'Sharpening the edges',
  'Adding the finishing touches',
] as const;
