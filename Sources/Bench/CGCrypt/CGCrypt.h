#if __has_include(<gcrypt.h>)
#include <gcrypt.h>

// The controls of Libgcrypt take any number of arguments, which Swift does not call.
static inline void CGCryptSHA256(const void *bytes, size_t count, unsigned char *digest) {
  if (!gcry_control(GCRYCTL_INITIALIZATION_FINISHED_P)) {
    gcry_check_version(NULL);
    // Nothing secret is hashed, so no memory is locked for it.
    gcry_control(GCRYCTL_DISABLE_SECMEM, 0);
    gcry_control(GCRYCTL_INITIALIZATION_FINISHED, 0);
  }
  gcry_md_hash_buffer(GCRY_MD_SHA256, digest, bytes, count);
}
#else
#error "Libgcrypt is missing: apt install libgcrypt20-dev"
#endif
