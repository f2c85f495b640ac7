// This file is generated from the files of engine/objects/src/objects: run "npm run generate" instead of editing it.
// biome-ignore-all assist/source/organizeImports: the order is that of the paths.
// biome-ignore-all format: one line a declaration.
import { airFryer } from './objects/air-fryer.ts';
import { airPurifier } from './objects/air-purifier.ts';
import { airplane } from './objects/airplane.ts';
import { archSculpture } from './objects/arch-sculpture.ts';
import { armchair } from './objects/armchair.ts';
import { babyBottle } from './objects/baby-bottle.ts';
import { babyMonitor } from './objects/baby-monitor.ts';
import { backpack } from './objects/backpack.ts';
import { bag } from './objects/bag.ts';
import { balloons } from './objects/balloons.ts';
import { bankCards } from './objects/bank-cards.ts';
import { barChart } from './objects/bar-chart.ts';
import { barStools } from './objects/bar-stools.ts';
import { barberPole } from './objects/barber-pole.ts';
import { basketball } from './objects/basketball.ts';
import { bathtub } from './objects/bathtub.ts';
import { beanie } from './objects/beanie.ts';
import { bed } from './objects/bed.ts';
import { beehive } from './objects/beehive.ts';
import { beerGlass } from './objects/beer-glass.ts';
import { bicycle } from './objects/bicycle.ts';
import { birdhouse } from './objects/birdhouse.ts';
import { blanket } from './objects/blanket.ts';
import { blender } from './objects/blender.ts';
import { blocks } from './objects/blocks.ts';
import { boat } from './objects/boat.ts';
import { book } from './objects/book.ts';
import { bookshelf } from './objects/bookshelf.ts';
import { boot } from './objects/boot.ts';
import { bouquet } from './objects/bouquet.ts';
import { boxingGloves } from './objects/boxing-gloves.ts';
import { briefcase } from './objects/briefcase.ts';
import { briefs } from './objects/briefs.ts';
import { bulb } from './objects/bulb.ts';
import { burger } from './objects/burger.ts';
import { cabin } from './objects/cabin.ts';
import { cake } from './objects/cake.ts';
import { calendar } from './objects/calendar.ts';
import { camera } from './objects/camera.ts';
import { candle } from './objects/candle.ts';
import { candy } from './objects/candy.ts';
import { cap } from './objects/cap.ts';
import { car } from './objects/car.ts';
import { carton } from './objects/carton.ts';
import { cello } from './objects/cello.ts';
import { cheese } from './objects/cheese.ts';
import { chefsKnife } from './objects/chefs-knife.ts';
import { chessPieces } from './objects/chess-pieces.ts';
import { chestFreezer } from './objects/chest-freezer.ts';
import { chocolateBar } from './objects/chocolate-bar.ts';
import { christmasTree } from './objects/christmas-tree.ts';
import { church } from './objects/church.ts';
import { climbingFrame } from './objects/climbing-frame.ts';
import { climbingWall } from './objects/climbing-wall.ts';
import { cloche } from './objects/cloche.ts';
import { clock } from './objects/clock.ts';
import { cocktail } from './objects/cocktail.ts';
import { coffeeMachine } from './objects/coffee-machine.ts';
import { coffeeTable } from './objects/coffee-table.ts';
import { coins } from './objects/coins.ts';
import { computerMouse } from './objects/computer-mouse.ts';
import { cookies } from './objects/cookies.ts';
import { cookingPot } from './objects/cooking-pot.ts';
import { croissant } from './objects/croissant.ts';
import { crystalBall } from './objects/crystal-ball.ts';
import { cupcake } from './objects/cupcake.ts';
import { curry } from './objects/curry.ts';
import { curtains } from './objects/curtains.ts';
import { cushions } from './objects/cushions.ts';
import { desk } from './objects/desk.ts';
import { dice } from './objects/dice.ts';
import { diningTable } from './objects/dining-table.ts';
import { dinnerware } from './objects/dinnerware.ts';
import { dojoSuit } from './objects/dojo-suit.ts';
import { donut } from './objects/donut.ts';
import { door } from './objects/door.ts';
import { dress } from './objects/dress.ts';
import { drill } from './objects/drill.ts';
import { drinksCan } from './objects/drinks-can.ts';
import { drone } from './objects/drone.ts';
import { dropperBottle } from './objects/dropper-bottle.ts';
import { drum } from './objects/drum.ts';
import { duffelBag } from './objects/duffel-bag.ts';
import { dumbbells } from './objects/dumbbells.ts';
import { earbuds } from './objects/earbuds.ts';
import { earrings } from './objects/earrings.ts';
import { eggs } from './objects/eggs.ts';
import { envelope } from './objects/envelope.ts';
import { fan } from './objects/fan.ts';
import { fireExtinguisher } from './objects/fire-extinguisher.ts';
import { fish } from './objects/fish.ts';
import { fishingRod } from './objects/fishing-rod.ts';
import { foodBowl } from './objects/food-bowl.ts';
import { footballBoot } from './objects/football-boot.ts';
import { football } from './objects/football.ts';
import { forklift } from './objects/forklift.ts';
import { framedPrint } from './objects/framed-print.ts';
import { fridge } from './objects/fridge.ts';
import { fryingPan } from './objects/frying-pan.ts';
import { gamepad } from './objects/gamepad.ts';
import { gardenRoom } from './objects/garden-room.ts';
import { gate } from './objects/gate.ts';
import { gavel } from './objects/gavel.ts';
import { gift } from './objects/gift.ts';
import { gloves } from './objects/gloves.ts';
import { golf } from './objects/golf.ts';
import { grill } from './objects/grill.ts';
import { guitar } from './objects/guitar.ts';
import { hairDryer } from './objects/hair-dryer.ts';
import { handbag } from './objects/handbag.ts';
import { hardHat } from './objects/hard-hat.ts';
import { headphones } from './objects/headphones.ts';
import { hearingAids } from './objects/hearing-aids.ts';
import { heart } from './objects/heart.ts';
import { heatPump } from './objects/heat-pump.ts';
import { hedgeTrimmer } from './objects/hedge-trimmer.ts';
import { helmet } from './objects/helmet.ts';
import { highHeel } from './objects/high-heel.ts';
import { honeyJar } from './objects/honey-jar.ts';
import { hoodie } from './objects/hoodie.ts';
import { horse } from './objects/horse.ts';
import { hotAirBalloon } from './objects/hot-air-balloon.ts';
import { hotDog } from './objects/hot-dog.ts';
import { hotSauce } from './objects/hot-sauce.ts';
import { house } from './objects/house.ts';
import { hulaHoop } from './objects/hula-hoop.ts';
import { iceCream } from './objects/ice-cream.ts';
import { iceSkates } from './objects/ice-skates.ts';
import { jacket } from './objects/jacket.ts';
import { jar } from './objects/jar.ts';
import { jeans } from './objects/jeans.ts';
import { jewel } from './objects/jewel.ts';
import { kettle } from './objects/kettle.ts';
import { kettlebell } from './objects/kettlebell.ts';
import { key } from './objects/key.ts';
import { keyboard } from './objects/keyboard.ts';
import { laptop } from './objects/laptop.ts';
import { lawnMower } from './objects/lawn-mower.ts';
import { leafBlower } from './objects/leaf-blower.ts';
import { lifeRing } from './objects/life-ring.ts';
import { lipstick } from './objects/lipstick.ts';
import { loaf } from './objects/loaf.ts';
import { logPile } from './objects/log-pile.ts';
import { macarons } from './objects/macarons.ts';
import { makeup } from './objects/makeup.ts';
import { mapPin } from './objects/map-pin.ts';
import { mascara } from './objects/mascara.ts';
import { massageGun } from './objects/massage-gun.ts';
import { mattress } from './objects/mattress.ts';
import { medicalCross } from './objects/medical-cross.ts';
import { megaphone } from './objects/megaphone.ts';
import { microphone } from './objects/microphone.ts';
import { milk } from './objects/milk.ts';
import { mirror } from './objects/mirror.ts';
import { mopBucket } from './objects/mop-bucket.ts';
import { motorcycle } from './objects/motorcycle.ts';
import { mug } from './objects/mug.ts';
import { nailPolish } from './objects/nail-polish.ts';
import { necklace } from './objects/necklace.ts';
import { noodleBowl } from './objects/noodle-bowl.ts';
import { notes } from './objects/notes.ts';
import { officeChair } from './objects/office-chair.ts';
import { oilBottle } from './objects/oil-bottle.ts';
import { padlock } from './objects/padlock.ts';
import { paintTin } from './objects/paint-tin.ts';
import { pancakes } from './objects/pancakes.ts';
import { paperCup } from './objects/paper-cup.ts';
import { parcel } from './objects/parcel.ts';
import { pasta } from './objects/pasta.ts';
import { paw } from './objects/paw.ts';
import { perfumeFlacon } from './objects/perfume-flacon.ts';
import { pergola } from './objects/pergola.ts';
import { petBed } from './objects/pet-bed.ts';
import { petBowl } from './objects/pet-bowl.ts';
import { petCollar } from './objects/pet-collar.ts';
import { phoneCase } from './objects/phone-case.ts';
import { phone } from './objects/phone.ts';
import { piano } from './objects/piano.ts';
import { pie } from './objects/pie.ts';
import { piggyBank } from './objects/piggy-bank.ts';
import { pillBottle } from './objects/pill-bottle.ts';
import { pizza } from './objects/pizza.ts';
import { plant } from './objects/plant.ts';
import { planter } from './objects/planter.ts';
import { plungeTub } from './objects/plunge-tub.ts';
import { pouch } from './objects/pouch.ts';
import { powerBank } from './objects/power-bank.ts';
import { pram } from './objects/pram.ts';
import { printer3d } from './objects/printer-3d.ts';
import { printer } from './objects/printer.ts';
import { produceCrate } from './objects/produce-crate.ts';
import { pumpBottle } from './objects/pump-bottle.ts';
import { racket } from './objects/racket.ts';
import { razor } from './objects/razor.ts';
import { recordPlayer } from './objects/record-player.ts';
import { ringSculpture } from './objects/ring-sculpture.ts';
import { robotVacuum } from './objects/robot-vacuum.ts';
import { rocket } from './objects/rocket.ts';
import { rucksack } from './objects/rucksack.ts';
import { rug } from './objects/rug.ts';
import { sandals } from './objects/sandals.ts';
import { sandwich } from './objects/sandwich.ts';
import { scarf } from './objects/scarf.ts';
import { scissors } from './objects/scissors.ts';
import { scooter } from './objects/scooter.ts';
import { screen } from './objects/screen.ts';
import { securityCamera } from './objects/security-camera.ts';
import { serverRack } from './objects/server-rack.ts';
import { sewingMachine } from './objects/sewing-machine.ts';
import { shield } from './objects/shield.ts';
import { shirt } from './objects/shirt.ts';
import { shutters } from './objects/shutters.ts';
import { skateboard } from './objects/skateboard.ts';
import { skis } from './objects/skis.ts';
import { smartPlug } from './objects/smart-plug.ts';
import { smartWatch } from './objects/smart-watch.ts';
import { smoothie } from './objects/smoothie.ts';
import { snackBar } from './objects/snack-bar.ts';
import { sneaker } from './objects/sneaker.ts';
import { snowboard } from './objects/snowboard.ts';
import { soapBar } from './objects/soap-bar.ts';
import { socks } from './objects/socks.ts';
import { sofa } from './objects/sofa.ts';
import { solarPanel } from './objects/solar-panel.ts';
import { speaker } from './objects/speaker.ts';
import { spectacles } from './objects/spectacles.ts';
import { speechBubbles } from './objects/speech-bubbles.ts';
import { sprayBottle } from './objects/spray-bottle.ts';
import { steak } from './objects/steak.ts';
import { stepSculpture } from './objects/step-sculpture.ts';
import { stones } from './objects/stones.ts';
import { storefront } from './objects/storefront.ts';
import { stove } from './objects/stove.ts';
import { studies } from './objects/studies.ts';
import { suit } from './objects/suit.ts';
import { suitcase } from './objects/suitcase.ts';
import { surfboard } from './objects/surfboard.ts';
import { sushi } from './objects/sushi.ts';
import { sweater } from './objects/sweater.ts';
import { swimTrunks } from './objects/swim-trunks.ts';
import { swimsuit } from './objects/swimsuit.ts';
import { tableLamp } from './objects/table-lamp.ts';
import { tablet } from './objects/tablet.ts';
import { tacos } from './objects/tacos.ts';
import { tallBottle } from './objects/tall-bottle.ts';
import { tap } from './objects/tap.ts';
import { target } from './objects/target.ts';
import { tattooMachine } from './objects/tattoo-machine.ts';
import { teapot } from './objects/teapot.ts';
import { teddy } from './objects/teddy.ts';
import { telescope } from './objects/telescope.ts';
import { tent } from './objects/tent.ts';
import { thermostat } from './objects/thermostat.ts';
import { tickets } from './objects/tickets.ts';
import { tiles } from './objects/tiles.ts';
import { toaster } from './objects/toaster.ts';
import { toolbox } from './objects/toolbox.ts';
import { tooth } from './objects/tooth.ts';
import { toothbrushCup } from './objects/toothbrush-cup.ts';
import { toothbrush } from './objects/toothbrush.ts';
import { towels } from './objects/towels.ts';
import { toyTrain } from './objects/toy-train.ts';
import { tractor } from './objects/tractor.ts';
import { trampoline } from './objects/trampoline.ts';
import { tree } from './objects/tree.ts';
import { trophy } from './objects/trophy.ts';
import { trumpet } from './objects/trumpet.ts';
import { tube } from './objects/tube.ts';
import { tyre } from './objects/tyre.ts';
import { umbrella } from './objects/umbrella.ts';
import { van } from './objects/van.ts';
import { vase } from './objects/vase.ts';
import { vendingMachine } from './objects/vending-machine.ts';
import { violin } from './objects/violin.ts';
import { wallet } from './objects/wallet.ts';
import { wardrobe } from './objects/wardrobe.ts';
import { washingMachine } from './objects/washing-machine.ts';
import { watch } from './objects/watch.ts';
import { waterBottle } from './objects/water-bottle.ts';
import { waterCooler } from './objects/water-cooler.ts';
import { weddingDress } from './objects/wedding-dress.ts';
import { well } from './objects/well.ts';
import { wheelchair } from './objects/wheelchair.ts';
import { windTurbine } from './objects/wind-turbine.ts';
import { windowFrame } from './objects/window-frame.ts';
import { wine } from './objects/wine.ts';
import { wrap } from './objects/wrap.ts';
import { wrench } from './objects/wrench.ts';
import { yarn } from './objects/yarn.ts';
import { yogaMat } from './objects/yoga-mat.ts';

/** The definition of every drawn object, by the object's name. */
export const OBJECTS = {
  airFryer,
  airPurifier,
  airplane,
  archSculpture,
  armchair,
  babyBottle,
  babyMonitor,
  backpack,
  bag,
  balloons,
  bankCards,
  barChart,
  barStools,
  barberPole,
  basketball,
  bathtub,
  beanie,
  bed,
  beehive,
  beerGlass,
  bicycle,
  birdhouse,
  blanket,
  blender,
  blocks,
  boat,
  book,
  bookshelf,
  boot,
  bouquet,
  boxingGloves,
  briefcase,
  briefs,
  bulb,
  burger,
  cabin,
  cake,
  calendar,
  camera,
  candle,
  candy,
  cap,
  car,
  carton,
  cello,
  cheese,
  chefsKnife,
  chessPieces,
  chestFreezer,
  chocolateBar,
  christmasTree,
  church,
  climbingFrame,
  climbingWall,
  cloche,
  clock,
  cocktail,
  coffeeMachine,
  coffeeTable,
  coins,
  computerMouse,
  cookies,
  cookingPot,
  croissant,
  crystalBall,
  cupcake,
  curry,
  curtains,
  cushions,
  desk,
  dice,
  diningTable,
  dinnerware,
  dojoSuit,
  donut,
  door,
  dress,
  drill,
  drinksCan,
  drone,
  dropperBottle,
  drum,
  duffelBag,
  dumbbells,
  earbuds,
  earrings,
  eggs,
  envelope,
  fan,
  fireExtinguisher,
  fish,
  fishingRod,
  foodBowl,
  footballBoot,
  football,
  forklift,
  framedPrint,
  fridge,
  fryingPan,
  gamepad,
  gardenRoom,
  gate,
  gavel,
  gift,
  gloves,
  golf,
  grill,
  guitar,
  hairDryer,
  handbag,
  hardHat,
  headphones,
  hearingAids,
  heart,
  heatPump,
  hedgeTrimmer,
  helmet,
  highHeel,
  honeyJar,
  hoodie,
  horse,
  hotAirBalloon,
  hotDog,
  hotSauce,
  house,
  hulaHoop,
  iceCream,
  iceSkates,
  jacket,
  jar,
  jeans,
  jewel,
  kettle,
  kettlebell,
  key,
  keyboard,
  laptop,
  lawnMower,
  leafBlower,
  lifeRing,
  lipstick,
  loaf,
  logPile,
  macarons,
  makeup,
  mapPin,
  mascara,
  massageGun,
  mattress,
  medicalCross,
  megaphone,
  microphone,
  milk,
  mirror,
  mopBucket,
  motorcycle,
  mug,
  nailPolish,
  necklace,
  noodleBowl,
  notes,
  officeChair,
  oilBottle,
  padlock,
  paintTin,
  pancakes,
  paperCup,
  parcel,
  pasta,
  paw,
  perfumeFlacon,
  pergola,
  petBed,
  petBowl,
  petCollar,
  phoneCase,
  phone,
  piano,
  pie,
  piggyBank,
  pillBottle,
  pizza,
  plant,
  planter,
  plungeTub,
  pouch,
  powerBank,
  pram,
  printer3d,
  printer,
  produceCrate,
  pumpBottle,
  racket,
  razor,
  recordPlayer,
  ringSculpture,
  robotVacuum,
  rocket,
  rucksack,
  rug,
  sandals,
  sandwich,
  scarf,
  scissors,
  scooter,
  screen,
  securityCamera,
  serverRack,
  sewingMachine,
  shield,
  shirt,
  shutters,
  skateboard,
  skis,
  smartPlug,
  smartWatch,
  smoothie,
  snackBar,
  sneaker,
  snowboard,
  soapBar,
  socks,
  sofa,
  solarPanel,
  speaker,
  spectacles,
  speechBubbles,
  sprayBottle,
  steak,
  stepSculpture,
  stones,
  storefront,
  stove,
  studies,
  suit,
  suitcase,
  surfboard,
  sushi,
  sweater,
  swimTrunks,
  swimsuit,
  tableLamp,
  tablet,
  tacos,
  tallBottle,
  tap,
  target,
  tattooMachine,
  teapot,
  teddy,
  telescope,
  tent,
  thermostat,
  tickets,
  tiles,
  toaster,
  toolbox,
  tooth,
  toothbrushCup,
  toothbrush,
  towels,
  toyTrain,
  tractor,
  trampoline,
  tree,
  trophy,
  trumpet,
  tube,
  tyre,
  umbrella,
  van,
  vase,
  vendingMachine,
  violin,
  wallet,
  wardrobe,
  washingMachine,
  watch,
  waterBottle,
  waterCooler,
  weddingDress,
  well,
  wheelchair,
  windTurbine,
  windowFrame,
  wine,
  wrap,
  wrench,
  yarn,
  yogaMat,
};
