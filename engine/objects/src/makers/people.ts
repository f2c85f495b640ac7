import {
  backpack,
  beanie,
  cap,
  duffelBag,
  earrings,
  handbag,
  necklace,
  wallet,
} from '../objects/accessories.ts';
import { petBed, petBowl, petCollar } from '../objects/animals.ts';
import {
  lipstick,
  makeup,
  mascara,
  nailPolish,
  soapBar,
  toothbrush,
  tube,
} from '../objects/beauty.ts';
import { blanket, briefs, scarf } from '../objects/bedding.ts';
import { hairDryer, pillBottle, razor } from '../objects/care.ts';
import { babyBottle, blocks, pram } from '../objects/children.ts';
import { boot, highHeel, sandals, socks } from '../objects/footwear.ts';
import { dress, hoodie, jacket, jeans, suit, weddingDress } from '../objects/garments.ts';
import { heart, medicalCross, tooth } from '../objects/health-signs.ts';
import { gift, jewel, notes, teddy } from '../objects/keepsakes.ts';
import { hearingAids, wheelchair } from '../objects/mobility.ts';
import { bag, book, carton, pouch } from '../objects/packages.ts';
import { umbrella } from '../objects/rain.ts';
import { footballBoot, sneaker } from '../objects/sneaker.ts';
import { sweater } from '../objects/sweater.ts';
import { cushions, mattress, rug, towels } from '../objects/textiles.ts';
import { toothbrushCup } from '../objects/toothbrush-cup.ts';
import {
  candle,
  drinksCan,
  dropperBottle,
  jar,
  paperCup,
  perfumeFlacon,
  pumpBottle,
  tallBottle,
} from '../objects/vessels.ts';
import { gloves, swimsuit, swimTrunks } from '../objects/worn.ts';

/** What people and their animals wear, carry and are cared for with. */
export const PEOPLE_MAKERS = {
  hearingAids,
  wheelchair,
  babyBottle,
  backpack,
  bag,
  beanie,
  blanket,
  blocks,
  book,
  boot,
  briefs,
  candle,
  cap,
  carton,
  cushions,
  dress,
  drinksCan,
  dropperBottle,
  duffelBag,
  earrings,
  footballBoot,
  gift,
  hairDryer,
  handbag,
  heart,
  highHeel,
  hoodie,
  sweater,
  jacket,
  jar,
  jeans,
  jewel,
  lipstick,
  makeup,
  mascara,
  mattress,
  medicalCross,
  nailPolish,
  necklace,
  notes,
  paperCup,
  perfumeFlacon,
  petBed,
  petBowl,
  petCollar,
  pillBottle,
  pouch,
  pram,
  pumpBottle,
  razor,
  rug,
  sandals,
  scarf,
  sneaker,
  soapBar,
  socks,
  suit,
  tallBottle,
  teddy,
  tooth,
  toothbrush,
  towels,
  tube,
  wallet,
  gloves,
  swimsuit,
  swimTrunks,
  weddingDress,
  toothbrushCup,
  umbrella,
};
