import { StartProblem } from './start-problem.ts'

/** The first release line whose `node:sqlite` and type stripping this service is tested with. */
const requiredMajor = 26

/**
 * @param version as in `process.versions.node`, such as "26.10.0"
 * @throws StartProblem that says how to start with the right one
 */
export function assertNodeVersion(version: string): void {
  if (Number.parseInt(version, 10) >= requiredMajor) return
  throw new StartProblem(
    `This service needs Node ${requiredMajor} or newer and was started with ${version}. ` +
      'Start it with "npm run serve", which uses the Node that "npm install" brought along.',
  )
}
