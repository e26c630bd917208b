import { getPriority, setPriority } from 'node:os'
import process from 'node:process'
import { parentPort, workerData } from 'node:worker_threads'
import { serveReader } from '../http/readers/index.ts'
import { READER_LIMITS } from '../wiring/limits.ts'
import { openReader } from '../wiring/open-reader.ts'

// Only Linux has a priority per thread. A service with a lower priority keeps it, which only root may raise.
if (process.platform === 'linux') setPriority(Math.max(getPriority(), READER_LIMITS.niceness.value))

if (parentPort !== null)
  // Started by open-readers.ts alone, with such settings.
  serveReader(parentPort, (ask) => openReader(workerData as Parameters<typeof openReader>[0], ask))
