/** What `npm` runs to open every page of the built site in a browser. */
export const pageCheck = [
  ...['run', '--silent', 'test:e2e', '--', 'complete-sections'],
  ...['--project=desktop', '--reporter=line'],
]
