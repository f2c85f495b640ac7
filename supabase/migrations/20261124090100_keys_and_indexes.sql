-- Each foreign key has an index. Deleting or changing the referenced row then reads no whole table. Each
-- table has a primary key.
create index users_plan_name_idx on public.users (plan_name);

create index subscriptions_plan_name_idx on public.subscriptions (plan_name);

create index credit_ledger_feature_name_idx on public.credit_ledger (feature_name);

create index generations_feature_name_idx on public.generations (feature_name);

alter table private.visitor_salt add primary key (salt);
