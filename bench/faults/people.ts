import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { FEATURES, WEBHOOK_PATHS } from '@adwright/contracts';
import type { SupabaseClient } from '@supabase/supabase-js';
import sharp from 'sharp';
import * as z from 'zod';
import { createClientFor, PASSWORD } from '../../local/src/data-service/testing.ts';
import type { Product } from './product.ts';
import type { Random } from './random.ts';

const CREDITS = 5000;
/** Minimum and maximum milliseconds between two actions of a simulated user. */
const PAUSE_MS = [150, 900] as const;
/** Frequency of a simulated user's actions, in percent of all actions. */
const SHARES = { ad: 6, unclaimedSpend: 4, upload: 30 };
/** Milliseconds after which a simulated user gives up; longer than the slowest response. */
const PATIENCE_MS = 120_000;

/** HTTP statuses of refusals that explain to the user what happened. */
const CLEAR_STATUSES = new Set([402, 409, 413, 429, 502, 503, 504]);

const mailsSchema = z.array(z.object({ text: z.string() }));
const savedSchema = z.object({ id: z.uuid() });

export interface Account {
  client: SupabaseClient;
  id: string;
  accessToken: string;
}

/** Creates a confirmed account with more credits than the simulated user can spend. */
export async function signUp(product: Product): Promise<Account> {
  const email = `person-${crypto.randomUUID()}@example.com`;
  const client = createClientFor(product);
  const made = await client.auth.signUp({ email, password: PASSWORD });
  if (made.error) throw made.error;
  const mails = await fetch(`${product.mailboxUrl}/email?to.address=${email}`);
  const [mail] = mailsSchema.parse(await mails.json());
  await fetch(/https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? '', { redirect: 'manual' });
  const { data, error } = await client.auth.signInWithPassword({ email, password: PASSWORD });
  if (error) throw error;
  const { id } = data.user;
  await product.query('update public.users set ads_limit = ads_limit + $2 where id = $1', [
    id,
    CREDITS,
  ]);
  await product.query(
    `insert into public.credit_ledger (user_id, kind, amount) values ($1, 'grant', $2)`,
    [id, CREDITS],
  );
  const accessToken = data.session.access_token;
  return { client: createClientFor(product, product.publishableKey, accessToken), id, accessToken };
}

/** Simulates a user who uses the product during faults, and records all data that the product confirmed. */
export class FaultUser {
  readonly id: string;
  readonly accessToken: string;
  readonly #product: Product;
  readonly #client: SupabaseClient;
  readonly #random: Random;
  #isOver = false;
  readonly confirmed = {
    spends: 0,
    ads: [] as string[],
    uploads: new Map<string, string>(),
    pictures: [] as string[],
  };
  readonly counts = { done: 0, refused: 0, cut: 0 };
  /** Descriptions of responses that no injected fault explains. */
  readonly surprises: string[] = [];

  constructor(product: Product, { client, id, accessToken }: Account, random: Random) {
    this.#product = product;
    this.#client = client;
    this.id = id;
    this.accessToken = accessToken;
    this.#random = random;
  }

  async use(): Promise<void> {
    while (!this.#isOver) {
      const share = this.#random.integer(1, 100);
      if (share <= SHARES.ad) await this.#makeAd();
      else if (share <= SHARES.ad + SHARES.unclaimedSpend) await this.#spend();
      else if (share <= SHARES.ad + SHARES.unclaimedSpend + SHARES.upload) await this.#upload();
      else await this.#save();
      await sleep(this.#random.integer(...PAUSE_MS));
    }
  }

  stop(): void {
    this.#isOver = true;
  }

  async #save(): Promise<void> {
    const row = { user_id: this.id, title: `Mug ${crypto.randomUUID()}`, ad_text: 'A warm mug.' };
    const { data, error, status } = await this.#client
      .from('ads')
      .insert(row)
      .select('id')
      .single();
    if (this.#count('saving an ad', error, status))
      this.confirmed.ads.push(savedSchema.parse(data).id);
  }

  async #spend(): Promise<boolean> {
    const { name, cost } = FEATURES.createAd;
    const price = { user_id: this.id, feature_name: name, required_credits: cost };
    const { data, error, status } = await this.#client.rpc('check_and_consume_credits', price);
    const isDone = this.#count('a spend', error, status) && data === true;
    if (isDone) this.confirmed.spends += 1;
    return isDone;
  }

  async #upload(): Promise<void> {
    const { integer } = this.#random;
    const background = { r: integer(0, 255), g: integer(0, 255), b: integer(0, 255) };
    const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background } })
      .png()
      .toBuffer();
    const place = `${this.id}/product_${crypto.randomUUID()}.png`;
    const { error } = await this.#client.storage
      .from('uploads')
      .upload(place, picture, { contentType: 'image/png' });
    const status = error && 'statusCode' in error ? Number(error.statusCode) : 0;
    if (this.#count('an upload', error, status))
      this.confirmed.uploads.set(place, createHash('sha256').update(picture).digest('hex'));
  }

  async #makeAd(): Promise<void> {
    if (!(await this.#spend())) return;
    const answer = await fetch(`${this.#product.engineUrl}${WEBHOOK_PATHS.createAd}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${this.accessToken}`,
        'idempotency-key': crypto.randomUUID(),
      },
      body: JSON.stringify({
        product: 'Handmade ceramic mugs',
        audience: 'Coffee lovers',
        goal: 'More online orders',
        emotion: 'happiness',
        adType: 'product showcase',
        prompt: 'Create a product showcase ad for Handmade ceramic mugs.',
      }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    }).catch(() => null);
    const text = (await answer?.text().catch(() => null)) ?? null;
    if (!answer || text === null) return void this.#count('an ad', { message: 'fetch failed' }, 0);
    if (this.#count('an ad', answer.ok ? null : { message: text }, answer.status))
      this.confirmed.pictures.push(...(text.match(/http[^"]+\/object\/public\/[^"]+/g) ?? []));
  }

  #count(what: string, error: { message: string } | null, status: number): boolean {
    if (!error) this.counts.done += 1;
    else if (/fetch failed|terminated|aborted/i.test(error.message)) this.counts.cut += 1;
    else if (CLEAR_STATUSES.has(status) || status === 507) this.counts.refused += 1;
    else this.surprises.push(`${what}: ${status} ${error.message}`);
    return error === null;
  }
}
