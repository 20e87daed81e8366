import { closeSync, fdatasyncSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'

const block = Buffer.alloc(4096, 1)
const blocks = 1000

/**
 * How many blocks of 4 kB a second the disk syncs one after the other: the limit for a program that
 * waits for the disk at every write. The file is overwritten again and again, like a write-ahead
 * log.
 */
export function diskCommitsPerSecond(folder: string, seconds: number): number {
  const file = openSync(join(folder, 'disk-commits'), 'w')
  try {
    for (let index = 0; index < blocks; index++) writeSync(file, block)
    fdatasyncSync(file)
    const start = performance.now()
    let count = 0
    while (performance.now() - start < seconds * 1000) {
      writeSync(file, block, 0, block.length, (count % blocks) * block.length)
      fdatasyncSync(file)
      count += 1
    }
    return (count * 1000) / (performance.now() - start)
  } finally {
    closeSync(file)
  }
}
