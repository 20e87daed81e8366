import { globSync, readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { cached } from '../cached.ts'
import { cacheVersion } from '../cache-version.ts'
import { cache, mediaFile } from '../paths.ts'
import { growTerrain } from './terrain.ts'
import { terrainCells } from './world.ts'

/** The landscape, simulated once and then stored. Heights in metres, 32-bit floats. */
export async function storedTerrain(): Promise<Buffer> {
  const path = `${cache}terrain-${sourceFingerprint()}.f32`
  await cached(path, async (temporary) => {
    console.log(`Terrain: growing ${terrainCells} × ${terrainCells} cells, a minute or two`)
    const heights = growTerrain((cells) => {
      console.log(`Terrain: ${cells} × ${cells} done`)
    })
    await writeFile(temporary, new Uint8Array(heights.buffer))
  })
  return readFile(path)
}

function sourceFingerprint(): string {
  const sources = globSync([mediaFile('./terrain/*.ts'), mediaFile('./interpolation.ts')])
  const code = sources.filter((file) => !file.endsWith('.test.ts')).sort()
  return cacheVersion(...code.map((file) => readFileSync(file, 'utf8')))
}
