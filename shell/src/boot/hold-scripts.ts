import type { HtmlTag } from '@rsbuild/core';
import { HELD_SCRIPT_TYPE } from './find-held-scripts.ts';

const isScriptFile = ({ tag, attrs }: HtmlTag) =>
  tag === 'script' && typeof attrs?.src === 'string';

function hold(tag: HtmlTag): HtmlTag {
  const { defer: _, ...attrs } = tag.attrs ?? {};
  return { ...tag, append: false, attrs: { ...attrs, type: HELD_SCRIPT_TYPE } };
}

/**
 * Replaces a page's script files by inert tags, which a browser neither fetches nor runs until an inline script
 * starts them (`find-held-scripts.ts`). The inert tags come first in the head, so that the inline script finds them.
 * Afterwards, the build adds integrity hashes to the inert tags.
 * @throws Error when the page has no script files
 */
export function holdScripts(tags: HtmlTag[]): HtmlTag[] {
  const held = tags.filter(isScriptFile).map(hold);
  if (held.length === 0) throw new Error('The page has no script files to delay');
  return [...held, ...tags.filter((tag) => !isScriptFile(tag))];
}
