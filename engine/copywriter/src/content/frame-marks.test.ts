import { expect, it } from 'vitest';
import { chooseAddress, findFrameMistake, measureFrame, removeEmptyParts } from './frame-marks.ts';

it('returns one wording for each form of address', () => {
  const frame = '<Komm|Kommen Sie> vorbei, wir freuen uns auf <dich|Sie>.';
  expect(chooseAddress(frame, false)).toBe('Komm vorbei, wir freuen uns auf dich.');
  expect(chooseAddress(frame, true)).toBe('Kommen Sie vorbei, wir freuen uns auf Sie.');
});

it('omits an optional part of a frame if its slot (gap) has no value', () => {
  const frame = '[{toWhom}: ]{name}[, {detail}].';
  expect(removeEmptyParts(frame, (slot) => slot === 'detail')).toBe('{name}, {detail}.');
});

it.each([
  ['{nam}: neu', /no slot\. Slots: name/],
  ['{name}[: {detail}', /Close every/],
  ['{name}[: neu]', /needs a slot/],
  ['<Sie> fragen', /<familiar\|polite>/],
  ['{name}[: {detail}]. <Frag|Fragen Sie> uns.', null],
])('accepts or rejects the brackets and slots (gaps) of the frame “%s”', (frame, mistake) => {
  if (mistake === null) expect(findFrameMistake(frame)).toBeNull();
  else expect(findFrameMistake(frame)).toMatch(mistake);
});

it('measures the width of the longer wording without its slots (gaps)', () => {
  expect(measureFrame('<Komm|Kommen Sie>: {name}')).toBe('Kommen Sie: '.length);
});

it('counts a full-width character as two letters', () => {
  expect(measureFrame('{name}。ようこそ。')).toBe(12);
});
