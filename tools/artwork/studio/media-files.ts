import { readFile } from 'node:fs/promises'
import ts from 'typescript'
import { mediaFile } from '../paths.ts'

interface ServedFile {
  readonly content: string
  readonly type: string
}

/** Reads a file of this folder for the browser: TypeScript without its types, shaders as text. */
export async function readMediaFile(path: string): Promise<ServedFile> {
  if (path.includes('..') || !/\.(ts|glsl)$/.test(path)) throw new Error(`Not served: ${path}`)
  const source = await readFile(mediaFile(`.${path}`), 'utf8')
  return path.endsWith('.ts')
    ? { content: withoutTypes(source), type: 'text/javascript' }
    : { content: source, type: 'text/plain' }
}

function withoutTypes(source: string): string {
  const { ESNext } = ts.ScriptTarget
  return ts.transpileModule(source, {
    compilerOptions: { target: ESNext, module: ts.ModuleKind.ESNext, verbatimModuleSyntax: true },
  }).outputText
}
