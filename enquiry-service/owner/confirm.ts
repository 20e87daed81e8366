import { createInterface } from 'node:readline/promises'

/** Standard input, and an output that does not mix with results. */
export interface Terminal {
  input: NodeJS.ReadableStream & { isTTY?: boolean }
  output: NodeJS.WritableStream
}

/**
 * Asks a question and resolves with whether the answer is "yes". Without a terminal it is no, and
 * the question mentions `--yes`. Ctrl+C and Ctrl+D, which make readline reject, also count as no.
 */
export async function confirm(question: string, { input, output }: Terminal): Promise<boolean> {
  if (!input.isTTY) {
    output.write(`${question} This is not a terminal: use --yes to confirm.\n`)
    return false
  }
  const dialogue = createInterface({ input, output })
  try {
    const answer = await dialogue.question(`${question} Type "yes": `)
    return answer.trim().toLowerCase() === 'yes'
  } catch (error) {
    if ((error as Error).name === 'AbortError') return false
    throw error
  } finally {
    dialogue.close()
  }
}
