import { parentPort, workerData } from 'node:worker_threads'
import { writeZip, type ZipOrder } from './write-zip.ts'

// Started by zipAside alone, with its order.
parentPort?.postMessage(writeZip(workerData as ZipOrder))
