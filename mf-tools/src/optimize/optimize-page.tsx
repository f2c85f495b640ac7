import { ToolPage } from '../layout/tool-page.tsx';
import { OptimizeForm } from './optimize-form.tsx';

/** /optimize (spec §2). */
export function Component() {
  return (
    <ToolPage
      title="Enhance Image Quality"
      lead="Sharper, cleaner, better lit: the picture you have, at its best."
      tips={[
        ['Start from the original', 'A screenshot of a photo has lost what we would bring out.'],
        ['Small is fine', 'Pictures below 1500 pixels are enlarged along the way.'],
        ['Nothing is invented', 'Light, colour and detail change, the scene does not.'],
      ]}
    >
      {(userId) => <OptimizeForm userId={userId} />}
    </ToolPage>
  );
}
