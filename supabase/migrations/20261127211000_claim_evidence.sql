-- Evidence for the claims of an ad, such as a test that supports "#1 in Kiel". The ad's owner writes the
-- evidence, which is deleted with the ad.
create table public.claim_evidence (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references public.users (id) on delete cascade,
  ad_id uuid not null references public.ads (id) on delete cascade,
  -- The sentence of the ad that makes the claim.
  claim text not null check (claim = btrim(claim) and char_length(claim) between 1 and 500),
  evidence text not null check (evidence = btrim(evidence) and char_length(evidence) between 1 and 500),
  link text check (char_length(link) <= 2048 and link ~* '^https?://'),
  created_at timestamptz not null default now(),
  unique (ad_id, claim)
);

create index claim_evidence_user_id_ad_id_idx on public.claim_evidence (user_id, ad_id);

-- Maximum number of pieces of evidence per ad. The lock on the account makes each of two simultaneous inserts
-- count the other one.
create function private.limit_claim_evidence() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.users where id = new.user_id for no key update;

  if (select count(*) from public.claim_evidence where ad_id = new.ad_id) >= 20 then
    raise exception 'At most 20 claims of an ad have evidence.' using errcode = 'CE001';
  end if;

  return new;
end;
$$;

create trigger limit_claim_evidence before insert on public.claim_evidence
for each row execute function private.limit_claim_evidence();

alter table public.claim_evidence enable row level security;

create policy "Users may read their own evidence" on public.claim_evidence
for select to authenticated using (user_id = (select auth.uid()));

create policy "Users may save evidence for ads of their own" on public.claim_evidence
for insert to authenticated
with check (
  user_id = (select auth.uid())
  and exists (select from public.ads where ads.id = ad_id and ads.user_id = (select auth.uid()))
);

create policy "Users may change their own evidence" on public.claim_evidence
for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

create policy "Users may delete their own evidence" on public.claim_evidence
for delete to authenticated using (user_id = (select auth.uid()));

grant select, insert, delete on public.claim_evidence to authenticated;

grant update (evidence, link) on public.claim_evidence to authenticated;

grant select on public.claim_evidence to service_role;
