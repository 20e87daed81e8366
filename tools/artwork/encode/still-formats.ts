import { words } from '../words.ts'

/** How a lossless picture (PNG) is encoded for the site. */
export interface StillFormat {
  readonly extension: 'avif' | 'webp' | 'jpg'
  readonly command: (
    source: string,
    output: string,
  ) => readonly [program: string, options: readonly string[]]
}

/**
 * Quantizers from 0 (best) to 63. Ten bits, because eight show bands in skies and shadows. Slower
 * speeds than 2 save no more.
 * `grainTable`, a file in the format of libaom, describes grain that decoders add.
 */
export function avif(minimum: number, maximum: number, grainTable?: string): StillFormat {
  const options = words(`--speed 2 --jobs 2 --depth 10 --yuv 420 --min ${minimum} --max ${maximum}`)
  if (grainTable) options.push('-a', `film-grain-table=${grainTable}`)
  return {
    extension: 'avif',
    command: (source, output) => ['avifenc', [...options, source, output]],
  }
}

/** Quality from 0 to 100 (best). */
export function webp(quality: number): StillFormat {
  const options = words(`-quiet -m 6 -sharp_yuv -q ${quality}`)
  return {
    extension: 'webp',
    command: (source, output) => ['cwebp', [...options, source, '-o', output]],
  }
}

/** Scale from 2 (best) to 31. */
export function jpeg(scale: number): StillFormat {
  return {
    extension: 'jpg',
    command: (source, output) => [
      'ffmpeg',
      [...words('-y -loglevel error -i'), source, ...words(`-q:v ${scale}`), output],
    ],
  }
}
