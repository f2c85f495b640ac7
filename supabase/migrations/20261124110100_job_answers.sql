-- AI services' answers for unfinished jobs, so that a worker that takes a job over need not pay again. Only the
-- service key reads or writes it: there are no policies.
insert into storage.buckets (id, name, public, file_size_limit)
values ('job_answers', 'job_answers', false, 10485760);
