/** Memory for reading a table of any size, with the program itself: VmHWM of the process. */
export const MEMORY_MEGABYTES = 150

/**
 * Heap of the process that reads. Without a limit V8 leaves garbage lying where the machine has room, so that the peak
 * says more of the machine than of the reader. A reader that held its rows would end for want of memory.
 */
export const HEAP_MEGABYTES = 32
