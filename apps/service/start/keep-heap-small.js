import v8 from 'node:v8'

// Halves the service's memory under load (docs/decisions/0012-small-heap.md).
v8.setFlagsFromString('--semi-space-growth-factor=1')
v8.setFlagsFromString('--heap-growing-percent=25')
v8.setFlagsFromString('--no-maglev')
