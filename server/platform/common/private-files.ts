/** Every program imports this: only its own user can read what it writes. */
process.umask(0o077);
