import { formatCellText } from '@adwright/engine-untrusted';
import type { CheerioAPI } from 'cheerio';
import type { Element } from 'domhandler';
import { type MetaTags, tagText } from './read-sharing-tags.ts';
import { readShownPrice } from './read-shown-price.ts';
import { listElements } from './values/elements-of.ts';
import type { ProductFacts } from './values/page-facts.ts';
import { findHeading, isElsewhere } from './values/page-parts.ts';

/**
 * Reads a product from the page's visible text: the heading, the price near the heading, the first sentences
 * and the large pictures.
 */
export function readPageText($: CheerioAPI, tags: MetaTags): ProductFacts {
  const heading = findHeading($);
  const price = readShownPrice($);
  return {
    name: heading || formatCellText($('title').first().text()) || tagText(tags, 'title'),
    description: tagText(tags, 'description') || firstSentences($),
    price,
    availability: null,
    photos: picturesOf($, heading),
    category: breadcrumbOf($),
  };
}

const MAX_SENTENCES_CHARACTERS = 300;
const DESCRIPTIONS =
  '[itemprop="description"], #feature-bullets, [class*="product-description" i], [class*="product__description" i], [id*="description" i], [class*="description" i], [class*="beschreibung" i]';

function firstSentences($: CheerioAPI): string {
  const described = listElements($, DESCRIPTIONS)
    .filter((element) => !isElsewhere($, element))
    .map((element) => formatCellText($(element).html() ?? ''))
    .find((text) => text.length > 20);
  const paragraph = $('main p, article p, p')
    .toArray()
    .filter((element) => !isElsewhere($, element))
    .map((element) => formatCellText($(element).html() ?? ''))
    .find((text) => text.length > 40);
  return (described ?? paragraph ?? '').slice(0, 2 * MAX_SENTENCES_CHARACTERS);
}

const NO_PRODUCT_PICTURE =
  /logo|icon|sprite|avatar|payment|badge|flag|banner|placeholder|pixel|tracking|spinner|loader|star|rating/i;
const MIN_SHOWN_PX = 120;

function picturesOf($: CheerioAPI, heading: string): string[] {
  const images = $('img, picture source[srcset]')
    .toArray()
    .filter((element) => !isElsewhere($, element))
    .map((element) => ({ element, address: largestAddress(element) }))
    .filter(({ element, address }) => {
      const { width, height, alt, class: name } = element.attribs;
      const side = Math.min(
        Number(width ?? Infinity) || Infinity,
        Number(height ?? Infinity) || Infinity,
      );
      return (
        address !== '' &&
        side >= MIN_SHOWN_PX &&
        !NO_PRODUCT_PICTURE.test(
          `${address.split('/').at(-1)} ${name ?? ''} ${alt === heading ? '' : (alt ?? '')}`,
        )
      );
    });
  const isGallery = (element: Element) =>
    /gallery|product|main|hero|landing|zoom|carousel|slide/i.test(
      [element, ...$(element).parents().slice(0, 4).toArray()]
        .map(({ attribs }) => `${attribs.class ?? ''} ${attribs.id ?? ''}`)
        .join(' '),
    );
  return images
    .toSorted((one, other) => Number(isGallery(other.element)) - Number(isGallery(one.element)))
    .map(({ address }) => address);
}

/**
 * Returns the URL of the largest version of a picture. A lazily loaded picture has its URL in
 * attributes that browsers ignore.
 */
function largestAddress({ attribs }: Element): string {
  const large = [
    'data-old-hires',
    'data-zoom-image',
    'data-large_image',
    'data-large',
    'data-full',
    'data-zoom',
    'data-image',
  ];
  const [named] = large.flatMap((name) => attribs[name] ?? []).filter((value) => value !== '');
  const set = attribs.srcset ?? attribs['data-srcset'];
  const plain =
    attribs['data-src'] ??
    attribs['data-original'] ??
    attribs['data-lazy-src'] ??
    attribs.src ??
    '';
  const ofSet = set ? largestOfSet(set) : undefined;
  return named ?? ofSet ?? (plain.startsWith('data:') ? '' : plain);
}

function largestOfSet(set: string): string | undefined {
  const candidates = [...set.matchAll(/(\S*[^,\s])(?:\s+([\d.]+)[wx])?(?:,|\s*$)/g)].map(
    ([, address = '', size = '1']) => ({ address, size: Number(size) }),
  );
  return candidates
    .filter(({ address }) => !address.startsWith('data:'))
    .toSorted((one, other) => other.size - one.size)[0]?.address;
}

const BREADCRUMBS =
  '[class*="breadcrumb" i] a, [id*="breadcrumb" i] a, nav[aria-label*="breadcrumb" i] a';

function breadcrumbOf($: CheerioAPI): string {
  const parts = listElements($, BREADCRUMBS)
    .map((element) => formatCellText($(element).text()))
    .filter((text) => text !== '');
  return parts.length > 1 ? (parts.at(-1) ?? '') : '';
}
