import { glob } from 'node:fs/promises'
import { basename } from 'node:path'
import { expect, test } from 'vitest'

test('no two stylesheets have the same name, which is part of their class names', async () => {
  const names = (await Array.fromAsync(glob('apps/website/src/**/*.module.css'))).map((file) =>
    basename(file),
  )
  expect(names.length).toBeGreaterThan(20)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})
