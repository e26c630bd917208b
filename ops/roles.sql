-- Roles of PostgreSQL for the jobs of a process, with the tables that each needs and no others.
--
-- Run it as the owner of the database, after each "rotunda database migrate" and before the new version starts:
--
--   psql "$DATABASE_URL" -v ON_ERROR_STOP=1 --single-transaction -f ops/roles.sql
--
-- The roles cannot log in. Give each process a role that can, as a member of its jobs:
--
--   create role rotunda_web login in role rotunda_data, rotunda_pages;
--
-- A table that is new is closed to all of them until this file names it.

do $$
declare
  job text;
begin
  foreach job in array array['message', 'data', 'partner', 'pages', 'portal', 'deliver', 'keep'] loop
    if not exists (select from pg_roles where rolname = 'rotunda_' || job) then
      execute format('create role %I nologin', 'rotunda_' || job);
    end if;
    execute format('grant usage on schema public to %I', 'rotunda_' || job);
    execute format('revoke all on all tables in schema public from %I', 'rotunda_' || job);
  end loop;
end
$$;

revoke create on schema public from public;

-- Every process: the schema, the checks of secrets, its own row of services, and the counts of its status and metrics. The
-- columns of these counts tell nothing of a person or a text.
grant select on migrations, secret_checks, services, publications, heartbeats, paused_channels, documents, backups
  to rotunda_message, rotunda_data, rotunda_partner, rotunda_pages, rotunda_portal, rotunda_deliver, rotunda_keep;
grant insert, update, delete on services
  to rotunda_message, rotunda_data, rotunda_partner, rotunda_pages, rotunda_portal, rotunda_deliver, rotunda_keep;
grant select (mode, channel, state, accepted_at, settled_at) on messages
  to rotunda_data, rotunda_partner, rotunda_pages;
grant select (turn, tries, sent_day, failed_day) on outbox
  to rotunda_data, rotunda_pages;
grant select (state, received_at, changed_at) on correction_reports
  to rotunda_message, rotunda_data, rotunda_partner, rotunda_deliver;
grant select (bytes, erased_at) on correction_files, correction_copies
  to rotunda_message, rotunda_data, rotunda_partner, rotunda_pages, rotunda_deliver;
grant select (state, submitted_at, created_at) on access_requests
  to rotunda_message, rotunda_data, rotunda_partner, rotunda_pages, rotunda_deliver;
grant select on sign_in_counters
  to rotunda_message, rotunda_partner, rotunda_deliver;

-- Processes with secrets write the check of a new sealing key.
grant insert on secret_checks
  to rotunda_message, rotunda_partner, rotunda_portal, rotunda_deliver, rotunda_keep;

-- Processes that open releases: which release is published, and who prepares one.
grant insert, update on publications, archive_entries
  to rotunda_data, rotunda_partner, rotunda_pages, rotunda_portal;
grant select on archive_entries, release_endings, leases
  to rotunda_data, rotunda_partner, rotunda_pages, rotunda_portal;
grant insert on release_endings
  to rotunda_data, rotunda_partner, rotunda_pages, rotunda_portal;
grant insert, update, delete on leases
  to rotunda_data, rotunda_partner, rotunda_pages, rotunda_portal;

-- Builds that operators asked for, which keep carries out.
grant select, update, delete on asked_builds to rotunda_keep;
grant select, insert, update, delete on leases to rotunda_keep;
grant select, insert, update on archive_entries to rotunda_keep;
grant select on release_endings to rotunda_keep;

-- Processes that take keys: what a key may do, and the count of its use.
grant select on keys, organisations, grants, terms, terms_acceptances, quota_counters, key_usage
  to rotunda_message, rotunda_partner, rotunda_portal;
grant insert, update on quota_counters, key_usage
  to rotunda_message, rotunda_partner, rotunda_portal;
grant update on keys
  to rotunda_message, rotunda_partner, rotunda_portal;

-- The audit log and the ledgers: lines are added, and no job changes or deletes one.
grant select, insert on audit
  to rotunda_message, rotunda_partner, rotunda_portal, rotunda_deliver, rotunda_keep;
grant select, insert on ledger_lines to rotunda_portal;
grant select, insert, update on ledger_chains to rotunda_portal;
grant select, insert, delete on audit_addresses to rotunda_portal;
grant select, delete on audit_addresses to rotunda_keep;

-- Messages. The text is sealed by sealed_key: without it, portal and keep see that there is a text, and cannot read it.
grant select, insert, update, delete on messages to rotunda_message;
grant select, update on messages to rotunda_deliver;
grant select (id, organisation, key_id, mode, channel, delivery_id, state, reason, revision, attempts, sent_before,
  accepted_at, due_at, deadline, held_for, leased_until, tried_since, idempotency_key, settled_at, sealed_body,
  organisation_name), update on messages to rotunda_portal, rotunda_keep;
grant select, insert on timeline to rotunda_message, rotunda_deliver, rotunda_portal;
grant select, insert on idempotency_keys to rotunda_message;
grant select, delete on idempotency_keys to rotunda_keep;
grant select, insert, update on organisation_turns to rotunda_message, rotunda_deliver;
grant select on rate_buckets to rotunda_message;
grant select, insert, update on rate_buckets to rotunda_deliver;
grant insert, update on heartbeats to rotunda_deliver;
grant insert, update, delete on paused_channels to rotunda_deliver, rotunda_portal;

-- Lists of receivers.
grant insert, update on documents to rotunda_message, rotunda_keep;

-- Mail: jobs add it, and deliver sends it.
grant select, insert on outbox to rotunda_message, rotunda_partner, rotunda_portal, rotunda_keep;
grant select, update, delete on outbox to rotunda_deliver;
grant update, delete on outbox to rotunda_portal;
grant select, delete on mail to rotunda_deliver;
grant insert on outbox to rotunda_deliver;
grant select, insert, update, delete on mail_workers to rotunda_deliver;
grant select on mail_pauses to rotunda_deliver, rotunda_portal;

-- People and organisations.
grant select on people, memberships to rotunda_message, rotunda_partner, rotunda_portal, rotunda_keep;
grant select, insert, update on people, organisations, access_requests, grants, keys, terms_acceptances
  to rotunda_portal;
grant select, insert, update, delete on memberships, invitations, enrolments, passkeys, sessions, sign_in_attempts,
  sign_in_counters, challenges to rotunda_portal;
grant select, insert on former_mailboxes, former_memberships, request_events, key_sightings, organisation_looks, terms
  to rotunda_portal;
grant select, insert on key_sightings to rotunda_message, rotunda_partner;
grant select on organisations, former_mailboxes to rotunda_keep;
grant select, update on keys, access_requests to rotunda_keep;
grant select, insert on request_events to rotunda_keep;
grant select, delete on enrolments, invitations, sessions, sign_in_attempts, sign_in_counters, challenges
  to rotunda_keep;

-- Reports of mistakes, and their evidence. Pages show reports in public; their contact is sealed, and pages have no key.
grant select on correction_reports, ledger_lines to rotunda_pages;
grant select, insert, update on correction_reports, correction_events, correction_files, correction_copies,
  correction_texts to rotunda_portal;
grant select, insert, update, delete on correction_drafts, correction_draws, correction_follows, correction_proofs
  to rotunda_portal;
grant select, update on correction_reports, correction_files, correction_copies to rotunda_keep;
grant select, insert on correction_events to rotunda_keep;
grant select, insert, update, delete on correction_draws to rotunda_keep;
grant select, delete on correction_drafts to rotunda_keep;
grant select on ledger_chains to rotunda_keep;
