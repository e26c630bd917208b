/** What reading a table may take, however large it is, with the program itself: VmHWM of the process. */
export const MEMORY_MEGABYTES = 150
