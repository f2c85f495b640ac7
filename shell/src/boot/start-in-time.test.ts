import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FIRST_VIEW_EVENT } from './start-events.ts';
import { startInTime } from './start-in-time.ts';

const REVIEW = `/review/${'a'.repeat(43)}`;
const HELD = `
  <script type="adwright/held" src="/static/js/react.js" crossorigin="anonymous" integrity="sha384-a"></script>
  <script type="adwright/held" src="/static/js/app.js" crossorigin="anonymous" integrity="sha384-b"></script>`;

let readyState: DocumentReadyState;

// happy-dom, the simulated browser, loads no script file. With `handleDisabledFileLoadingAsSuccess`, happy-dom
// logs no error for each script file.
Object.assign(Reflect.get(window, 'happyDOM').settings, {
  handleDisabledFileLoadingAsSuccess: true,
});

beforeEach(() => {
  vi.useFakeTimers();
  readyState = 'loading';
  vi.spyOn(document, 'readyState', 'get').mockImplementation(() => readyState);
  document.head.innerHTML = HELD;
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.head.innerHTML = '';
});

function parse() {
  readyState = 'interactive';
  document.dispatchEvent(new Event('DOMContentLoaded'));
}

const attributesOf = (scripts: Iterable<HTMLScriptElement>) =>
  [...scripts].map(({ src, crossOrigin, integrity, async }) => ({
    path: new URL(src).pathname,
    crossOrigin,
    integrity,
    async,
  }));
const started = () =>
  attributesOf(document.querySelectorAll<HTMLScriptElement>('script:not([type])'));
const preloaded = () => [...document.querySelectorAll('link')].map(({ href }) => href);

test('startInTime fetches the scripts at once, and runs the scripts in order after the document is parsed', () => {
  startInTime('/login');
  expect(preloaded()).toEqual([
    expect.stringContaining('react.js'),
    expect.stringContaining('app.js'),
  ]);
  expect(started()).toEqual([]);
  parse();
  const common = { crossOrigin: 'anonymous', async: false };
  expect(started()).toEqual([
    { ...common, path: '/static/js/react.js', integrity: 'sha384-a' },
    { ...common, path: '/static/js/app.js', integrity: 'sha384-b' },
  ]);
  expect(document.querySelector('[type="adwright/held"]')).toBeNull();
});

test('startInTime waits for the first view of a review before it starts the app', () => {
  startInTime(REVIEW);
  parse();
  expect(started()).toEqual([]);
  expect(preloaded()).toEqual([]);
  document.dispatchEvent(new Event(FIRST_VIEW_EVENT));
  expect(started()).toHaveLength(2);
});

test('startInTime starts the app once, even if the first view of a review never appears', () => {
  startInTime(REVIEW);
  parse();
  vi.advanceTimersByTime(1500);
  const [first] = document.querySelectorAll('script');
  document.dispatchEvent(new Event(FIRST_VIEW_EVENT));
  expect(started()).toHaveLength(2);
  expect(document.querySelector('script')).toBe(first);
});

test('startInTime waits until the document of a review is parsed, even if the first view is shown before', () => {
  startInTime(REVIEW);
  document.dispatchEvent(new Event(FIRST_VIEW_EVENT));
  expect(started()).toEqual([]);
  parse();
  expect(started()).toHaveLength(2);
});
