import { expect, it } from 'vitest';
import { quoteGoal } from './quote-goal.ts';

it.each([
  ['Book a call', 'Book a call'],
  ['book a table', 'Book a table'],
  ['Get a free inspection', 'Get a free inspection'],
  ['Request a quote.', 'Request a quote'],
  ['visit our shop', 'Visit our shop'],
  ['Start the free trial', 'Start the free trial'],
  ['get started', 'Get started'],
  ['get your free valuation', 'Get your free valuation'],
])('prints the request "%s" on the button', (goal, button) => {
  expect(quoteGoal(goal)).toBe(button);
});

it.each([
  'sales',
  'more bookings',
  'Get 50 new customers',
  'book more tables',
  'sign up before the class is full',
  'call 01568 555 0142',
  'get them to call us',
  'Buy',
  'get the word out',
  'get the phone ringing',
  'get a bigger shop',
  'hire a barista',
  'rent the hall out',
  'plan a party',
])('does not print the goal "%s" on the button', (goal) => {
  expect(quoteGoal(goal)).toBeNull();
});
