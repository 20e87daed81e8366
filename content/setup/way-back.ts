import type { Terminal } from './ask-value.ts'

class Back extends Error {}

interface Answer {
  question: string
  answer: string
}

/**
 * Lets whoever types "back" return to the previous question: asks again from the first one, with the answers
 * given so far, up to the last but one. Answers that were taken back are offered again.
 */
export async function withWayBack<Facts>(
  terminal: Terminal,
  ask: (terminal: Terminal) => Promise<Facts>,
): Promise<Facts> {
  const answers: Answer[] = []
  const takenBack = new Map<string, string>()
  for (;;) {
    try {
      return await ask(repeating(terminal, answers, takenBack))
    } catch (error) {
      if (!(error instanceof Back)) throw error
      const last = answers.pop()
      if (last) takenBack.set(last.question, last.answer)
    }
  }
}

/** Answers its first questions as before, without showing them, and adds every new answer. */
function repeating(
  terminal: Terminal,
  answers: Answer[],
  takenBack: ReadonlyMap<string, string>,
): Terminal {
  let asked = 0
  return {
    say: (line) => {
      if (asked === answers.length) terminal.say(line)
    },
    ask: async (question) => {
      const earlier = answers[asked]
      if (earlier) {
        asked += 1
        return earlier.answer
      }
      if (answers.at(-1)?.question === question) {
        // Its answer was refused, and is nothing to return to.
        answers.pop()
        asked -= 1
      }
      const answer = await askAgain(terminal, question, takenBack.get(question))
      answers.push({ question, answer })
      asked += 1
      return answer
    },
  }
}

async function askAgain(terminal: Terminal, question: string, before = ''): Promise<string> {
  const asked = before ? question.replace(/( \[[^\]]*\])?: $/, () => ` [${before}]: `) : question
  const answer = (await terminal.ask(asked)).trim()
  if (answer.toLowerCase() === 'back') throw new Back()
  return answer || before
}
