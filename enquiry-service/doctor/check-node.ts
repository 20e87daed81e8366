import { nodeVersionProblem } from '../process/node-version-problem.js'
import { fail, ok, type Finding } from './finding.ts'

/** @param version as in `process.versions.node` */
export function checkNode(version: string): Finding[] {
  const problem = nodeVersionProblem(version)
  return [problem === null ? ok(`Node ${version}.`) : fail(problem)]
}
