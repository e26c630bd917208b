import { parentPort, workerData } from 'node:worker_threads'
import { serveReader } from '../http/index.ts'
import { openReader, type ReaderSettings } from './open-reader.ts'

// Started by open-readers.ts alone, with such settings.
if (parentPort !== null) serveReader(parentPort, (ask) => openReader(workerData as ReaderSettings, ask))
