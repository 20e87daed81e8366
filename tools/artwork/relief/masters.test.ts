import { describe, expect, it } from 'vitest'
import { fullSizes, mastersOf } from './masters.ts'

const terrain = Uint8Array.of(1)
const masters = mastersOf(terrain, fullSizes)

describe('mastersOf', () => {
  it('names every picture of every scene differently', () => {
    expect(new Set(masters.map((master) => master.path)).size).toBe(masters.length)
  })

  it('draws portraits and areas square, the plates of pages 4:3 and the pictures of cases 2.2:1', () => {
    for (const { scene, size } of masters) {
      const ratio = /^(portrait|area)/.test(scene) ? 1 : scene.startsWith('case') ? 64 / 29 : 4 / 3
      expect(size.width / size.height, scene).toBe(ratio)
    }
  })

  it('draws only what shows the landscape again when it changes', () => {
    const others = new Set(mastersOf(Uint8Array.of(2), fullSizes).map((master) => master.path))
    const changed = masters.filter((master) => !others.has(master.path))
    expect(changed.map(({ scene, theme }) => `${scene} ${theme}`)).toEqual([
      'about light',
      'about dark',
    ])
  })
})
