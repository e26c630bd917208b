export { runCommandLine } from './run-command-line.ts'
export { readNumber } from './read-number.ts'
export { UsageFault } from './usage-fault.ts'
