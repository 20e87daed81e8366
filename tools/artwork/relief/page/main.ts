import { renderRelief, type ReliefOrder } from './render-relief.ts'

interface ReliefPage {
  /** Renders a picture and delivers it as 8-bit RGBA, bottom row first. */
  deliverRelief: (order: ReliefOrder) => Promise<void>
}

declare global {
  interface Window {
    reliefPage: ReliefPage
  }
}

window.reliefPage = { deliverRelief: renderRelief }
