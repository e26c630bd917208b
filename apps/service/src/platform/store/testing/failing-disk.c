/*
 * A disk that fails on demand, to be loaded before a program: LD_PRELOAD. While the file FAIL_WHILE is there, each call
 * named FAIL_CALL (write or sync) on a file whose path ends with FAIL_PATH fails with the error FAIL_ERRNO.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static int fails(const char *call, int fd) {
  const char *armed = getenv("FAIL_WHILE"), *end = getenv("FAIL_PATH"), *name = getenv("FAIL_CALL");
  if (armed == NULL || end == NULL || name == NULL || strcmp(name, call) != 0) return 0;
  const int before = errno;
  char link[64], path[4096];
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  const ssize_t length = readlink(link, path, sizeof path - 1);
  const size_t tail = strlen(end);
  const int is_meant = length >= (ssize_t)tail && memcmp(path + length - tail, end, tail) == 0 && access(armed, F_OK) == 0;
  errno = is_meant ? atoi(getenv("FAIL_ERRNO")) : before;
  return is_meant;
}

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

ssize_t write(int fd, const void *bytes, size_t count) {
  return fails("write", fd) ? -1 : REAL(write)(fd, bytes, count);
}
ssize_t pwrite(int fd, const void *bytes, size_t count, off_t at) {
  return fails("write", fd) ? -1 : REAL(pwrite)(fd, bytes, count, at);
}
ssize_t pwrite64(int fd, const void *bytes, size_t count, off64_t at) {
  return fails("write", fd) ? -1 : REAL(pwrite64)(fd, bytes, count, at);
}
int fsync(int fd) { return fails("sync", fd) ? -1 : REAL(fsync)(fd); }
int fdatasync(int fd) { return fails("sync", fd) ? -1 : REAL(fdatasync)(fd); }
