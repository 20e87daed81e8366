/** A problem as a workflow command, by which GitHub shows it in a pull request, at the file that it names. */
export function annotation(problem: string): string {
  const [file] = /content\/[\w./-]*\w/.exec(problem) ?? []
  const message = problem.replaceAll('%', '%25').replaceAll('\n', '%0A')
  return `::error${file ? ` file=${file}` : ''}::${message}`
}
