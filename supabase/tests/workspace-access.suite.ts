import { beforeAll, describe, expect, it } from 'vitest';
import { readOutcome } from './access.suite.ts';
import { listStatements } from './access-statements.ts';
import { openBooks } from './books.ts';
import {
  type Actor,
  createMemberActor,
  createUserActor,
  type Database,
  type Parameter,
  service,
} from './database.ts';
import { openWorkspaces } from './workspaces.suite.ts';

/** Results of select, insert, update and delete by role, in the notation of access.suite.ts. */
interface Verdicts {
  /** Results for the owner and for editors. */
  editor: string;
  /** Results for reviewers and viewers. */
  viewer: string;
}

const WRITTEN: Verdicts = { editor: '++++', viewer: '+xoo' };
const READ: Verdicts = { editor: '+xxx', viewer: '+xxx' };

/** Every table with rows of workspaces, and the results that each role gets. */
const TABLES: Record<string, Verdicts> = {
  ads: WRITTEN,
  brand_kits: WRITTEN,
  ad_folders: WRITTEN,
  claim_evidence: WRITTEN,
  assets: { editor: '+xx+', viewer: '+xxo' },
  fonts: { editor: '+xx+', viewer: '+xxo' },
  delivered_pictures: { editor: '+x+x', viewer: '+xox' },
  filed_ads: READ,
  recipes: READ,
  ad_versions: READ,
  campaigns: READ,
  campaign_rows: READ,
  reviews: READ,
  review_ads: READ,
  review_comments: READ,
  review_events: READ,
};

/** Tables in which users see only their own rows, and no rows of colleagues. */
const OWN_TABLES = ['generations'];

const MEMBERS = ['owner', 'editor', 'reviewer', 'viewer'] as const;
const OUTSIDERS = [
  'removed',
  'stranger',
  'owner of another workspace',
  'owner, elsewhere',
  'editor, elsewhere',
  'visitor',
] as const;
const WHO = [...MEMBERS, ...OUTSIDERS] as const;

/** Database functions that take ids of a workspace, and the lowest role that may call each of them. */
const CALLS: [call: string, least: (typeof MEMBERS)[number]][] = [
  ['public.file_ads(array[$ad::uuid]) > 0', 'editor'],
  [`public.rename_ad($ad, 'Theirs')`, 'editor'],
  ['public.revoke_review($review)', 'editor'],
  ['public.set_review_mails($review, true)', 'editor'],
  ['public.send_review_version($reviewAd)', 'editor'],
  [
    `public.answer_review($review, 'resolve', jsonb_build_object('comment_id', $comment, 'is_resolved', true)) = 'done'`,
    'reviewer',
  ],
  ['jsonb_array_length(public.own_reviews()) > 0', 'viewer'],
  ['jsonb_array_length(public.reviews_of_ad($ad)) > 0', 'viewer'],
  ['jsonb_array_length(public.review_audit($review)) > 0', 'viewer'],
  [
    `public.review_state(jsonb_populate_record(null::public.ads, '{"id": "$adId"}')) <> 'draft'`,
    'viewer',
  ],
  [`jsonb_array_length(public.gallery_facets() -> 'folders') > 0`, 'viewer'],
  [`public.find_ads('{}') -> 'ids' ? '$adId'`, 'viewer'],
  [`public.check_and_consume_credits(auth.uid(), 'Create Ad', 1)`, 'editor'],
];

/** Database functions that the engine calls for a user, and the lowest role for which it may do so. */
const ENGINE_CALLS: [call: string, least: (typeof MEMBERS)[number]][] = [
  [`(select outcome = 'found' from public.ad_to_edit($who, $ad))`, 'viewer'],
  [
    `(select outcome = 'saved' from public.save_ad_version($who, $ad, 2, '{"recipe": {}, "images": {}, "headline": "", "words": ""}'))`,
    'editor',
  ],
  [`(select outcome = 'saved' from public.add_ad_formats($who, $ad, 2, '{}'))`, 'editor'],
  [`public.act_on_campaign($who, $campaign, 'pause') is not null`, 'editor'],
  ['public.delete_campaign($who, $campaign)', 'editor'],
  [`public.create_campaign($who, 'Mine', '{}', '[]', 100, $workspace) is not null`, 'editor'],
  [
    `(select outcome = 'created' from public.create_review($who, '{"name":"Spring","approvals_asked":1,"mails_decisions":false}', array[$ad::uuid], repeat('cd', 32), null))`,
    'editor',
  ],
  ['public.workspace_role($who, $workspace) is not null', 'viewer'],
];

const BUCKETS = ['ad_images', 'photoshoots', 'uploads', 'assets'];

/**
 * Registers tests of what members of each role, and other users, may do with each table, bucket and function of
 * a workspace.
 */
export function registerWorkspaceAccessSuite(open: () => Database) {
  describe('rights of each role in a workspace', () => {
    let workspace: string;
    let actors: Record<(typeof WHO)[number], Actor>;
    let ids: Record<string, string>;

    beforeAll(async () => {
      const database = open();
      const spaces = openWorkspaces(database);
      const people = {
        owner: await spaces.signUp(),
        editor: await spaces.signUp(),
        reviewer: await spaces.signUp(),
        viewer: await spaces.signUp(),
        removed: await spaces.signUp(),
        stranger: await spaces.signUp(),
      };
      workspace = await spaces.make(people.owner);
      const other = await spaces.make(people.stranger, 'Merlin');
      for (const role of ['editor', 'reviewer', 'viewer'] as const)
        await spaces.join(workspace, people[role], role);
      await spaces.join(workspace, people.removed, 'editor');
      actors = {
        owner: createMemberActor(people.owner, workspace),
        editor: createMemberActor(people.editor, workspace),
        reviewer: createMemberActor(people.reviewer, workspace),
        viewer: createMemberActor(people.viewer, workspace),
        removed: createMemberActor(people.removed, workspace),
        stranger: createMemberActor(people.stranger, workspace),
        'owner of another workspace': createMemberActor(people.stranger, other),
        'owner, elsewhere': createUserActor(people.owner),
        'editor, elsewhere': createUserActor(people.editor),
        visitor: { role: 'anon', workspaceId: workspace },
      };
      ids = await fill(database, actors.removed, workspace);
      await spaces.call(createUserActor(people.owner), 'public.remove_member($1, $2)', [
        workspace,
        people.removed,
      ]);
      for (const bucket of BUCKETS)
        await database.query('insert into storage.objects (bucket_id, name) values ($1, $2)', [
          bucket,
          `${workspace}/1.png`,
        ]);
    });

    const expectedOn = (verdicts: Verdicts, who: (typeof WHO)[number]) => {
      if (who === 'visitor') return 'xxxx';
      if (who === 'owner' || who === 'editor') return verdicts.editor;
      return who === 'reviewer' || who === 'viewer'
        ? verdicts.viewer
        : verdicts.viewer.replace('+', 'o');
    };
    const isLetIn = (who: (typeof WHO)[number], least: (typeof MEMBERS)[number]) => {
      const rank = MEMBERS.findIndex((role) => role.startsWith(who));
      return rank >= 0 && rank <= MEMBERS.indexOf(least);
    };

    describe.each(Object.entries(TABLES))('rights on the table %s', (table, verdicts) => {
      it.each(WHO)('rights of the role %s', async (who) => {
        const actor = actors[who];
        let seen = '';
        for (const { sql, parameters } of listStatements(
          `public.${table}`,
          actor.userId ?? ids.maker ?? '',
        )) {
          const statement = sql.startsWith('insert')
            ? {
                sql: sql
                  .replace(/\((.*?)\) values \(/, `($1, workspace_id) values ('${workspace}', `)
                  .replace(
                    /\((.*?), workspace_id\) values \('(.*?)', /,
                    `(workspace_id, $1) values ('$2', `,
                  )
                  .replace(/\(select id from public\.ads .*?\)/, `'${ids.ad}'`),
                parameters: parameters ?? [],
              }
            : { sql: sql.replace(/where user_id = \$1/, `where workspace_id = '${workspace}'`) };
          seen += await readOutcome(open(), actor, statement);
        }
        expect(seen).toBe(expectedOn(verdicts, who));
      });
    });

    it.each(WHO)('generations of a colleague are hidden from the role %s', async (who) => {
      for (const table of OWN_TABLES) {
        const sql = `select id from public.${table} where workspace_id = '${workspace}'`;
        expect(await readOutcome(open(), actors[who], { sql })).toBe(who === 'visitor' ? 'x' : 'o');
      }
    });

    it.each(BUCKETS.flatMap((bucket) => WHO.map((who) => [bucket, who] as const)))(
      'the bucket %s gives the role %s exactly the expected access',
      async (bucket, who) => {
        let seen = '';
        for (const [verb, name] of [
          ['select from storage.objects where bucket_id = $1 and name = $2', '1.png'],
          ['insert into storage.objects (bucket_id, name) values ($1, $2)', '2.png'],
          ['delete from storage.objects where bucket_id = $1 and name = $2', '1.png'],
        ] as const)
          seen += await readOutcome(open(), actors[who], {
            sql: verb,
            parameters: [bucket, `${workspace}/${name}`],
          });
        // The storage service ignores the workspace header, so only the membership counts.
        const role = who.replace(', elsewhere', '');
        if (role === 'owner' || role === 'editor') expect(seen).toBe('+++');
        else expect(seen).toBe(role === 'reviewer' || role === 'viewer' ? '+xo' : 'oxo');
      },
    );

    const fillIn = (call: string, who: string) => {
      const parameters: Parameter[] = [];
      const sql = call
        .replaceAll('$adId', ids.ad ?? '')
        .replaceAll(/\$(\w+)/g, (_, name: string) => {
          parameters.push(name === 'who' ? who : (ids[name] ?? ''));
          return `$${parameters.length}::uuid`;
        });
      return { sql: sql.replaceAll('::uuid::uuid', '::uuid'), parameters };
    };
    /** Tells whether a call has an effect when this actor makes it. The effect is rolled back. */
    const isDone = async (actor: Actor, call: string, who: string) => {
      const { sql, parameters } = fillIn(call, who);
      const done = await readOutcome(open(), actor, {
        sql: `select 1 where ${sql}`,
        parameters: parameters.map(String),
      });
      return done === '+';
    };

    it.each(CALLS.flatMap(([call, least]) => WHO.map((who) => [call, who, least] as const)))(
      'the function %s, called as %s, has an effect only if the caller is at least %s',
      async (call, who, least) => {
        // In their own workspaces, all users have their own credits.
        const isOwnCredit =
          call.includes('consume') && (who.endsWith('elsewhere') || who.includes('another'));
        expect(await isDone(actors[who], call, '')).toBe(isOwnCredit || isLetIn(who, least));
      },
    );

    it.each(
      ENGINE_CALLS.flatMap(([call, least]) =>
        WHO.filter((who) => actorHasId(who)).map((who) => [call, who, least] as const),
      ),
    )(
      'the engine’s function %s, called on behalf of %s, has an effect only if that user is at least %s',
      async (call, who, least) => {
        expect(await isDone(service, call, actors[who].userId ?? '')).toBe(isLetIn(who, least));
      },
    );

    it('the table of rights contains every table with rows of workspaces', async () => {
      const tables = await open().query<{ name: string }>(`
        select table_name as name from information_schema.columns
        join information_schema.tables using (table_schema, table_name)
        where table_schema = 'public' and table_type = 'BASE TABLE' and column_name = 'workspace_id'
      `);
      expect(tables.map(({ name }) => name).sort()).toEqual(
        [
          ...Object.keys(TABLES),
          ...OWN_TABLES,
          'workspace_members',
          'workspace_invitations',
        ].sort(),
      );
    });
  });
}

/** Returns an actor whom the engine knows only by a user id, without a workspace header. */
const actorHasId = (who: (typeof WHO)[number]) =>
  who !== 'visitor' && !who.includes('elsewhere') && !who.includes('another');

/** Adds a row to each table of the workspace, as a member who is removed afterwards. */
async function fill(
  database: Database,
  maker: Actor,
  workspace: string,
): Promise<Record<string, string>> {
  const id = maker.userId ?? '';
  const one = async (sql: string, parameters: Parameter[] = []): Promise<string> => {
    const [row] = await database.query<{ id: string }>(sql, parameters);
    if (!row) throw new Error(`no row for ${sql}`);
    return row.id;
  };
  const books = openBooks(database, workspace);
  await books.spend(id);
  const { generation_id: generation } = await books.claim(id);
  await books.settle(generation);
  const ad = await one(
    `insert into public.ads (user_id, workspace_id, ad_image_url, title)
     values ($1, $2, 'https://x.example/1.jpg', 'Shared') returning id`,
    [id, workspace],
  );
  await one(
    `insert into public.recipes
       (user_id, generation_id, position, ad_id, image_url, recipe, images, headline, words)
     values ($1, $2, 0, $3, 'https://x.example/1.jpg', '{"formats": []}', '{}', '', '') returning id`,
    [id, generation, ad],
  );
  await database.query(
    `insert into public.ad_versions (ad_id, n, user_id, recipe, images) values ($1, 1, $2, '{}', '{}')`,
    [ad, id],
  );
  await database.query(
    `insert into public.filed_ads (ad_id, user_id, name) values ($1, $2, 'Test')`,
    [ad, id],
  );
  await database.query(
    `insert into public.claim_evidence (ad_id, user_id, claim, evidence) values ($1, $2, 'Best', 'A test')`,
    [ad, id],
  );
  for (const [table, columns, values] of [
    ['ad_folders', 'name', `'Autumn'`],
    ['brand_kits', 'name', `'Kestrel'`],
    [
      'assets',
      'kind, name, image_url, width, height',
      `'logo', 'Logo', 'https://x.example/l.png', 400, 100`,
    ],
    ['fonts', 'name, file_url', `'Kestrel Sans', 'https://x.example/f.woff2'`],
    [
      'delivered_pictures',
      'path, making, credentials, uploads, sha256',
      `'${workspace}/1.jpg', 'drawn', 'signed', 'none', sha256('one')`,
    ],
  ] as const)
    await database.query(
      `insert into public.${table} (user_id, workspace_id, ${columns}) values ($1, $2, ${values})`,
      [id, workspace],
    );
  const campaign = await one(
    `insert into public.campaigns (user_id, workspace_id, name, settings) values ($1, $2, 'Autumn', '{}') returning id`,
    [id, workspace],
  );
  await one(
    `insert into public.campaign_rows (campaign_id, user_id, position, line, name, reference, state, brief)
     values ($1, $2, 1, 2, '', '', 'cancelled', '{}') returning id`,
    [campaign, id],
  );
  const review = await one(
    `select id from public.create_review($1, '{"name":"Autumn","approvals_asked":1,"mails_decisions":false}',
       array[$2::uuid], repeat('ef', 32), null)`,
    [id, ad],
  );
  const reviewAd = await one('select id from public.review_ads where review_id = $1', [review]);
  const comment = await one(
    `insert into public.review_comments (id, review_id, review_ad_id, user_id, version, body)
     values (gen_random_uuid(), $1, $2, $3, 1, 'Larger') returning id`,
    [review, reviewAd, id],
  );
  // This statement creates a newer version, which send_review_version needs.
  await database.query('update public.recipes set n = 2 where ad_id = $1', [ad]);
  await database.query('update public.review_ads set version = 1 where id = $1', [reviewAd]);
  await database.query(
    `insert into public.ad_versions (ad_id, n, user_id, recipe, images) values ($1, 2, $2, '{}', '{}')`,
    [ad, id],
  );
  return { maker: id, workspace, ad, campaign, review, reviewAd, comment };
}
