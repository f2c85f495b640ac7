import {
  blend,
  capsule,
  cylinder,
  ellipsoid,
  extruded,
  roundBox,
  sphere,
  torus,
} from '../distance.ts';
import { frontPicture, type ProductColours, type ProductObject } from '../product-object.ts';
import { assembled, glass, glow, matte, metal } from './assembled.ts';

const { abs, atan2, cos, max, min, PI, round, sin, sqrt } = Math;

/** Car seen from the front quarter, bonnet towards +x. */
export function car(colours: ProductColours): ProductObject {
  const cabin = (x: number, y: number, z: number) => {
    const up = y - 0.86;
    return roundBox(x + 0.14, up, z, 0.66 - up * 0.75, 0.3, 0.44 - up * 0.3, 0.12) * 0.78;
  };
  const body = (x: number, y: number, z: number) => {
    const hull = blend(roundBox(x, y - 0.46, z, 1.26, 0.24, 0.54, 0.18), cabin(x, y, z), 0.08);
    const arch = cylinder(abs(x) - 0.76, abs(z) - 0.5, y - 0.28, 0.33, 0.2, 0.02);
    return max(hull, -arch);
  };
  const windows = (x: number, y: number, z: number) => {
    const shell = cabin(x, y, z) - 0.012;
    const band = abs(y - 0.9) - 0.16;
    const side = abs(abs(x + 0.16) - 0.27) - 0.22;
    return min(max(shell, band, side), max(shell, band, abs(z) - 0.34)) * 0.9;
  };
  const tyres = (x: number, y: number, z: number) =>
    cylinder(abs(x) - 0.76, abs(z) - 0.44, y - 0.28, 0.28, 0.12, 0.05);
  const hubs = (x: number, y: number, z: number) =>
    cylinder(abs(x) - 0.76, abs(z) - 0.5, y - 0.28, 0.15, 0.08, 0.03);
  const lamps = (x: number, y: number, z: number) =>
    ellipsoid(x - 1.2, y - 0.52, abs(z) - 0.36, 0.1, 0.1, 0.14);
  const trim = (x: number, y: number, z: number) =>
    min(
      roundBox(abs(x) - 1.24, y - 0.34, z, 0.06, 0.07, 0.48, 0.04),
      roundBox(x - 1.25, y - 0.52, z, 0.03, 0.06, 0.18, 0.02),
    );
  return assembled(
    [
      [body, matte(colours.body, 0.16)],
      [windows, matte('#16202a', 0.06)],
      [tyres, matte('#1c1c20', 0.8)],
      [hubs, metal('#d6d9de', 0.2)],
      [lamps, glow('#fff3cf')],
      [trim, metal(colours.metal, 0.25)],
    ],
    { height: 1.18, radius: 1.4, yaw: -0.62, pitch: 0.2 },
  );
}

/** Electric bicycle from the side. */
export function bicycle(colours: ProductColours): ProductObject {
  const wheelX = (x: number) => abs(x) - 0.86;
  const tyres = (x: number, y: number, z: number) => torus(wheelX(x), y - 0.52, z, 0.46, 0.05);
  const spokes = (x: number, y: number, z: number) => {
    if (abs(z) > 0.22) return abs(z) - 0.012;
    const px = wheelX(x);
    const py = y - 0.52;
    const sector = PI / 6;
    const angle = atan2(py, px);
    const folded = angle - sector * round(angle / sector);
    const axis = sqrt(px * px + py * py);
    const beside = axis * sin(folded);
    const along = axis * cos(folded);
    return max(sqrt(beside * beside + z * z) - 0.012, along - 0.46);
  };
  const frame = (x: number, y: number, z: number) =>
    min(
      capsule(x, y, z, -0.2, 0.52, 0, -0.38, 1.2, 0, 0.042),
      capsule(x, y, z, -0.2, 0.52, 0, 0.5, 1.1, 0, 0.075),
      capsule(x, y, z, -0.35, 1.06, 0, 0.52, 1.18, 0, 0.042),
      capsule(x, y, abs(z), -0.2, 0.52, 0.05, -0.86, 0.52, 0.07, 0.028),
      capsule(x, y, abs(z), -0.35, 1.02, 0.02, -0.86, 0.52, 0.07, 0.026),
      capsule(x, y, abs(z), 0.86, 0.52, 0.07, 0.6, 0.98, 0.07, 0.032),
      capsule(x, y, z, 0.64, 0.94, 0, 0.48, 1.34, 0, 0.045),
    );
  const black = (x: number, y: number, z: number) =>
    min(
      ellipsoid(x + 0.42, y - 1.25, z, 0.26, 0.07, 0.12) * 0.8,
      capsule(x, y, abs(z), 0.46, 1.36, 0, 0.36, 1.38, 0.34, 0.034),
      cylinder(x + 0.2, z, y - 0.52, 0.15, 0.1, 0.03),
    );
  return assembled(
    [
      [tyres, matte('#1d1d21', 0.8)],
      [spokes, metal('#d3d6dc', 0.3)],
      [frame, matte(colours.body, 0.22)],
      [black, matte('#222127', 0.5)],
    ],
    { height: 1.46, radius: 1.38, yaw: 0.35, pitch: 0.1 },
  );
}

/** Camera with a large lens. */
export function camera(colours: ProductColours): ProductObject {
  const body = (x: number, y: number, z: number) =>
    min(
      roundBox(x, y - 0.6, z, 0.98, 0.6, 0.34, 0.12),
      roundBox(x, y - 1.24, z, 0.34, 0.16, 0.28, 0.08),
    );
  const grip = (x: number, y: number, z: number) =>
    roundBox(x, y - 0.56, z, 0.99, 0.34, 0.355, 0.06);
  const barrel = (x: number, y: number, z: number) =>
    min(
      cylinder(x, z - 0.46, y - 0.58, 0.5, 0.2, 0.04),
      max(
        cylinder(x, z - 0.72, y - 0.58, 0.45, 0.2, 0.05),
        0.35 - sqrt(x * x + (y - 0.58) ** 2) - max(0, 0.7 - z),
      ),
    );
  const ring = (x: number, y: number, z: number) => torus(x, y - 0.58, z - 0.66, 0.47, 0.03);
  const lens = (x: number, y: number, z: number) =>
    ellipsoid(x, y - 0.58, z - 0.7, 0.36, 0.36, 0.14);
  const button = (x: number, y: number, z: number) =>
    min(
      cylinder(x + 0.66, y - 1.24, z, 0.12, 0.07, 0.02),
      cylinder(x - 0.62, y - 1.22, z, 0.17, 0.06, 0.02),
    );
  return assembled(
    [
      [body, metal(colours.metal, 0.34)],
      [grip, matte(colours.body, 0.75)],
      [barrel, matte('#1b1b1f', 0.35)],
      [ring, matte(colours.accent, 0.3)],
      [lens, matte('#141c3a', 0.03)],
      [button, matte(colours.dark, 0.4)],
    ],
    { height: 1.4, radius: 1.1, yaw: 0.45, pitch: 0.14 },
  );
}

/** Studio microphone on a table stand. */
export function microphone(colours: ProductColours): ProductObject {
  const grille = (x: number, y: number, z: number) =>
    (capsule(x, y, z, 0, 1.62, 0, 0, 1.92, 0, 0.36) + 0.006 * sin(y * 60) * sin(x * 60)) * 0.85;
  const body = (x: number, y: number, z: number) => cylinder(x, y - 1.26, z, 0.36, 0.26, 0.07);
  const band = (x: number, y: number, z: number) => cylinder(x, y - 1.55, z, 0.39, 0.06, 0.02);
  const stand = (x: number, y: number, z: number) =>
    min(
      max(torus(x, y - 1.3, z, 0.56, 0.05), y - 1.32),
      cylinder(abs(x) - 0.47, z, y - 1.3, 0.09, 0.09, 0.03),
      cylinder(x, y - 0.42, z, 0.06, 0.34, 0.02),
      cylinder(x, y - 0.06, z, 0.56, 0.06, 0.04),
    );
  return assembled(
    [
      [grille, metal('#c9ccd2', 0.42)],
      [body, matte(colours.body, 0.3)],
      [band, matte(colours.accent, 0.3)],
      [stand, matte('#202026', 0.4)],
    ],
    { height: 2.3, radius: 0.66, yaw: 0.35, pitch: 0.12 },
  );
}

/** Kettlebell. */
export function kettlebell(colours: ProductColours): ProductObject {
  const iron = (x: number, y: number, z: number) => {
    const ball = sphere(x, y - 0.66, z, 0.72);
    const handle = torus(x * 0.92, (y - 1.4) * 1.02, z, 0.4, 0.11) * 0.95;
    return max(blend(ball, handle, 0.18), -y);
  };
  const band = (x: number, y: number, z: number) =>
    max(sphere(x, y - 0.66, z, 0.735), abs(y - 0.62) - 0.13);
  return assembled(
    [
      [iron, matte('#2a2a30', 0.5)],
      [band, matte(colours.accent, 0.35)],
    ],
    { height: 1.94, radius: 0.76, yaw: 0.5, pitch: 0.14 },
  );
}

/** Ring with a cut stone. */
export function jewel(colours: ProductColours): ProductObject {
  const hoop = (x: number, y: number, z: number) => torus(x, y - 0.82, z, 0.74, 0.085);
  const setting = (x: number, y: number, z: number) =>
    capsule(abs(x), y, abs(z), 0.08, 1.56, 0.08, 0.26, 1.92, 0.26, 0.035);
  const stone = (x: number, y: number, z: number) => {
    if (y < 1.2) return 1.5 - y;
    const sector = PI / 4;
    const angle = atan2(z, x);
    const axis = sqrt(x * x + z * z) * cos(angle - sector * round(angle / sector));
    const pavilion = axis * 0.76 - (y - 1.52) * 0.65;
    const crown = axis * 0.62 + (y - 2.24) * 0.78;
    return max(pavilion, crown, y - 2.08, axis - 0.47) * 0.9;
  };
  return assembled(
    [
      [hoop, metal('#e0bd72', 0.14)],
      [setting, metal('#e0bd72', 0.16)],
      [stone, glass(colours.accent, 0.02)],
    ],
    { height: 2.1, radius: 0.86, yaw: 0.5, pitch: 0.16 },
  );
}

/** Trolley case. */
export function suitcase(colours: ProductColours): ProductObject {
  const shell = (x: number, y: number, z: number) =>
    (roundBox(x, y - 0.96, z, 0.66, 0.82, 0.34, 0.14) + 0.014 * cos(x * 20)) * 0.82;
  const strap = (x: number, y: number, z: number) =>
    roundBox(x, y - 0.96, z, 0.685, 0.075, 0.365, 0.05);
  const handle = (x: number, y: number, z: number) =>
    min(
      capsule(abs(x), y, z, 0.3, 1.72, -0.16, 0.3, 2.24, -0.16, 0.035),
      capsule(x, y, z, -0.3, 2.26, -0.16, 0.3, 2.26, -0.16, 0.06),
    );
  const wheels = (x: number, y: number, z: number) =>
    cylinder(y - 0.1, abs(x) - 0.5, abs(z) - 0.22, 0.1, 0.06, 0.02);
  return assembled(
    [
      [shell, matte(colours.body, 0.36)],
      [strap, matte(colours.accent, 0.5)],
      [handle, metal('#b9bcc3', 0.25)],
      [wheels, matte('#1d1d21', 0.6)],
    ],
    { height: 2.32, radius: 0.78, yaw: 0.5, pitch: 0.14 },
  );
}

/** T-shirt with a print on its chest. */
export function shirt(colours: ProductColours): ProductObject {
  const outline = (x: number, y: number) => {
    const ax = abs(x);
    const trunk = max(ax - 0.62, abs(y - 0.86) - 0.86);
    const px = (ax - 0.72) * 0.8 + (y - 1.46) * -0.6;
    const py = (y - 1.46) * 0.8 + (ax - 0.72) * 0.6;
    const sleeve = max(abs(px) - 0.42, abs(py) - 0.24);
    const neck = sqrt(x * x + (y - 1.82) ** 2) - 0.27;
    return max(blend(trunk, sleeve, 0.12), -neck);
  };
  const cloth = (x: number, y: number, z: number) => {
    const fold = 0.025 * sin(x * 7 + y * 2.4);
    return extruded(outline(x, y), abs(z - fold) - 0.17, 0.14) * 0.78;
  };
  const collar = (x: number, y: number, z: number) => {
    const ring = abs(sqrt(x * x + (y - 1.82) ** 2) - 0.29) - 0.035;
    return extruded(max(ring, y - 1.72), abs(z) - 0.185, 0.03) * 0.8;
  };
  return assembled(
    [
      [cloth, matte(colours.body, 0.85)],
      [collar, matte(colours.accent, 0.8)],
    ],
    {
      height: 1.88,
      radius: 1.12,
      yaw: 0.3,
      pitch: 0.06,
      decals: [{ ...frontPicture(0, 'print', 0.5, 0.1, 1.4, 0.05) }],
    },
  );
}

/** Teddy bear, sitting. */
export function teddy(colours: ProductColours): ProductObject {
  const fur = (x: number, y: number, z: number) => {
    const ax = abs(x);
    const trunk = ellipsoid(x, y - 0.62, z, 0.54, 0.62, 0.48);
    const head = ellipsoid(x, y - 1.46, z, 0.52, 0.46, 0.45);
    const ear = sphere(ax - 0.4, y - 1.86, z, 0.18);
    const arm = capsule(ax, y, z, 0.44, 0.96, 0.1, 0.7, 0.52, 0.34, 0.17);
    const leg = capsule(ax, y, z, 0.34, 0.24, 0.2, 0.5, 0.22, 0.66, 0.21);
    return blend(blend(blend(trunk, head, 0.1), ear, 0.08), min(arm, leg), 0.08) * 0.92;
  };
  const pale = (x: number, y: number, z: number) => {
    const ax = abs(x);
    return min(
      ellipsoid(x, y - 1.34, z - 0.4, 0.21, 0.16, 0.14),
      ellipsoid(x, y - 0.62, z - 0.3, 0.34, 0.38, 0.22),
      ellipsoid(ax - 0.4, y - 1.86, z - 0.12, 0.1, 0.1, 0.08),
      ellipsoid(ax - 0.51, y - 0.22, z - 0.84, 0.13, 0.13, 0.05),
    );
  };
  const black = (x: number, y: number, z: number) =>
    min(
      sphere(abs(x) - 0.18, y - 1.56, z - 0.4, 0.055),
      ellipsoid(x, y - 1.4, z - 0.53, 0.075, 0.055, 0.05),
    );
  const bow = (x: number, y: number, z: number) =>
    min(
      ellipsoid(abs(x) - 0.16, y - 1.06, z - 0.5, 0.16, 0.11, 0.07),
      sphere(x, y - 1.06, z - 0.52, 0.07),
    );
  return assembled(
    [
      [fur, matte('#b9824e', 0.95)],
      [pale, matte('#f0d9b5', 0.95)],
      [black, matte('#1d1713', 0.2)],
      [bow, matte(colours.accent, 0.5)],
    ],
    { height: 2.04, radius: 1.06, yaw: 0.35, pitch: 0.12 },
  );
}

/** Wrapped present with a bow. */
export function gift(colours: ProductColours): ProductObject {
  const box = (x: number, y: number, z: number) =>
    min(
      roundBox(x, y - 0.54, z, 0.76, 0.54, 0.76, 0.03),
      roundBox(x, y - 1.14, z, 0.82, 0.14, 0.82, 0.03),
    );
  const ribbon = (x: number, y: number, z: number) => {
    const shell = min(
      roundBox(x, y - 0.54, z, 0.775, 0.55, 0.775, 0.03),
      roundBox(x, y - 1.14, z, 0.835, 0.155, 0.835, 0.03),
    );
    return max(shell, min(abs(x), abs(z)) - 0.12);
  };
  const bow = (x: number, y: number, z: number) => {
    const px = (abs(x) - 0.26) * 0.86 + (y - 1.5) * 0.5;
    const py = (y - 1.5) * 0.86 - (abs(x) - 0.26) * 0.5;
    const q = sqrt((px * 0.8) ** 2 + (py * 1.3) ** 2) - 0.21;
    return (
      min(
        sqrt(max(abs(q) - 0.03, 0) ** 2 + max(abs(z) - 0.09, 0) ** 2) - 0.02,
        sphere(x, y - 1.36, z, 0.12),
      ) * 0.7
    );
  };
  return assembled(
    [
      [box, matte(colours.body, 0.4)],
      [ribbon, matte(colours.accent, 0.3)],
      [bow, matte(colours.accent, 0.3)],
    ],
    { height: 1.78, radius: 1.1, yaw: 0.55, pitch: 0.2 },
  );
}

/** Spectacles, open. */
export function spectacles(colours: ProductColours): ProductObject {
  const rims = (x: number, y: number, z: number) =>
    min(
      torus((abs(x) - 0.62) * 0.92, y - 0.5, z - 0.5, 0.44, 0.065) * 0.95,
      capsule(x, y, z, -0.2, 0.6, 0.5, 0.2, 0.6, 0.5, 0.055),
    );
  const temples = (x: number, y: number, z: number) =>
    min(
      capsule(abs(x), y, z, 1.12, 0.62, 0.46, 1.16, 0.6, -0.7, 0.05),
      capsule(abs(x), y, z, 1.16, 0.6, -0.7, 1.14, 0.3, -1, 0.05),
    );
  const lenses = (x: number, y: number, z: number) =>
    ellipsoid(abs(x) - 0.62, y - 0.5, z - 0.5, 0.47, 0.44, 0.04) * 0.7;
  return assembled(
    [
      [rims, matte(colours.body, 0.18)],
      [temples, matte(colours.dark, 0.3)],
      [lenses, matte('#27313f', 0.03)],
    ],
    { height: 1.02, radius: 1.54, yaw: 0.5, pitch: 0.16 },
  );
}

/** Two quavers under one beam. */
export function notes(colours: ProductColours): ProductObject {
  const heads = (x: number, y: number, z: number) => {
    const px = abs(x) - 0.6;
    const nth = x < 0 ? 0 : 0.16;
    const py = y - 0.34 - nth;
    return ellipsoid(px * 0.92 - py * 0.38 * (x < 0 ? -1 : 1), py, z, 0.38, 0.28, 0.22) * 0.85;
  };
  const stems = (x: number, y: number, z: number) =>
    min(
      capsule(x, y, z, -0.3, 0.4, 0, -0.3, 1.8, 0, 0.065),
      capsule(x, y, z, 0.9, 0.56, 0, 0.9, 1.96, 0, 0.065),
    );
  const beam = (x: number, y: number, z: number) =>
    roundBox(x - 0.3, y - 1.78 - (x - 0.3) * 0.133, z, 0.66, 0.15, 0.1, 0.05) * 0.95;
  return assembled(
    [
      [heads, matte(colours.accent, 0.25)],
      [stems, matte(colours.body, 0.25)],
      [beam, matte(colours.body, 0.25)],
    ],
    { height: 2.06, radius: 1.08, yaw: 0.35, pitch: 0.1 },
  );
}
