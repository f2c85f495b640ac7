import {
  assembled,
  capsule,
  cylinder,
  type Distance,
  ellipsoid,
  FAR,
  glass,
  glow,
  matte,
  metal,
  type ProductObject,
  roundBox,
  sphere,
} from '@adwright/engine-objects';
import { norm } from '@adwright/engine-pixels';
import { all, type Place, placed, strewn } from './placed.ts';

const { abs, atan2, cos, max, min, sin, sqrt } = Math;

/** Cubes of ice. */
export function iceCubes(): ProductObject {
  const cube: Distance = (x, y, z) => {
    const gap = roundBox(x, y, z, 0.4, 0.38, 0.4, 0.1);
    return gap > FAR ? gap : (gap + 0.012 * sin(x * 9 + z * 4) * sin(y * 8 + x * 3)) * 0.9;
  };
  return assembled(
    [
      [
        strewn(cube, 0.68, [
          { at: [-0.5, 0.38, -0.05], yaw: 0.5 },
          { at: [0.45, 0.38, -0.3], yaw: -0.3 },
          { at: [0.18, 0.4, 0.62], yaw: 0.95, lean: 0.12 },
          { at: [-0.02, 1.06, -0.14], yaw: 0.2, lean: 0.28 },
        ]),
        glass('#e4f2fb', 0.06),
      ],
    ],
    { height: 1.5, radius: 1.16, yaw: 0.2, pitch: 0.36 },
  );
}

/** Petals from the rim of a rose to its heart: how far out, how high their rims stand, how many to a ring. */
const PETALS = [
  { out: 0.54, rim: 0.06, count: 5, turn: 0 },
  { out: 0.45, rim: 0.2, count: 5, turn: 0.7 },
  { out: 0.36, rim: 0.3, count: 4, turn: 1.5 },
  { out: 0.26, rim: 0.36, count: 3, turn: 0.4 },
  { out: 0.17, rim: 0.39, count: 3, turn: 1.4 },
  { out: 0.08, rim: 0.4, count: 2, turn: 0.2 },
] as const;

/** The head of an open rose about the origin, its heart upwards: cups in one another, each with the rims of its petals. */
const rose: Distance = (x, y, z) => {
  const axis = sqrt(x * x + z * z);
  const angle = atan2(z, x);
  let least = ellipsoid(x, y + 0.26, z, 0.3, 0.22, 0.3);
  for (const { out, rim, count, turn } of PETALS) {
    // A cup is nowhere nearer to the axis nor further from it.
    if (max(axis - 1.4 * out, 0.45 * out - axis) * 0.75 > least) continue;
    const wave = (angle + turn) * count * 0.5;
    const notch = abs(cos(wave));
    const up = (y + 0.34) / (rim + 0.34);
    const curl = max(0, up - 0.72);
    const wall = out * (0.5 + 0.56 * up + 0.9 * curl * curl) * (1 + 0.09 * sin(2 * wave + turn));
    const shell = abs(axis - wall) * 0.75 - 0.014;
    const petal = max(shell, y - rim + 0.16 * (1 - notch) ** 2, -0.34 - y);
    if (petal < least) least = petal;
  }
  return least * 0.62;
};

const leaf: Distance = (x, y, z) =>
  (ellipsoid(x - 0.4, y + 0.16 * x * x - 0.3 * z * z, z, 0.42, 0.025, 0.2) +
    0.004 * cos(x * 40 + abs(z) * 60)) *
  0.55;

/** Two roses with their leaves. */
export function roses(colour: string): ProductObject {
  return assembled(
    [
      [
        strewn(rose, 0.7, [
          { at: [-0.52, 0.5, -0.12], yaw: -2, lean: -0.5 },
          { at: [0.5, 0.46, 0.16], yaw: -1.1, lean: -0.62 },
        ]),
        matte(colour, 0.6),
      ],
      [
        all(
          (
            [
              [-0.9, -0.1, 2.9, 0.2],
              [0.8, 0.3, -0.5, 0.12],
              [-0.1, 0.34, -1.4, 0.16],
              [0.5, -0.4, 0.9, 0.4],
              [-0.6, 0.4, -2.2, 0.14],
            ] as const
          ).map(([x, z, yaw, y]) => placed(leaf, 0.9, { at: [x, y, z], yaw, lean: 0.1 })),
        ),
        matte('#2c5527', 0.7),
      ],
    ],
    { height: 1.05, radius: 1.6, yaw: 0, pitch: 0.4 },
  );
}

/** Pillar candles, lit: how far aside, how high. */
const PILLARS: readonly Place[] = [{ at: [-0.34, 1.1, -0.1] }, { at: [0.42, 0.7, 0.16] }];

export function candles(): ProductObject {
  const wax = all(
    PILLARS.map(
      ({ at: [px, height, pz] }): Distance =>
        (x, y, z) => {
          const [dx, dz] = [x - px, z - pz];
          const pillar = cylinder(dx, y - height / 2, dz, 0.32, height / 2, 0.05);
          return max(pillar, 0.26 - sphere(dx, y - height - 0.2, dz, 0));
        },
    ),
  );
  const wicks = all(
    PILLARS.map(
      ({ at: [x, height, z] }): Distance =>
        (px, py, pz) =>
          capsule(px, py, pz, x, height - 0.05, z, x, height + 0.06, z, 0.014),
    ),
  );
  const flames = all(
    PILLARS.map(
      ({ at: [x, height, z] }): Distance =>
        (px, py, pz) => {
          const up = py - height - 0.2;
          return (
            ellipsoid(px - x, up, pz - z, 0.06 - 0.1 * max(0, up), 0.17, 0.06 - 0.1 * max(0, up)) *
            0.7
          );
        },
    ),
  );
  return assembled(
    [
      [wax, matte('#f6ead2', 0.55)],
      [wicks, matte('#241c16', 0.9)],
      [flames, glow('#ffdf8c')],
    ],
    { height: 1.5, radius: 0.82, yaw: 0.2, pitch: 0.28 },
  );
}

/** River stones. */
export function pebbles(): ProductObject {
  const stone: Distance = (x, y, z) => {
    const gap = ellipsoid(x, y, z, 0.5, 0.24, 0.38);
    return gap > FAR ? gap : (gap + 0.012 * sin(x * 7 + z * 5) * sin(z * 8 - x * 2)) * 0.85;
  };
  return assembled(
    [
      [
        strewn(stone, 0.54, [
          { at: [-0.56, 0.24, 0], yaw: 0.3 },
          { at: [0.3, 0.62, -0.02], yaw: 0.6, lean: 0.06 },
        ]),
        matte('#77756f', 0.6),
      ],
      [strewn(stone, 0.54, [{ at: [0.36, 0.24, 0.04], yaw: -0.4 }]), matte('#4a4a49', 0.55)],
      [
        strewn(stone, 0.54, [
          { at: [-0.1, 0.2, 0.62], yaw: 0.9 },
          { at: [1, 0.2, 0.3], yaw: 1.2 },
        ]),
        matte('#a39a8b', 0.65),
      ],
    ],
    { height: 0.9, radius: 1.4, yaw: 0, pitch: 0.38 },
  );
}

/** Three balls for a tree, red and gold, with their caps. */
export function baubles(): ProductObject {
  const ball =
    (r: number): Distance =>
    (x, y, z) =>
      sphere(x, y, z, r);
  const cap =
    (r: number): Distance =>
    (x, y, z) =>
      min(
        cylinder(x, y - r - 0.03, z, 0.1, 0.06, 0.02),
        sqrt((sqrt(x * x + (y - r - 0.15) ** 2) - 0.06) ** 2 + z * z) - 0.014,
      );
  const places: readonly (Place & { r: number })[] = [
    { at: [-0.5, 0.5, 0], yaw: 0.6, lean: 0.7, r: 0.5 },
    { at: [0.48, 0.42, 0.16], yaw: -0.4, lean: -0.9, r: 0.42 },
    { at: [0.1, 0.34, -0.66], lean: 0.4, r: 0.34 },
  ];
  const [first, second, third] = places.map((place) =>
    placed(ball(place.r), place.r + 0.01, place),
  );
  const caps = all(places.map((place) => placed(cap(place.r), place.r + 0.24, place)));
  return assembled(
    [
      [all([first, third].flatMap((one) => one ?? [])), metal('#c8202c', 0.1)],
      [all([second].flatMap((one) => one ?? [])), metal('#e0b050', 0.3)],
      [caps, metal('#d9b765', 0.25)],
    ],
    { height: 1.02, radius: 1.14, yaw: 0, pitch: 0.34 },
  );
}

/** A pile of books, their leaves to the front. */
export function books(colours: readonly string[]): ProductObject {
  const sizes = [
    [1.3, 0.16, 0.92, 0.1],
    [1.16, 0.13, 0.84, -0.16],
    [1.02, 0.15, 0.76, 0.22],
  ] as const;
  let base = 0;
  const parts = sizes.flatMap(([wide, thick, deep, yaw], index) => {
    const place = { at: [0, base + thick, 0] as const, yaw };
    base += 2 * thick;
    const reach = norm(wide, thick, deep) + 0.02;
    // Boards and spine: what is left of a box when the paper between them is taken out towards the front.
    const cover: Distance = (x, y, z) =>
      max(
        roundBox(x, y, z, wide, thick, deep, 0.025),
        -roundBox(x - 0.06, y, z - 0.08, wide + 0.04, thick - 0.03, deep + 0.06, 0.01),
      );
    const paper: Distance = (x, y, z) => {
      const gap = roundBox(x, y, z, wide - 0.06, thick - 0.028, deep - 0.05, 0.01);
      return gap > FAR ? gap : gap + 0.004 * sin(y * 190);
    };
    return [
      [placed(cover, reach, place), matte(colours[index % colours.length] ?? '#35506b', 0.6)],
      [placed(paper, reach, place), matte('#f1e8d6', 0.9)],
    ] as const;
  });
  return assembled(parts, { height: base, radius: norm(1.3, 0.92), yaw: 0.35, pitch: 0.3 });
}
