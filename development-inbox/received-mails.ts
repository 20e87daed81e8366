import PostalMime, { type Email } from 'postal-mime'

/** A mail as it came over the wire, and what it says. */
export interface ReceivedMail {
  /** 1 for the first since the start; part of its address. */
  number: number
  receivedAt: Date
  raw: string
  content: Email
}

/** Enough to look at; the oldest go first. */
const most = 200

/** The mails since the start, newest first, in memory only. */
export interface ReceivedMails {
  all(): readonly ReceivedMail[]
  get(number: number): ReceivedMail | undefined
  add(raw: Buffer): Promise<void>
  /** @returns a function that ends the calls */
  onArrival(tell: () => void): () => void
}

export function createReceivedMails(): ReceivedMails {
  const mails: ReceivedMail[] = []
  const listeners = new Set<() => void>()
  let count = 0
  return {
    all: () => mails,
    get: (number) => mails.find((mail) => mail.number === number),
    async add(raw) {
      const content = await PostalMime.parse(raw)
      count += 1
      mails.unshift({ number: count, receivedAt: new Date(), raw: raw.toString('utf8'), content })
      mails.length = Math.min(mails.length, most)
      for (const tell of listeners) tell()
    },
    onArrival(tell) {
      listeners.add(tell)
      return () => listeners.delete(tell)
    },
  }
}
