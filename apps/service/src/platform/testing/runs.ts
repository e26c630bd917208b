/**
 * Runs of a property in fast-check: as many as the suite has time for, multiplied by `ROTUNDA_TEST_RUNS` in a search for
 * rare faults.
 */
export const runs = (times: number): { readonly numRuns: number } => ({
  // No setting of the service.
  // eslint-disable-next-line no-restricted-properties
  numRuns: times * Number(process.env['ROTUNDA_TEST_RUNS'] ?? 1),
})
