import { createInterface } from 'node:readline/promises'

/** Where a question is asked: standard input, and where it does not mix with results. */
export interface Terminal {
  input: NodeJS.ReadableStream & { isTTY?: boolean }
  output: NodeJS.WritableStream
}

/**
 * Whether a question is answered with "yes". Without a terminal nobody can answer, and the answer is
 * no; so it is with Ctrl+C and Ctrl+D, at which readline rejects.
 */
export async function confirm(question: string, { input, output }: Terminal): Promise<boolean> {
  if (!input.isTTY) return false
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
