import { describe, expect, it } from 'vitest';
import { refuseBody, refuseBodyType, refuseQuery } from './rest-limits.ts';

const query = (text: string) => refuseQuery(new URL(`http://localhost/rest/v1/ads?${text}`));

describe('limits for the query of a REST request', () => {
  it.each([
    ['a full-text query of many brackets', `ad_text=fts.${'('.repeat(7000)}`],
    ['a small full-text query', 'ad_text=plfts(english).soup'],
    ['a regular expression', 'title=match.^(a+)(a+)(a+)\\1\\2\\3$'],
    ['a negated one', 'title=not.imatch.a'],
    ['one among conditions', 'or=(id.eq.1,and(title.match.a,id.eq.2))'],
    ['one of several patterns', 'title=imatch(any).{a,b}'],
    ['one of an embedded table', 'select=id,users(id)&users.email=match.a'],
    ['one of a path into JSON that ends like an order', 'request->>order=match.a'],
    ['one of a path into JSON that ends like a page', 'request->>a.limit=match.a'],
    ['one of a quoted column', '"a.offset"=match.a'],
    ['many operators on one column', Array(50).fill('title=like.a*').join('&')],
    ['many conditions', `or=(${Array(200).fill('id.eq.1').join(',')})`],
    ['nested conditions', `and=${'(and'.repeat(40)}(id.eq.1)${')'.repeat(40)}`],
    ['a pattern of wildcards', `title=like.${'*a'.repeat(40)}`],
    ['a long value', `title=eq.${'x'.repeat(5000)}`],
    ['a deep path', `select=id${'->a'.repeat(20)}`],
    ['tables in tables', 'select=*,a(*,b(*,c(*,d(*))))'],
    ['many orders', `order=${Array(20).fill('id').join(',')}`],
    ['all of it', `title=eq.${'x'.repeat(40_000)}`],
  ])('a query with %s is refused', (_what, text) => {
    expect(query(text)).toEqual(expect.any(String));
  });

  it.each([
    'select=*&user_id=eq.1&order=created_at.desc,id.desc&limit=24',
    'select=id&ad_image_url=in.("http://a,b","http://c")',
    `id=in.(${Array(400).fill('00000000-0000-4000-8000-000000000000').join(',')})`,
    'or=(and(or(title.ilike."%so (up, %",ad_text.ilike."%match.a%"),or(created_at.lt."2026",and(created_at.eq."2026",id.lt.a))))',
    'prediction_id=like.%25http://localhost/a.png%25',
    'ad_type=is.null&paid=not.is.null',
    'select=*,users(id)&users.id=eq.1&columns=a,b&on_conflict=id',
  ])('a query that the product sends is accepted: %s', (text) => {
    expect(query(text)).toBeNull();
  });
});

describe('limits for the body of a REST request', () => {
  it.each([
    ['a deep list', '['.repeat(50_000)],
    ['a deep object', `${'{"a":'.repeat(100)}1${'}'.repeat(100)}`],
    ['many rows', JSON.stringify(Array(1000).fill({}))],
    [
      'a row of many columns',
      JSON.stringify([Object.fromEntries(Array.from({ length: 200 }, (_, at) => [at, 1]))]),
    ],
    ['half of a character', '{"title":"\\ud800"}'],
    ['half of a character in a name', '{"\\udfff":1}'],
    ['NUL', '[{"a":["\\u0000"]}]'],
  ])('a body with %s is refused', (_what, text) => {
    expect(refuseBody(text)).toEqual(expect.any(String));
  });

  it.each(['text/csv', 'application/x-www-form-urlencoded', 'text/csv; application/json'])(
    'a body of the type %s is refused',
    (type) => {
      expect(refuseBodyType(type)).toEqual(expect.any(String));
    },
  );

  it.each([null, 'application/json', 'Application/JSON; charset=utf-8'])(
    'a body of the type %s is accepted',
    (type) => {
      expect(refuseBodyType(type)).toBeNull();
    },
  );

  it('brackets inside quoted texts don’t count as nesting', () => {
    expect(refuseBody(JSON.stringify({ title: `"${'['.repeat(500)}\\"` }))).toBeNull();
  });
});
