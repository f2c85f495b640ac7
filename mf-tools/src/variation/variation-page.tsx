import { ToolPage } from '../layout/tool-page.tsx';
import { VariationForm } from './variation-form.tsx';

/** /variation (spec §2). */
export function Component() {
  return (
    <ToolPage
      title="Creative Variation"
      lead="A fresh take on a creative that already works."
      tips={[
        ['Take a winner', 'Vary what performs. A new look keeps it from wearing out.'],
        ['One clear subject', 'Pictures with a single subject leave room for a new crop.'],
        ['Again, and it differs', 'Each run gives another variation of the same image.'],
      ]}
    >
      {(userId) => <VariationForm userId={userId} />}
    </ToolPage>
  );
}
