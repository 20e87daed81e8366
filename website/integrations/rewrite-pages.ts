import { readFile, writeFile } from 'node:fs/promises'
import type { HookParameters } from 'astro'

/** Passes every built page through `rewrite`. */
export async function rewritePages(
  { dir, pages }: Pick<HookParameters<'astro:build:done'>, 'dir' | 'pages'>,
  rewrite: (html: string) => string,
): Promise<void> {
  for (const { pathname } of pages) {
    const file = new URL(pathname === '' ? 'index.html' : `${pathname}.html`, dir)
    await writeFile(file, rewrite(await readFile(file, 'utf8')))
  }
}
