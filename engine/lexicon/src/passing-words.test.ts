import { describe, expect, it } from 'vitest';
import { separatePassing } from './passing-words.ts';
import { setEnglishOrder } from './word-order.ts';

describe('separatePassing', () => {
  it.each([
    ['Korean BBQ restaurant grand opening', 'Korean BBQ restaurant', ['grand opening']],
    [
      'Family dental clinic - now accepting new patients',
      'Family dental clinic',
      ['now accepting new patients'],
    ],
    ['Luxury apartments now leasing', 'Luxury apartments', ['now leasing']],
    ['spring SALE garden furniture', 'garden furniture', ['spring SALE']],
    ['Optician - 2 for 1 glasses', 'Optician - glasses', ['2 for 1']],
    ['CrossFit gym - 1st week free', 'CrossFit gym', ['1st week free']],
    ['barber shop walk ins welcome', 'barber shop', ['walk ins welcome']],
    ['phone repair while you wait', 'phone repair', ['while you wait']],
    ['garden furniture this weekend only', 'garden furniture', ['this weekend only']],
  ])('separates the temporary message from the product in “%s”', (field, thing, passing) => {
    expect(separatePassing(field)).toEqual({ thing, passing });
  });

  it.each([
    'grand opening',
    'summer sale',
    'open source software',
    'open air cinema',
    'house for sale',
    'opening night of Hamlet',
    'sales training',
    'dinner for two',
    'Nowhere wines',
  ])('finds no temporary message in “%s”', (field) => {
    expect(separatePassing(field)).toEqual({ thing: field, passing: [] });
  });
});

describe('setEnglishOrder', () => {
  it.each([
    ['hiking boots waterproof', 'waterproof hiking boots'],
    ['Wool socks merino', 'Merino wool socks'],
    ['matcha powder ceremonial grade', 'ceremonial grade matcha powder'],
    ['pool cleaning weekly', 'weekly pool cleaning'],
    ['pizza oven gas fired portable', 'gas fired portable pizza oven'],
    ['slim leather wallet', 'slim leather wallet'],
    ['coffee, organic', 'coffee, organic'],
  ])('puts the words of “%s” into English order: “%s”', (name, turned) => {
    expect(setEnglishOrder(name)).toBe(turned);
  });
});
