-- A canary of the shell (a new version for some visitors) is counted like a canary of a module.
alter table private.module_visits drop constraint module_visits_module_check;

alter table private.module_visits
add constraint module_visits_module_check check (module ~ '^(shell|mf-[a-z][a-z0-9-]{0,40})$');
