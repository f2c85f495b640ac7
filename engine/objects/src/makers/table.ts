import { loaf } from '../objects/bread.ts';
import { curry } from '../objects/curry.ts';
import { dinnerware } from '../objects/dinnerware.ts';
import { foodBowl, noodleBowl, sushi, tacos } from '../objects/dishes.ts';
import { beerGlass, cocktail, oilBottle, smoothie, teapot, wine } from '../objects/drinks.ts';
import { cheese, croissant, eggs, produceCrate, sandwich, steak } from '../objects/groceries.ts';
import { hotSauce } from '../objects/hot-sauce.ts';
import { chefsKnife, cookingPot, fryingPan, waterBottle } from '../objects/kitchen.ts';
import { airFryer, blender, coffeeMachine, kettle } from '../objects/kitchen-machines.ts';
import { mug } from '../objects/mug.ts';
import { candy, fish, honeyJar, milk } from '../objects/pantry.ts';
import { pie, toaster } from '../objects/pie.ts';
import { pancakes, pasta } from '../objects/plates.ts';
import { hotDog, wrap } from '../objects/street-food.ts';
import { chocolateBar, cookies, cupcake, donut, iceCream, macarons } from '../objects/sweets.ts';
import { burger, cake, cloche, pizza, snackBar } from '../objects/table.ts';

/** What is eaten and drunk, and what it is cooked in and served from. */
export const TABLE_MAKERS = {
  airFryer,
  beerGlass,
  blender,
  burger,
  cake,
  candy,
  cheese,
  chefsKnife,
  chocolateBar,
  cloche,
  cocktail,
  coffeeMachine,
  cookies,
  cookingPot,
  croissant,
  cupcake,
  curry,
  dinnerware,
  donut,
  eggs,
  fish,
  foodBowl,
  fryingPan,
  honeyJar,
  iceCream,
  kettle,
  loaf,
  macarons,
  milk,
  mug,
  noodleBowl,
  hotSauce,
  oilBottle,
  pancakes,
  pasta,
  pizza,
  produceCrate,
  sandwich,
  smoothie,
  snackBar,
  steak,
  sushi,
  tacos,
  teapot,
  waterBottle,
  wine,
  hotDog,
  wrap,
  pie,
  toaster,
};
