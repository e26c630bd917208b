/**
 * Options of Node by which a program that a test starts loads its modules as the test does: within the suite it starts in
 * half the time. Tests of `npm start`, `rotunda serve` and the examples start it as it is installed.
 */
export const LOADING: readonly string[] = process.execArgv.filter((option) => option.startsWith('--import='))
