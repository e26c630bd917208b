/** Worked examples. Each runs unchanged, and shows a technique. */
export type Question = { readonly title: string; readonly sql: string }

/**
 * Amounts are of one stage each, because a request and an inclusion in a bill are never added. Sums use `projects`,
 * as those of the pages do, because several members may ask for the same project.
 */
export const QUESTIONS: readonly Question[] = [
  {
    title: 'How much was asked for and put into bills, by year and stage?',
    sql: `select fiscal_year, stage, count(*) as projects, sum(amount) as dollars
from projects
group by fiscal_year, stage
order by fiscal_year desc, stage`,
  },
  {
    title: 'Which recipients have the most requested projects?',
    sql: `select recipient, count(*) as projects, sum(amount) as dollars
from projects
where stage = 'request' and recipient is not null
group by all
order by projects desc, dollars desc nulls last, recipient
limit 25`,
  },
  {
    title: 'Who asked for the most in the newest year with requests to both chambers?',
    sql: `select chamber, member, count(*) as projects, sum(amount) as dollars
from (select chamber, member, project, min(amount) as amount
  from (select *, unnest(requestors) as member from records
    where stage = 'request' and fiscal_year = (select max(fiscal_year)
      from (select fiscal_year from records where stage = 'request'
        group by fiscal_year having count(distinct chamber) = 2)))
  group by all)
group by all
order by dollars desc nulls last, member
limit 50`,
  },
  {
    title: 'What is the largest request by members of each State, in all years?',
    sql: `-- The State that the source prints for the row, and those of all members who asked
select state_of_member, fiscal_year, coalesce(title, purpose) as project, recipient, amount, id
from (select *, unnest(list_distinct(list_append(coalesce(requestor_states, []), state))) as state_of_member
  from records where stage = 'request' and amount is not null)
qualify row_number() over (partition by state_of_member order by amount desc, id) = 1
order by amount desc, state_of_member`,
  },
  {
    title: 'How are amounts distributed within a subcommittee?',
    sql: `select subcommittee, stage, count(*) as records, median(amount) as median_dollars,
  quantile_cont(amount, 0.9) as ninth_decile, max(amount) as largest
from records
where amount is not null
group by subcommittee, stage
order by subcommittee, stage`,
  },
  {
    title: 'What did House bills put into each account?',
    sql: `select fiscal_year, subcommittee, agency, account, count(*) as projects, sum(amount) as dollars
from projects
where stage = 'house_bill'
group by all
order by fiscal_year desc, dollars desc nulls last
limit 50`,
  },
  {
    title: 'What is missing, and why?',
    sql: `select stage, reason, count(*) as records
from (select stage, unnest(missing) as reason from records)
group by stage, reason
order by records desc`,
  },
  {
    title: 'Which documents do the records come from?',
    sql: `select source_publisher[1] as publisher, source_url[1] as document, source_sha256[1] as sha256,
  min(source_retrieved_at[1]) as retrieved_at, count(*) as records
from records
group by all
order by records desc`,
  },
  {
    title: 'What are the largest requests about water?',
    sql: `select id, fiscal_year, chamber, array_to_string(requestors, '; ') as members, recipient, amount,
  coalesce(title, purpose) as project
from records
where stage = 'request'
  and regexp_matches(coalesce(title, '') || ' ' || coalesce(purpose, ''), 'water', 'i')
order by amount desc nulls last, id
limit 100`,
  },
  {
    title: 'For which subcommittees and accounts does the newest guidance take requests, and until when?',
    sql: `-- Lines of another basis do not say that the chamber took requests: drafts, and accounts of statutes
select fiscal_year, chamber, subcommittee, agency, account, submission_deadline, guidance_url
from funding_guidance
where basis = 'guidance_document'
  and fiscal_year = (select max(fiscal_year) from funding_guidance where basis = 'guidance_document')
order by chamber, subcommittee, agency, account`,
  },
  {
    title: 'In which States do enacted projects have the largest sums, by year?',
    sql: `-- Ten States of each year: years are counted by different rules. A project in several States counts in each
select fiscal_year, state, count(*) as projects, sum(amount) as dollars
from (select *, unnest(states) as state from enacted_projects.projects)
where amount is not null
group by fiscal_year, state
qualify row_number() over (partition by fiscal_year order by dollars desc, state) <= 10
order by fiscal_year desc, dollars desc, state`,
  },
  {
    title: 'How much was obligated by awards in each State?',
    sql: `-- Obligations are not payments, and the release does not have all awards
select place_of_performance_state as state, count(*) as awards, sum(obligated_cents) // 100 as dollars_obligated
from award_spending.awards
group by all
order by dollars_obligated desc nulls last, state`,
  },
  {
    title: 'On which issues did most registrants lobby, by quarter?',
    sql: `-- An issue has no dollars, and a registrant may have several clients
select year, period, issue_name, count(distinct registrant_id) as registrants
from lobbying_filings.activities
group by all
order by year desc, registrants desc, issue_name, period
limit 50`,
  },
  {
    title: 'For which countries are most foreign principals registered?',
    sql: `-- An open registration says nothing about present work
select country, count(*) as principals
from foreign_agents.fara_principals
where status = 'open'
group by country
order by principals desc, country
limit 25`,
  },
]
