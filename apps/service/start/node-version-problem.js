/**
 * The first major version with the `node:sqlite` and type stripping that this service is tested
 * with.
 */
const requiredMajor = 26

/**
 * Says why the service cannot run on a version of Node, and how to start it with the right one. In
 * JavaScript, because a Node that is too old may not read TypeScript.
 * @param {string} version as in `process.versions.node`, such as "26.10.0"
 * @returns {string | null} `null` when it can
 */
export function nodeVersionProblem(version) {
  if (Number.parseInt(version, 10) >= requiredMajor) return null
  return (
    `This service needs Node ${requiredMajor} or newer and was started with ${version}. ` +
    'Start it with "npm run serve", which uses the Node that "npm install" installed.'
  )
}
