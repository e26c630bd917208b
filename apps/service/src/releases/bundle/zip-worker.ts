import { parentPort, workerData } from 'node:worker_threads'
import { writeZip, type ZipOrder } from './write-zip.ts'

// Only zipAside starts this thread, with its order.
parentPort?.postMessage(writeZip(workerData as ZipOrder))
