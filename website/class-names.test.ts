import { glob } from 'node:fs/promises'
import { basename } from 'node:path'
import { expect, test } from 'vitest'

test('no two stylesheets share a name, for class names are made from it', async () => {
  const names = (await Array.fromAsync(glob('website/src/**/*.module.css'))).map((file) =>
    basename(file),
  )
  expect(names.length).toBeGreaterThan(20)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})
