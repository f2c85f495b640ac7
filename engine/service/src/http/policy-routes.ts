import { AppError, parseRecipe, type RecipeElement } from '@adwright/contracts';
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
import { RateLimiter } from '../recipes/rate-limiter.ts';
import type { EditingServices } from '../recipes/save-version.ts';
import { readBody } from './read-body.ts';
import { unpaidRoutePolicy } from './unpaid-route-policy.ts';

/** An editor asks when its user pauses in typing; each ad of a kit counts as one. */
const CHECK_LIMIT = { burst: 120, perSecond: 4 };
/** Lines that are tried in place of one that no edit mends. */
const OTHER_LINES = 6;

export interface PolicyRouteOptions {
  /** Without it no other lines are offered. */
  editing?: EditingServices;
  verifyAccessToken: VerifyAccessToken;
  allowedOrigins: string[];
}

/** What platforms would say of the words of ads. Free of charge, limited; it never keeps an ad from anything. */
export function addPolicyRoutes(app: Hono, options: PolicyRouteOptions): void {
  const { editing, verifyAccessToken, allowedOrigins } = options;
  app.use(POLICY_PATH, unpaidRoutePolicy(allowedOrigins, ['POST']));
  const checks = new RateLimiter(CHECK_LIMIT);

  app.post(POLICY_PATH, async (context) => {
    const userId = await verifyAccessToken(context.req.header('authorization'));
    checks.take(userId);
    const { platforms, ads } = await readBody(context, policyRequestSchema);
    if (ads.length > 1) checks.take(userId, ads.length - 1);
    // Its words take a while to load, and not every engine is asked.
    const { checkAd } = await import('@adwright/engine-policy');
    const answer: PolicyResponse = {
      success: true,
      ads: ads.map((ad) => ({
        id: ad.id,
        findings: checkAd(ad, platforms, editing && otherLinesOf(ad, editing.renderer)),
      })),
    };
    return context.json(answer);
  });
}

/** Fields whose words can be rolled, each with the element of the die. */
const ROLLED = {
  headline: 'headline',
  subline: 'subline',
  eyebrow: 'eyebrow',
  callToAction: 'callToAction',
} as const satisfies Record<string, RecipeElement>;

function isRolled(field: string): field is keyof typeof ROLLED {
  return Object.hasOwn(ROLLED, field);
}

/** Lines that the copywriter has for a field of the ad's recipe; none for an ad without one. */
function otherLinesOf({ recipe: value }: CheckedAd, renderer: RecipeRenderer): OtherLines {
  const recipe = value === undefined ? null : readRecipe(value);
  return function* otherLines(field) {
    if (recipe?.kind !== 'composed' || !isRolled(field)) return;
    for (let roll = 0; roll < OTHER_LINES; roll++) {
      const { recipe: rolled } = renderer.roll(recipe, [ROLLED[field]], [], roll);
      const line = rolled.kind === 'composed' ? rolled.words[field] : null;
      if (line && line !== recipe.words[field]) yield line;
    }
  };
}

/** A recipe that can't be read only costs the other lines. */
function readRecipe(value: unknown) {
  try {
    return parseRecipe(value);
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}
