/**
 * The service is started with these flags of Node. docs/explanation/dependencies.md#flags-of-node says what each
 * saves and costs.
 */
export const START_FLAGS: readonly string[] = [
  '--max-semi-space-size=3',
  '--heap-growing-percent=75',
  '--no-allocation-site-pretenuring',
]

/** Settings of the C library, which reads them before anything else runs. */
export const START_SETTINGS: Readonly<Record<string, string>> = {
  MALLOC_MMAP_THRESHOLD_: '786432',
  MALLOC_TRIM_THRESHOLD_: '16777216',
  MALLOC_ARENA_MAX: '1',
}
