/* Note everything that a process writes below the folder DISK into the file NOTES, and let some of it fail.
 *
 * FAIL is "KIND FIRST COUNT": the writes (w), syncs (s) or truncations (t) from number FIRST on fail COUNT times.
 * A note is a line, "w PATH OFFSET LENGTH" with the bytes after it, "s PATH 0", "t PATH SIZE" or "u PATH 0"; one
 * that failed has f before its kind, and a write that failed has written its first half. The file "told" never fails.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

static pthread_mutex_t gate = PTHREAD_MUTEX_INITIALIZER;
static int notes = -1;
static int seen[128];

/* The path of a file below the folder, or nothing. */
static const char *ours(int fd, char *path) {
    char link[64];
    const char *folder = getenv("DISK");
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = folder ? readlink(link, path, PATH_MAX - 1) : -1;
    if (length < 0) return NULL;
    path[length] = 0;
    return strncmp(path, folder, strlen(folder)) ? NULL : path + strlen(folder) + 1;
}

static int fails(char kind, const char *path) {
    char wanted = 0;
    int first = 0, count = 0, number = ++seen[(int)kind];
    const char *how = strcmp(path, "told") ? getenv("FAIL") : NULL;
    if (!how || sscanf(how, "%c %d %d", &wanted, &first, &count) != 3) return 0;
    return kind == wanted && first <= number && number < first + count;
}

static void put(const void *bytes, size_t length) {
    const char *file = getenv("NOTES");
    if (notes < 0 && file) notes = syscall(SYS_openat, AT_FDCWD, file, O_WRONLY | O_CREAT | O_APPEND, 0600);
    while (length) {
        long done = syscall(SYS_write, notes, bytes, length);
        if (done <= 0) abort();
        bytes = (const char *)bytes + done, length -= done;
    }
}

static void note(const char *line, const void *bytes, size_t length) {
    put(line, strlen(line));
    if (length) put(bytes, length);
}

static ssize_t written(int fd, const void *bytes, size_t length, off_t at, const char *path) {
    char line[PATH_MAX + 64];
    pthread_mutex_lock(&gate);
    int failing = fails('w', path);
    size_t some = failing ? length / 2 : length;
    long done = syscall(SYS_pwrite64, fd, bytes, some, at);
    snprintf(line, sizeof line, "%sw %s %ld %ld\n", failing ? "f" : "", path, (long)at, done);
    if (done >= 0) note(line, bytes, done);
    pthread_mutex_unlock(&gate);
    if (!failing) return done;
    errno = EIO;
    return -1;
}

ssize_t pwrite64(int fd, const void *bytes, size_t length, off64_t at) {
    char path[PATH_MAX];
    const char *found = ours(fd, path);
    return found ? written(fd, bytes, length, at, found) : syscall(SYS_pwrite64, fd, bytes, length, at);
}

ssize_t pwrite(int fd, const void *bytes, size_t length, off_t at) {
    return pwrite64(fd, bytes, length, at);
}

ssize_t write(int fd, const void *bytes, size_t length) {
    char path[PATH_MAX];
    const char *found = ours(fd, path);
    if (!found) return syscall(SYS_write, fd, bytes, length);
    off_t at = lseek(fd, 0, SEEK_CUR);
    ssize_t done = written(fd, bytes, length, at, found);
    if (done > 0) lseek(fd, at + done, SEEK_SET);
    return done;
}

/* What is not a write: do it, unless it fails, and note it. */
static int changed(char kind, const char *path, long size, long call, long one, long two) {
    char line[PATH_MAX + 64];
    pthread_mutex_lock(&gate);
    int failing = fails(kind, path);
    int done = failing ? -1 : (int)syscall(call, one, two);
    snprintf(line, sizeof line, "%s%c %s %ld\n", failing ? "f" : "", kind, path, size);
    if (failing || done >= 0) note(line, NULL, 0);
    pthread_mutex_unlock(&gate);
    if (failing) errno = EIO;
    return done;
}

int fsync(int fd) {
    char path[PATH_MAX];
    const char *found = ours(fd, path);
    return found ? changed('s', found, 0, SYS_fsync, fd, 0) : (int)syscall(SYS_fsync, fd);
}

int fdatasync(int fd) {
    char path[PATH_MAX];
    const char *found = ours(fd, path);
    return found ? changed('s', found, 0, SYS_fdatasync, fd, 0) : (int)syscall(SYS_fdatasync, fd);
}

int ftruncate64(int fd, off64_t size) {
    char path[PATH_MAX];
    const char *found = ours(fd, path);
    return found ? changed('t', found, size, SYS_ftruncate, fd, size) : (int)syscall(SYS_ftruncate, fd, size);
}

int ftruncate(int fd, off_t size) {
    return ftruncate64(fd, size);
}

int unlink(const char *path) {
    const char *folder = getenv("DISK");
    int below = folder && !strncmp(path, folder, strlen(folder));
    return below ? changed('u', path + strlen(folder) + 1, 0, SYS_unlink, (long)path, 0)
                 : (int)syscall(SYS_unlink, path);
}
