import { describe, expect, it } from 'vitest';
import { findProductKind } from './understanding/read-product.ts';

describe('drawn object of product fields that say how something is sold', () => {
  it.each([
    ['dog food subscription', 'pouch'],
    ['tyre shop', 'tyre'],
    ['coffee subscription', 'pouch'],
    ['flower subscription', 'bouquet'],
    ['bike shop', 'bicycle'],
    ['mountain bike rental', 'bicycle'],
    ['apartment rentals', 'key'],
    ['meal prep delivery', 'foodBowl'],
    ['web hosting', 'laptop'],
    ['laundry pickup and delivery', 'washingMachine'],
    ['party rentals', 'balloons'],
    ['construction company', 'hardHat'],
    ['gym membership', 'kettlebell'],
    ['moving company', 'van'],
  ])('shows the goods of the business “%s”, not the way of selling: %s', (product, kind) => {
    expect(findProductKind(product)).toBe(kind);
  });

  it.each([
    ['yoga classes', 'stones'],
    ['prenatal yoga classes', 'stones'],
    ['guitar lessons', 'guitar'],
    ['drum lessons for adults', 'drum'],
    ['cooking class', 'cookingPot'],
    ['pottery workshop', 'mug'],
    ['photography course', 'camera'],
    ['spanish classes', 'speechBubbles'],
    ['martial arts classes', 'dojoSuit'],
    ['salsa classes', 'notes'],
    ['swimming lessons', 'lifeRing'],
    ['Mindlab online course', 'studies'],
    ['product launch course', 'studies'],
    ['stock trading course', 'barChart'],
  ])('shows the activity that “%s” offers as the object %s', (product, kind) => {
    expect(findProductKind(product)).toBe(kind);
  });

  it.each([
    ['Korean BBQ restaurant grand opening', 'steak'],
    ['Spring SALE garden furniture', 'armchair'],
    ['Family dental clinic - now accepting new patients', 'tooth'],
    ['dental clinic', 'tooth'],
    ['eye clinic', 'medicalCross'],
    ['vet clinic open weekends', 'paw'],
    ['puppy training classes, first class free', 'petCollar'],
    ['burger bar now open', 'burger'],
    ['pasta place opening soon', 'pasta'],
    ['mens barber shop walk-ins welcome', 'barberPole'],
    ['grand opening', 'megaphone'],
    ['summer sale', 'megaphone'],
  ])('shows the product in “%s” despite words about a day or a bargain: %s', (product, kind) => {
    expect(findProductKind(product)).toBe(kind);
  });

  it.each([
    ['Wedding florist', 'bouquet'],
    ['Blumenladen', 'bouquet'],
    ['Lakeside cabin rental, sleeps 6', 'cabin'],
    ['ski chalet', 'cabin'],
    ['weekly pool cleaning', 'lifeRing'],
    ['scuba diving course', 'lifeRing'],
    ['pool tables', null],
    ['Christmas market', 'christmasTree'],
    ['Weihnachtsmarkt', 'christmasTree'],
    ['christmas cards', 'envelope'],
    ['mens haircut', 'scissors'],
    ['clothing alterations', 'sewingMachine'],
    ['management consulting', 'briefcase'],
    ['AI meeting notes', 'laptop'],
    ['AI copilot', 'laptop'],
    ['animal shelter adoption day', 'paw'],
    ['senior home care', 'heart'],
    ['maternity photo shoot', 'camera'],
    ['mountain bike repair shop', 'bicycle'],
    ['sushi takeaway', 'sushi'],
    ['fresh pasta workshop', 'pasta'],
    ['wine tasting tour', 'wine'],
    ['kayak tours', 'boat'],
    ['city tours', 'mapPin'],
    ['bed and breakfast', 'suitcase'],
    ['smart thermostat', 'thermostat'],
    ['Ski rental in Zermatt', 'skis'],
    ['ski jacket', 'jacket'],
    ['Snowboard lessons', 'snowboard'],
    ['Tattoo studio', 'tattooMachine'],
    ['Bouldering gym', 'climbingWall'],
    ['climbing roses', 'bouquet'],
    ['Horse riding lessons', 'horse'],
    ['Air fryer with two baskets', 'airFryer'],
    ['masala chai', 'teapot'],
    ['hot sauce sampler box', 'hotSauce'],
    ['car wrap studio', 'car'],
    ['tattoo removal', 'medicalCross'],
    ['Hand-dyed yarn', 'yarn'],
    ['Chess club for teenagers', 'chessPieces'],
    ['boxing gym', 'boxingGloves'],
    ['Wooden train set', 'toyTrain'],
    ['hot air balloon rides', 'hotAirBalloon'],
    ['lawn mowing service', 'lawnMower'],
    ['lawn mower repair', 'lawnMower'],
    ['wood burning stoves', 'stove'],
    ['sewing classes', 'sewingMachine'],
    ['bird feeders', 'birdhouse'],
    ['telescope shop', 'telescope'],
    ['hiking boots waterproof', 'boot'],
    ['leather wallet slim', 'wallet'],
    ['3D printing service', null],
    ['mens haircut + hot towel shave', 'scissors'],
    ['tree removal service', 'tree'],
    ['Homeless shelter winter appeal', 'heart'],
  ])('shows the subject of “%s” as the object %s', (product, kind) => {
    expect(findProductKind(product)).toBe(kind);
  });
});
