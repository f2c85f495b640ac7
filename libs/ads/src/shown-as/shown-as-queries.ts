import {
  type AskedForm,
  drawnObjectsSchema,
  EDITOR_PATHS,
  MAX_PRODUCTS_ASKED,
  SHOWN_AS_PATHS,
  type ShownAsRequest,
  type StatedFact,
  shownAsRequestSchema,
  shownAsResponseSchema,
  type UnclearReason,
} from '@adwright/contracts';
import { getRuntimeConfig } from '@adwright/supabase';
import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { AFTER_RATE_LIMIT, requestEditor } from '../editor/editor-request.ts';
import { useSettled } from '../hooks/use-settled.ts';

/** Time in milliseconds without typing after which the form sends a request. */
export const TYPING_PAUSE_MS = 400;
/**
 * Time in milliseconds for which a form waits for the engine's advice. The form then continues without advice.
 */
const ADVICE_TIMEOUT_MS = 5000;

function shownAsQuery(request: ShownAsRequest) {
  return queryOptions({
    queryKey: ['shown-as', request],
    queryFn: ({ signal }) =>
      requestEditor({
        path: SHOWN_AS_PATHS.understand,
        schema: shownAsResponseSchema,
        body: request,
        signal,
      }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/**
 * The fields of a brief that the engine needs to recognise the product: the product's text, and the fields that
 * reveal its language.
 */
export interface AskedBrief extends AskedForm {
  product: string;
}

/**
 * Returns the object that the engine would draw for each brief's product, in order, and the products that are
 * unclear. An outdated request is cancelled, and the previous answer remains until the next one arrives.
 */
export function useShownAs(briefs: readonly AskedBrief[]) {
  return useQuery({
    ...shownAsQuery(buildRequest(briefs)),
    enabled: briefs.length > 0,
    placeholderData: keepPreviousData,
    ...AFTER_RATE_LIMIT,
  });
}

/**
 * Returns the request for one or more briefs. For a single brief, the same request also asks for the brief's
 * facts, which saves the form a second request.
 */
function buildRequest(briefs: readonly AskedBrief[]): ShownAsRequest {
  const products = briefs.map(({ product }) => product);
  const forms = briefs.map(({ audience, goal, brandName, offer }) => ({
    audience,
    goal,
    brandName,
    offer,
  }));
  return forms.length === 1 ? { products, form: forms[0] } : { products, forms };
}

/**
 * Returns the facts that an ad of a form would print, the most important first; none when the engine gives no
 * answer.
 */
export function useStatedFacts(product: string, form: AskedForm): readonly StatedFact[] {
  // The query key is a string, because a form creates new objects at each render.
  const settled = useSettled(JSON.stringify({ products: [product.trim()], form }), TYPING_PAUSE_MS);
  const request = shownAsRequestSchema.safeParse(JSON.parse(settled)).data;
  const isAsked = request !== undefined && product.trim() !== '' && request.products[0] !== '';
  const { data } = useQuery({
    ...shownAsQuery(request ?? { products: [] }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    ...AFTER_RATE_LIMIT,
  });
  return (isAsked && data?.facts) || NO_FACTS;
}

/**
 * Returns the reason why a product is unclear. Returns null when the product is clear, or when the engine gives
 * no answer in time.
 */
export async function explainUnclearProduct(
  queryClient: QueryClient,
  product: string,
): Promise<UnclearReason | null> {
  const answer = await waitForAdvice(queryClient.fetchQuery(shownAsQuery({ products: [product] })));
  return answer?.unclear?.[0] ?? null;
}

/** Returns the engine's answer; null when the request fails or takes longer than `ADVICE_TIMEOUT_MS`. */
async function waitForAdvice<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, ADVICE_TIMEOUT_MS, null));
  return await Promise.race([asked.catch(() => null), late]);
}

/**
 * Asks the engine which of the given products are unclear as soon as a page shows them. Returns a function that
 * waits for the answers and returns the unclear products, in the given order. The function omits products for
 * which the engine gave no answer in time.
 */
export function useUnclearProducts(
  products: readonly string[],
): () => Promise<readonly UnclearProduct[]> {
  const queryClient = useQueryClient();
  const queries = Array.from(
    { length: Math.ceil(products.length / MAX_PRODUCTS_ASKED) },
    (_, at) => ({
      ...shownAsQuery({
        products: products.slice(at * MAX_PRODUCTS_ASKED, (at + 1) * MAX_PRODUCTS_ASKED),
      }),
      ...AFTER_RATE_LIMIT,
    }),
  );
  useQueries({ queries });
  return async () => {
    const answers = await Promise.all(
      queries.map((query) => waitForAdvice(queryClient.fetchQuery(query))),
    );
    return answers.flatMap((answer, page) =>
      (answer?.unclear ?? []).flatMap((reason, place) => {
        const index = page * MAX_PRODUCTS_ASKED + place;
        return reason ? [{ index, reason }] : [];
      }),
    );
  };
}

/** An unclear product, with its index in the requested list. */
export interface UnclearProduct {
  index: number;
  reason: UnclearReason;
}

const NO_FACTS: readonly StatedFact[] = [];

/** Returns every object that the engine draws. */
export function useDrawnObjects() {
  return useQuery({
    queryKey: ['drawn-objects'],
    queryFn: ({ signal }) =>
      requestEditor({ path: EDITOR_PATHS.choices, schema: drawnObjectsSchema, signal }),
    select: ({ objects }) => objects,
    staleTime: Number.POSITIVE_INFINITY,
    ...AFTER_RATE_LIMIT,
  });
}

/**
 * Returns a thumbnail as a data URL, because pages may only load pictures from the storage and from their own
 * origin. Browsers cache the thumbnail, so a later visit sends no request.
 */
export function useObjectPicture(picture: string | null, enabled: boolean) {
  return useQuery({
    queryKey: ['object-picture', picture],
    queryFn: async ({ signal }) => {
      const { engineUrl } = getRuntimeConfig();
      if (!engineUrl || !picture) throw new Error('There is no picture to load');
      const response = await fetch(new URL(picture, engineUrl), { signal });
      if (!response.ok) throw new Error(`The picture answered ${response.status}`);
      const bytes = new Uint8Array(await response.arrayBuffer());
      return `data:image/webp;base64,${btoa(String.fromCharCode(...bytes))}`;
    },
    enabled: enabled && picture !== null,
    retry: 1,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
