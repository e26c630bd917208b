import { setPriority } from 'node:os'
import process from 'node:process'
import { parentPort, workerData } from 'node:worker_threads'
import { serveReader } from '../http/index.ts'
import { openReader, type ReaderSettings } from '../wiring/open-reader.ts'

/** From 0 to 19. The kernel gives the main thread three times as much of a core for which both wait. */
const NICENESS = 5

// Linux has a priority of each thread. Elsewhere it would be that of the whole process.
if (process.platform === 'linux') setPriority(NICENESS)

// Started by open-readers.ts alone, with such settings.
if (parentPort !== null) serveReader(parentPort, (ask) => openReader(workerData as ReaderSettings, ask))
