/**
 * Draws a photo of a product, and writes it to standard output as JPEG. The script runs as a separate process,
 * so that its memory is not counted as the engine's memory. Run: node bench/product-photo.ts > mug.jpg
 */
import { createSampleProduct } from '@adwright/engine-testing';

/** Side of the photo in pixels: larger than a photoshoot's working size, like most uploads. */
const SIDE_PX = 1600;

const { jpeg } = await createSampleProduct({
  kind: 'mug',
  body: '#3f6f8f',
  backdrop: ['#ffffff', '#eceae6'],
  noise: 3,
  size: SIDE_PX,
});
process.stdout.write(jpeg);
