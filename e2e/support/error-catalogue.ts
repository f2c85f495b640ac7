import { TEXTS, TOASTS, type ToastMessage } from '@adwright/contracts';
import type { Page } from '@playwright/test';
import { AUTH_TOASTS } from '../../mf-auth/src/texts.ts';
import { BILLING_TOASTS } from '../../mf-billing/src/texts.ts';
import { CREATE_AD_TEXTS } from '../../mf-create/src/create/create-ad-texts.ts';
import { GALLERY_TOASTS } from '../../mf-gallery/src/texts.ts';
import { BOOST_TEXTS } from '../../mf-tools/src/boost/boost-texts.ts';
import { ENHANCE_TEXTS } from '../../mf-tools/src/optimize/enhance-texts.ts';
import { OVERLAY_TEXTS, OVERLAY_TOASTS } from '../../mf-tools/src/overlay/overlay-texts.ts';
import { PHOTOSHOOT_TEXTS } from '../../mf-tools/src/photoshoot/photoshoot-texts.ts';
import { VARIATION_TEXTS } from '../../mf-tools/src/variation/variation-texts.ts';
import type { Failure } from './failing-calls.ts';
import {
  askForReset,
  boost,
  captureEmail,
  create,
  enhance,
  load,
  logInWrong,
  logOut,
  overlay,
  shoot,
  signUp,
  subscribe,
  vary,
  visit,
} from './ways-to-calls.ts';

const AD = '/ad/0b0e5c4e-6d0b-4b8e-9b59-9d3d0a1f5a11';

/**
 * Image URL in mocked responses to a generation. With this URL, tests reach the steps after a generation
 * without the engine.
 */
const MADE_IMAGE = 'http://localhost/made.jpg';
const MADE = { success: true, optimizedImageUrl: MADE_IMAGE, id: 'made' };
const MADE_SET = { success: true, creatives: [{ imageUrl: MADE_IMAGE, format: 'square' }] };
const NOT_SAVED: Failure = { call: 'ads', method: 'POST', status: 500 };

const NO_AD = CREATE_AD_TEXTS.failed(CREATE_AD_TEXTS.invalidResponse);

/** A case of the error catalogue: name, failing calls, the user's steps, and the expected message. */
export type Row = [string, Failure | Failure[], (page: Page) => Promise<void>, ToastMessage];

/** The failing calls of a signed-in user (spec §8), with the user's steps and the expected message. */
export const CATALOGUE: Row[] = [
  [
    'the credit check fails',
    { call: 'creditCheck', status: 500 },
    create,
    TOASTS.creditsNotVerified,
  ],
  [
    'there are no credits',
    { call: 'creditCheck', json: false },
    create,
    TOASTS.insufficientCredits,
  ],
  [
    'a boost answers 500',
    { call: 'boost', status: 500 },
    boost,
    BOOST_TEXTS.failed(BOOST_TEXTS.status(500)),
  ],
  [
    'a boost answers nonsense',
    { call: 'boost', json: { success: true } },
    boost,
    BOOST_TEXTS.failed(BOOST_TEXTS.invalidResponse),
  ],
  [
    'a variation answers 500',
    { call: 'variation', status: 500 },
    vary,
    VARIATION_TEXTS.failed(VARIATION_TEXTS.status(500)),
  ],
  [
    'an overlay answers 500',
    { call: 'overlay', status: 500 },
    overlay,
    OVERLAY_TEXTS.failed(OVERLAY_TEXTS.status(500)),
  ],
  [
    'an enhancement answers 500',
    { call: 'enhance', status: 500 },
    enhance,
    ENHANCE_TEXTS.failed(ENHANCE_TEXTS.status(500)),
  ],
  [
    'a photoshoot answers nonsense',
    { call: 'photoshoot', json: {} },
    shoot,
    PHOTOSHOOT_TEXTS.failed(),
  ],
  [
    'the variation is not saved',
    [{ call: 'variation', json: MADE }, NOT_SAVED],
    vary,
    VARIATION_TEXTS.notSaved,
  ],
  [
    'the enhanced image is not saved',
    [{ call: 'enhance', json: MADE }, NOT_SAVED],
    enhance,
    ENHANCE_TEXTS.notSaved,
  ],
  [
    'the ad is not saved',
    [{ call: 'createAd', json: MADE_SET }, NOT_SAVED],
    create,
    CREATE_AD_TEXTS.notSaved,
  ],
  [
    'the gallery does not load',
    { call: 'ads', method: 'GET', status: 500 },
    visit('/my-ads'),
    GALLERY_TOASTS.adsNotLoaded,
  ],
  [
    'the favourites do not load',
    { call: 'ads', method: 'GET', status: 500 },
    visit('/favorites'),
    GALLERY_TOASTS.favoritesNotLoaded,
  ],
  [
    'an ad does not load',
    { call: 'ads', method: 'GET', status: 500 },
    visit(AD),
    GALLERY_TOASTS.adNotLoaded,
  ],
  [
    'the checkout fails',
    { call: 'checkout', status: 500 },
    subscribe,
    BILLING_TOASTS.checkoutFailed,
  ],
  [
    'the checkout answers nonsense',
    { call: 'checkout' },
    subscribe,
    BILLING_TOASTS.checkoutInvalidResponse,
  ],
  [
    'the boosted ads are not saved',
    [{ call: 'boost', json: MADE_SET }, NOT_SAVED],
    boost,
    BOOST_TEXTS.notSaved,
  ],
  [
    'an ad is not there',
    { call: 'ads', method: 'GET', json: [] },
    visit(AD),
    GALLERY_TOASTS.adNotFound,
  ],
  [
    'the credits do not load',
    { call: 'users', status: 500 },
    load('/dashboard'),
    TOASTS.failedToLoadUser,
  ],
  ['the log-out fails', { call: 'logOut', status: 500 }, logOut, TOASTS.errorLoggingOut],
  [
    'an upload is refused',
    { call: 'storage', method: 'POST', status: 403, json: { message: 'new row refused' } },
    vary,
    VARIATION_TEXTS.failed(TEXTS.uploadError('new row refused')),
  ],
  ['an ad answers nonsense', { call: 'createAd', json: { success: true } }, create, NO_AD],
];

/** The failing calls of a guest, with the guest's steps and the expected message. */
export const GUESTS_CATALOGUE: Row[] = [
  [
    'the sign-up is refused',
    { call: 'signUp', status: 422, json: { code: 'weak_password', msg: 'Choose another one' } },
    signUp,
    AUTH_TOASTS.signUpFailed('Choose another one'),
  ],
  [
    'the plan of a new account is not set',
    { call: 'users', method: 'PATCH', status: 403, json: { message: 'No plan' } },
    signUp,
    AUTH_TOASTS.signUpFailed('No plan'),
  ],
  ['the auth service is away', { call: 'logIn', status: 503 }, logInWrong, TOASTS.errorOccurred],
  [
    'a firewall answers for the auth service with a page',
    { call: 'logIn', status: 403, body: '<html>' },
    logInWrong,
    TOASTS.somethingWentWrong,
  ],
  ['no reset link is sent', { call: 'recover', status: 503 }, askForReset, TOASTS.errorOccurred],
  [
    'an address is not kept',
    { call: 'preleads', status: 500 },
    captureEmail,
    TOASTS.couldNotInitiateSignIn,
  ],
  [
    'a reset link has lost its tokens',
    { call: 'logIn', status: 503 },
    load('/reset-password#type=recovery'),
    AUTH_TOASTS.invalidOrExpiredLink,
  ],
];

/** The messages of an overlay's results page when saving fails (spec §8), with the causes. */
export const OVERLAY_SAVES: [string, Failure | null, { variations: object[] }, ToastMessage][] = [
  ['there is nothing to save', null, { variations: [] }, OVERLAY_TOASTS.noVariations],
  [
    'nothing can be saved',
    { call: 'ads', method: 'POST', status: 500 },
    { variations: [{ imageUrl: 'http://localhost/one.jpg' }] },
    { ...OVERLAY_TOASTS.notSaved, description: OVERLAY_TOASTS.noneSaved.title },
  ],
];
