import example from '../examples/variation.webp';
import { ImageOnlyForm } from '../layout/image-only-form.tsx';
import { ToolPage } from '../layout/tool-page.tsx';
import { WorkingNote } from '../layout/working-note.tsx';
import { variationFlow } from './variation-flow.ts';

/** Shows the page /variation (spec §2). */
export function VariationPage() {
  return (
    <ToolPage
      title="Creative Variation"
      lead="A fresh take on a creative that already works."
      example={{
        src: example,
        alt: 'A photo of a bottle, and beside it another picture made of the same photo',
        width: 640,
        height: 314,
        caption: 'The upload, and one variation of it.',
      }}
      tips={[
        ['Take a winner', 'Vary what performs. A new look keeps it from wearing out.'],
        ['One clear subject', 'Pictures with a single subject leave room for a new crop.'],
        ['Again, and it differs', 'Each run gives another variation of the same image.'],
      ]}
    >
      <ImageOnlyForm
        flow={variationFlow}
        mayDisclose
        submitText="Generate Variation"
        busyText="Generating..."
        working={<WorkingNote />}
      />
    </ToolPage>
  );
}
