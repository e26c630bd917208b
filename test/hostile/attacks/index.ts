import type { Attack } from '../attack.ts'
import { combiningMarks } from './combining-marks.ts'
import { floodOfMessages } from './flood-of-messages.ts'
import { floodOfReaders } from './flood-of-readers.ts'
import { manyConnections } from './many-connections.ts'
import { pipelining } from './pipelining.ts'
import { slowClients } from './slow-clients.ts'
import { slowStreams } from './slow-streams.ts'
import { spellings } from './spellings.ts'
import { stall } from './stall.ts'
import { unknownFields } from './unknown-fields.ts'
import { wrongDockets } from './wrong-dockets.ts'

export const ATTACKS: readonly Attack[] = [
  pipelining,
  combiningMarks,
  spellings,
  slowClients,
  manyConnections,
  wrongDockets,
  slowStreams,
  unknownFields,
  stall,
  floodOfMessages,
  floodOfReaders,
]
export { documentAttacks } from './documents.ts'
