import { describe, expect, it } from 'vitest';
import { directShoot } from './shoot-direction.ts';

const directWith = (extraInstructions: string) =>
  directShoot({ environment: 'minimalist', extraInstructions });

describe('directShoot with words in other languages', () => {
  it.each([
    'light from the left, pink background, with lemons, without leaves',
    'Licht von links, rosa Hintergrund, mit Zitronen, ohne Blätter',
    'lumière venant de la gauche, fond rose, avec des citrons, sans feuilles',
    'luz desde la izquierda, fondo rosa, con limones, sin hojas',
    'luce da sinistra, sfondo rosa, con limoni, senza foglie',
    'luz da esquerda, fundo rosa, com limões, sem folhas',
    'licht van links, roze achtergrond, met citroenen, zonder bladeren',
  ])('reads light, colour, props and refusals from words in other languages: %s', (brief) => {
    const { light, hue, props } = directWith(brief);
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
  ])('reads the camera angle from words in other languages: %s', (brief, angle) => {
    expect(directWith(brief).angle).toBe(angle);
  });

  it.each([
    ['dark, dramatic mood', 'dunkle, dramatische Stimmung'],
    ['dark, dramatic mood', 'ambiance sombre et dramatique'],
    ['dark, dramatic mood', 'ambiente oscuro y dramático'],
    ['dark, dramatic mood', 'atmosfera scura e drammatica'],
    ['dark, dramatic mood', 'ambiente escuro e dramático'],
    ['dark, dramatic mood', 'donkere, dramatische sfeer'],
    ['on a marble table', 'auf einem Marmortisch'],
    ['on a marble table', 'sur une table en marbre'],
    ['on a marble table', 'sobre una mesa de mármol'],
    ['on a marble table', 'su un tavolo di marmo'],
    ['on a marble table', 'em uma mesa de mármore'],
    ['on a marble table', 'op een marmeren tafel'],
    ['floating', 'schwebend'],
    ['floating', 'flottant'],
    ['floating', 'flotando'],
    ['floating', 'fluttuante'],
    ['floating', 'flutuando'],
    ['floating', 'zwevend'],
    ['room for text on the left', 'Platz für Text links'],
    ['room for text on the left', 'espace pour le texte à gauche'],
    ['room for text on the left', 'espacio para texto a la izquierda'],
    ['room for text on the left', 'spazio per il testo a sinistra'],
    ['room for text on the left', 'espaço para texto à esquerda'],
    ['room for text on the left', 'ruimte voor tekst links'],
  ])('reads "%s" in %s', (english, brief) => {
    expect(directWith(english)).not.toEqual(directWith(''));
    const { brightness, surface, pose } = directWith(english);
    expect(directWith(brief)).toMatchObject({ brightness, surface, pose });
  });
});
