/** What the journeys need of a browser, whatever protocol drives it. */
export interface EngineBrowser {
  open(url: string): Promise<unknown>
  /** Runs a function in the page; it may use nothing but its arguments. */
  ask<Given extends unknown[], Answer>(
    question: (...given: Given) => Answer,
    ...given: Given
  ): Promise<Awaited<Answer>>
  /** Clicks with the mouse, in CSS pixels from the window's upper left. */
  clickAt(x: number, y: number): Promise<void>
  moveTo(x: number, y: number): Promise<void>
  /** Types into what has the focus. */
  type(text: string): Promise<void>
  press(key: 'Escape' | 'Tab'): Promise<void>
  back(): Promise<unknown>
  reload(): Promise<unknown>
  /** WebKitGTK's test browser has no narrower window than about 450 px. */
  resize(width: number, height: number): Promise<void>
  /** A PNG of what is in sight, in base64. */
  screenshot(): Promise<string>
  close(): Promise<void>
}

/** What has to be decided before a browser starts. */
export interface EngineOptions {
  runsScript: boolean
  prefersCalm: boolean
}
