import type { Page } from 'playwright-core';

const FORM = 'gate-keyboard';

/**
 * Adds a form to the page, so that the keyboard check works on pages without a form. This function runs in the
 * browser.
 */
function addForm(id: string): void {
  const form = Object.assign(document.createElement('form'), { id });
  const button = Object.assign(document.createElement('button'), { type: 'button' });
  button.textContent = 'Gate';
  form.append(document.createElement('input'), button);
  // The form must be visible, whatever the page's stylesheets say. A separate check finds stylesheets that
  // hide content.
  for (const element of [form, ...form.children]) {
    if (element instanceof HTMLElement) element.style.setProperty('display', 'block', 'important');
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    form.dataset.submitted = 'true';
  });
  button.addEventListener('click', () => {
    form.dataset.pressed = 'true';
  });
  document.body.append(form);
}

/**
 * Uses the page by keyboard alone: types, submits, moves the focus and presses buttons.
 * @returns the actions that fail
 */
export async function findKeyboardProblems(page: Page): Promise<string[]> {
  await page.evaluate(addForm, FORM);
  const form = page.locator(`#${FORM}`);
  const field = form.locator('input');
  const button = form.locator('button');
  const problems: string[] = [];
  try {
    await field.focus();
    await page.keyboard.press('a');
    if ((await field.inputValue()) !== 'a') problems.push('keeps letters from a text field');
    await page.keyboard.press('Enter');
    if ((await form.getAttribute('data-submitted')) === null) {
      problems.push('keeps Enter from sending a form');
    }
    await field.focus();
    await page.keyboard.press('Tab');
    if (!(await button.evaluate((element) => element === document.activeElement))) {
      problems.push('keeps the Tab key from moving the focus');
    }
    await button.focus();
    await page.keyboard.press('Space');
    if ((await form.getAttribute('data-pressed')) === null) {
      problems.push('keeps Space from pressing a button');
    }
    return problems;
  } finally {
    await form.evaluate((element) => element.remove());
  }
}
