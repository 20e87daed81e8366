/** What the tests need from a browser, whatever its driver. */
export interface EngineBrowser {
  open(url: string): Promise<unknown>
  /** Runs a function in the page; it may use only its arguments. */
  evaluate<Arguments extends unknown[], Result>(
    pageFunction: (...given: Arguments) => Result,
    ...given: Arguments
  ): Promise<Awaited<Result>>
  /** Clicks with the mouse, in CSS pixels from the window's top left. */
  clickAt(x: number, y: number): Promise<void>
  moveTo(x: number, y: number): Promise<void>
  /** Types into the focused element. */
  type(text: string): Promise<void>
  press(key: 'Escape' | 'Tab'): Promise<void>
  back(): Promise<unknown>
  reload(): Promise<unknown>
  /** WebKitGTK's test browser cannot be narrower than about 450 px. */
  resize(width: number, height: number): Promise<void>
  /** The page as a PDF on A4. WebKit's driver cannot print. */
  print?(): Promise<Uint8Array>
  close(): Promise<void>
}

/** Options that must be set before a browser starts. */
export interface EngineOptions {
  javaScriptEnabled?: boolean
  reducedMotion?: boolean
}
