import { assembled, matte } from '../kit/assembled.ts';
import { defineObject } from '../kit/define-object.ts';
import { blend, capsule, cylinder, roundBox } from '../kit/distance.ts';
import { type ProductColours, type ProductObject, wrapLabel } from '../kit/product-object.ts';

const { min } = Math;

/** Spray bottle of a cleaner. */
export const sprayBottle = defineObject({
  make: makeSprayBottle,
  trade: 'home',
  words: [
    {
      rank: 1180,
      pattern:
        /\b(?:pressure|jet|power) ?wash(?:ing|ers?)?\b|\b(?:driveway|patio|decking|roof|render) cleaning\b|\bhochdruckreinig|nettoyage (?:de )?(?:toitures?|façades?|terrasses?)/iu,
    },
    {
      rank: 11100,
      pattern:
        /\b(?:pest control|(?:wasps?|hornets?|bees?|ants?|rats?|mice|moles?|pigeons?|squirrels?|bed ?bugs?|fleas?)(?: nests?)? (?:removal|control|proofing|(?:heat )?treatment)|exterminat\w+|window clean(?:ing|ers?)|carpet clean(?:ing|ers?)|pressure washing|oven cleaning)\b|schädlingsbek|fensterputz|glasreinig|désinsectis|dératis|control de plagas|fumigaci|disinfestaz|dedetiza|controle de pragas/iu,
    },
    {
      rank: 17120,
      pattern:
        /\b(?:(?<!vacuum )clean(?:ing|ers?)|housekeep\w+|maid service|disinfect\w*)\b|\p{L}*reinigung|putz(?:frau|dienst|mittel)|nettoyage|ménage|limpieza|limpeza|pulizi|уборк|клининг|تنظيف|清掃|掃除(?!機)|保洁|清洁|청소(?!년|기)|सफाई|सफ़ाई/iu,
    },
    { rank: 18400, pattern: /\bschoonmaak\p{L}*|\bglazenwasser\p{L}*|\bglasbewassing\b/iu },
  ],
});

function makeSprayBottle(colours: ProductColours): ProductObject {
  const body = (x: number, y: number, z: number) =>
    blend(
      cylinder(x, y - 0.62, z, 0.46, 0.62, 0.12),
      cylinder(x, y - 1.42, z, 0.17, 0.18, 0.04),
      0.34,
    );
  const head = (x: number, y: number, z: number) =>
    min(
      cylinder(x, y - 1.62, z, 0.21, 0.1, 0.03),
      roundBox(x + 0.14, y - 1.88, z, 0.42, 0.15, 0.14, 0.08),
      capsule(x, y, z, -0.34, 1.74, 0, -0.4, 1.4, 0, 0.06),
    );
  const nozzle = (x: number, y: number, z: number) =>
    roundBox(x + 0.6, y - 1.9, z, 0.09, 0.09, 0.09, 0.03);
  return assembled(
    [
      [body, matte(colours.body, 0.24)],
      [head, matte('#f7f5f0', 0.35)],
      [nozzle, matte(colours.accent, 0.35)],
    ],
    {
      height: 2.04,
      radius: 0.7,
      yaw: 0.2,
      pitch: 0.1,
      decals: [wrapLabel(0, 0.46, 0.16, 1.04, 0.98)],
    },
  );
}
