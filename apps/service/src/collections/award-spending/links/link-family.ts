import { LINK_EVIDENCE, LINK_GRADES, SPENDING_RESULTS, type ProjectSpending } from '@rotunda/contract'
import {
  awardLists,
  ENACTED_PROJECTS,
  enactedRelease,
  LISTED_AWARDS,
  nameListed,
  type EnactedProjectDraft,
  type ListedAwardDraft,
} from '../../../publishers/award-spending/index.ts'
import type { Finding } from '../../../releases/index.ts'
import type { FactKind, Family, KeptRows } from '../../families/index.ts'
import { makeAwards } from '../make-awards.ts'
import { gatherTransactions } from '../make-transactions.ts'
import type { ListedOutcome } from './find-listed.ts'
import { LINK_TABLE, PROJECT_TABLE } from './link-tables.ts'
import { makeProjectSpending } from './make-project-spending.ts'

const PROJECT_FACTS: FactKind<EnactedProjectDraft> = {
  name: ENACTED_PROJECTS,
  identityOf: ({ id }) => id,
  // The next release may have the same project.
  contentOf: ({ release: _, ...content }) => content,
  shown: ['id', 'release'],
}

const LISTED_FACTS: FactKind<ListedAwardDraft> = {
  name: LISTED_AWARDS,
  identityOf: nameListed,
  shown: ['fiscal_year', 'agency_code'],
}

type Kept = Pick<ProjectSpending, 'agency_code' | 'enacted_release' | 'fiscal_year' | 'result'>

/** Projects of a release of `enacted-projects`, linked with the awards of this one. */
export const makeLinkFamily = (): Family => {
  let compared = 0
  let listed: readonly ListedOutcome[] = []
  return {
    tables: [PROJECT_TABLE, LINK_TABLE],
    datasets: {
      'project-spending': {
        title: 'Enacted projects with their obligations and outlays to date',
        notes: ['two_money_systems', 'not_found_is_no_denial', 'rights'],
        rowNotes: ['inferred_link'],
      },
      'award-links': {
        title: 'Links between enacted projects and awards, graded',
        notes: ['links_are_graded', 'rights'],
        rowNotes: ['candidate_link', 'inferred_link'],
      },
    },
    facts: [PROJECT_FACTS, LISTED_FACTS],
    publishers: [
      { publisher: enactedRelease, datasets: ['project-spending', 'award-links'] },
      { publisher: awardLists, datasets: ['award-links'] },
    ],
    notes: {
      not_found_is_no_denial:
        'A project without an award here may have been paid for in a way that these documents do not show. A project may also be declined, and an award may have further money.',
      links_are_graded:
        'No flag marks community projects in the publisher’s data. Only links of the grade `stated` may be summed without saying how the links were made.',
      inferred_link:
        'The award was found by listing, recipient, State and amount: no document names the pair.',
      candidate_link: 'The award may belong to a different project. No sum has its money.',
    },
    refusals: {},
    fields: { grade: LINK_GRADES, evidence: LINK_EVIDENCE, result: SPENDING_RESULTS },
    *make(facts) {
      const awards = makeAwards(facts, gatherTransactions(facts))
      const made = makeProjectSpending([...facts.list(PROJECT_FACTS)], awards, [...facts.list(LISTED_FACTS)])
      compared = made.compared
      listed = made.listed
      yield* made.rows
    },
    kept: {
      'project-spending': ({ agency_code, enacted_release, fiscal_year, result }: ProjectSpending) => ({
        agency_code,
        enacted_release,
        fiscal_year,
        result,
      }),
    },
    check: (_facts, _staging, written) => [
      reportLinks(projectsOf(written), compared),
      reportListed(listed),
      checkHud(projectsOf(written)),
    ],
  }
}

/** Rows of this table are kept with these parts. */
const projectsOf = (written: KeptRows) => (written.get('project-spending') ?? []) as readonly Kept[]

const reportLinks = (projects: readonly Kept[], compared: number): Finding => {
  const counts = [...Map.groupBy(projects, ({ result }) => result)].map(
    ([result, all]) => `${result} ${all.length}`,
  )
  const releases = new Set(projects.map(({ enacted_release }) => enacted_release))
  return {
    name: 'projects_linked',
    rule: `All projects come from one release of enacted-projects. ${compared.toLocaleString('en-US')} pairs of a project and an award were compared. Projects by result: ${counts.sort().join(', ') || 'none'}.`,
    faults: releases.size > 1 ? [...releases].sort() : [],
  }
}

const SHOWN = 20

const reportListed = (listed: readonly ListedOutcome[]): Finding => {
  const counts = [...Map.groupBy(listed, ({ result }) => result)].map(
    ([result, all]) => `${result} ${all.length}`,
  )
  const unlinked = listed.flatMap(({ row, result }) =>
    result === 'linked' ? [] : [`${row.award_number} (${result})`],
  )
  return {
    name: 'lists_linked',
    rule: `Rows of lists of agencies by result: ${counts.sort().join(', ') || 'none'}. Numbers that are not linked: ${unlinked.slice(0, SHOWN).join(', ') || 'none'}${unlinked.length > SHOWN ? ` and ${unlinked.length - SHOWN} more` : ''}.`,
    faults: [],
  }
}

/** Grants of this year by the agency’s own list. */
const HUD_GRANTS = { fiscal_year: 2022, grants: 1014 } as const

const checkHud = (projects: readonly Kept[]): Finding => {
  const linked = projects.filter(
    ({ agency_code, fiscal_year, result }) =>
      agency_code === 'HUD' &&
      fiscal_year === HUD_GRANTS.fiscal_year &&
      (result === 'stated' || result === 'unique'),
  ).length
  return {
    name: 'hud_grants',
    rule: `At most ${HUD_GRANTS.grants.toLocaleString('en-US')} projects of HUD of fiscal year ${HUD_GRANTS.fiscal_year} are linked: the list of HUD has no more grants.`,
    faults: linked > HUD_GRANTS.grants ? [`${linked} are linked`] : [],
  }
}
