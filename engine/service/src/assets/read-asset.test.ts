import { readSubject } from '@adwright/engine-uploads';
import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readAsset } from './read-asset.ts';

/** Returns a rejected promise with a handler, because an unhandled rejection would end the test process. */
function noSubject(): Promise<never> {
  const failed = Promise.reject(new Error('a logo needs no saliency map'));
  failed.catch(() => undefined);
  return failed;
}

function picture(width: number, height: number, ground: string | null, ink = '#d7263d'): Buffer {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  if (ground) {
    context.fillStyle = ground;
    context.fillRect(0, 0, width, height);
  }
  context.fillStyle = ink;
  context.beginPath();
  context.arc(width / 2, height / 2, Math.min(width, height) * 0.3, 0, Math.PI * 2);
  context.fill();
  return canvas.toBuffer('image/png');
}

describe('readAsset reads a product photo', () => {
  it('readAsset cuts out a product photo, with a confidence', async () => {
    const photo = picture(320, 320, '#e9e9ec');
    const { cutOut, confidence, problem } = await readAsset('product', photo, () =>
      readSubject(photo),
    );
    expect(confidence).toBeGreaterThan(0.7);
    expect(problem).toBeNull();
    const { width, hasAlpha, format } = await sharp(cutOut ?? Buffer.alloc(0)).metadata();
    expect({ hasAlpha, format }).toEqual({ hasAlpha: true, format: 'webp' });
    expect(width).toBeGreaterThan(177);
    expect(width).toBeLessThan(205);
  });

  it('readAsset uses the alpha channel of a product photo unchanged', async () => {
    const { confidence, cutOut } = await readAsset('product', picture(420, 420, null), noSubject);
    expect(confidence).toBe(1);
    expect((await sharp(cutOut ?? Buffer.alloc(0)).metadata()).hasAlpha).toBe(true);
  });

  it('readAsset returns a product photo with its background and a reason when it finds no product', async () => {
    const noise = sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    });
    const photo = await noise.jpeg().toBuffer();
    const read = await readAsset('product', photo, () => readSubject(photo));
    expect(read).toMatchObject({
      cutOut: null,
      problem: expect.stringContaining('shown with its background'),
    });
    expect(read.confidence).toBeLessThan(0.7);
  });

  it.each([
    ['small', () => picture(299, 800, '#fff'), 'image_too_small', /299 × 800/],
    ['truncated', () => picture(400, 400, '#fff').subarray(0, 900), 'unreadable_image', /./],
    ['no image', () => Buffer.from('GIF89a'), 'invalid_file_type', /./],
  ])(
    'a product photo that can’t be used is refused with an error code: %s',
    async (_, bytes, code, userMessage) => {
      await expect(readAsset('product', bytes(), noSubject)).rejects.toMatchObject({
        code,
        userMessage: expect.stringMatching(userMessage),
      });
    },
  );

  it('readAsset refuses an animated product photo', async () => {
    const frames = [picture(320, 320, '#fff'), picture(320, 320, '#000')];
    const moving = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    await expect(readAsset('product', moving, noSubject)).rejects.toMatchObject({
      code: 'unreadable_image',
    });
  });
});

describe('readAsset reads the file of a logo', () => {
  const read = async (file: Buffer) => {
    const asset = await readAsset('logo', file, noSubject);
    const pixels =
      asset.cutOut && (await sharp(asset.cutOut).raw().toBuffer({ resolveWithObject: true }));
    return { ...asset, pixels };
  };

  it('readAsset removes a plain background from a logo, but not the logo’s colours and the areas that the logo encloses', async () => {
    const canvas = createCanvas(300, 200);
    const context = canvas.getContext('2d');
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, 300, 200);
    context.fillStyle = '#1b2a41';
    context.fillRect(50, 50, 200, 100);
    context.fillStyle = '#ffffff';
    context.fillRect(120, 80, 60, 40);
    const { pixels, suggestedColours } = await read(canvas.toBuffer('image/png'));
    expect(pixels?.info).toMatchObject({ width: 200, height: 100, channels: 4 });
    const at = (x: number, y: number) => [
      ...(pixels?.data.subarray((y * 200 + x) * 4).subarray(0, 4) ?? []),
    ];
    expect(at(10, 50)).toEqual([0x1b, 0x2a, 0x41, 255]);
    expect(at(100, 50)).toEqual([255, 255, 255, 255]);
    expect(suggestedColours[0]).toEqual({ role: 'main', hex: '#1b2a41' });
  });

  describe('readAsset reads a logo with letters', () => {
    /**
     * Draws a logo with an "O" of strokes as its first letter, and returns the opacity in the middle of this
     * letter after the logo is read.
     */
    const opacityInside = async (draw: (context: SKRSContext2D) => void) => {
      const canvas = createCanvas(400, 160);
      const context = canvas.getContext('2d');
      context.fillStyle = '#ffffff';
      context.fillRect(0, 0, 400, 160);
      context.fillStyle = '#1b2a41';
      context.strokeStyle = '#1b2a41';
      context.lineWidth = 16;
      context.strokeRect(38, 38, 64, 84);
      draw(context);
      const { pixels } = await read(canvas.toBuffer('image/png'));
      const { width = 0 } = pixels?.info ?? {};
      return pixels?.data[(50 * width + 40) * 4 + 3];
    };

    it('readAsset makes the background inside letters transparent', async () => {
      const opacity = await opacityInside((context) => {
        for (const x of [150, 200, 250]) context.fillRect(x, 30, 16, 100);
      });
      expect(opacity).toBe(0);
    });

    it('readAsset keeps the white in a logo that is enclosed by broader strokes, as on a plate', async () => {
      const opacity = await opacityInside((context) => {
        for (const x of [150, 220, 290]) context.fillRect(x, 30, 50, 100);
      });
      expect(opacity).toBe(255);
    });

    it('readAsset keeps the white inside outlined letters', async () => {
      const opacity = await opacityInside((context) => {
        for (const x of [150, 250]) context.strokeRect(x, 38, 64, 84);
      });
      expect(opacity).toBe(255);
    });

    it('readAsset makes the background inside letters transparent if one of the letters has a stem', async () => {
      const opacity = await opacityInside((context) => {
        context.strokeRect(150, 68, 50, 54);
        context.fillRect(192, 10, 16, 120);
        context.strokeRect(240, 38, 64, 84);
      });
      expect(opacity).toBe(0);
    });

    it('readAsset keeps a white letter that encloses a part of its plate', async () => {
      const opacity = await opacityInside((context) => {
        context.fillRect(60, 92, 20, 20);
        for (const x of [150, 200, 250]) context.fillRect(x, 30, 16, 100);
      });
      expect(opacity).toBe(255);
    });
  });

  it('the edge of a logo has no halo of the removed background', async () => {
    const { pixels } = await read(picture(300, 300, '#ffffff', '#000000'));
    const { data } = pixels ?? { data: Buffer.alloc(0) };
    for (let at = 0; at < data.length; at += 4)
      if ((data[at + 3] ?? 0) > 0) expect(data[at]).toBeLessThan(140);
  });

  it('readAsset keeps the background of a logo if the background may be part of the logo', async () => {
    const canvas = createCanvas(300, 100);
    const context = canvas.getContext('2d');
    const shaded = context.createLinearGradient(0, 0, 300, 0);
    shaded.addColorStop(0, '#ff6600');
    shaded.addColorStop(1, '#7a2f8f');
    context.fillStyle = shaded;
    context.fillRect(0, 0, 300, 100);
    expect((await read(canvas.toBuffer('image/png'))).cutOut).toBeNull();
  });

  /** Draws a logo on white, encodes it in a file format, and reads the logo from the file. */
  const painted = async (
    paint: (context: ReturnType<ReturnType<typeof createCanvas>['getContext']>) => void,
    quality?: number,
  ) => {
    const canvas = createCanvas(400, 240);
    const context = canvas.getContext('2d');
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, 400, 240);
    paint(context);
    const png = canvas.toBuffer('image/png');
    return read(quality ? await sharp(png).jpeg({ quality }).toBuffer() : png);
  };

  it.each(['#d7263d', '#111111', '#fff3b0'])(
    'keeps a background in the brand’s colour: %s',
    async (ground) => {
      const { cutOut, suggestedColours } = await painted((context) => {
        context.fillStyle = ground;
        context.fillRect(0, 0, 400, 240);
        context.fillStyle = '#ffffff';
        context.fillRect(120, 60, 160, 120);
      });
      expect(cutOut).toBeNull();
      expect(suggestedColours.map(({ hex }) => hex)).toContain(ground);
    },
  );

  it('readAsset keeps the background of a logo if there is a faint shape on the background', async () => {
    const { cutOut } = await painted((context) => {
      context.fillStyle = '#f7f7f7';
      context.fillRect(40, 40, 140, 160);
      context.fillStyle = '#1b2a41';
      context.fillRect(220, 60, 120, 120);
    });
    expect(cutOut).toBeNull();
  });

  it('readAsset keeps the background of a logo if there is a soft shadow on the background', async () => {
    const { cutOut } = await painted((context) => {
      context.shadowColor = 'rgba(0, 0, 0, 0.5)';
      context.shadowBlur = 40;
      context.fillStyle = '#1b2a41';
      context.fillRect(120, 80, 160, 80);
    });
    expect(cutOut).toBeNull();
  });

  it('readAsset keeps the colour of a logo’s thin outline', async () => {
    const { pixels } = await painted((context) => {
      context.fillStyle = '#d7263d';
      context.fillRect(100, 60, 200, 120);
      context.fillStyle = '#000000';
      context.fillRect(102, 62, 196, 116);
    });
    expect(pixels?.info).toMatchObject({ width: 200, height: 120 });
    expect([...(pixels?.data.subarray(0, 4) ?? [])]).toEqual([0xd7, 0x26, 0x3d, 255]);
  });

  describe.each([92, 75, 55, 40])('readAsset reads a logo in a JPEG of quality %i', (quality) => {
    const INK = '#1b2a41';

    it('readAsset removes the white background of a logo and inside its letters, and leaves no specks', async () => {
      const { pixels } = await painted((context) => {
        context.fillStyle = INK;
        context.font = 'bold 100px sans-serif';
        context.fillText('Bodega', 10, 150);
      }, quality);
      const { data } = pixels ?? { data: Buffer.alloc(0) };
      const opaque = Array.from({ length: data.length / 4 }, (_, at) => at * 4).filter(
        (at) => (data[at + 3] ?? 0) > 128,
      );
      expect(opaque.length).toBeGreaterThan(5000);
      expect(opaque.filter((at) => (data[at] ?? 0) > 140).length).toBeLessThan(3);
    });

    it('readAsset keeps the white that a logo encloses', async () => {
      const { pixels } = await painted((context) => {
        context.fillStyle = '#c1121f';
        context.beginPath();
        context.arc(200, 120, 100, 0, 7);
        context.fill();
        context.fillStyle = '#ffffff';
        context.fillRect(150, 90, 100, 60);
      }, quality);
      const { width = 0, height = 0 } = pixels?.info ?? {};
      const middle = (Math.floor(height / 2) * width + Math.floor(width / 2)) * 4;
      for (const value of pixels?.data.subarray(middle, middle + 4) ?? [])
        expect(value).toBeGreaterThan(245);
      expect(pixels?.data[3]).toBe(0);
    });

    it('readAsset keeps a logo’s background with a soft shadow', async () => {
      const { cutOut } = await painted((context) => {
        context.shadowColor = 'rgba(0, 0, 0, 0.5)';
        context.shadowBlur = 18;
        context.shadowOffsetY = 8;
        context.fillStyle = INK;
        context.fillRect(120, 80, 160, 80);
      }, quality);
      expect(cutOut).toBeNull();
    });
  });

  it('readAsset keeps the background of a JPEG logo if there is a faint shape on the background', async () => {
    const { cutOut } = await painted((context) => {
      context.fillStyle = '#f7f7f7';
      context.fillRect(30, 30, 140, 180);
      context.fillStyle = '#1b2a41';
      context.fillRect(220, 60, 120, 120);
    }, 75);
    expect(cutOut).toBeNull();
  });

  it('readAsset accepts a small logo, but refuses a logo that is smaller than the size in which ads print it', async () => {
    await expect(read(picture(60, 30, '#fff'))).resolves.toBeDefined();
    await expect(read(picture(40, 40, '#fff'))).rejects.toMatchObject({ code: 'image_too_small' });
    await expect(read(picture(200, 20, '#fff'))).rejects.toMatchObject({ code: 'image_too_small' });
  });

  it('readAsset refuses a logo that shows nothing', async () => {
    const empty = createCanvas(200, 100).toBuffer('image/png');
    await expect(read(empty)).rejects.toMatchObject({ code: 'unreadable_image' });
  });
});
