/** How a picture without loss (PNG) becomes a file for the site. */
export interface StillFormat {
  readonly extension: 'avif' | 'webp' | 'jpg'
  readonly command: (source: string, output: string) => readonly [string, readonly string[]]
}

/** Quantizers from 0 (best) to 63. */
export function avif(minimum: number, maximum: number): StillFormat {
  const quantizers = ['--min', String(minimum), '--max', String(maximum)]
  return {
    extension: 'avif',
    command: (source, output) => [
      'avifenc',
      ['--speed', '4', '--jobs', '2', '--yuv', '420', ...quantizers, source, output],
    ],
  }
}

/** Quality from 0 to 100 (best). */
export function webp(quality: number): StillFormat {
  return {
    extension: 'webp',
    command: (source, output) => [
      'cwebp',
      ['-quiet', '-m', '6', '-sharp_yuv', '-q', String(quality), source, '-o', output],
    ],
  }
}

/** Scale from 2 (best) to 31. */
export function jpeg(scale: number): StillFormat {
  return {
    extension: 'jpg',
    command: (source, output) => [
      'ffmpeg',
      ['-y', '-loglevel', 'error', '-i', source, '-q:v', String(scale), output],
    ],
  }
}
