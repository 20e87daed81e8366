/**
 * A problem as GitHub shows it in a pull request, at the file that it names
 * (https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands).
 */
export function annotation(problem: string): string {
  const [file] = /content\/[\w./-]*\w/.exec(problem) ?? []
  const message = problem.replaceAll('%', '%25').replaceAll('\n', '%0A')
  return `::error${file ? ` file=${file}` : ''}::${message}`
}
