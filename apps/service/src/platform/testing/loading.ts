/**
 * Options of Node by which a program of a test loads its modules as the test does: it starts in half the time. The
 * service itself runs from its build.
 */
export const LOADING: readonly string[] = process.execArgv.filter((option) => option.startsWith('--import='))
