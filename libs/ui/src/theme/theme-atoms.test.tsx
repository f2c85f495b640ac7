import { showTheme } from '@adwright/ui/theme';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { theme } from 'antd';
import { createStore, Provider } from 'jotai';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ThemeSwitch } from '../components/theme-switch.tsx';
import { ThemeRoot } from './theme-root.tsx';
import { DARK, LIGHT } from './tokens.ts';

const KEY = 'adwright-theme';
const shown = () => document.documentElement.dataset.theme;
const option = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

/** Mocks the system's colour scheme as `matchMedia` reports it. */
const system = {
  isDark: false,
  listeners: new Set<() => void>(),
  become(isDark: boolean) {
    system.isDark = isDark;
    act(() => {
      for (const listener of system.listeners) listener();
    });
  },
};

let stop = () => {};

beforeEach(() => {
  system.isDark = false;
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return system.isDark;
    },
    addEventListener: (_type: string, listener: () => void) => system.listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => system.listeners.delete(listener),
  }));
});

afterEach(() => {
  act(() => stop());
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Opens a page on which the theme is applied before the theme switch renders. */
function openPage() {
  stop = showTheme();
  return render(<ThemeSwitch />);
}

/** Simulates that another tab stores a theme choice. */
function chooseInAnotherTab(choice: string | null) {
  if (choice === null) localStorage.clear();
  else localStorage.setItem(KEY, choice);
  const key = choice === null ? null : KEY;
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue: choice })));
}

describe('the theme that the visitor chose', () => {
  test('the chosen theme is applied at once, and on the next visit', async () => {
    const { unmount } = openPage();
    await userEvent.click(option('Dark'));
    expect(shown()).toBe('dark');
    expect(localStorage.getItem(KEY)).toBe('dark');
    act(() => stop());
    unmount();
    delete document.documentElement.dataset.theme;
    openPage();
    expect(shown()).toBe('dark');
    expect(option('Dark').checked).toBe(true);
  });

  test('the system’s theme is used when the stored value is not a theme', () => {
    localStorage.setItem(KEY, '"dark"');
    openPage();
    expect(option('System').checked).toBe(true);
    expect(shown()).toBe('light');
  });

  test('a theme that the visitor chooses in another tab is applied in this tab, too', () => {
    openPage();
    chooseInAnotherTab('dark');
    expect(shown()).toBe('dark');
    expect(option('Dark').checked).toBe(true);
    chooseInAnotherTab('sepia');
    expect(option('System').checked).toBe(true);
    chooseInAnotherTab('dark');
    chooseInAnotherTab(null);
    expect(shown()).toBe('light');
  });

  test('changes of other storage keys in another tab are ignored', () => {
    openPage();
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'another', newValue: 'dark' }));
    });
    expect(shown()).toBe('light');
  });

  test('the chosen theme is kept until the page closes when storage is blocked', async () => {
    vi.stubGlobal(
      'localStorage',
      new Proxy(localStorage, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      }),
    );
    const { unmount } = openPage();
    expect(shown()).toBe('light');
    await userEvent.click(option('Dark'));
    expect(shown()).toBe('dark');
    unmount();
    render(<ThemeSwitch />);
    expect(option('Dark').checked).toBe(true);
  });

  test('the chosen theme is applied to prerendered markup, which has the default theme', () => {
    localStorage.setItem(KEY, 'dark');
    const page = (
      <Provider store={createStore()}>
        <ThemeSwitch />
      </Provider>
    );
    const container = document.createElement('div');
    container.innerHTML = renderToString(page);
    document.body.append(container);
    const complaint = vi.spyOn(console, 'error');
    render(page, { container, hydrate: true });
    expect(option('Dark').checked).toBe(true);
    expect(complaint).not.toHaveBeenCalled();
    container.remove();
  });
});

describe('the theme of the system', () => {
  test('the system’s theme is used while the visitor has chosen "System"', () => {
    openPage();
    system.become(true);
    expect(shown()).toBe('dark');
    system.become(false);
    expect(shown()).toBe('light');
  });

  test('a change of the system’s theme does not replace the visitor’s choice', async () => {
    openPage();
    await userEvent.click(option('Light'));
    system.become(true);
    expect(shown()).toBe('light');
    await userEvent.click(option('System'));
    expect(shown()).toBe('dark');
  });

  test('the system’s theme is no longer observed when no component uses the theme', () => {
    openPage();
    expect(system.listeners.size).toBe(1);
    act(() => stop());
    expect(system.listeners.size).toBe(0);
  });
});

/** Shows the background colour that antd gets from the nearest theme root. */
function Paper() {
  return <output>{theme.useToken().token.colorBgLayout}</output>;
}

test('nested theme roots use the same theme as the page', async () => {
  stop = showTheme();
  render(
    <ThemeRoot>
      <ThemeSwitch />
      <Paper />
      <ThemeRoot>
        <Paper />
      </ThemeRoot>
    </ThemeRoot>,
  );
  const papers = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  await userEvent.click(option('Dark'));
  expect(papers()).toEqual([DARK.paper, DARK.paper]);
  expect(shown()).toBe('dark');
  await userEvent.click(option('Light'));
  expect(papers()).toEqual([LIGHT.paper, LIGHT.paper]);
  expect(shown()).toBe('light');
});
