/**
 * Writes the photo of a product to standard output, as JPEG. It runs as a separate process, so that the memory
 * for drawing the product is not counted as the engine's. Run: node bench/product-photo.ts > mug.jpg
 */
import { createSampleProduct } from '@adwright/engine-testing';

/** Side of the photo in pixels: larger than a photoshoot's working size, as uploads are. */
const SIDE_PX = 1600;

const { jpeg } = await createSampleProduct({
  kind: 'mug',
  body: '#3f6f8f',
  backdrop: ['#ffffff', '#eceae6'],
  noise: 3,
  size: SIDE_PX,
});
process.stdout.write(jpeg);
