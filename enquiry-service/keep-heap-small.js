import v8 from 'node:v8'

// A site of this size is paid for by its memory, not by its speed: together these take 60 MB off what
// the service holds under load, and some tens of microseconds are added to each request
// (npm run bench -- enquiries). Node knows no setting for them in a file.
v8.setFlagsFromString('--semi-space-growth-factor=1')
v8.setFlagsFromString('--heap-growing-percent=25')
v8.setFlagsFromString('--no-maglev')
