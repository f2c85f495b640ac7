import { DISPLAY, encodeCanvasAsJpeg, TEXT } from '@adwright/engine-drawing';
import {
  type ProductImage,
  type ProductImageRequest,
  type ProductKind,
  renderProduct,
} from '@adwright/engine-objects';
import { createSeededRandom } from '@adwright/engine-pixels';
import { type Canvas, createCanvas } from '@napi-rs/canvas';

export interface SampleProduct {
  jpeg: Buffer;
  width: number;
  height: number;
  /** True opacity of each pixel of the product, 0–255. */
  alpha: Uint8Array;
}

export interface SampleProductRequest {
  kind: ProductKind;
  body: string;
  /** Colours of the light and the dark end of the backdrop's gradient. */
  backdrop: readonly [light: string, dark: string];
  noise: number;
  size?: number;
}

/**
 * Direction of the light, and rotation of the product away from its best side, as in
 * `renderProduct`.
 */
export interface ProductView {
  key: ProductImageRequest['light']['key'];
  turn: number;
}

/**
 * Renders a drawn product as in ads, with a neutral label.
 *
 * @param fit maximum width and height of the product, in pixels.
 */
export function renderSampleProduct(
  kind: ProductKind,
  body: string,
  { key, turn }: ProductView,
  fit: Pick<ProductImageRequest, 'maxWidth' | 'maxHeight'>,
): ProductImage {
  return renderProduct({
    kind,
    colours: {
      body,
      second: '#d8d2c8',
      accent: '#c8963c',
      light: '#f4f1ea',
      dark: '#2a2724',
      metal: '#b9bcc2',
    },
    label: {
      name: 'Sample',
      display: DISPLAY.playfair,
      strong: TEXT.dmSansStrong,
      body,
      paper: '#f6f2ea',
      ink: '#222222',
      accent: '#c8963c',
      second: '#d8d2c8',
      hue: 60,
    },
    light: { key, keyPower: 1, fill: 1, bounce: '#efe9e0', shadow: 0.5 },
    podium: null,
    turn,
    ...fit,
  });
}

/**
 * Creates a photo of a product on a studio background. The product is drawn by the same renderer as in ads,
 * with shadow, vignette and grain. The exact cut-out of the product is therefore known.
 */
export async function createSampleProduct({
  kind,
  body,
  backdrop,
  noise,
  size = 800,
}: SampleProductRequest): Promise<SampleProduct> {
  const product = renderSampleProduct(
    kind,
    body,
    { key: [-0.5, 0.9, 0.6], turn: 0 },
    {
      maxWidth: size * 0.62,
      maxHeight: size * 0.66,
    },
  );
  const x = (size - product.width) / 2;
  const y = size * 0.85 - product.height;
  const photo = createCanvas(size, size);
  const context = photo.getContext('2d');
  const light = context.createRadialGradient(
    size * 0.4,
    size * 0.35,
    size * 0.1,
    size * 0.5,
    size * 0.5,
    size * 0.85,
  );
  light.addColorStop(0, backdrop[0]);
  light.addColorStop(1, backdrop[1]);
  context.fillStyle = light;
  context.fillRect(0, 0, size, size);
  context.drawImage(
    product.shadow,
    x + product.shadowBox.x,
    y + product.shadowBox.y,
    product.shadowBox.width,
    product.shadowBox.height,
  );
  context.drawImage(product.image, x, y, product.width, product.height);
  addGrain(photo, noise);
  const truth = createCanvas(size, size);
  truth.getContext('2d').drawImage(product.image, x, y, product.width, product.height);
  const { data } = truth.getContext('2d').getImageData(0, 0, size, size);
  const alpha = Uint8Array.from({ length: size * size }, (_, at) => data[at * 4 + 3] ?? 0);
  return { jpeg: await encodeCanvasAsJpeg(photo), width: size, height: size, alpha };
}

function addGrain(canvas: Canvas, amount: number): void {
  const random = createSeededRandom(5);
  const context = canvas.getContext('2d');
  const picture = context.getImageData(0, 0, canvas.width, canvas.height);
  for (let at = 0; at < picture.data.length; at += 4) {
    for (let channel = 0; channel < 3; channel++) {
      picture.data[at + channel] =
        (picture.data[at + channel] ?? 0) + (random() + random() + random() - 1.5) * amount * 2;
    }
  }
  context.putImageData(picture, 0, 0);
}
