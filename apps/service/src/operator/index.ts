export { runCommandLine } from './run-command-line.ts'
export { readNumber } from './option-values.ts'
export { UsageFault } from './usage-fault.ts'
