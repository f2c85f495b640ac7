// Generated from the files of engine/copywriter/src/content/en/categories: run "npm run registries" instead of editing.
// biome-ignore-all assist/source/organizeImports: the order is that of the paths.
// biome-ignore-all format: one line a declaration.
import { advertisingAndDesign } from './categories/advertising-and-design.ts';
import { bagsAndAccessories } from './categories/bags-and-accessories.ts';
import { bathsAndHotTubs } from './categories/baths-and-hot-tubs.ts';
import { beautyAndHair } from './categories/beauty-and-hair.ts';
import { bedsAndSleep } from './categories/beds-and-sleep.ts';
import { boatsAndWaterSports } from './categories/boats-and-water-sports.ts';
import { booksAndMedia } from './categories/books-and-media.ts';
import { carsAndDriving } from './categories/cars-and-driving.ts';
import { charityAndCommunity } from './categories/charity-and-community.ts';
import { childrenAndFamily } from './categories/children-and-family.ts';
import { cleaningAndLaundry } from './categories/cleaning-and-laundry.ts';
import { clothingAndShoes } from './categories/clothing-and-shoes.ts';
import { craftsAndHobbies } from './categories/crafts-and-hobbies.ts';
import { cycling } from './categories/cycling.ts';
import { deliveryAndMoving } from './categories/delivery-and-moving.ts';
import { dental } from './categories/dental.ts';
import { devicesAndInternet } from './categories/devices-and-internet.ts';
import { drinks } from './categories/drinks.ts';
import { eatingOut } from './categories/eating-out.ts';
import { education } from './categories/education.ts';
import { energy } from './categories/energy.ts';
import { eventsAndParties } from './categories/events-and-parties.ts';
import { eyesAndEars } from './categories/eyes-and-ears.ts';
import { faithAndSpirituality } from './categories/faith-and-spirituality.ts';
import { farmAnimalsAndWildlife } from './categories/farm-animals-and-wildlife.ts';
import { fitness } from './categories/fitness.ts';
import { food } from './categories/food.ts';
import { funeralsAndSupport } from './categories/funerals-and-support.ts';
import { furnitureAndDecor } from './categories/furniture-and-decor.ts';
import { gamesAndToys } from './categories/games-and-toys.ts';
import { garden } from './categories/garden.ts';
import { giftsAndFlowers } from './categories/gifts-and-flowers.ts';
import { healthApps } from './categories/health-apps.ts';
import { healthCare } from './categories/health-care.ts';
import { homeImprovement } from './categories/home-improvement.ts';
import { homeRepairs } from './categories/home-repairs.ts';
import { homeSafety } from './categories/home-safety.ts';
import { horses } from './categories/horses.ts';
import { householdAppliances } from './categories/household-appliances.ts';
import { industry } from './categories/industry.ts';
import { itServices } from './categories/it-services.ts';
import { jewelryAndWatches } from './categories/jewelry-and-watches.ts';
import { kitchenware } from './categories/kitchenware.ts';
import { legal } from './categories/legal.ts';
import { mobilityAndCare } from './categories/mobility-and-care.ts';
import { money } from './categories/money.ts';
import { musicAndDance } from './categories/music-and-dance.ts';
import { offices } from './categories/offices.ts';
import { outings } from './categories/outings.ts';
import { packaging } from './categories/packaging.ts';
import { pets } from './categories/pets.ts';
import { photography } from './categories/photography.ts';
import { plumbingAndHeating } from './categories/plumbing-and-heating.ts';
import { property } from './categories/property.ts';
import { recruitment } from './categories/recruitment.ts';
import { relationships } from './categories/relationships.ts';
import { repairs } from './categories/repairs.ts';
import { shopsAndAgencies } from './categories/shops-and-agencies.ts';
import { software } from './categories/software.ts';
import { spasAndMassage } from './categories/spas-and-massage.ts';
import { sports } from './categories/sports.ts';
import { therapy } from './categories/therapy.ts';
import { travel } from './categories/travel.ts';
import { weddings } from './categories/weddings.ts';

/** Every field of business, and the kinds of product in it. */
export const CATEGORIES_BY_FIELD = {
  advertisingAndDesign,
  bagsAndAccessories,
  bathsAndHotTubs,
  beautyAndHair,
  bedsAndSleep,
  boatsAndWaterSports,
  booksAndMedia,
  carsAndDriving,
  charityAndCommunity,
  childrenAndFamily,
  cleaningAndLaundry,
  clothingAndShoes,
  craftsAndHobbies,
  cycling,
  deliveryAndMoving,
  dental,
  devicesAndInternet,
  drinks,
  eatingOut,
  education,
  energy,
  eventsAndParties,
  eyesAndEars,
  faithAndSpirituality,
  farmAnimalsAndWildlife,
  fitness,
  food,
  funeralsAndSupport,
  furnitureAndDecor,
  gamesAndToys,
  garden,
  giftsAndFlowers,
  healthApps,
  healthCare,
  homeImprovement,
  homeRepairs,
  homeSafety,
  horses,
  householdAppliances,
  industry,
  itServices,
  jewelryAndWatches,
  kitchenware,
  legal,
  mobilityAndCare,
  money,
  musicAndDance,
  offices,
  outings,
  packaging,
  pets,
  photography,
  plumbingAndHeating,
  property,
  recruitment,
  relationships,
  repairs,
  shopsAndAgencies,
  software,
  spasAndMassage,
  sports,
  therapy,
  travel,
  weddings,
};
