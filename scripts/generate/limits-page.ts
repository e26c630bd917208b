import {
  ACCESS_LIMITS,
  ORGANISATION_KEY_LIMITS,
  REQUEST_LIMITS,
} from '../../apps/service/src/access/limits.ts'
import { GATEWAY_LIMITS } from '../../apps/service/src/channels/cwc/limits.ts'
import { COMMENT_LIMITS } from '../../apps/service/src/channels/regulations-gov/limits.ts'
import { WIRE_LIMITS } from '../../apps/service/src/channels/wire/limits.ts'
import { BUILD_LIMITS } from '../../apps/service/src/collections/limits.ts'
import { EVIDENCE_LIMITS, FOLLOW_LIMITS, REPORT_LIMITS } from '../../apps/service/src/corrections/limits.ts'
import { DESTINATION_ID_LIMITS, LIST_LIMITS } from '../../apps/service/src/destinations/limits.ts'
import {
  ANSWER_LIMITS,
  CONNECTION_LIMITS,
  MESSAGE_REQUEST_LIMITS,
  RATE_LIMITS,
  STREAM_LIMITS,
  SURROUNDINGS_ANSWER_LIMITS,
  USAGE_LIMITS,
} from '../../apps/service/src/http/limits.ts'
import { DELIVERY_LIMITS, MESSAGE_LIMITS } from '../../apps/service/src/messages/limits.ts'
import { COMMAND_LIMITS, KEY_LIMITS, ROSTER_LIMITS } from '../../apps/service/src/operator/limits.ts'
import { MAIL_LIMITS, ORGANISATION_LIMITS, SIGN_IN_LIMITS } from '../../apps/service/src/people/limits.ts'
import {
  COUNTER_LIMITS,
  DATABASE_LIMITS,
  RETRY_AFTER_LIMITS,
  STORE_LIMITS,
} from '../../apps/service/src/platform/limits.ts'
import { DOCUMENT_LIMITS } from '../../apps/service/src/publishers/limits.ts'
import {
  ARCHIVE_LIMITS,
  GATE_LIMITS,
  PUBLICATION_LIMITS,
  OPEN_RELEASE_LIMITS,
  STORED_RELEASE_LIMITS,
  SURROUNDINGS_LIMITS,
} from '../../apps/service/src/releases/limits.ts'
import { TABLE_LIMITS } from '../../apps/service/src/tables/limits.ts'
import {
  ASKED_BUILD_LIMITS,
  PACKING_LIMITS,
  READER_LIMITS,
  SAMPLE_LIMITS,
  REFRESH_LIMITS,
  STATUS_LIMITS,
  VIEW_LIMITS,
} from '../../apps/service/src/wiring/limits.ts'
import { Settings } from '../../apps/service/src/wiring/settings.ts'
import { ADDRESS_LIMITS, PAGE_LIMITS, RECORD_PAGE_LIMITS, SEARCH_LIMITS } from '../../apps/web/src/limits.ts'
import {
  GRANT_LIMITS,
  NAME_LIMITS,
  QUOTA_LIMITS,
  REQUEST_ANSWER_LIMITS,
  ROW_LIMITS,
} from '../../packages/contract/src/limits.ts'
import { buildTable } from './table.ts'

/** A bound of the service. `{}` in its words is the value, or the default of the setting. */
type Limit = {
  readonly bound: string
  readonly why: string
  readonly value?: number
  readonly setting?: string
  /** Effect beyond the bound, in tables that have a column for it. */
  readonly beyond?: string
}

/** Bounds by the module whose limits.ts holds them. */
type Source = readonly [module: string, limits: Readonly<Record<string, Limit>>]

type Group = {
  readonly title: string
  readonly introduction?: string
  readonly sources: readonly Source[]
  readonly end?: string
}

const [SERVICE, WEB, CONTRACT] = ['apps/service/src', 'apps/web/src', 'packages/contract/src']
const moduleOf = (name: string): string => `${SERVICE}/${name}`

const GROUPS: readonly Group[] = [
  { title: 'Connections', sources: [[moduleOf('http'), CONNECTION_LIMITS]] },
  {
    title: 'Rates',
    introduction:
      'A monotonic clock counts all rates, so setting the time of day neither shuts clients out nor lets them through. With `ROTUNDA_COUNTERS` all processes count an address together, by the clock of that server: setting it back shuts no client out, and no process lets through more than the limit by its own clock. A request beyond a rate gets 429, with the seconds to wait.',
    sources: [
      [moduleOf('http'), RATE_LIMITS],
      [moduleOf('platform'), COUNTER_LIMITS],
      [CONTRACT, QUOTA_LIMITS],
      [moduleOf('access'), ACCESS_LIMITS],
      [moduleOf('wiring'), STATUS_LIMITS],
      [WEB, ADDRESS_LIMITS],
    ],
    end: 'Files of releases have no rate: sending one costs no more than reading it.',
  },
  {
    title: 'Access requests',
    sources: [
      [CONTRACT, REQUEST_ANSWER_LIMITS],
      [CONTRACT, GRANT_LIMITS],
      [moduleOf('access'), REQUEST_LIMITS],
      [moduleOf('http'), USAGE_LIMITS],
    ],
  },
  {
    title: 'Reports of mistakes',
    sources: [
      [moduleOf('corrections'), REPORT_LIMITS],
      [moduleOf('corrections'), EVIDENCE_LIMITS],
      [moduleOf('corrections'), FOLLOW_LIMITS],
    ],
  },
  { title: 'Keys of an organisation', sources: [[moduleOf('access'), ORGANISATION_KEY_LIMITS]] },
  {
    title: 'Questions and answers',
    introduction:
      'The description of the API has the bounds on parameters: 200 rows on a page, 1,000 groups, 300 characters of a search. A value beyond them is refused by name.',
    sources: [
      [CONTRACT, ROW_LIMITS],
      [moduleOf('tables'), TABLE_LIMITS],
      [moduleOf('http'), ANSWER_LIMITS],
      [moduleOf('wiring'), READER_LIMITS],
      [moduleOf('wiring'), VIEW_LIMITS],
      [moduleOf('releases'), OPEN_RELEASE_LIMITS],
      [WEB, SEARCH_LIMITS],
    ],
  },
  {
    title: 'Streams',
    introduction:
      'When all places are taken, a stream whose client took no chunk for the third of these times is cut for the next client. Otherwise eight slow addresses would hold all places. A stream that was cut ends without its last chunk, its last line and its trailer fields, so no client takes it for complete.',
    sources: [
      [moduleOf('http'), STREAM_LIMITS],
      [moduleOf('wiring'), PACKING_LIMITS],
    ],
  },
  {
    title: 'Messages',
    introduction:
      'The real receivers set the lengths of the fields, and the description of the API has them.',
    sources: [
      [moduleOf('http'), MESSAGE_REQUEST_LIMITS],
      [moduleOf('messages'), MESSAGE_LIMITS],
      [moduleOf('destinations'), DESTINATION_ID_LIMITS],
      [CONTRACT, NAME_LIMITS],
      [moduleOf('operator'), KEY_LIMITS],
    ],
  },
  {
    title: 'Delivery',
    introduction:
      'The receivers set the rates and the hours of maintenance. The queue of a channel waits through its window, and loses nothing. A lease lasts 61 seconds for a try of 30, twice the time of the try and a second: long enough for a busy process to write the outcome. Then the message is `uncertain`.',
    sources: [
      [moduleOf('channels/cwc'), GATEWAY_LIMITS],
      [moduleOf('channels/regulations-gov'), COMMENT_LIMITS],
      [moduleOf('channels/wire'), WIRE_LIMITS],
      [moduleOf('messages'), DELIVERY_LIMITS],
      [moduleOf('platform'), RETRY_AFTER_LIMITS],
    ],
  },
  { title: 'Mail', sources: [[moduleOf('people'), MAIL_LIMITS]] },
  {
    title: 'Lists of destinations',
    sources: [
      [moduleOf('wiring'), REFRESH_LIMITS],
      [moduleOf('operator'), ROSTER_LIMITS],
      [moduleOf('destinations'), LIST_LIMITS],
    ],
  },
  {
    title: 'Documents and releases',
    introduction:
      'A document comes from outside, and a verified release may come from a stranger. Neither may fill the memory of its reader. A refusal names the bound.',
    sources: [
      [moduleOf('releases'), ARCHIVE_LIMITS],
      [moduleOf('publishers'), DOCUMENT_LIMITS],
      [moduleOf('collections'), BUILD_LIMITS],
      [moduleOf('releases'), GATE_LIMITS],
      [moduleOf('releases'), PUBLICATION_LIMITS],
      [moduleOf('wiring'), ASKED_BUILD_LIMITS],
      [moduleOf('operator'), COMMAND_LIMITS],
      [moduleOf('wiring'), SAMPLE_LIMITS],
    ],
  },
  { title: 'Sign-in', sources: [[moduleOf('people'), SIGN_IN_LIMITS]] },
  { title: 'Organisations', sources: [[moduleOf('people'), ORGANISATION_LIMITS]] },
  { title: 'Database', sources: [[moduleOf('platform'), DATABASE_LIMITS]] },
  {
    title: 'Store',
    sources: [
      [moduleOf('platform'), STORE_LIMITS],
      [moduleOf('releases'), STORED_RELEASE_LIMITS],
    ],
  },
  {
    title: 'Pages',
    introduction: 'A page shows part of long lists and tables. The CSV beside it always has all of them.',
    sources: [
      [moduleOf('releases'), SURROUNDINGS_LIMITS],
      [moduleOf('http'), SURROUNDINGS_ANSWER_LIMITS],
      [WEB, RECORD_PAGE_LIMITS],
      [WEB, PAGE_LIMITS],
    ],
  },
]

/** The page of all bounds, from the limits.ts of each module. */
export const buildLimitsPage = (): Promise<string> =>
  Promise.resolve([INTRODUCTION, ...GROUPS.map(writeGroup), END].join('\n\n'))

const writeGroup = ({ title, introduction, sources, end }: Group): string => {
  const limits = sources.flatMap(([module, each]) =>
    Object.values(each).map((limit) => ({ ...limit, module })),
  )
  const hasBeyond = limits.some(({ beyond }) => beyond !== undefined)
  const header = ['Bound', ...(hasBeyond ? ['Effect beyond it'] : []), 'Reason', 'Setting or file']
  const rows = limits.map((limit) => [
    writeBound(limit),
    ...(hasBeyond ? [limit.beyond ?? ''] : []),
    limit.why,
    `\`${limit.setting ?? `${limit.module}/limits.ts`}\``,
  ])
  const parts = [`## ${title}`, introduction, buildTable(header, rows), end]
  return parts.filter((part) => part !== undefined).join('\n\n')
}

const writeBound = ({ bound, value, setting }: Limit): string => {
  const number = setting === undefined ? value : defaultOf(setting)
  return number === undefined ? bound : bound.replace('{}', number.toLocaleString('en-US'))
}

const defaultOf = (setting: string): number => {
  // A setting with a number has its default in its schema.
  const { default: preset } = Reflect.get(Settings.properties, setting) as { readonly default?: number }
  if (preset === undefined) throw new Error(`the setting ${setting} has no default`)
  return preset
}

const INTRODUCTION = `# What the service bounds, and why

<!-- Made by \`npm run generate\` from the limits.ts of each module and scripts/generate/limits-page.ts. -->

Anyone may use the service, so one client must not take it from all others. The service also bounds its own requests to
receivers and publishers. Operators can change a bound that has a setting; its value here is the default.`

const END = `## How the bounds are tested

\`npm run test:hostile\` starts a fresh service for each attack, with the command of \`npm start\`, and prints a line for each:

| Figure | Meaning |
| --- | --- |
| Longest \`/livez\` | The longest wait of another address for the cheapest answer, on a new connection each time. From one second on, the attack has stopped the service for others |
| p99 of messages | The p99 of messages that another organisation has checked meanwhile. From one second on, readers have slowed the acceptance of messages. A refused message fails the run as well |
| Peak memory | The most memory that the process ever held (\`VmHWM\`). From 500 MB on, the attack has succeeded |
| p99 of others | The p99 of record pages that 20 other addresses request meanwhile, to compare with the other lines. It has no bound, because it depends on the machine |
| Verdict | Whether these bounds held, and the rule of the attack: slow clients are cut off, the message of the other organisation arrives, nothing is delivered twice |

A slow answer may be the fault of a busy machine. The run measures it a second time, and it counts if it recurs. Attackers and
other clients use addresses of 127.0.0.0/8, which need Linux. \`--only NAME\` runs one attack, and \`--service FOLDER\` attacks
another version of this project for comparison. Documents for \`sources add\` are attacks as well: their lines have the time
and memory of the command.

\`npm run test:fuzz -- N --seed TEXT\` sends whole requests of the described operations with every fault that they can have.
No answer is a fault (5xx, except a documented 503), none is missing, every refusal has the form of its operation, and the
database holds as many messages as were accepted. For a request that breaks one of these rules, the run prints the command
that repeats it.

## Gaps

- Bounds on connections, streams, files and memory apply to one process: two processes allow twice as much. So do the rates of addresses without \`ROTUNDA_COUNTERS\`, and while its server gives no answer. The database counts codes, reports, proofs of work, quotas of keys and the rates of receivers, for all processes together.
- A client with many addresses has the bounds of each. A proxy in front of the service has to stop it.
- JSON of lists is written anew for each request; only its digest and its compressed forms are cached.
`
