import { describe, expect, it } from 'vitest';
import { writeAdCopy } from './write-ad-copy.ts';

describe('call to action', () => {
  it('chooses the call to action by the goal', () => {
    const writeCallToAction = (goal: string, product = 'yoga mat') =>
      writeAdCopy({ product, audience: 'beginners', goal, emotion: 'happiness' }, 0, 0)
        .callToAction;
    expect(writeCallToAction('Increase sales by 20%')).toBe('Shop now');
    expect(writeCallToAction('get more sign ups')).toBe('Sign up now');
    expect(writeCallToAction('free installation this month', 'dishwasher')).not.toMatch(
      /app|download/i,
    );
    expect(writeCallToAction('demo requests', 'CRM software')).toBe('Book a demo');
    expect(
      writeCallToAction('mehr Anmeldungen', 'Handgemachte Ledertaschen für den Alltag'),
    ).toMatch(/^Jetzt/);
  });

  it.each([
    ['dental practice', /^(?:Book now|Make an appointment|Pick a time)$/],
    ['school uniform shop', /^(?:Come on in|Visit us|Come and look)$/],
    ['boutique hotel in the Alps', /^(?:Book your stay|Plan your trip|Book now|Check your dates)$/],
    ['sushi delivery', /^(?:Order now|Order yours|Place your order)$/],
    ['axe throwing venue', /^(?:Book your spot|Pick a time|Plan your night)$/],
    ['rooftop bar', /^(?:Book a table|Come on in|Save your seat)$/],
    ['kids coding camp', /^(?:Save their spot|Sign them up|See the dates)$/],
    ['clean water charity', /^(?:Give now|Donate now|Lend a hand|Help out)$/],
    ['podcast about true crime', /^(?:Listen now|Press play|Start listening)$/],
    ['accounting firm', /^(?:Get in touch|Ask for a quote|Get started|Talk to us)$/],
    ['Steuerberatung für Selbstständige', /^(?:Erstgespräch anfragen|Termin vereinbaren)$/],
    ['escuela de idiomas para adultos', /^(?:Inscríbete ahora|Reserva tu plaza)$/],
    ['restaurante mexicano con terraza', /^(?:Reserva tu mesa|Ven a vernos)$/],
    ['salon de coiffure pour femmes', /^(?:Prenez rendez-vous|Réservez un créneau)$/],
    ['مطعم مأكولات بحرية', /^احجزوا /],
  ])('uses only calls to action that suit %s', (product, fitting) => {
    for (let variation = 0; variation < 4; variation++) {
      const copy = writeAdCopy({ product, audience: '', emotion: 'trust' }, 1, variation);
      expect(copy.callToAction).toMatch(fitting);
    }
  });

  it.each([
    ['peluquería para mujeres', 'mujeres jóvenes', /^(?:Reserva tu|Pide) cita$/],
    ['clínica dental', 'familias', /^(?:Reserve su|Pida) cita$/],
    ['café de Colombia', 'amantes del café', /^(?:Compra|Elige)/],
    ['café de Colombia', 'oficinas y empresas', /^(?:Compre|Elija)/],
  ])(
    'addresses the readers of %s, %s, in the same form of address as the rest of the ad',
    (product, audience, form) => {
      for (let variation = 0; variation < 4; variation++)
        expect(
          writeAdCopy({ product, audience, emotion: 'trust' }, 1, variation).callToAction,
        ).toMatch(form);
    },
  );
});
