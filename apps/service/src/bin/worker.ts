import { getPriority, setPriority } from 'node:os'
import process from 'node:process'
import { parentPort, workerData } from 'node:worker_threads'
import { serveReader } from '../http/index.ts'
import { READER_LIMITS } from '../wiring/limits.ts'
import { openReader, type ReaderSettings } from '../wiring/open-reader.ts'

// Linux has a priority of each thread. Elsewhere it would be that of the whole process. A service that runs at a lower
// one keeps it: only root may raise it.
if (process.platform === 'linux') setPriority(Math.max(getPriority(), READER_LIMITS.niceness.value))

// Started by open-readers.ts alone, with such settings.
if (parentPort !== null) serveReader(parentPort, (ask) => openReader(workerData as ReaderSettings, ask))
