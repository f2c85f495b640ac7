import { describe, expect, it } from 'vitest';
import { createUserActor, type Database, type Parameter, service } from './database.ts';
import { readRefusal } from './refusal.ts';

interface Kit {
  id: string;
  is_default: boolean;
  logo_light: string | null;
}

export function registerBrandSuite(open: () => Database) {
  const as = (userId: string) => ({
    query: <Row>(sql: string, parameters: Parameter[] = []) =>
      open().as(createUserActor(userId), (session) => session.query<Row>(sql, parameters)),
  });
  const addAsset = async (userId: string, file: string = crypto.randomUUID()): Promise<string> => {
    const [row] = await open().as(service, (session) =>
      session.query<{ id: string }>(
        `insert into public.assets (user_id, kind, name, image_url, width, height)
         values ($1, 'logo', 'Logo', $2, 400, 100) returning id`,
        [userId, `https://x.example/assets/${userId}/${file}.png`],
      ),
    );
    if (!row) throw new Error('the asset was not saved');
    return row.id;
  };
  const addKit = async (userId: string, name: string, columns: Record<string, Parameter> = {}) => {
    const all = { name, ...columns };
    const names = Object.keys(all);
    const values = names.map((_, at) => `$${at + 1}`);
    const [row] = await as(userId).query<Kit>(
      `insert into public.brand_kits (${names}) values (${values}) returning *`,
      Object.values(all),
    );
    if (!row) throw new Error('the brand kit was not saved');
    return row;
  };

  describe('brand kits in the database', () => {
    it('a brand kit belongs to the user who saved it, and other users neither see nor change it', async () => {
      const [owner, other] = [await open().signUp(), await open().signUp()];
      const { id } = await addKit(owner, 'Kestrel & Co.', {
        colours: [{ role: 'accent', hex: '#ff6600' }],
      });
      expect(await as(other).query('select from public.brand_kits')).toEqual([]);
      const change = `update public.brand_kits set link = 'https://x.example' where id = $1 returning 1`;
      expect(await as(other).query(change, [id])).toEqual([]);
      expect(await as(owner).query(change, [id])).toHaveLength(1);
      const insert = `insert into public.brand_kits (user_id, name) values ($1, 'Theirs')`;
      expect(await readRefusal(as(other).query(insert, [owner]))).toBe('42501');
    });

    it.each([
      ['a name of blanks', { name: '  ' }],
      ['61 characters', { name: 'k'.repeat(61) }],
      ['six colours', { colours: Array(6).fill({ role: 'main', hex: '#112233' }) }],
      ['a colour without a number sign', { colours: [{ role: 'main', hex: '112233' }] }],
      ['a colour without a role', { colours: [{ hex: '#112233' }] }],
      ['an unknown role', { colours: [{ role: 'shadow', hex: '#112233' }] }],
      ['a number for a colour', { colours: [{ role: 'main', hex: 5 }] }],
      ['a number for a role', { colours: [{ role: 5, hex: '#112233' }] }],
      ['a list for a colour', { colours: [{ role: 'main', hex: ['#112233'] }] }],
      [
        'a colour with a long note',
        { colours: [{ role: 'main', hex: '#112233', note: 'k'.repeat(1000) }] },
      ],
      ['an object for colours', { colours: { role: 'main', hex: '#112233' } }],
      ['a script for a link', { link: 'javascript:alert(1)' }],
    ])(
      'only one brand kit of a user is the default, and it is the brand kit that last became the default',
      async (_, { name = 'Kit', ...columns }: Record<string, unknown>) => {
        const saving = addKit(await open().signUp(), String(name), columns as never);
        expect(await readRefusal(saving)).toBe('23514');
      },
    );

    it('a user’s brand kits have different names, ignoring case', async () => {
      const [owner, other] = [await open().signUp(), await open().signUp()];
      await addKit(owner, 'Kestrel');
      expect(await readRefusal(addKit(owner, 'kESTREL'))).toBe('23505');
      await addKit(other, 'Kestrel');
    });

    it('only one brand kit is the default: the brand kit that was last made the default', async () => {
      const owner = await open().signUp();
      const first = await addKit(owner, 'One', { is_default: true });
      const second = await addKit(owner, 'Two', { is_default: true });
      await as(owner).query('update public.brand_kits set is_default = true where id = $1', [
        first.id,
      ]);
      const kits = await as(owner).query<Kit>('select id, is_default from public.brand_kits');
      expect(kits.filter(({ is_default }) => is_default).map(({ id }) => id)).toEqual([first.id]);
      expect(kits.map(({ id }) => id)).toContain(second.id);
    });

    it('a user can have at most twenty brand kits, even if two brand kits are saved at the same time', async () => {
      const owner = await open().signUp();
      for (let kit = 1; kit < 20; kit++) await addKit(owner, `Kit ${kit}`);
      const outcomes = await Promise.all(
        ['Twentieth', 'Twenty-first'].map((name) => readRefusal(addKit(owner, name))),
      );
      expect(outcomes.sort()).toEqual(['BK001', 'none']);
    });

    it('a brand kit refuses a logo of another user', async () => {
      const [owner, other] = [await open().signUp(), await open().signUp()];
      const [own, foreign] = [await addAsset(owner), await addAsset(other)];
      const kit = await addKit(owner, 'Kestrel', { logo_light: own });
      expect(await readRefusal(addKit(owner, 'Thief', { logo_dark: foreign }))).toBe('42501');
      const change = 'update public.brand_kits set logo_light = $2 where id = $1';
      expect(await readRefusal(as(owner).query(change, [kit.id, foreign]))).toBe('42501');
      expect(await readRefusal(as(owner).query(change, [kit.id, crypto.randomUUID()]))).toBe(
        '42501',
      );
    });

    it('ads remain when the logo of their brand kit is deleted', async () => {
      const owner = await open().signUp();
      const logo = await addAsset(owner);
      await addKit(owner, 'Kestrel', { logo_light: logo });
      await as(owner).query('delete from public.assets where id = $1', [logo]);
      const [kit] = await as(owner).query<Kit>('select * from public.brand_kits');
      expect(kit).toMatchObject({ name: 'Kestrel', logo_light: null });
    });
  });

  describe('uploaded fonts in brand kits', () => {
    const addFont = async (userId: string, file: string = crypto.randomUUID()) => {
      const [row] = await open().as(service, (session) =>
        session.query<{ id: string }>(
          `insert into public.fonts (user_id, name, file_url) values ($1, 'Kestrel Sans', $2) returning id`,
          [
            userId,
            `https://x.example/storage/v1/object/authenticated/assets/${userId}/${file}.ttf`,
          ],
        ),
      );
      return row?.id ?? '';
    };

    it('a brand kit accepts only fonts of its workspace, and loses a font that is deleted', async () => {
      const [owner, other] = [await open().signUp(), await open().signUp()];
      const [own, foreign] = [await addFont(owner), await addFont(other)];
      expect(await readRefusal(addKit(owner, 'Theirs', { text_font: foreign }))).toBe('42501');
      const { id } = await addKit(owner, 'Ours', { headline_font: own });
      await as(owner).query('delete from public.fonts where id = $1', [own]);
      const [kit] = await as(owner).query<{ headline_font: string | null }>(
        'select headline_font from public.brand_kits where id = $1',
        [id],
      );
      expect(kit).toEqual({ headline_font: null });
    });

    it('a workspace has at most 40 fonts, all stored in the workspace’s folder', async () => {
      const [owner, other] = [await open().signUp(), await open().signUp()];
      const foreign = `https://x.example/storage/v1/object/authenticated/assets/${other}/f.ttf`;
      const insert = open().as(service, (session) =>
        session.query(`insert into public.fonts (user_id, name, file_url) values ($1, 'F', $2)`, [
          owner,
          foreign,
        ]),
      );
      expect(await readRefusal(insert)).toBe('42501');
      for (let count = 0; count < 40; count++) await addFont(owner);
      expect(await readRefusal(addFont(owner))).toBe('BK003');
    });
  });

  describe('photos and logos in a user’s library', () => {
    it('a user can have at most two hundred assets', async () => {
      const owner = await open().signUp();
      await open().query(
        `insert into public.assets (user_id, kind, name, image_url, width, height)
         select $1, 'product', 'Mug', 'https://x.example/' || n, 600, 600
         from generate_series(1, 200) as n`,
        [owner],
      );
      expect(await readRefusal(addAsset(owner))).toBe('BK002');
    });

    it('an asset’s cut-out can be replaced only by the engine, and only by a file in the owner’s folder', async () => {
      const [owner, other] = [await open().signUp(), await open().signUp()];
      const id = await addAsset(owner);
      const change = (folder: string) =>
        open().as(service, (session) =>
          session.query(
            `update public.assets set cutout_url = $2, mask_url = $3, cutout_problem = null
             where id = $1 returning 1`,
            [
              id,
              `https://x.example/storage/v1/object/authenticated/assets/${owner}/cut.webp`,
              `https://x.example/storage/v1/object/authenticated/assets/${folder}/mask.png`,
            ],
          ),
        );
      expect(await change(owner)).toHaveLength(1);
      expect(await readRefusal(change(other))).toBe('42501');
      const rename = open().as(service, (session) =>
        session.query(`update public.assets set name = 'Other' where id = $1`, [id]),
      );
      expect(await readRefusal(rename)).toBe('42501');
    });

    it('a deleted asset or a refused upload leaves no file behind', async () => {
      const owner = await open().signUp();
      await addAsset(owner, 'kept');
      for (const [file, age] of [
        ['kept.png', '2 days'],
        ['deleted.png', '2 days'],
        ['fresh.png', '1 minute'],
      ] as const) {
        await open().query(
          `insert into storage.objects (bucket_id, name, created_at)
           values ('assets', $1, now() - $2::interval)`,
          [`${owner}/${file}`, age],
        );
      }
      const orphans = await open().as(service, (session) =>
        session.query('select name from public.orphaned_objects() where name like $1', [
          `${owner}/%`,
        ]),
      );
      expect(orphans).toEqual([{ name: `${owner}/deleted.png` }]);
      const all = await open().as(service, (session) =>
        session.query('select from public.account_objects($1)', [owner]),
      );
      expect(all).toHaveLength(3);
    });
  });
}
