import type { LinkedAward } from '../../ask/memory.ts'
import { readSpending, toUnreadable } from '../../ask/read-spending.ts'
import { addressOf } from '../../filters/addresses.ts'
import { ENACTED } from '../../filters/enacted-parameters.ts'
import { showDollars } from '../../parts/format.ts'
import { findAwardNumber, GRADE_WORDS } from '../../views/awards.ts'
import type { EnactedRow } from '../../views/enacted-table.ts'
import { idOfStep, linkEnacted } from '../../views/lineage.ts'
import { nameProject, readRows } from '../../views/read-enacted.ts'
import {
  cut,
  SHOWN,
  type Asking,
  type Found,
  type FoundGroup,
  type Question,
  type Searcher,
} from './found.ts'

/** Projects of one answer, whose links lead to awards. Awards themselves have no API. */
const READ = 100

const FIELDS = 'id,project,recipient,fiscal_year,amount'

/** Finds enacted projects by their words, State and year, and the awards that are linked to them. */
export const findEnacted: Searcher = async (question, asked) => {
  const filter = filterProjects(question)
  if (filter === undefined) return []
  const params = new URLSearchParams([...filter, ['fields', FIELDS], ['limit', String(READ)]])
  // The collection may not be published, and it may refuse words that the search of records takes.
  const answer = await readRows({ ...asked, params }).catch(toUnreadable)
  if (answer === undefined) return []
  const { data, meta } = answer
  const projects = {
    title: 'Enacted projects',
    found: data.slice(0, SHOWN).map(showProject),
    total: meta.total,
    all: addressOf(ENACTED.path, filter),
  }
  return [projects, await findAwards(data, meta.total > data.length, asked)]
}

/** The filters that enacted projects have. A project has no stage, and several members of both chambers may have asked. */
const filterProjects = ({ filter }: Question): URLSearchParams | undefined => {
  const kept = new URLSearchParams(
    [...filter].filter(([name]) => ['q', 'state', 'fiscal_year'].includes(name)),
  )
  return filter.has('stage') || kept.size === 0 ? undefined : kept
}

const showProject = ({ id, project, recipient, fiscal_year: year, amount }: EnactedRow): Found => ({
  title: nameProject({ project }),
  address: linkEnacted(id),
  about: [
    'Enacted',
    String(year),
    recipient ?? 'recipient not stated',
    typeof amount === 'number' ? showDollars(amount) : 'amount not stated',
  ].join(' · '),
})

const findAwards = async (
  projects: readonly EnactedRow[],
  isLeast: boolean,
  { clients, readPublished }: Asking,
): Promise<FoundGroup> => {
  const spending = projects.length > 0 ? await readSpending(clients, await readPublished()) : undefined
  const found =
    spending?.kind === 'read'
      ? projects.flatMap((project) =>
          (spending.awards.get(project.id) ?? []).map((award) => showAward(award, project)),
        )
      : []
  return cut('Awards', found, isLeast && found.length > 0)
}

type Awarded = Pick<EnactedRow, 'id' | 'project' | 'recipient'>

/** An award has no page here: the page of its project names it, and links to its page at the publisher. */
export const showAward = ({ award_id: id, grade }: LinkedAward, project: Awarded): Found => ({
  title: `Award ${findAwardNumber(id) ?? id}`,
  address: `${linkEnacted(project.id)}#${idOfStep('Obligated')}`,
  about: [`Award (${GRADE_WORDS[grade]}) of “${nameProject(project)}”`, project.recipient, id]
    .filter((part) => typeof part === 'string')
    .join(' · '),
})
