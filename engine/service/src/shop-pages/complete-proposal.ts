import { adLanguageSchema, MAX_BRAND_COLOURS } from '@adwright/contracts';
import type { PageProposal } from '@adwright/contracts/shop-page';
import { convertToReadablePicture } from '@adwright/engine-uploads';
import type { PagePhotoServices } from './read-page-photo.ts';

/** Maximum milliseconds for measuring the colours of a logo or photo. */
const MEASURING_MS = 6000;
/** Minimum number of colours in the page's styles; with fewer colours, colours are measured on the logo. */
const ENOUGH_COLOURS = 2;

/**
 * Adds what the page does not state to a proposal: the language, detected from the page's words, and colours
 * measured on its logo or photo.
 */
export async function completeProposal(
  proposal: PageProposal,
  services: PagePhotoServices,
  signal: AbortSignal,
): Promise<PageProposal> {
  const { brand } = proposal;
  const colours =
    brand.colours.length < ENOUGH_COLOURS
      ? await addMeasuredColours(proposal, services, signal)
      : brand.colours;
  const language = proposal.language ?? (await detectProposalLanguage(proposal));
  return { ...proposal, language, brand: { ...brand, colours } };
}

async function detectProposalLanguage({
  name,
  description,
}: PageProposal): Promise<PageProposal['language']> {
  const words = [name?.value ?? '', description?.value ?? ''].join('. ');
  if (!/\p{L}/u.test(words)) return null;
  // The lexicon is imported with the first page that does not state its language, since loading it takes a
  // while.
  const { detectBriefLanguage } = await import('@adwright/engine-lexicon');
  const language = adLanguageSchema.safeParse(detectBriefLanguage(words));
  return language.success ? { value: language.data, source: 'language' } : null;
}

type Colours = PageProposal['brand']['colours'];

async function addMeasuredColours(
  { brand, photos }: PageProposal,
  { fetchLinkedPhoto, reader }: PagePhotoServices,
  signal: AbortSignal,
): Promise<Colours> {
  const [logo] = brand.logos;
  const [photo] = photos;
  const picture = logo ?? photo;
  if (!reader || !picture) return brand.colours;
  const limits = AbortSignal.any([signal, AbortSignal.timeout(MEASURING_MS)]);
  try {
    const bytes = await fetchLinkedPhoto(picture.value, limits);
    const { suggestedColours } = await reader.read(
      'logo',
      await convertToReadablePicture(bytes, limits),
      limits,
    );
    const known = new Set(brand.colours.map(({ value }) => value.hex));
    const roles = new Set(brand.colours.map(({ value }) => value.role));
    const source = logo ? 'logo' : 'photo';
    const measured = suggestedColours
      .filter(({ hex, role }) => !known.has(hex) && !roles.has(role))
      .map((value) => ({ value, source }) as const);
    return [...brand.colours, ...measured].slice(0, MAX_BRAND_COLOURS);
  } catch {
    // A logo that can't be fetched must not fail the proposal, but an aborted request must.
    signal.throwIfAborted();
    return brand.colours;
  }
}
