import { makeRandom } from '../../random.ts'
import type { SampleWitness } from './sample-meeting.ts'

const FIRST = 'Ada Benno Cora Dario Elsa Finn Greta Hugo Iris Jonas Klara Levin Mira Nuri Orla'.split(' ')
const LAST =
  'Samplewood Examplar Testerman Mockford Placeholt Fictley Specimen Dummond Trialby O’Sample'.split(' ')

type Place = readonly [position: string, organization: string, type: string]

const PLACES: readonly Place[] = [
  ['President', 'Sample Growers Association', 'Non-Government - Association'],
  ['Assistant Secretary', 'Department of Examples', 'Government - Federal'],
  ['Professor of Hydrology', 'University of Example', 'Non-Government - Academic'],
  ['Chair', 'Fictional Tribe of Example', 'Government - Tribal'],
  ['Mayor', 'City of Sampleton', 'Government - Local'],
  ['Chief Executive Officer', 'Placeholder Power Company', 'Non-Government - Business'],
]

/** Invents `count` people, all of different names. */
export const makeWitnesses = (seed: number, meeting: number, count: number): readonly SampleWitness[] => {
  const random = makeRandom(seed, 40, meeting)
  const start = random.int(LAST.length)
  return Array.from({ length: count }, (_, index) => {
    const [position, organization, type] = random.pick(PLACES)
    return {
      honorific: random.pick(['Mr.', 'Ms.', 'Dr.', 'The Honorable']),
      first: random.pick(FIRST),
      last: LAST[(start + index) % LAST.length] ?? 'Sample',
      position,
      organization,
      type,
    }
  })
}

export const SAMPLE_SUBJECTS = [
  'drought relief for sample farms',
  'the safety of fictional bridges',
  'broadband in invented counties',
  'the budget of the Department of Examples',
  'wildfire in forests that do not exist',
  'care for veterans of no war',
] as const
