import {
  dataEnvelope,
  EnactedMeta,
  LineageLink,
  LineageLinksQuery,
  type LineageLink as Link,
} from '@rotunda/contract'
import { LINKS } from '../../collections/enacted-projects/index.ts'
import { listTable } from '../data/list-table.ts'
import { EXAMPLE_META, EXAMPLE_PROJECT } from './examples.ts'

const { sources, first_seen_at, last_changed_at, id: project } = EXAMPLE_PROJECT

/** Example in the API description. The link is invented. */
const EXAMPLE_LINK: Link = {
  id: 'lnk-0c1f3a5b7d9e2468',
  record_id: 's-0123456789abcdef',
  project_id: project,
  fiscal_year: 2024,
  stage: 'request',
  chamber: 'senate',
  grade: 'unique',
  score: 84,
  runner_up_side: null,
  runner_up_id: null,
  runner_up_score: null,
  grounds: {
    words: ['fernhollow', 'sanitary', 'sewer', 'town'],
    state: 'supports',
    requestors: 'shared',
    numbers: 'unknown',
    amount: 'different',
    apart: false,
  },
  decision_reason: null,
  decision_url: null,
  record_release: '5f70bf18a0860070'.repeat(4),
  matcher_version: '2',
  sources,
  first_seen_at,
  last_changed_at,
  revision: 1,
  coverage_notes: [],
  notices: [],
}

export const listLinks = listTable<LineageLinksQuery>({
  table: LINKS,
  datasetsOf: () => ['links'],
  path: '/links',
  operationId: 'listLineageLinks',
  summary: 'Links from requests to enacted projects',
  description:
    'Each link joins a record of the collection appropriations and an enacted project of the same fiscal year, with its grade and grounds. A record without a link was not found among the enacted projects: the request was not necessarily denied. Do not treat a candidate as a fact, and derive no rate of success.',
  query: LineageLinksQuery,
  answer: dataEnvelope(LineageLink, EnactedMeta),
  example: { data: [EXAMPLE_LINK], meta: EXAMPLE_META },
})
