import { randomUUID } from 'node:crypto';
import { STARTER_PLAN, TRIAL_PLAN } from '@adwright/contracts';
import { describe, expect, it } from 'vitest';
import { createUserActor, type Database, service } from './database.ts';
import { readRefusal } from './refusal.ts';

const MB = 1024 * 1024;

export function registerStorageQuotasSuite(open: () => Database) {
  /** Records pictures of an owner as the storage service would. */
  const store = (owner: string, count: number, bytes: number) =>
    open().query(
      `insert into storage.objects (bucket_id, name, metadata)
       select 'ad_images', $1 || '/' || gen_random_uuid() || '.jpg', jsonb_build_object('size', $3::bigint)
       from generate_series(1, $2)`,
      [owner, count, bytes],
    );
  const upload = (owner: string) =>
    open().as(createUserActor(owner), (session) =>
      session.query('insert into storage.objects (bucket_id, name) values ($1, $2)', [
        'uploads',
        `${owner}/${randomUUID()}.png`,
      ]),
    );
  const saveAd = (owner: string, hashes = 1) =>
    open().as(createUserActor(owner), (session) =>
      session.query(
        `insert into public.ads (ad_text)
         select string_agg(md5(random()::text), '') from generate_series(1, $1)`,
        [hashes],
      ),
    );
  const usage = async (owner: string) => {
    const [row] = await open().as(createUserActor(owner), (session) =>
      session.query<Record<string, string | number>>(
        `select bytes_used::text, bytes_allowed::text, pictures_used::text, pictures_allowed
         from public.storage_usage()`,
      ),
    );
    return row;
  };
  const problem = async (owner: string) => {
    const [row] = await open().as(service, (session) =>
      session.query<{ problem: string | null }>('select public.storage_problem($1) as problem', [
        owner,
      ]),
    );
    return row?.problem;
  };

  describe('storage limits of the plans', () => {
    it('the storage limits of the plans equal those in the contracts package', async () => {
      const plans = await open().query(
        'select name, storage_bytes::text, storage_pictures from public.plans order by name desc',
      );
      expect(plans).toEqual(
        [TRIAL_PLAN, STARTER_PLAN].map(({ name, storageMb, storagePictures }) => ({
          name,
          storage_bytes: String(storageMb * MB),
          storage_pictures: storagePictures,
        })),
      );
    });

    it('uploads and ads are accepted while the owner’s own files and rows are below the plan’s limit', async () => {
      const [owner, other] = [await open().signUp(), await open().signUp()];
      await store(other, 1, TRIAL_PLAN.storageMb * MB);
      await store(owner, 3, MB);
      await upload(owner);
      await saveAd(owner, 100);
      const known = await usage(owner);
      expect(known).toMatchObject({ pictures_used: '4', pictures_allowed: 2000 });
      // An object of unknown size counts with the largest allowed size.
      expect(Number(known?.bytes_used)).toBeGreaterThan(8 * MB + 3200);
      expect(Number(known?.bytes_used)).toBeLessThan(8 * MB + 5000);
      expect(await problem(owner)).toBeNull();
    });

    it('uploads and ads beyond the bytes of the plan are refused with a message', async () => {
      const owner = await open().signUp();
      await store(owner, 1, TRIAL_PLAN.storageMb * MB);
      expect(await readRefusal(upload(owner))).toBe('ST001');
      expect(await readRefusal(saveAd(owner))).toBe('ST001');
      await expect(upload(owner)).rejects.toThrow(
        'Your storage is full: your plan keeps 500 MB. Please delete pictures that you no longer need.',
      );
      expect(await problem(owner)).toContain('500 MB');
    });

    it('uploads beyond the plan’s number of pictures are refused', async () => {
      const owner = await open().signUp();
      await store(owner, TRIAL_PLAN.storagePictures, 1);
      await expect(upload(owner)).rejects.toThrow('your plan keeps 2000 pictures');
    });

    it('a larger plan accepts more files, and a plan accepts more after files are deleted', async () => {
      const owner = await open().signUp();
      await store(owner, 1, TRIAL_PLAN.storageMb * MB);
      await open().query(`update public.users set plan_name = 'starter' where id = $1`, [owner]);
      await upload(owner);
      await open().query(`update public.users set plan_name = 'starter50' where id = $1`, [owner]);
      expect(await readRefusal(upload(owner))).toBe('ST001');
      await open().query('delete from storage.objects where name like $1', [`${owner}/%`]);
      await upload(owner);
    });

    it('the text of ads counts towards the storage limit, so that rows alone can’t fill a disk', async () => {
      const owner = await open().signUp();
      await store(owner, 1, TRIAL_PLAN.storageMb * MB - 20_000);
      while ((await readRefusal(saveAd(owner, 300))) !== 'ST001') {
        const { bytes_used: used } = (await usage(owner)) ?? {};
        expect(Number(used)).toBeLessThan(TRIAL_PLAN.storageMb * MB + 10_000);
      }
    });

    it('the engine’s results are never refused, since the user has paid for them', async () => {
      const owner = await open().signUp();
      await store(owner, 1, TRIAL_PLAN.storageMb * MB);
      await open().as(service, (session) =>
        session.query('insert into storage.objects (bucket_id, name) values ($1, $2)', [
          'ad_images',
          `${owner}/${randomUUID()}.jpg`,
        ]),
      );
    });
  });
}
