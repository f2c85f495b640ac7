import { expect, test } from 'vitest';
import { holdScripts } from './hold-scripts.ts';

const style = { tag: 'link', attrs: { rel: 'stylesheet', href: '/static/css/app.css' } };
const inline = { tag: 'script', append: false, children: 'early()' };
const file = (name: string) => ({
  tag: 'script',
  attrs: { defer: true, src: `/static/js/${name}.js`, crossorigin: 'anonymous' },
});

test('holdScripts replaces script files by inert tags in the same order, before all other tags', () => {
  const held = (name: string) => ({
    tag: 'script',
    append: false,
    attrs: { type: 'adwright/held', src: `/static/js/${name}.js`, crossorigin: 'anonymous' },
  });
  expect(holdScripts([style, file('react'), inline, file('app')])).toEqual([
    held('react'),
    held('app'),
    style,
    inline,
  ]);
});

test('holdScripts refuses a page without script files', () => {
  expect(() => holdScripts([style, inline])).toThrow('no script files');
});
