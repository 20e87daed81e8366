import { createInterface } from 'node:readline/promises'

/** Where a question is asked: standard input, and where it does not mix with results. */
export interface Terminal {
  input: NodeJS.ReadableStream & { isTTY?: boolean }
  output: NodeJS.WritableStream
}

/**
 * Whether a question is answered with "yes". Without a terminal the answer is no, and `--yes` is
 * named. It is no as well with Ctrl+C and Ctrl+D, at which readline rejects.
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
