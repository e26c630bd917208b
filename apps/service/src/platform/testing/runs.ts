/**
 * How often fast-check tries a property: so many times, which the suite has time for, and `ROTUNDA_TEST_RUNS` times as
 * many for who looks for what is rare.
 */
export const runs = (times: number): { readonly numRuns: number } => ({
  // No setting of the service.
  // eslint-disable-next-line no-restricted-properties
  numRuns: times * Number(process.env['ROTUNDA_TEST_RUNS'] ?? 1),
})
