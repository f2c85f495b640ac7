/**
 * This file shows the first view of a review link, before any script of the app has loaded. Visitors of review
 * links often use a phone with an empty cache. The page's inline script, which runs before the app loads,
 * bundles this file. The script requests the review, and shows the review's name and first picture. The module
 * mf-review uses the response to the same request (`early-answer.ts`). The first view is removed after the app
 * shows a heading.
 */
import {
  buildFirstRendition,
  FEED_FORMATS,
  FEED_PICTURE_SIZES,
  getReviewPictureSource,
} from '@adwright/contracts/review-picture';
import { readReviewToken } from './review-address.ts';
import { FIRST_VIEW_EVENT } from './start-events.ts';

/**
 * The part of the edge function's response that the first view needs. The module mf-review validates the whole
 * response.
 */
interface EarlyAnswer {
  outcome: string;
  review?: {
    name: string;
    ads: {
      is_deleted: boolean;
      images: Partial<Record<(typeof FEED_FORMATS)[number], string>>;
      headline: string | null;
      ad_text: string | null;
      brand: string | null;
    }[];
  };
}

/** A request for a review that is still running. */
interface EarlyReview {
  token: string;
  answer: Promise<Response>;
}

/**
 * Requests the review to which the page's URL links, and shows the review when the response arrives. Returns
 * undefined if the page's URL is not a review link.
 */
export function openReviewEarly(
  pathname: string,
  config: Promise<Response>,
): EarlyReview | undefined {
  const token = readReviewToken(pathname);
  if (!token) return undefined;
  const answer = askFor(token, config);
  answer
    .then(async (response) => show(await response.clone().json()))
    // Without a response there is no first view; this script ignores the failure, because the module's page
    // handles it.
    .catch(() => {})
    .then(() => document.dispatchEvent(new Event(FIRST_VIEW_EVENT)));
  return { token, answer };
}

async function askFor(token: string, config: Promise<Response>): Promise<Response> {
  const { supabaseUrl }: { supabaseUrl: string } = await (await config).clone().json();
  const body = JSON.stringify({ action: 'open', token, pass: readKeptPass(token), revision: null });
  // Without custom headers, a browser sends the request at once, without a preflight.
  return fetch(`${supabaseUrl}/functions/v1/review`, { method: 'POST', body });
}

function readKeptPass(token: string): string | null {
  try {
    return sessionStorage.getItem(`review-pass:${token}`);
  } catch {
    return null;
  }
}

/** Styles for the first view, which imitate the styles of the app's components with system fonts. */
const STYLES = `
#early ~ #root { display: none }
#early { font-family: 'Instrument Sans Fallback', sans-serif }
#early h1, #early h2 { font-family: 'Bricolage Grotesque Fallback', sans-serif }
#early > i { display: block; height: 65px; border-bottom: 1px solid var(--color-line) }
#early > div { display: grid; gap: var(--space-5); max-width: var(--page-width); margin: 0 auto; padding: var(--space-5) var(--page-gutter) }
#early header { padding-bottom: var(--space-5); border-bottom: 2px solid }
#early figure { max-width: 520px; margin: 0; border: 1px solid var(--color-line); border-radius: 12px; background: var(--color-sheet); overflow: hidden }
#early figure p { padding: var(--space-3); overflow-wrap: anywhere; white-space: pre-line; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 3; overflow: hidden }
#early img { display: block; width: 100%; height: auto; background: var(--color-well) }
`;

function createElement(tag: string, ...content: (Node | string)[]): HTMLElement {
  const made = document.createElement(tag);
  made.append(...content);
  return made;
}

/** Calls a function when the app has rendered an element into its root. */
function callOnceRendered(root: HTMLElement, selector: string, then: () => void): void {
  const observer = new MutationObserver(look);
  function look() {
    if (!root.querySelector(selector)) return;
    observer.disconnect();
    then();
  }
  observer.observe(root, { childList: true, subtree: true });
  look();
}

/**
 * Shows the review's name and first picture; resolves when the picture has loaded or failed, or at once without
 * a picture.
 */
async function show({ review }: EarlyAnswer): Promise<void> {
  const root = document.getElementById('root');
  const ad = review?.ads.find(({ is_deleted: isDeleted }) => !isDeleted);
  if (!root || !review || !ad || root.querySelector('h1')) return;
  const picture = feedPicture(ad);
  const view = createElement(
    'div',
    createElement('style', STYLES),
    createElement('i'),
    createElement(
      'div',
      createElement('header', createElement('h1', review.name)),
      createElement('h2', ad.headline ?? 'Ad 1'),
      feed(ad, picture?.image),
    ),
  );
  view.id = 'early';
  root.before(view);
  callOnceRendered(root, 'h1', () => view.remove());
  if (!picture) return;
  await waitForImage(picture.image);
  // When the app has rendered, its scripts have loaded, so loading the sharp version of the picture does not
  // delay them.
  callOnceRendered(root, '*', picture.sharpen);
}

function waitForImage(image: HTMLImageElement): Promise<unknown> {
  return new Promise((resolve) => {
    for (const type of ['load', 'error']) image.addEventListener(type, resolve, { once: true });
  });
}

interface FeedPicture {
  image: HTMLImageElement;
  /**
   * Shows the sharp version of the picture in place of the small version. The page of the module then finds the
   * sharp version in the cache.
   */
  sharpen(): void;
}

function feedPicture({ images }: EarlyReviewAd): FeedPicture | undefined {
  const format = FEED_FORMATS.find((each) => images[each]);
  const imageUrl = format && images[format];
  if (!imageUrl) return undefined;
  const image = Object.assign(new Image(), { alt: '', fetchPriority: 'high' });
  const { srcSet = '', ...source } = getReviewPictureSource(imageUrl, format);
  const first = buildFirstRendition(imageUrl, innerWidth);
  Object.assign(image, source, first ? { src: first } : {});
  const sharpen = () => {
    if (first) Object.assign(image, { sizes: FEED_PICTURE_SIZES, srcset: srcSet });
  };
  return { image, sharpen };
}

function feed({ brand, ad_text: text }: EarlyReviewAd, image?: HTMLImageElement): HTMLElement {
  const figure = createElement('figure', createElement('p', brand ?? 'Your brand'));
  if (text) figure.append(createElement('p', text));
  if (image) figure.append(image);
  return figure;
}

type EarlyReviewAd = NonNullable<EarlyAnswer['review']>['ads'][number];
