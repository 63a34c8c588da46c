// The two programs of a package in one file: which of them runs is told by the name it is started by.
//
// `orihon-review` alone, with the Swift runtime inside, would take another 29 MB on the disk.

#include <string.h>

int OrihonCommand_main(int count, char **words);
int OrihonReview_main(int count, char **words);

int main(int count, char **words) {
  const char *path = count > 0 ? words[0] : "";
  const char *slash = strrchr(path, '/');
  const char *name = slash ? slash + 1 : path;
  return strcmp(name, "orihon-review") == 0 ? OrihonReview_main(count, words) : OrihonCommand_main(count, words);
}
