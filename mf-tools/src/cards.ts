import { type DashboardCard, FEATURES, PATHS } from '@adwright/contracts';

/**
 * SVG path of the nine squares in the text colour in the boost's symbol; the tenth square has the accent
 * colour.
 */
const NINE_SQUARES =
  'M44 26h24v24h-24zM76 26h24v24h-24zM108 26h24v24h-24zM140 26h24v24h-24zM172 26h24v24h-24zM44 58h24v24h-24zM108 58h24v24h-24zM140 58h24v24h-24zM172 58h24v24h-24z';

/** Dashboard cards of the tools in this module. */
export const CARDS: DashboardCard[] = [
  {
    title: 'Creative Boost (10x)',
    description: 'Ten different creatives from one brief, ready to test against each other.',
    path: PATHS.boost,
    buttonText: 'Boost Creative',
    cost: FEATURES.boost.cost,
    order: 20,
    drawing: { ink: NINE_SQUARES, signal: 'M76 58h24v24h-24z' },
  },
  {
    title: 'Optimize Creative',
    description: 'Sharper, cleaner, better lit: the picture you have, at its best.',
    path: PATHS.optimize,
    buttonText: 'Optimize Image',
    cost: FEATURES.enhance.cost,
    order: 30,
    drawing: {
      ink: 'M84 18h72v72h-72z',
      signal: 'M120 18h36v72h-36z',
      dashes: 'M92 30h24M92 42h24M92 54h24M92 66h24M92 78h24',
    },
  },
  {
    title: 'Creative Variation',
    description: 'A fresh take on a creative that already works.',
    path: PATHS.variation,
    buttonText: 'Create Variation',
    cost: FEATURES.variation.cost,
    order: 40,
    drawing: { ink: 'M76 18h58v58h-58z', signal: 'M106 32h58v58h-58z' },
  },
  {
    title: 'Add Text to Images',
    description: 'A title and a subtitle, set where they read best.',
    path: PATHS.overlay,
    buttonText: 'Add Text',
    cost: FEATURES.overlay.cost,
    order: 50,
    drawing: { ink: 'M76 14h88v80h-88z', signal: 'M96 34h48v11h-18v36h-12v-36h-18z' },
  },
  {
    title: 'Product Photoshoot',
    description: 'Your product in four marketing photos, in the setting you choose.',
    path: PATHS.photoshoot,
    buttonText: 'Start Photoshoot',
    cost: FEATURES.photoshoot.cost,
    order: 60,
    drawing: {
      ink: 'M66 16h108v76h-108zM66 72h108',
      signal: 'M108 78v-32l6-6v-10h12v10l6 6v32z',
    },
  },
];
