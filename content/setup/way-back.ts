import type { Terminal } from './ask-value.ts'

class Back extends Error {}

/**
 * Lets whoever types "back" return to the previous question: asks again from the first one, with the answers
 * given so far, up to the last but one.
 */
export async function withWayBack<Facts>(
  terminal: Terminal,
  ask: (terminal: Terminal) => Promise<Facts>,
): Promise<Facts> {
  const answers: string[] = []
  for (;;) {
    try {
      return await ask(repeating(terminal, answers))
    } catch (error) {
      if (!(error instanceof Back)) throw error
      answers.pop()
    }
  }
}

/** Answers its first questions as before, without showing them, and adds every new answer. */
function repeating(terminal: Terminal, answers: string[]): Terminal {
  let asked = 0
  return {
    say: (line) => {
      if (asked === answers.length) terminal.say(line)
    },
    ask: async (question) => {
      const earlier = answers[asked]
      if (earlier === undefined) {
        const answer = await terminal.ask(question)
        if (answer.trim().toLowerCase() === 'back') throw new Back()
        answers.push(answer)
      }
      return answers[asked++] ?? ''
    },
  }
}
