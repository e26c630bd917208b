/** Memory for reading a table of any size, with the program itself: VmHWM of the process. */
export const MEMORY_MEGABYTES = 150
