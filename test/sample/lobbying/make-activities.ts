import type { Random } from '../random.ts'
import { BODIES, ISSUES } from './code-lists.ts'

const FIRST = ['ADA', 'BRAM', 'CLEO', 'DION', 'EDDA', 'FINN', 'GITTA', 'HUGO', 'INES', 'JORIS']
const LAST = ['LOREMSBY', 'IPSUMTON', 'DOLORFIELD', 'SITWELL', 'AMETHORPE', 'CONSECTER', 'ELITSON']

const SUBJECTS = [
  'Funding for invented ferries and piers, and the rules under which they sail; provisions on safety',
  'Issues related to sample libraries, reading rooms and the supply of example books to schools',
  'Monitoring of example legislation on pumps, turbines and the storage of fictional energy',
  'Implementation of a sample programme for orchards; questions of transport and of cold storage',
]

/** Activities of a filing. Each has its issue area, text, lobbyists and bodies of government. */
export const makeActivities = (random: Random, firm: number): object[] =>
  Array.from({ length: 1 + (random.chance(35) ? 1 + random.int(2) : 0) }, () => ({
    ...makeIssue(random),
    description: `${random.pick(SUBJECTS)}, sample bill ${random.int(9000)}.`,
    foreign_entity_issues: random.chance(60) ? '' : null,
    lobbyists: listOnce(
      Array.from({ length: 1 + random.int(3) }, () => makeLobbyist(random, firm)),
      ({ lobbyist }) => lobbyist.id,
    ),
    government_entities: listOnce(
      Array.from({ length: 1 + random.int(3) }, () => random.pick(BODIES)),
      ([id]) => id,
    ).map(([id, name]) => ({ id, name })),
  }))

/** An activity names a lobbyist or a body once. */
export const listOnce = <Item>(
  items: readonly Item[],
  idOf: (item: Item) => number | string,
): readonly Item[] =>
  items.filter((one, index) => items.findIndex((other) => idOf(other) === idOf(one)) === index)

const makeIssue = (random: Random) => {
  const [code, name] = random.pick(ISSUES)
  return { general_issue_code: code, general_issue_code_display: name }
}

/** A firm has a dozen lobbyists, and each has one id there. */
const makeLobbyist = (random: Random, firm: number) => {
  const one = random.int(12)
  return {
    lobbyist: {
      id: 1 + firm * 12 + one,
      prefix: null,
      prefix_display: null,
      first_name: FIRST[(firm + one) % FIRST.length],
      nickname: null,
      middle_name: one % 3 === 0 ? 'X' : null,
      last_name: LAST[(firm * 3 + one) % LAST.length],
      suffix: null,
      suffix_display: null,
    },
    covered_position: random.chance(15) ? 'Invented assistant of a sample committee, 2001 to 2009' : null,
    new: random.chance(10),
  }
}
