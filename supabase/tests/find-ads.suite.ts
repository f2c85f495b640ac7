import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Actor, createMemberActor, createUserActor, type Database } from './database.ts';
import { openWorkspaces } from './workspaces.suite.ts';

interface Review {
  state: 'in_review' | 'changes_asked' | 'approved';
  end?: 'revoked' | 'expired';
}

interface Ad {
  id: string;
  /** A time with microseconds, so that times in this suite can be compared as texts. */
  createdAt: string;
  title: string | null;
  text: string | null;
  type: string | null;
  isBoosted: boolean;
  isFavorite: boolean;
  image: string | null;
  story: string | null;
  recipe: {
    n: number;
    brand: string | null;
    headline: string;
    words: string;
    formats: string[];
  } | null;
  name: string | null;
  folder: string | null;
  campaign: string | null;
  /** Reviews of the ad, with the latest review last. */
  reviews: Review[];
}

interface Filter {
  sort?: 'newest' | 'oldest' | 'name';
  favorites?: true;
  ad_type?: string | null;
  is_boosted?: boolean;
  search?: string;
  folder?: string | null;
  brand?: string;
  campaign?: string;
  format?: string;
  status?: 'edited' | 'generated';
  review?: string;
  from?: string;
  to?: string;
}

interface Found {
  total: number;
  ids: string[];
  last_key: string | null;
}

const AD_COUNT = 90;
const SORTS = ['newest', 'oldest', 'name'] as const;

const TITLES = [
  null,
  '',
  'Zoo',
  'apfel',
  'Äpfel',
  'Apfel b',
  '50% off',
  '500 off',
  'a_b',
  'a-b',
  'back\\slash',
  `"Quoted", it's (now).`,
  'Кофе дома',
  'コーヒー豆',
  '☕ beans',
  'Straße',
  ' spaced ',
];
const SEARCHES = [
  'off',
  '50%',
  'a_b',
  '\\',
  '"quoted", it\'s (now)',
  '*',
  'КОФЕ',
  'ÄPFEL',
  'コーヒー',
  '☕',
  'straße',
  'in the picture 1',
  'renamed',
  'nowhere',
  'x'.repeat(400),
];
const FORMATS = ['square', 'story', 'pin'];
const REVIEWS: Review[][] = [
  [],
  [{ state: 'in_review' }],
  [{ state: 'in_review', end: 'revoked' }],
  [{ state: 'in_review', end: 'expired' }],
  [{ state: 'approved', end: 'revoked' }],
  [{ state: 'approved' }, { state: 'in_review' }],
  [{ state: 'changes_asked' }, { state: 'in_review', end: 'revoked' }],
];

/** Returns an entry of a list by index; the list is repeated, with null after its last entry. */
const pick = <Value>(values: Value[], at: number) => values[at % (values.length + 1)] ?? null;

/**
 * Creates ads with properties that repeat with different periods. Every three ads have the same creation time.
 */
function makeAds(folders: string[], campaigns: string[]): Ad[] {
  return Array.from({ length: AD_COUNT }, (_, at) => ({
    id: randomUUID(),
    createdAt: `2026-0${1 + Math.floor(at / 50)}-${10 + (Math.floor(at / 3) % 17)}T10:00:00.${String(123_000 + Math.floor(at / 3)).padStart(6, '0')}Z`,
    title: TITLES[at % TITLES.length] ?? null,
    text: at % 7 === 0 ? null : `Text ${at}${at % 11 === 0 ? ' 50% off' : ''}`,
    type: at % 5 === 0 ? 'photoshoot' : null,
    isBoosted: at % 4 === 0,
    isFavorite: at % 3 === 0,
    image: at % 6 === 0 ? null : 'https://x.example/1.jpg',
    story: at % 8 === 0 ? 'https://x.example/2.jpg' : null,
    recipe:
      at % 2 === 0
        ? null
        : {
            n: 1 + (at % 3),
            brand: pick(['Kestrel', `Kestrel, "Ltd" 100%`], at >> 1),
            headline: at % 9 === 0 ? '' : `Headline ${at}`,
            words: `in the picture ${at}`,
            formats: FORMATS.filter((_format, bit) => (at >> bit) % 2 === 1),
          },
    name: at % 10 === 3 ? `Renamed ${at}` : null,
    folder: pick(folders, at),
    campaign: pick(campaigns, at >> 2),
    reviews: REVIEWS[at % REVIEWS.length] ?? [],
  }));
}

/** Returns the ids of the ads that a filter should find, computed in memory from the ads of this suite. */
function expectFound(ads: Ad[], { sort = 'newest', ...filter }: Filter): string[] {
  const holds = (ad: Ad, key: string): boolean => {
    switch (key) {
      case 'favorites':
        return ad.isFavorite;
      case 'ad_type':
        return ad.type === filter.ad_type;
      case 'is_boosted':
        return ad.isBoosted === filter.is_boosted;
      case 'search':
        return [ad.title, ad.text, ad.name, ad.recipe?.words].some((text) =>
          text?.toLowerCase().includes(filter.search?.slice(0, 300).toLowerCase() ?? ''),
        );
      case 'folder':
        return ad.folder === filter.folder;
      case 'brand':
        return ad.recipe?.brand === filter.brand;
      case 'campaign':
        return ad.campaign === filter.campaign;
      case 'format':
        return listFormats(ad).includes(filter.format ?? '');
      case 'status':
        return (ad.recipe?.n ?? 1) > 1 === (filter.status === 'edited');
      case 'review':
        return findState(ad) === filter.review;
      case 'from':
        return ad.createdAt >= (filter.from ?? '');
      default:
        return ad.createdAt < (filter.to ?? '');
    }
  };
  const matching = ads.filter((ad) => Object.keys(filter).every((key) => holds(ad, key)));
  const keyOf = sort === 'name' ? nameOf : (ad: Ad) => ad.createdAt;
  const compare = (left: Ad, right: Ad) =>
    Buffer.compare(Buffer.from(keyOf(left)), Buffer.from(keyOf(right))) ||
    Buffer.compare(Buffer.from(left.id), Buffer.from(right.id));
  const sorted = matching.toSorted(compare);
  return (sort === 'newest' ? sorted.toReversed() : sorted).map(({ id }) => id);
}

function listFormats({ recipe, image, story }: Ad): string[] {
  return recipe?.formats ?? [...(image ? ['square'] : []), ...(story ? ['story'] : [])];
}

function findState({ reviews }: Ad): string {
  return reviews.findLast(({ state, end }) => state !== 'in_review' || !end)?.state ?? 'draft';
}

function nameOf({ name, title, recipe, text }: Ad): string {
  const shown = name ?? (title || recipe?.headline || text || '');
  const trimmed = shown.replaceAll(/^ +| +$/g, '');
  return Array.from(trimmed).slice(0, 60).join('').normalize('NFD').toLowerCase();
}

export function registerFindAdsSuite(open: () => Database) {
  describe('the list of ads in the gallery', () => {
    let workspace: string;
    let owner: Actor;
    let viewer: Actor;
    let shared: Ad[];
    let folders: string[];
    let campaigns: string[];

    const find = async (actor: Actor, filter: object, limit?: number): Promise<Found> => {
      const [row] = await open().as(actor, (session) =>
        session.query<{ found: Found }>('select public.find_ads($1, $2) as found', [
          filter,
          limit ?? null,
        ]),
      );
      if (!row) throw new Error('find_ads returned no row');
      return row.found;
    };

    beforeAll(async () => {
      const spaces = openWorkspaces(open());
      const people = {
        owner: await spaces.signUp(),
        viewer: await spaces.signUp(),
        stranger: await spaces.signUp(),
      };
      workspace = await spaces.make(people.owner);
      await spaces.join(workspace, people.viewer, 'viewer');
      owner = createMemberActor(people.owner, workspace);
      viewer = createMemberActor(people.viewer, workspace);
      ({ ads: shared, folders, campaigns } = await writeAds(people.owner, workspace));
      // These ads are in the personal workspaces of the owner and of a stranger, so the workspace's list must
      // not contain them.
      await writeAds(people.owner, people.owner);
      await writeAds(people.stranger, people.stranger);
    });

    const conditions = (): Filter[] => [
      { favorites: true },
      { ad_type: null },
      { ad_type: 'photoshoot' },
      { ad_type: 'reel' },
      { is_boosted: true },
      { is_boosted: false },
      ...SEARCHES.map((search) => ({ search })),
      ...[null, ...folders, randomUUID()].map((folder) => ({ folder })),
      ...['Kestrel', `Kestrel, "Ltd" 100%`, 'kestrel'].map((brand) => ({ brand })),
      ...[...campaigns, randomUUID()].map((campaign) => ({ campaign })),
      ...[...FORMATS, 'portrait'].map((format) => ({ format })),
      { status: 'edited' },
      { status: 'generated' },
      ...['draft', 'in_review', 'changes_asked', 'approved'].map((review) => ({ review })),
      { from: '2026-02-01T00:00:00.000000Z' },
      { to: '2026-01-12T10:00:00.123003Z' },
      { from: '2026-01-11T00:00:00.000000Z', to: '2026-01-14T00:00:00.000000Z' },
    ];

    /** Returns the filters with a result that differs from the expected result. */
    const wrongAnswers = async (filters: Filter[]) => {
      const wrong: { filter: Filter; found: Found; expected: string[] }[] = [];
      for (const filter of filters) {
        const expected = expectFound(shared, filter);
        const found = await find(owner, filter);
        if (
          JSON.stringify([found.ids, found.total]) !== JSON.stringify([expected, expected.length])
        )
          wrong.push({ filter, found, expected });
      }
      return wrong;
    };

    it.each(SORTS)(
      'the gallery lists the ads that match each condition, sorted by %s',
      async (sort) => {
        expect(
          await wrongAnswers([{}, ...conditions()].map((filter) => ({ ...filter, sort }))),
        ).toEqual([]);
      },
    );

    it('the gallery lists the ads that match two conditions at once', async () => {
      const singles = conditions();
      const pairs = singles.flatMap((left, at) =>
        singles
          .slice(at + 1)
          .filter((right) => !Object.keys(right).some((key) => key in left))
          .map(
            (right, after): Filter => ({
              ...left,
              ...right,
              sort: SORTS[(at + after) % 3] ?? 'newest',
            }),
          ),
      );
      expect(pairs.length).toBeGreaterThan(300);
      expect(await wrongAnswers(pairs)).toEqual([]);
    });

    it('the gallery lists the newest ads first without a filter', async () => {
      expect((await find(owner, {})).ids).toEqual(expectFound(shared, { sort: 'newest' }));
    });

    it.each(SORTS)('the gallery lists all ads page after page, sorted by %s', async (sort) => {
      const filter: Filter = { sort, ad_type: null };
      const expected = expectFound(shared, filter);
      const read: string[] = [];
      let after: { id?: string; key: string | null } | undefined;
      for (;;) {
        const { ids, total, last_key } = await find(owner, { ...filter, after }, 7);
        expect(total).toBe(expected.length);
        if (ids.length === 0) {
          expect(last_key).toBeNull();
          break;
        }
        read.push(...ids);
        after = { id: ids.at(-1) ?? '', key: last_key };
      }
      expect(read).toEqual(expected);
    });

    it('the gallery lists the same ads for every member of a workspace', async () => {
      const filter: Filter = { sort: 'name', search: 'off' };
      expect(await find(viewer, filter)).toEqual(await find(owner, filter));
    });

    it('the gallery lists no ads of another workspace, neither for a stranger nor for members of that workspace', async () => {
      const ids = new Set(shared.map(({ id }) => id));
      const stranger = await openWorkspaces(open()).signUp();
      const nothing = { total: 0, ids: [], last_key: null };
      expect(await find(createUserActor(stranger), {})).toEqual(nothing);
      expect(await find(createMemberActor(stranger, workspace), {})).toEqual(nothing);
      const own = await find(createUserActor(owner.userId ?? ''), {});
      expect(own.total).toBe(AD_COUNT);
      expect(own.ids.filter((id) => ids.has(id))).toEqual([]);
      const [folder = ''] = folders;
      expect(await find(createUserActor(owner.userId ?? ''), { folder })).toEqual(nothing);
    });

    it('the gallery no longer lists a deleted ad, and its next page continues after the deleted ad’s position', async () => {
      const filter: Filter = { sort: 'name', status: 'generated' };
      const first = await find(owner, filter, 7);
      const id = first.ids.at(-1) ?? '';
      await open().as(owner, (session) =>
        session.query('delete from public.ads where id = $1', [id]),
      );
      const before = expectFound(shared, filter);
      shared = shared.filter((ad) => ad.id !== id);
      expect(await wrongAnswers([filter])).toEqual([]);
      const next = await find(owner, { ...filter, after: { id, key: first.last_key } }, 7);
      expect(next.ids).toEqual(before.slice(7, 14));
    });

    it.each([{ folder: 'x' }, { campaign: 'x' }, { from: 'soon' }, { is_boosted: 'x' }])(
      'the gallery refuses the invalid filter %o',
      async (filter) => {
        await expect(find(owner, filter)).rejects.toThrow();
      },
    );
  });

  /** Writes ads to a workspace, with all properties by which the gallery filters. */
  async function writeAds(userId: string, workspaceId: string) {
    const of = { user: userId, workspace: workspaceId };
    const folders = await makeRows('ad_folders', of, ['Autumn', 'Winter']);
    const campaigns = await makeRows('campaigns', of, ['Spring', 'Summer']);
    const ads = makeAds(folders, campaigns);
    // Triggers are turned off, because they would require a generation for each recipe.
    await open().query(
      `do $seed$ begin
        perform set_config('session_replication_role', 'replica', true);
        create temporary table seeded on commit drop as
          select value as ad, ordinality as at
          from jsonb_array_elements(${quote(JSON.stringify(ads))}::jsonb) with ordinality;
        insert into public.ads
          (id, user_id, workspace_id, created_at, title, ad_text, ad_type, is_boosted, is_favorite, ad_image_url, ad_image_url_story, status)
        select (ad ->> 'id')::uuid, '${userId}', '${workspaceId}', (ad ->> 'createdAt')::timestamptz, ad ->> 'title', ad ->> 'text',
          ad ->> 'type', (ad ->> 'isBoosted')::boolean, (ad ->> 'isFavorite')::boolean, ad ->> 'image', ad ->> 'story', 'completed'
        from seeded;
        insert into public.recipes
          (user_id, workspace_id, generation_id, position, ad_id, image_url, n, recipe, images, headline, words)
        select '${userId}', '${workspaceId}', gen_random_uuid(), 0, (ad ->> 'id')::uuid, '', (recipe ->> 'n')::int,
          case when recipe ->> 'brand' is null then '{}'
            else jsonb_build_object('brand', jsonb_build_object('name', recipe ->> 'brand')) end,
          (select coalesce(jsonb_object_agg(format, ''), '{}') from jsonb_array_elements_text(recipe -> 'formats') as format),
          recipe ->> 'headline', recipe ->> 'words'
        from (select ad, ad -> 'recipe' as recipe from seeded) as with_recipe where recipe <> 'null';
        insert into public.filed_ads (ad_id, user_id, workspace_id, folder_id, name)
        select (ad ->> 'id')::uuid, '${userId}', '${workspaceId}', (ad ->> 'folder')::uuid, ad ->> 'name'
        from seeded where coalesce(ad ->> 'folder', ad ->> 'name') is not null;
        insert into public.campaign_rows
          (campaign_id, user_id, workspace_id, position, line, name, reference, state, brief, ad_id)
        select (ad ->> 'campaign')::uuid, '${userId}', '${workspaceId}', at, at, '', '', 'succeeded', '{}', (ad ->> 'id')::uuid
        from seeded where ad ->> 'campaign' is not null;
        create temporary table seeded_reviews on commit drop as
          select gen_random_uuid() as id, ad ->> 'id' as ad_id, review, place from seeded,
            jsonb_array_elements(ad -> 'reviews') with ordinality as listed (review, place);
        insert into public.reviews
          (id, user_id, workspace_id, name, has_password, approvals_asked, mails_decisions, expires_at, revoked_at)
        select id, '${userId}', '${workspaceId}', 'Review', false, 1, false,
          case when review ->> 'end' = 'expired' then now() - interval '1 day' else now() + interval '1 day' end,
          case when review ->> 'end' = 'revoked' then now() end
        from seeded_reviews;
        insert into public.review_ads (review_id, user_id, workspace_id, ad_id, position, version, images, state, sent_at)
        select id, '${userId}', '${workspaceId}', ad_id::uuid, 0, 1, '{}', review ->> 'state', now() + place * interval '1 second'
        from seeded_reviews;
      end $seed$`,
    );
    return { ads, folders, campaigns };
  }

  async function makeRows(
    table: 'ad_folders' | 'campaigns',
    of: { user: string; workspace: string },
    names: string[],
  ): Promise<string[]> {
    const settings = table === 'campaigns';
    const rows = await open().query<{ id: string }>(
      `insert into public.${table} (user_id, workspace_id, name${settings ? ', settings' : ''})
       select $1, $2, name${settings ? `, '{}'` : ''} from jsonb_array_elements_text($3) as name returning id`,
      [of.user, of.workspace, names],
    );
    return rows.map(({ id }) => id);
  }
}

const quote = (text: string) => `'${text.replaceAll("'", "''")}'`;
