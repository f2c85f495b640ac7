/**
 * Writes the photo of a product to standard output, as JPEG. It is a process of its own, so that drawing the product
 * does not count as the engine's memory. Run: node bench/product-photo.ts > mug.jpg
 */
import { createSampleProduct } from '@adwright/engine-testing';

/** Larger than a photoshoot's working size, as uploads are. */
const SIDE_PX = 1600;

const { jpeg } = await createSampleProduct({
  kind: 'mug',
  body: '#3f6f8f',
  backdrop: ['#ffffff', '#eceae6'],
  noise: 3,
  size: SIDE_PX,
});
process.stdout.write(jpeg);
