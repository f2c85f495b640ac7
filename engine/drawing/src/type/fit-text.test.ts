import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { fitText } from './fit-text.ts';
import { DISPLAY, TEXT, type WordBreaks } from './font-catalogue.ts';
import { LINE_BREAK, splitIntoLineUnits } from './line-units.ts';

const box = { maxWidth: 420, maxHeight: 360, maxSize: 90, minSize: 24, maxLines: 5 };

describe('fitText', () => {
  it.each([
    ['one word', 'Go'],
    ['a sentence', 'Make a little room for joy this morning'],
    [
      'a compound longer than the line',
      'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    ],
    ['five hundred characters', 'quiet coffee '.repeat(39).trim()],
    ['one word of five hundred letters', 'a'.repeat(500)],
    [
      'Japanese without spaces',
      '朝のコールドブリュー珈琲で、すっきりした一日を始めましょう。'.repeat(4),
    ],
    ['Arabic', 'قهوة باردة لكل صباح جديد في المدينة'],
  ])('fitText keeps the text in %s inside its box', (_name, text) => {
    const fitted = fitText({ ...box, text, face: DISPLAY.manrope });
    expect(fitted.width).toBeLessThanOrEqual(box.maxWidth);
    expect(fitted.height).toBeLessThanOrEqual(box.maxHeight);
    expect(fitted.lines.length).toBeLessThanOrEqual(box.maxLines);
    expect(fitted.lines.join('').length).toBeGreaterThan(0);
  });

  it.each([
    ['Für die schönste Überraschung', 'anton'],
    ['Wem gehört die Öffnung, Ägypten?', 'bebas'],
    ['À l’École des Étés', 'oswald'],
    ['Todo mundo começou um dia', 'anton'],
  ] as const)(
    'fitText keeps the accents of capitals in “%s” off the lines above and below',
    (text, name) => {
      const fitted = fitText({ ...box, maxWidth: 330, text, face: DISPLAY[name] });
      expect(fitted.lines.length).toBeGreaterThan(1);
      const context = createCanvas(1, 1).getContext('2d');
      context.font = `${fitted.size}px ${fitted.stack}`;
      fitted.lines.slice(1).forEach((line, index) => {
        const above = context.measureText(fitted.lines[index] ?? '').actualBoundingBoxDescent;
        const below = context.measureText(line).actualBoundingBoxAscent;
        expect(fitted.leading - above - below).toBeGreaterThan(fitted.size * 0.05);
      });
    },
  );

  it('fitText sets lines of capitals without accents as close together as the typeface allows', () => {
    const { leading, size } = fitText({ ...box, text: 'Make room for joy', face: DISPLAY.anton });
    expect(leading / size).toBeCloseTo(DISPLAY.anton.leading);
  });

  it('fitText leaves no short word alone on the last line', () => {
    const { lines } = fitText({
      ...box,
      text: 'For young commuters and plenty to look forward to.',
      face: TEXT.dmSans,
      maxSize: 40,
      minSize: 40,
    });
    expect(lines.at(-1)?.split(' ').length).toBeGreaterThan(1);
  });

  it.each([
    ['We come to you', 440, ['We come', 'to you']],
    ['Good bread takes its time', 480, ['Good bread', 'takes its time']],
    ['Phones down. Heads together.', 540, ['Phones down.', 'Heads together.']],
    ['Out of office. Finally.', 620, ['Out of office.', 'Finally.']],
  ])(
    'fitText reduces the size so that no word of “%s” is alone on its line in a narrow column',
    (text, maxWidth, lines) => {
      const headline = { ...box, maxWidth, maxSize: 128, minSize: 38, text };
      const { lines: kept, size } = fitText({ ...headline, face: DISPLAY.inter, companySize: 51 });
      expect(kept).toEqual(lines);
      expect(size).toBeGreaterThanOrEqual(51);
    },
  );

  it('fitText keeps a headline large if it would become too small to read without lonely words', () => {
    const headline = { ...box, maxWidth: 240, text: 'Another gadget forgotten?' };
    const alone = fitText({ ...headline, face: DISPLAY.inter });
    const { size } = fitText({ ...headline, face: DISPLAY.inter, companySize: 48 });
    expect(size).toBeGreaterThanOrEqual(Math.min(48, alone.size));
  });

  it('fitText sets a headline slightly smaller than requested if an ordinary word would otherwise be broken', () => {
    const headline = { ...box, maxWidth: 290, minSize: 38, text: 'Brushing on autopilot?' };
    const { lines } = fitText({ ...headline, face: DISPLAY.unbounded, companySize: 51 });
    expect(lines.join(' ')).toBe('Brushing on autopilot?');
  });

  it('fitText ends a line where a sentence ends, not with a word that belongs to the next word', () => {
    const linesOf = (text: string, maxWidth: number) =>
      fitText({ ...box, text, maxWidth, face: TEXT.dmSans, maxSize: 40, minSize: 40 }).lines;
    expect(linesOf('Ask us anything today. We have time.', 500)).toEqual([
      'Ask us anything today.',
      'We have time.',
    ]);
    for (const width of [340, 380, 420]) {
      const [first = ''] = linesOf('Ready for the first bite of the day', width);
      expect(first).not.toMatch(/\b(?:for|the|of)$/);
    }
  });

  it('fitText hyphenates a compound between syllables if the text would otherwise be tiny, and loses no letter', () => {
    const word = 'Donaudampfschifffahrtsgesellschaft';
    const { lines, size } = fitText({ ...box, text: word, face: DISPLAY.manrope });
    expect(size).toBeGreaterThan(40);
    expect(lines.join('').replaceAll('-', '')).toBe(word);
    for (const line of lines.slice(1)) expect(line).not.toMatch(/^(?:h|[^aeiou]{4})/);
  });

  it.each([
    'Kraft-fahr-zeug-haft-pflicht-ver-si-che-rung',
    'Hand-werks-kam-mer-prü-fung',
    'Som-mer-schluss-ver-kauf',
    'Weih-nachts-baum-be-leuch-tung',
    'an-ti-cons-ti-tu-tion-nel-le-ment',
    'Nah-rungs-er-gän-zungs-mit-tel',
    'ar-beids-on-ge-schikt-heids-ver-ze-ke-ring',
    'an-svars-för-säk-ring',
    'до-сто-при-ме-ча-тель-но-сти',
  ])('fitText splits %s between syllables', (spoken) => {
    const text = spoken.replaceAll('-', '');
    const ends = spoken.split('-').map((_, at, all) => all.slice(0, at + 1).join('').length);
    for (const maxWidth of [260, 340, 420, 520]) {
      const { lines } = fitText({ ...box, maxWidth, minSize: 40, text, face: DISPLAY.manrope });
      const lengths = lines.map((line) => line.replace('-', '').length);
      lengths.forEach((_, at) => {
        const end = lengths.slice(0, at + 1).reduce((sum, length) => sum + length, 0);
        expect(ends, lines.join(' ')).toContain(end);
      });
    }
  });

  it.each([
    ['Fahrradversicherungsvergleich', ['Fahrrad-', 'versicherungs-', 'vergleich']],
    ['Nahrungsergänzungsmittel', ['Nahrungs-', 'ergänzungs-', 'mittel']],
    ['Weihnachtsgeschenkideen', ['Weihnachts-', 'geschenk-', 'ideen']],
    ['Gesundheitsversicherung', ['Gesundheits-', 'versicherung']],
  ])('fitText splits the compound %s where its parts join', (text, parts) => {
    const { lines } = fitText({ ...box, maxWidth: 420, minSize: 44, text, face: DISPLAY.manrope });
    expect(lines).toEqual(parts);
  });

  const CAPTAIN = 'Donaudampfschifffahrtsgesellschaftskapitän';

  it('fitText breaks a word by the rule of the ad’s renderer version', () => {
    const linesBy = (wordBreaks: WordBreaks) => {
      const face = { ...DISPLAY.manrope, wordBreaks, language: 'de' };
      const { lines } = fitText({ ...box, maxHeight: 600, minSize: 38, text: CAPTAIN, face });
      return lines.join(' ');
    };
    expect(linesBy('letters')).toBe('Donaudampf- schiff- fahrtsge- sellschafts- kapitän');
    expect(linesBy('joints')).toBe('Donau- dampfschiff- fahrtsge- sellschafts- kapitän');
    expect(linesBy('largest')).toBe('Donaudampf- schifffahrts- gesellschafts- kapitän');
  });

  it.each([
    [CAPTAIN, 'de'],
    ['Krankenversicherungsvergleich für Familien', 'de'],
    ['Jetzt versandkostenfrei bestellen', 'de'],
    ['Arbeidsongeschiktheidsverzekering', 'nl'],
    ['Köksrenoveringsrådgivning för alla', 'sv'],
  ])(
    'fitText sets “%s” about as large as renderers that broke words between any letters, or larger',
    (text, language) => {
      for (const maxWidth of [260, 420, 600, 920])
        for (const maxLines of [3, 5])
          for (const face of [DISPLAY.manrope, DISPLAY.anton, DISPLAY.abril]) {
            const sizeBy = (wordBreaks: WordBreaks) =>
              fitText({
                ...box,
                text,
                maxWidth,
                maxLines,
                maxHeight: maxWidth,
                maxSize: 160,
                face: { ...face, wordBreaks, language },
              }).size;
            // Hyphens between the parts of a compound are preferred, although the text gets smaller. Hyphens
            // between syllables are chosen if they enlarge the text by at least the factor `SYLLABLE_GAIN`.
            expect(
              sizeBy('largest') * 1.2,
              `${maxWidth} ${maxLines} ${face.family}`,
            ).toBeGreaterThan(sizeBy('letters'));
          }
    },
  );

  it('fitText adds no hyphen after a punctuation mark inside a word', () => {
    const text = 'rock’n’rollrock’n’rollrock’n’rollrock’n’roll';
    const { lines } = fitText({ ...box, maxWidth: 200, minSize: 40, text, face: DISPLAY.abril });
    for (const line of lines.slice(0, -1)) expect(line).not.toMatch(/’-$/);
  });

  it('fitText writes Greek capitals without accents', () => {
    expect(fitText({ ...box, text: 'Κρύος καφές', face: DISPLAY.anton }).lines.join(' ')).toBe(
      'ΚΡΥΟΣ ΚΑΦΕΣ',
    );
  });

  it('fitText adds no letter spacing in scripts with joined letters', () => {
    expect(fitText({ ...box, text: 'قهوة', face: DISPLAY.space }).tracking).toBe(0);
    expect(fitText({ ...box, text: 'Coffee', face: DISPLAY.space }).tracking).toBeLessThan(0);
  });
});

describe('splitIntoLineUnits', () => {
  it('splitIntoLineUnits never begins a line with a closing punctuation mark', () => {
    for (const text of ['珈琲、そして朝。', '「はい！」と言う。', '咖啡，很好。']) {
      for (const unit of splitIntoLineUnits(text)) expect(unit.text).not.toMatch(/^[、。，！」]/);
    }
  });

  it('splitIntoLineUnits keeps a short hyphenated compound on one line and breaks a long one at its hyphen', () => {
    const textsOf = (text: string) => splitIntoLineUnits(text).map((unit) => unit.text);
    expect(textsOf('Faites-vous plaisir')).toEqual(['Faites-vous', 'plaisir']);
    expect(textsOf('what’s-for-dinner debates')).toEqual(['what’s-for-', 'dinner', 'debates']);
  });

  it('splitIntoLineUnits keeps a punctuation mark after a space on the line of the word before it', () => {
    const textsOf = (text: string) => splitIntoLineUnits(text).map((unit) => unit.text);
    expect(textsOf('Propriétaires à Lille : c’est pour vous !')).toEqual([
      'Propriétaires',
      'à Lille :',
      'c’est',
      'pour',
      'vous !',
    ]);
    expect(textsOf('Ember & Ash · $9')).toEqual(['Ember', '&', 'Ash ·', '$9']);
  });

  it('splitIntoLineUnits breaks Korean at spaces only', () => {
    expect(splitIntoLineUnits('아침을 여는 콜드브루').map(({ text }) => text)).toEqual([
      '아침을',
      '여는',
      '콜드브루',
    ]);
  });

  it('splitIntoLineUnits keeps a Slavic one-letter preposition with its noun', () => {
    expect(splitIntoLineUnits('Готовы к новому').map(({ text }) => text)).toEqual([
      'Готовы',
      'к новому',
    ]);
  });
});

describe('a line break that the user typed', () => {
  const fitted = (text: string) => fitText({ ...box, text, face: DISPLAY.manrope });

  it('a typed line break is kept, and lines that are too long are broken at further places', () => {
    expect(fitted(`One${LINE_BREAK}two three`).lines).toEqual(['One', 'two three']);
    const long = fitted(
      `Slow${LINE_BREAK}mornings with a cup of coffee and nobody who calls`,
    ).lines;
    expect(long[0]).toBe('Slow');
    expect(long.length).toBeGreaterThan(2);
  });

  it('a typed line break draws no character, and several in a row or at the text’s end count as a single break', () => {
    const [plain, doubled] = [
      `One${LINE_BREAK}two`,
      `${LINE_BREAK}One ${LINE_BREAK}${LINE_BREAK} two`,
    ];
    expect(fitted(doubled).lines).toEqual(fitted(plain).lines);
  });
});
