import { readFileSync } from 'node:fs'
import { serveBare } from './serve-bare.ts'

/**
 * The most that Node itself can do for a page that was asked before: the bytes of one file, from memory, regardless of
 * what is asked.
 */
const body = readFileSync(process.env['BENCH_FILE'] ?? '')

serveBare(() => body)
