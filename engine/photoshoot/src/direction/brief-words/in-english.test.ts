import { describe, expect, it } from 'vitest';
import { directShoot } from '../shoot-direction.ts';
import { inEnglish } from './in-english.ts';

const told = (extraInstructions: string) =>
  directShoot({ environment: 'minimalist', extraInstructions });

describe('inEnglish', () => {
  it.each([
    'soft light from the left',
    'hair salon mirror',
    'with an Italian vibe',
    'product on the left, blur the background',
    'old school gym',
    'a la carte bar',
    'sand',
    'rose petals',
    'dark academia',
    'a sporty scene',
    'small scale model on a trap door',
    'all black everything',
  ])('leaves English as it is: %s', (brief) => {
    expect(inEnglish(brief)).toBe(brief);
  });

  it.each([
    ['weiches Licht von links', 'soft light from left'],
    ['roses rouges', 'red roses'],
    ['fondo blanco con sombras suaves', 'white background with soft shadows'],
    ['Leuchtturm im Sturm', 'lighthouse in storm'],
    ['pots de miel et branches de sapin', 'pots of honey and fir branches'],
    ['pine branches', 'pine branches'],
    ['petali rosa, senza foglie', 'pink petals , without leaves'],
    ['luz suave da esquerda', 'soft light of left'],
    ['sous la pluie à Paris', 'under the rain a paris'],
    ['mesa rústica', 'table rustic'],
    ['na academia', 'in gym'],
    ['mit Sternanis und Federn', 'with star anise and feathers'],
    ['lumière douce sur scène', 'soft light curtain'],
    ['Kirschblüten in Kyoto', 'cherry blossoms in kyoto'],
    ['fondo rosa con globos blancos', 'pink background with white balloons'],
    ['keuken met verse kruiden, geen bloemen', 'kitchen with fresh herbs , no flowers'],
    ['Bad', 'bathroom'],
    ['Weihnachtsmarkt am Abend', 'christmas market sunset'],
    ['sur un balcon avec un chat', 'on a balcony with a cat'],
    ['davanti alla porta di casa', 'davanti at front door'],
  ])('reads %s as %s', (brief, english) => {
    expect(inEnglish(brief)).toBe(english);
  });
});

describe('directShoot in other languages', () => {
  it.each([
    'Licht von links, rosa Hintergrund, mit Zitronen, ohne Blätter',
    'lumière venant de la gauche, fond rose, avec des citrons, sans feuilles',
    'luz desde la izquierda, fondo rosa, con limones, sin hojas',
    'luce da sinistra, sfondo rosa, con limoni, senza foglie',
    'luz da esquerda, fundo rosa, com limões, sem folhas',
    'licht van links, roze achtergrond, met citroenen, zonder bladeren',
  ])('reads light, colour, props and refusals: %s', (brief) => {
    const { light, hue, props } = told(brief);
    expect(light).toBe(-1);
    expect(hue).toBe(355);
    expect([...props]).toEqual(['citrus']);
  });

  it.each([
    ['von oben fotografiert', 'above'],
    ['vue du dessus', 'above'],
    ['vista desde arriba', 'above'],
    ["dall'alto", 'above'],
    ['visto de cima', 'above'],
    ['van bovenaf gefotografeerd', 'above'],
    ['Froschperspektive von unten', 'low'],
  ])('reads the angle: %s', (brief, angle) => {
    expect(told(brief).angle).toBe(angle);
  });

  it('reads mood, room for words and what it stands on', () => {
    expect(told('dunkle, dramatische Stimmung').brightness).toBe(-1);
    expect(told('ambiance chaleureuse').warmth).toBe(1);
    expect(told('Platz für Text rechts').pose.side).toBe(-1);
    expect(told('espace pour le texte à gauche').pose.side).toBe(1);
    expect(told('en una mesa de madera').surface).toBe('wood');
    expect(told('auf Marmor').surface).toBe('marble');
    expect(told('schwebend').pose.floats).toBe(true);
  });
});
