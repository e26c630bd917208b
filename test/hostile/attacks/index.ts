import type { Attack } from '../attack.ts'
import { combiningMarks } from './combining-marks.ts'
import { floodOfMessages } from './flood-of-messages.ts'
import { floodOfPartners } from './flood-of-partners.ts'
import { floodOfReaders } from './flood-of-readers.ts'
import { manyConnections } from './many-connections.ts'
import {
  comparedReleases,
  feeds,
  filteredPages,
  heavyPages,
  hugeQueries,
  manyCharts,
  refusedQueries,
  searches,
  shared,
} from './pages.ts'
import { partnerSpellings } from './partner-spellings.ts'
import { pipelining } from './pipelining.ts'
import { slowClients } from './slow-clients.ts'
import { rangesOfEngines, slowEngines } from './slow-engines.ts'
import { slowPartners, slowStreams } from './slow-streams.ts'
import { spellings } from './spellings.ts'
import { stall } from './stall.ts'
import { unknownFields } from './unknown-fields.ts'
import { unknownParameters } from './unknown-parameters.ts'
import { wrongDockets } from './wrong-dockets.ts'

export const ATTACKS: readonly Attack[] = [
  pipelining,
  combiningMarks,
  spellings,
  partnerSpellings,
  slowClients,
  manyConnections,
  wrongDockets,
  slowStreams,
  slowPartners,
  unknownFields,
  unknownParameters,
  stall,
  floodOfMessages,
  floodOfReaders,
  floodOfPartners,
  filteredPages,
  heavyPages,
  manyCharts,
  feeds,
  comparedReleases,
  shared,
  searches,
  hugeQueries,
  refusedQueries,
  slowEngines,
  rangesOfEngines,
]
export { documentAttacks } from './documents.ts'
