import type { Page } from '@playwright/test';
import { createAccount } from './accounts.ts';
import { goInApp, showInApp } from './in-app.ts';
import { fillBrief, sendBriefButton } from './make-ad.ts';
import { upload } from './upload.ts';

/** This file contains the shortest steps by which a user causes each call of the product. */

/** Tells whether the app has started in the page. One start of the app serves many tests. */
const hasStarted = async (page: Page) => (await page.getByRole('banner').count()) > 0;

/** Opens the page with a form, unless the form is still open from the previous test. */
export async function openForm(page: Page, path: string): Promise<void> {
  if (new URL(page.url()).pathname === path) return;
  await ((await hasStarted(page)) ? showInApp(page, path) : page.goto(path));
}

export const boost = async (page: Page) => {
  await openForm(page, '/boost');
  await page.getByLabel('Product or Service').fill('Sunny Cold Brew');
  await page.getByLabel('Target Audience').fill('commuters');
  await page.getByRole('combobox', { name: 'Emotional Appeal' }).click();
  await page.getByRole('option', { name: 'Trust' }).click();
  await page.getByRole('button', { name: /Generate 10 Creative Variations/ }).click();
};
export const create = async (page: Page) => {
  await openForm(page, '/create');
  await fillBrief(page);
  await sendBriefButton(page).click();
};
export const enhance = async (page: Page) => {
  await openForm(page, '/optimize');
  await upload(page, 'Image');
  await page.getByRole('button', { name: /Enhance Image/ }).click();
};
export const vary = async (page: Page) => {
  await openForm(page, '/variation');
  await upload(page, 'Image');
  await page.getByRole('button', { name: /Generate Variation/ }).click();
};
export const overlay = async (page: Page) => {
  await openForm(page, '/overlay');
  await upload(page, 'Image');
  await page.getByLabel('Title', { exact: true }).fill('Hello');
  await page.getByRole('button', { name: /Generate Text Overlays/ }).click();
};
export const shoot = async (page: Page) => {
  await openForm(page, '/photoshoot');
  await page.getByLabel('Product Type').fill('mug');
  await upload(page, 'Product Image');
  await page.getByRole('combobox', { name: 'Environment' }).click();
  await page.getByRole('option', { name: 'Nature' }).click();
  await page.getByRole('button', { name: /Generate Photoshoot/ }).click();
};
export const visit = (path: string) => async (page: Page) => {
  await ((await hasStarted(page)) ? goInApp(page, path) : page.goto(path));
};
/**
 * Opens a page with a full navigation, for calls that the app makes only once; otherwise like {@link visit}.
 */
export const load = (path: string) => async (page: Page) => {
  await page.goto(path);
};
export const subscribe = async (page: Page) => {
  await openForm(page, '/pricing');
  await page.getByRole('button', { name: 'Subscribe' }).click();
};

export const signUp = async (page: Page) => {
  await openForm(page, '/signup');
  const { email, password } = createAccount();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
};
export const logInWrong = async (page: Page) => {
  await openForm(page, '/login');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Password', { exact: true }).fill('not-the-password');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
};
export const askForReset = async (page: Page) => {
  await openForm(page, '/forgot-password');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByRole('button', { name: 'Send reset link' }).click();
};
export const captureEmail = async (page: Page) => {
  await page.goto('/');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Email').press('Enter');
};
export const logOut = async (page: Page) => {
  await openForm(page, '/dashboard');
  await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click();
};
