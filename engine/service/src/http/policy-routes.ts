import { setImmediate } from 'node:timers/promises';
import {
  AppError,
  type ComposedRecipe,
  parseRecipe,
  type RecipeElement,
} from '@adwright/contracts';
import {
  type CheckedAd,
  POLICY_PATH,
  type PolicyResponse,
  policyRequestSchema,
} from '@adwright/contracts/policy';
import type { OtherLines } from '@adwright/engine-policy';
import type { Hono } from 'hono';
import type { VerifyAccessToken } from '../auth/access-token.ts';
import type { RecipeRenderer } from '../creative-provider.ts';
import { UserTurns } from '../embedded/user-turns.ts';
import { RateLimiter } from '../recipes/rate-limiter.ts';
import type { EditingServices } from '../recipes/save-version.ts';
import { readBody } from './read-body.ts';
import { createUnpaidRoutePolicy } from './unpaid-route-policy.ts';

/**
 * Rate limit of the policy check: the editor sends a request when the user pauses in typing. Each ad of a
 * launch kit costs one token of the rate limit.
 */
const CHECK_LIMIT = { burst: 120, perSecond: 4 };
/** Number of characters that one token of the rate limit covers: the texts of a usual ad. */
const CHARACTERS_A_TOKEN = 4000;
/**
 * Number of policy checks that run at the same time for all users together. Each user may run one check at a
 * time.
 */
const CHECKS_AT_ONCE = 2;
/** Number of alternative lines that are tried for a line that no edit can repair. */
const OTHER_LINES = 6;

export interface PolicyRouteOptions {
  /**
   * The services of the editor; absent if the provider records no recipes, so that alternative lines are not
   * offered.
   */
  editing?: EditingServices;
  verifyAccessToken: VerifyAccessToken;
  allowedOrigins: string[];
}

/**
 * Adds the route that checks the words of ads against the platforms' policies. The check of an ad's words costs no
 * credits and has a rate limit; its findings never block an ad.
 */
export function addPolicyRoutes(app: Hono, options: PolicyRouteOptions): void {
  const { editing, verifyAccessToken, allowedOrigins } = options;
  app.use(POLICY_PATH, createUnpaidRoutePolicy(allowedOrigins, ['POST']));
  const checks = new RateLimiter(CHECK_LIMIT);
  const turns = new UserTurns(CHECKS_AT_ONCE);

  app.post(POLICY_PATH, async (context) => {
    const userId = await verifyAccessToken(context.req.header('authorization'));
    checks.take(userId);
    const { platforms, ads } = await readBody(context, policyRequestSchema);
    // The route has already taken one token before it read the body, so only the remaining tokens are taken
    // now.
    checks.take(userId, computeCost(ads) - 1);
    const release = await turns.acquire(userId, context.req.raw.signal);
    try {
      // `loadPolicyCheck` has loaded this module before the engine listens, but only in engines that have the
      // policy routes.
      const { checkAd } = await import('@adwright/engine-policy');
      const answer: PolicyResponse = { success: true, ads: [] };
      for (const ad of ads) {
        const otherLines = editing && listOtherLines(ad, editing.renderer);
        answer.ads.push({ id: ad.id, findings: checkAd(ad, platforms, otherLines) });
        // The pause lets other requests run between two ads.
        await setImmediate();
      }
      return context.json(answer);
    } finally {
      release();
    }
  });
}

/**
 * Returns the number of rate-limit tokens that a request costs: one token for each ad, more for ads with long
 * texts.
 */
function computeCost(ads: readonly CheckedAd[]): number {
  const characters = ads.map(({ texts }) => texts.reduce((sum, { text }) => sum + text.length, 0));
  return characters.reduce(
    (sum, each) => sum + Math.max(1, Math.ceil(each / CHARACTERS_A_TOKEN)),
    0,
  );
}

/**
 * Fields for which the copywriter can offer another line, each with the recipe element that is replaced at
 * random for the line.
 */
const ROLLED = {
  headline: 'headline',
  subline: 'subline',
  eyebrow: 'eyebrow',
  callToAction: 'callToAction',
} as const satisfies Record<string, RecipeElement>;

function isRolled(field: string): field is keyof typeof ROLLED {
  return Object.hasOwn(ROLLED, field);
}

/** Returns the copywriter's alternative lines for a field of the ad; none for an ad without a recipe. */
function listOtherLines({ recipe: value }: CheckedAd, renderer: RecipeRenderer): OtherLines {
  const recipe = value === undefined ? null : readRecipe(value);
  const known = new Map<string, string[]>();
  return (field) => {
    if (recipe?.kind !== 'composed' || !isRolled(field)) return [];
    const lines = known.get(field) ?? rollLines(recipe, field, renderer);
    known.set(field, lines);
    return lines;
  };
}

function rollLines(
  recipe: ComposedRecipe,
  field: keyof typeof ROLLED,
  renderer: RecipeRenderer,
): string[] {
  const lines = new Set<string>();
  for (let roll = 0; roll < OTHER_LINES; roll++) {
    const { recipe: rolled } = renderer.roll(recipe, [ROLLED[field]], [], roll);
    const line = rolled.kind === 'composed' ? rolled.words[field] : null;
    if (line && line !== recipe.words[field]) lines.add(line);
  }
  return [...lines];
}

/** Parses a recipe; returns null for an unreadable recipe, so that the check runs without alternative lines. */
function readRecipe(value: unknown) {
  try {
    return parseRecipe(value);
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}
