import type { ConfirmedProduct } from '@adwright/ads/shop-page';
import type { FormInstance } from '@adwright/ui/kit-forms';

type FieldPath = string | [string, string];
type FormOfTexts = Pick<FormInstance<Record<string, unknown>>, 'getFieldValue' | 'setFieldValue'>;

/** A field in which the typed value was kept, with the unused value of the product page. */
export interface KeptField {
  label: string;
  path: FieldPath;
  offered: string;
}

const FIELDS: readonly {
  label: string;
  path: FieldPath;
  read: (from: ConfirmedProduct) => string;
}[] = [
  { label: 'Product', path: 'product', read: ({ product }) => product },
  { label: 'Audience', path: 'audience', read: ({ audience }) => audience },
  { label: 'Brand Name', path: 'brandName', read: ({ brandName }) => brandName },
  { label: 'Language', path: 'language', read: ({ language }) => language ?? '' },
  { label: 'Price', path: ['offer', 'price'], read: ({ price }) => price },
  { label: 'Old price', path: ['offer', 'was'], read: ({ was }) => was },
];

/**
 * Fills a form with the values of a product page that the user has confirmed. Values that the user typed are
 * kept, and values from an earlier page are replaced.
 * @param filled values that earlier product pages filled in, by field path; this function updates the map
 */
export function fillForm(
  form: FormOfTexts,
  product: ConfirmedProduct,
  filled: Map<string, string>,
): KeptField[] {
  return FIELDS.flatMap(({ label, path, read }) => {
    const offered = read(product).trim();
    const key = String(path);
    const value: unknown = form.getFieldValue(path);
    const typed = typeof value === 'string' ? value.trim() : '';
    if (typed === offered) return [];
    const isFilled = filled.get(key) === typed;
    if (offered === '' && !isFilled) return [];
    if (typed !== '' && !isFilled) return [{ label, path, offered }];
    // A choice field without a value must have the value undefined, not an empty text.
    form.setFieldValue(path, offered || undefined);
    filled.set(key, offered);
    return [];
  });
}
